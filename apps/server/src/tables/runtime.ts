import type { Effects } from '@cityhall/table';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { RulesPool } from '../threads/pool.ts';
import type { LiveTable } from './table.ts';

/** Where an entry was stored that is known here now: by this process, or by another node. */
export type Origin = 'here' | 'elsewhere';

/** What tables in memory run on, and what is called when one of them changes: `hub.ts` says what follows from that. */
export interface TableRuntime {
  readonly storage: Storage;
  readonly rules: RulesPool;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted once the process ends: from then on the house begins nothing by itself. */
  readonly closing: AbortSignal;
  /** One more entry of a table is known here. `answered` is the socket that has its part as an answer. */
  advanced(live: LiveTable, effects: Effects, origin: Origin, answered?: string): void;
  /** A table was read into memory. */
  readIn(live: LiveTable): void;
}
