import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';

/** A database that exists for one run of tests. */
export interface TestDatabase {
  /** Of a Postgres. */
  url?: string;
  open(): Promise<Storage>;
  /** Carries out a statement beside the storage. */
  run(statement: string): Promise<void>;
  remove(): Promise<void>;
}

/** A directory that exists for one run of tests. */
export async function testDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'cityhall-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function sqliteDatabase(): Promise<TestDatabase> {
  const { path, remove } = await testDirectory();
  const file = join(path, 'cityhall.sqlite');
  return {
    open: () => openSqlite(file),
    async run(statement) {
      const database = new DatabaseSync(file);
      database.exec(statement);
      database.close();
    },
    remove,
  };
}

const postgresUrl = (database: string) => `postgres://postgres@127.0.0.1:5432/${database}`;

/** A throw-away database on the Postgres of this machine, or undefined where none answers. */
export async function postgresDatabase(): Promise<TestDatabase | undefined> {
  const name = `cityhall_test_${process.pid}_${Date.now()}`;
  const runIn = async (database: string, query: string) => {
    const client = new pg.Client({ connectionString: postgresUrl(database), connectionTimeoutMillis: 30_000 });
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  const inMain = (query: string) => runIn('postgres', query);
  try {
    await inMain(`create database ${name}`);
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    return undefined;
  }
  return {
    url: postgresUrl(name),
    open: () =>
      openPostgres(postgresUrl(name), (error) => {
        throw error;
      }),
    run: (statement) => runIn(name, statement),
    remove: () => inMain(`drop database ${name} with (force)`),
  };
}
