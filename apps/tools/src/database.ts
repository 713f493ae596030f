import { openStorage, readSettings, SettingsError, type Storage } from '@cityhall/server';
import { UsageError } from './games.ts';

/** Does something with the tables that the server of this environment keeps, beside it or while it is stopped. */
export async function withDatabase<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
  let storage: Storage;
  try {
    storage = await openStorage(readSettings(process.env), () => undefined);
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw new UsageError(`The tables cannot be opened: ${error instanceof Error ? error.message : error}`);
  }
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** The directory of the data. @throws in words where the data are in Postgres, which has tools of its own */
export function dataDirectory(): string {
  const { DATABASE_URL, DATA } = readSettings(process.env);
  if (DATABASE_URL) throw new UsageError('With Postgres use pg_dump and psql; --help shows how.');
  return DATA;
}
