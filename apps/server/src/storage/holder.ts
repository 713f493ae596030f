import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data are another server's: two over one SQLite file would each show what the other does not know. */
export class DataHeld extends Error {}

interface Holder {
  process: number;
  since: string;
}

/**
 * Holds a directory of data for this process, until it is released or the process ends, however it ends: the system keeps
 * the lock, so that nothing is left behind to be cleared away.
 * @returns what releases it
 * @throws {DataHeld} where another server holds it, with words that name it
 */
export function holdData(directory: string): () => void {
  const note = join(directory, 'running.json');
  const lock = new DatabaseSync(join(directory, 'running.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked|busy/.test((error as Error).message)) throw error;
    throw new DataHeld(
      `${directory} is in use by another server${named(note)}. Stop that one, or choose another DATA.`,
    );
  }
  writeFileSync(note, JSON.stringify({ process: process.pid, since: new Date().toISOString() } satisfies Holder));
  return () => lock.close();
}

function named(note: string): string {
  try {
    const { process: number, since } = JSON.parse(readFileSync(note, 'utf8')) as Holder;
    return ` (process ${number}, since ${since})`;
  } catch {
    // It has the lock and has not yet said who it is.
    return '';
  }
}
