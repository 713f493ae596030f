export type Timer = ReturnType<typeof setTimeout>;

/** Timers that all end together. */
export interface Timers {
  later(milliseconds: number, work: () => void): Timer;
  cancel(timer: Timer | undefined): void;
  end(): void;
}

export function createTimers(): Timers {
  const timers = new Set<Timer>();
  return {
    later(milliseconds, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, milliseconds);
      timers.add(timer);
      return timer;
    },
    cancel(timer) {
      if (timer === undefined) return;
      clearTimeout(timer);
      timers.delete(timer);
    },
    end() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
