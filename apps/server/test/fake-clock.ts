import type { Clock } from '../src/clock.ts';

/** A clock that stands still until it is turned. */
export interface FakeClock extends Clock {
  /** Turns it on and does what is done again and again, once. */
  turn(milliseconds: number): Promise<void>;
}

export function fakeClock(now = 1_900_000_000_000): FakeClock {
  const works = new Set<() => Promise<void>>();
  let time = now;
  return {
    now: () => time,
    every(_milliseconds, work) {
      works.add(work);
      return () => works.delete(work);
    },
    async turn(milliseconds) {
      time += milliseconds;
      for (const work of works) await work();
    },
  };
}
