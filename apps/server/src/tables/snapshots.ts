import type { TableRuntime } from './runtime.ts';
import type { LiveTable } from './table.ts';

/** Entries after which a table is kept as it is, so that reading it in need not begin at its creation. */
const snapshotEvery = 64;

/** Keeps a snapshot now and then; to be called after every entry. */
export function snapshotNowAndThen(runtime: TableRuntime, live: LiveTable): void {
  const { version } = live.roster!;
  if (version - live.snapshotted < snapshotEvery) return;
  live.snapshotted = version;
  void tryToKeepSnapshot(runtime, live);
}

/** Keeps a snapshot of a table as it stands, where it has entries that no snapshot holds. Rejects where it is not kept. */
export async function keepSnapshot({ rules, storage }: TableRuntime, live: LiveTable): Promise<void> {
  if (!isBehind(live)) return;
  await write({ rules, storage }, live);
}

/** The same, without a word where there was nothing to keep, and with a warning where it was not kept. Never rejects. */
export function keepSnapshotIfPossible(runtime: TableRuntime, live: LiveTable): Promise<void> {
  return isBehind(live) ? tryToKeepSnapshot(runtime, live) : Promise.resolve();
}

async function tryToKeepSnapshot(runtime: TableRuntime, live: LiveTable): Promise<void> {
  await write(runtime, live).catch((err) => runtime.log.warn({ table: live.id, err }, 'a snapshot was not kept'));
}

async function write({ rules, storage }: Pick<TableRuntime, 'rules' | 'storage'>, live: LiveTable): Promise<void> {
  const snapshot = await rules.ask('snapshot', live.id);
  await storage.tables.keepSnapshot(snapshot);
  live.snapshotted = Math.max(live.snapshotted, snapshot.version);
}

const isBehind = (live: LiveTable): boolean => live.roster !== undefined && live.roster.version > live.snapshotted;
