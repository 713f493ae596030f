import { forget } from './loading.ts';
import type { TableRuntime } from './runtime.ts';
import { keepSnapshot } from './snapshots.ts';
import { inTurn, type LiveTable, newLiveTable } from './table.ts';

const sweepEvery = 60_000;
const keptIdle = 600_000;
/** Tables in memory beyond which those that nobody follows are put away, and how many then go at once. */
const mostInMemory = 500;
const roomMade = 50;

/** The tables in memory: those that somebody looks at or has just used. */
export interface Registry {
  /** The table of that id, from now on in memory, and used just now. */
  use(id: string): LiveTable;
  /** The table of that id where it is in memory. */
  find(id: string): LiveTable | undefined;
  /** All of them, the least recently used first. */
  all(): LiveTable[];
  drop(id: string): void;
  /** Stops putting tables away. */
  close(): void;
}

/** @param isFollowed whether anybody follows a table here */
export function createRegistry(runtime: TableRuntime, isFollowed: (table: string) => boolean): Registry {
  const tables = new Map<string, LiveTable>();
  let makingRoom = false;

  /** A table that nobody follows is put away after a while. */
  async function sweep(): Promise<void> {
    for (const live of [...tables.values()]) {
      if (isAtRest(live) && Date.now() - live.used > keptIdle) await putAway(live);
    }
  }

  /** Beyond a number, those are put away at once that were not used for longest and that nobody follows. */
  async function makeRoom(): Promise<void> {
    if (makingRoom || runtime.closing.aborted) return;
    makingRoom = true;
    for (const live of [...tables.values()]) {
      if (tables.size <= mostInMemory - roomMade) break;
      if (isAtRest(live)) await putAway(live);
    }
    makingRoom = false;
  }

  function isAtRest(live: LiveTable): boolean {
    const works = live.queued > 0 || live.reading || live.refreshing || live.choosing.size > 0;
    return !works && !live.savingDrafts && live.unsavedDrafts.size === 0 && !isFollowed(live.id);
  }

  async function putAway(live: LiveTable): Promise<void> {
    await inTurn(live, async () => {
      await keepSnapshot(runtime, live);
      forget(runtime, live);
      if (live.queued === 1) tables.delete(live.id);
    }).catch((err) => runtime.log.warn({ table: live.id, err }, 'a table was not put away'));
  }

  const sweeping = setInterval(() => void sweep(), sweepEvery);
  sweeping.unref();

  return {
    use(id) {
      const live = tables.get(id) ?? newLiveTable(id);
      // The map's own order is that of use.
      tables.delete(id);
      tables.set(id, live);
      live.used = Date.now();
      if (tables.size > mostInMemory) void makeRoom();
      return live;
    },
    find: (id) => tables.get(id),
    all: () => [...tables.values()],
    drop: (id) => void tables.delete(id),
    close: () => clearInterval(sweeping),
  };
}
