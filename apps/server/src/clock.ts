/** The time of the server. Tests bring one that they turn by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does work again and again. @returns a function that stops it */
  every(milliseconds: number, work: () => Promise<void>): () => void;
}

/** The machine's own time. */
export const machineClock: Clock = {
  now: () => Date.now(),
  every(milliseconds, work) {
    const timer = setInterval(() => void work(), milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
