import type { Json } from '@cityhall/ruleset';
import type { Roster } from '@cityhall/table';

/** One table that somebody is looking at or has just used. The match itself is in a rules thread. */
export interface LiveTable {
  readonly id: string;
  /** What the rules thread told last; undefined where the table must be read in first. */
  roster: Roster | undefined;
  /** The newest entry whose frames were sent. */
  told: number;
  /** The newest version that a snapshot holds; infinite where none may be taken. */
  snapshotted: number;
  /** Commands one after another: each waits for the one before. */
  queue: Promise<unknown>;
  queued: number;
  /** What each seat is working on, and who there. */
  drafts: Map<number, { person: string; draft: Json }>;
  /** When it was last used, milliseconds since 1970. */
  used: number;
  /** Bots whose turn to choose is under way, as `seat:decision`. */
  readonly choosing: Set<string>;
  /** True while the table is to be read in again after the storage failed. */
  refreshing: boolean;
  /** The reading in that is under way: those who come meanwhile wait for it. */
  reading: Promise<Roster | undefined> | undefined;
  /** Seats whose draft is to be stored, and whether that is under way. */
  readonly unsavedDrafts: Set<number>;
  savingDrafts: boolean;
  /** What was noted last of it for those who do not hold it. */
  abroad: { listed: boolean; due: number | null } | undefined;
  /** Notes that are under way, one after the other: an older one must not land last. */
  noting: Promise<unknown>;
}

export function newLiveTable(id: string): LiveTable {
  return {
    id,
    roster: undefined,
    told: 0,
    snapshotted: 0,
    queue: Promise.resolve(),
    queued: 0,
    drafts: new Map(),
    used: Date.now(),
    choosing: new Set(),
    refreshing: false,
    reading: undefined,
    unsavedDrafts: new Set(),
    savingDrafts: false,
    abroad: undefined,
    noting: Promise.resolve(),
  };
}

/** Runs work after all that was queued at the table before it. */
export function inTurn<T>(live: LiveTable, work: () => Promise<T>): Promise<T> {
  live.queued += 1;
  const result = live.queue.then(work).finally(() => {
    live.queued -= 1;
    live.used = Date.now();
  });
  // The next in the queue goes on whatever became of this one.
  live.queue = result.catch(() => undefined);
  return result;
}
