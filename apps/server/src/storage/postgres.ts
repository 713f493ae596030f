import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { storageOver } from './queries.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** Postgres hands out 64-bit integers as text; ours are times and fit into a number. */
const int8 = 20;

/**
 * Storage in a Postgres database.
 * @param url `postgres://user:password@host:port/database`
 * @throws where the database does not answer or is of a newer release
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Storage> {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  // Idle connections that break say so here; unheard, it would end the process.
  pool.on('error', onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return storageOver(db);
}
