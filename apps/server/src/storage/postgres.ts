import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
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
 * @param patience milliseconds after which a connection that does not answer a query is given up
 * @throws where the database does not answer or is of a newer release
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  patience = Number.POSITIVE_INFINITY,
): Promise<Storage> {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true, types });
  // Idle connections that break say so here; unheard, it would end the process.
  pool.on('error', onError);
  // Another node may be bringing the schema up to date, which takes as long as it takes.
  const allowed = { patience: Number.POSITIVE_INFINITY };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: impatient(pool, allowed) }) });
  await migrate(db, 'postgres');
  allowed.patience = patience;
  return storageOver(db);
}

/** A pool that throws away connections that fell silent: handed on, they would hold up everything after them. */
function impatient(pool: pg.Pool, allowed: { patience: number }): PostgresPool {
  const connect = async () => {
    const client = await pool.connect();
    let isSilent = false;
    const query = async (text: string, values: readonly unknown[]) => {
      const answer = client.query(text, [...values]);
      if (allowed.patience === Number.POSITIVE_INFINITY) return answer;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          isSilent = true;
          reject(new Error(`Postgres did not answer in ${allowed.patience} ms`));
        }, allowed.patience);
      });
      // Its end comes when the connection is thrown away, and is known by then.
      answer.catch(() => undefined);
      return Promise.race([answer, late]).finally(() => clearTimeout(timer));
    };
    return { query, release: () => client.release(isSilent) };
  };
  return { connect, end: () => pool.end() } as unknown as PostgresPool;
}
