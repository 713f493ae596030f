import { seatIn } from '@cityhall/table/roster.ts';
import type { TableSummary } from '@cityhall/wire';
import type { Storage } from '../storage/storage.ts';
import type { Hub } from '../tables/hub.ts';

const most = 100;

/** The tables where a person has a seat, as they are now, the latest first. */
export async function myTables(hub: Hub, storage: Storage, person: string): Promise<TableSummary[]> {
  const ids = (await storage.people.sittings(person)).slice(0, most);
  const found = await Promise.all(ids.map((table) => summaryOf(hub, table, person)));
  return found.filter((summary) => summary !== undefined).sort((a, b) => b.at - a.at);
}

async function summaryOf(hub: Hub, table: string, person: string): Promise<TableSummary | undefined> {
  const roster = await hub.roster(table);
  const seat = roster ? seatIn(roster, person) : null;
  if (!roster || seat === null) return undefined;
  const { game, title, status, names, asked, due, at } = roster;
  const own = asked.find((one) => one.seat === seat);
  return {
    table,
    game,
    title,
    status,
    names,
    seat,
    awaited: own !== undefined,
    asked: own?.text ?? '',
    since: own?.since ?? null,
    due: due?.seat === seat ? due.at : null,
    at,
  };
}
