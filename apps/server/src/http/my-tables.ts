import { summaryFor } from '@cityhall/table/roster.ts';
import type { TableSummary } from '@cityhall/wire';
import type { Storage } from '../storage/storage.ts';
import type { Hub } from '../tables/hub.ts';

const most = 100;

/** The tables where a person has a seat, as they are now, the latest first. */
export async function myTables(hub: Hub, storage: Storage, person: string): Promise<TableSummary[]> {
  const ids = (await storage.people.sittings(person)).slice(0, most);
  const found = await Promise.all(
    ids.map(async (table) => {
      const roster = await hub.roster(table);
      return roster && summaryFor(table, roster, person);
    }),
  );
  return found.filter((summary) => summary !== undefined).sort((a, b) => b.at - a.at);
}
