import { createHash } from 'node:crypto';
import { askRules, readAnew } from './loading.ts';
import type { Reader } from './reading.ts';
import type { Registry } from './registry.ts';
import type { TableRuntime } from './runtime.ts';
import { bodyWithout } from './scrub.ts';
import { keepSnapshot } from './snapshots.ts';
import { type Request, stopRequest, submit, submitForHouse } from './submit.ts';
import { inTurn } from './table.ts';

/** What can be done at tables, by their ids. */
export interface Commands {
  /** Carries a command out and answers it. Never rejects. */
  submit(table: string, request: Request): Promise<void>;
  /** Stops a table for good. False where there is no such table. */
  stop(table: string): Promise<boolean>;
  /** Forgets what is in memory of a table, reads it in anew, and lets it go on where it had stopped. False where there is no such table. */
  reload(table: string): Promise<boolean>;
  /** Sets the next table of the same people: made once, however many ask. @returns its id, or undefined where the game goes on */
  rematch(table: string, person: string, name: string): Promise<string | undefined>;
  /** Takes a person's name out of what is stored of a table they have been at. */
  scrub(table: string, person: string): Promise<void>;
}

/** @param measured puts the measuring of a command around its answer */
export function createCommands(
  runtime: TableRuntime,
  registry: Registry,
  reader: Reader,
  measured: (request: Request) => Request,
): Commands {
  const { storage, clock } = runtime;

  async function submitTo(table: string, request: Request): Promise<void> {
    const live = registry.use(table);
    await submit(runtime, live, measured(request));
    if (!live.roster && !live.refreshing && live.queued === 0) registry.drop(table);
  }

  return {
    submit: submitTo,

    async stop(table) {
      const live = registry.use(table);
      if (!(await reader.roster(live))) return false;
      await submit(runtime, live, stopRequest(live));
      return live.roster?.status === 'stopped';
    },

    async reload(table) {
      const live = registry.use(table);
      const isKnown = await readAnew(runtime, live);
      // Without its match, which the rules could not carry out, there is nothing to go on with.
      if (live.roster?.status === 'stopped' && Number.isFinite(live.snapshotted)) {
        await submitForHouse(runtime, live, { kind: 'restart' }, `restart:${live.told}`);
      }
      return isKnown;
    },

    async rematch(table, person, name) {
      const live = registry.use(table);
      const roster = await reader.roster(live);
      if (roster?.status !== 'over') return undefined;
      // Its id follows from this table's, so that all who ask at once make one and the same.
      const next = createHash('sha256').update(`rematch ${table}`).digest('base64url').slice(0, 22);
      const { places, ...plan } = await askRules(runtime, live, 'again', table);
      for (const place of places) if (place.person) await storage.people.keepSitting(place.person, next, clock.now());
      const command = { kind: 'create', person, name, seats: places.length, places, ...plan } as const;
      await submitTo(next, { command, id: 'rematch', answer: () => undefined });
      await submitForHouse(runtime, live, { kind: 'rematch', table: next }, 'rematch');
      return (await reader.roster(registry.use(next))) ? next : undefined;
    },

    async scrub(table, person) {
      const live = registry.use(table);
      if (!(await reader.roster(live))) return;
      await inTurn(live, async () => {
        for (const { version, body } of await storage.tables.tail(table, 0)) {
          const without = bodyWithout(body, person);
          if (without !== body) await storage.tables.rewriteEntry(table, version, without);
        }
        await keepSnapshot(runtime, live);
      });
    },
  };
}
