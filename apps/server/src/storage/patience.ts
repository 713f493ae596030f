import type { Storage } from './storage.ts';

/**
 * The same storage, with an end to waiting: what is not answered in time rejects. It may still be carried out later.
 * Closing is waited for as long as it takes.
 * @param patience milliseconds
 */
export function withPatience(storage: Storage, patience: number): Storage {
  const limited = Object.entries(storage).map(([name, call]: [string, (...args: never[]) => Promise<unknown>]) => [
    name,
    name === 'close' ? call : (...args: never[]) => inTime(call(...args), patience, name),
  ]);
  return Object.fromEntries(limited) as Storage;
}

async function inTime<T>(answer: Promise<T>, patience: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the storage did not answer ${name} in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for something so long and no longer. @returns whether it ended in time. Rejects where it does. */
export async function within(patience: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
