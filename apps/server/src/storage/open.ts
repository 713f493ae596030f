import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name. @throws where it cannot be opened or is of a newer release */
export async function openStorage(
  { DATABASE_URL, DATA }: Pick<Settings, 'DATABASE_URL' | 'DATA'>,
  onError: (error: Error) => void,
  patience?: number,
): Promise<Storage> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, onError, patience);
  await mkdir(DATA, { recursive: true });
  return openSqlite(join(DATA, 'cityhall.sqlite'));
}
