import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pTimeout from 'p-timeout';
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
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: impatient(pool, allowed, onError) }) });
  await migrate(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  allowed.patience = patience;
  return storageOver(db);
}

/** What Postgres answers a writer where only reading is allowed: after a failover, or by the operator's own word. */
const readOnly = '25006';

/**
 * A pool that throws away connections that fell silent or may not write: handed on, they would hold up everything after
 * them, or refuse it for as long as they live.
 */
function impatient(pool: pg.Pool, allowed: { patience: number }, onError: (error: Error) => void): PostgresPool {
  const connect = async () => {
    const client = await pool.connect();
    // The pool listens to idle connections alone; one that breaks in use would end the process.
    client.on('error', onError);
    let isSpent = false;
    const query = async (text: string, values: readonly unknown[]) => {
      const answer = client.query(text, [...values]).catch((error: pg.DatabaseError) => {
        if (error.code === readOnly) isSpent = true;
        throw error;
      });
      return pTimeout(answer, {
        milliseconds: allowed.patience,
        fallback: () => {
          isSpent = true;
          throw new Error(`Postgres did not answer in ${allowed.patience} ms`);
        },
      });
    };
    const release = () => {
      client.off('error', onError);
      client.release(isSpent);
    };
    return { query, release };
  };
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  // The pool is done when it has asked them to end; whoever closes a storage expects them gone.
  const end = async () => {
    await pool.end();
    while (open.size > 0) await new Promise((resolve) => pool.once('remove', resolve));
  };
  return { connect, end } as unknown as PostgresPool;
}
