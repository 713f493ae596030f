import type { Command, Roster } from '@cityhall/table';
import { RulesEnded, TableAbsent, ThreadLost } from '../threads/pool.ts';
import type { Loaded, Proposal, RulesQuestions } from '../threads/protocol.ts';
import type { Arguments, Result } from '../threads/rpc.ts';
import { takeDrafts } from './drafts.ts';
import type { TableRuntime } from './runtime.ts';
import { inTurn, type LiveTable } from './table.ts';

/** How often a question is asked anew when a thread ended under it or had lost the table. */
const mostTries = 5;

/**
 * The table's roster, read in where it is not in memory; undefined where there is no such table.
 * @throws where the storage fails
 */
export function rosterNow(runtime: TableRuntime, live: LiveTable): Promise<Roster | undefined> {
  if (live.roster) return Promise.resolve(live.roster);
  live.reading ??= readInPatiently(runtime, live).finally(() => {
    live.reading = undefined;
  });
  return live.reading;
}

/**
 * Asks the rules about a table; reads it in first where its thread does not hold it.
 * @throws {RulesEnded} where the rules did not come back from this very question
 */
export async function askRules<Method extends Exclude<keyof RulesQuestions, 'load' | 'loadBare'>>(
  runtime: TableRuntime,
  live: LiveTable,
  method: Method,
  ...args: Arguments<RulesQuestions[Method]>
): Promise<Result<RulesQuestions[Method]>> {
  for (let tries = 1; ; tries++) {
    try {
      return await runtime.rules.ask(method, ...args);
    } catch (error) {
      const again = error instanceof TableAbsent || error instanceof ThreadLost;
      if (again || error instanceof RulesEnded) live.roster = undefined;
      if (!again || tries === mostTries) throw error;
      await rosterNow(runtime, live);
    }
  }
}

/** Forgets a table: what is stored may be newer than what is in memory. */
export function forget(runtime: TableRuntime, live: LiveTable): void {
  live.roster = undefined;
  // The thread may have ended already; then there is nothing to forget.
  runtime.rules.ask('forget', live.id).catch(() => undefined);
}

/** Forgets what is in memory of a table and reads it in from what is stored. @returns whether there is such a table */
export function readAnew(runtime: TableRuntime, live: LiveTable): Promise<boolean> {
  return inTurn(live, async () => {
    forget(runtime, live);
    return (await rosterNow(runtime, live)) !== undefined;
  });
}

async function readInPatiently(runtime: TableRuntime, live: LiveTable): Promise<Roster | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await readIn(runtime, live);
    } catch (error) {
      if (!(error instanceof ThreadLost) || tries === mostTries) throw error;
    }
  }
}

/** Newest snapshot, then the entries after it, into the memory of the table's rules thread. */
async function readIn(runtime: TableRuntime, live: LiveTable): Promise<Roster | undefined> {
  const { storage } = runtime;
  const [snapshot, drafts] = await Promise.all([storage.tables.snapshot(live.id), storage.tables.drafts(live.id)]);
  const rows = await storage.tables.tail(live.id, snapshot?.version ?? 0);
  if (!snapshot && rows.length === 0) return undefined;
  const known = live.told > 0;
  const told = known ? live.told : Number.POSITIVE_INFINITY;
  const loaded = await loadedBy(runtime, live, () => runtime.rules.ask('load', live.id, snapshot ?? null, rows, told));
  if (!loaded) return undefined;
  // Read before a commit that was told of meanwhile: nobody may be shown less than they were.
  if (known && loaded.roster.version < live.told) throw new ThreadLost('the table has gone on meanwhile');
  takeDrafts(live, drafts);
  live.snapshotted = loaded.bare ? Number.POSITIVE_INFINITY : (snapshot?.version ?? 0);
  live.roster = loaded.roster;
  if (!known) live.told = loaded.roster.version;
  for (const effects of loaded.untold) runtime.advanced(live, effects, 'elsewhere');
  if (loaded.outdated) await adoptRules(runtime, live, { kind: 'rules', back: loaded.outdated.back });
  runtime.readIn(live);
  return live.roster;
}

/** The table by its rules, or bare where they cannot carry its log out: it stops and says so. */
async function loadedBy(
  { rules, storage, log }: TableRuntime,
  live: LiveTable,
  load: () => Promise<Loaded | null>,
): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ThreadLost) throw error;
    log.error({ table: live.id, err: error }, 'a table cannot be carried on under the present rules');
    return rules.ask('loadBare', live.id, await storage.tables.tail(live.id, 0));
  }
}

/** Writes into the table's log that it goes on under other rules, and keeps what it goes on from. */
async function adoptRules(runtime: TableRuntime, live: LiveTable, command: Command): Promise<void> {
  const { rules, storage, log } = runtime;
  const at = runtime.clock.now();
  const proposal: Proposal = await rules.ask('propose', live.id, at, command);
  if (!('row' in proposal)) throw new Error('other rules were refused');
  const { row, effects } = proposal;
  const won = await storage.tables.append({ ...row, table: live.id, command: `rules:${row.version}`, at });
  // Another node was first: its entry is read with the next reading in.
  if (!won) throw new ThreadLost('the table has gone on meanwhile');
  rules.tell('settle', live.id, row.version);
  await storage.tables.keepSnapshot(await rules.ask('snapshot', live.id));
  live.snapshotted = row.version;
  log.info({ table: live.id, version: row.version }, 'a table goes on under other rules');
  runtime.advanced(live, effects, 'elsewhere');
}
