import type { Roster } from '@cityhall/table';
import type { Reader } from './reading.ts';
import type { Registry } from './registry.ts';
import type { TableRuntime } from './runtime.ts';
import { submitForHouse } from './submit.ts';
import type { LiveTable } from './table.ts';

const timeEvery = 1_000;

/** Notes what those must know who do not hold the table: that it is listed, and when time brings it something. */
export function noteAbroad({ storage, clock, log }: TableRuntime, live: LiveTable, roster: Roster): void {
  const before = live.abroad;
  const due = roster.due?.at ?? null;
  live.abroad = { listed: roster.listed, due };
  const note = (work: () => Promise<unknown>) => {
    const late = (err: unknown) => log.warn({ table: live.id, err }, 'what the table waits for was not noted');
    live.noting = live.noting.then(work).catch(late);
  };
  if (before?.listed !== roster.listed) {
    note(() =>
      roster.listed ? storage.tables.keepListing(live.id, clock.now()) : storage.tables.dropListing(live.id),
    );
  }
  if (before?.due !== due) note(() => storage.tables.keepDue(live.id, due));
}

/**
 * Lets time do what is due at any table, in memory or not: reminders, and seats that are late.
 * @returns a function that stops it
 */
export function letTimePass(runtime: TableRuntime, registry: Registry, reader: Reader): () => void {
  const { storage, clock, log, closing } = runtime;

  async function look(): Promise<void> {
    if (closing.aborted) return;
    for (const id of await storage.tables.dueBy(clock.now())) {
      const live = registry.use(id);
      const roster = await reader.roster(live);
      if (!roster) await storage.tables.keepDue(id, null);
      else if (roster.due && roster.due.at <= clock.now()) {
        await submitForHouse(runtime, live, { kind: 'time' }, roster.due.name);
      } else await storage.tables.keepDue(id, roster.due?.at ?? null);
    }
  }

  return clock.every(timeEvery, () => look().catch((err) => log.warn({ err }, 'what was due could not be looked up')));
}
