import pTimeout from 'p-timeout';
import { around } from './around.ts';
import type { Storage } from './storage.ts';

/**
 * The same storage, with an end to waiting: what is not answered in time rejects. It may still be carried out later.
 * Closing is waited for as long as it takes.
 * @param patience milliseconds
 */
export function withPatience(storage: Storage, patience: number): Storage {
  return around(storage, (call, work) =>
    pTimeout(work(), {
      milliseconds: patience,
      // Made where it is late alone: an error takes its stack with it, which is dear.
      fallback: () => {
        throw new Error(`the storage did not answer ${call} in ${patience} ms`);
      },
    }),
  );
}

/** Waits for something so long and no longer. @returns whether it ended in time. Rejects where it does. */
export function within(patience: number, work: Promise<unknown>): Promise<boolean> {
  return pTimeout(
    work.then(() => true),
    { milliseconds: patience, fallback: () => false },
  );
}
