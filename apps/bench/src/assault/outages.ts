import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openPostgres } from '../../../server/src/storage/postgres.ts';
import type { Storage } from '../../../server/src/storage/storage.ts';
import { people } from '../asking.ts';
import { type Contender, oursTogether, withOurs } from '../processes.ts';
import { countLosses, type Losses, sqliteOf } from './kills.ts';
import { Promises, played } from './player.ts';
import { openProxy } from './proxy.ts';
import { ownDisk, ownPostgres, ownRedis } from './services.ts';

/** What outages of one kind came to; undefined where this machine does not allow them. */
export type Endured = (Omit<Losses, 'kills'> & { outages: number; unsure: number; wrong: string[] }) | undefined;

/** One thing that fails under load and comes back. */
interface Outage {
  begin(): unknown;
  end(): unknown;
  /** True where nobody at a table should notice: moves go on meanwhile. */
  unnoticed?: boolean;
}

const seats = 3;
const tables = 4;
/** Acknowledged moves before, after, and during outages that nobody should notice. */
const between = 30;

/**
 * Plays tables while something fails again and again, and counts afterwards.
 * @throws where a node ends by itself
 */
async function endure(
  nodes: readonly Contender[],
  openStorage: () => Promise<Storage>,
  times: number,
  outage: Outage,
): Promise<Endured> {
  const ended = Promise.race(nodes.map((node) => node.ended)).then(() => Promise.reject(new Error('a node ended')));
  return Promise.race([ended, playOn(nodes, openStorage, times, outage)]);
}

async function playOn(
  nodes: readonly Contender[],
  openStorage: () => Promise<Storage>,
  times: number,
  outage: Outage,
): Promise<Endured> {
  const proxy = await openProxy(nodes.map(({ url }) => Number(new URL(url).port)));
  const url = `http://127.0.0.1:${proxy.port}`;
  const promises = new Promises();
  const cookies = await people(url, seats);
  const atTables = await Promise.all(Array.from({ length: tables }, () => played(url, cookies, promises)));
  const wrong: string[] = [];
  for (let time = 0; time < times; time++) {
    await promises.more(between);
    const felt = outage.unnoticed ? promises.more(between) : promises.trouble();
    await outage.begin();
    await felt;
    // Whoever asks meanwhile gets an answer in words, whatever it is.
    for (const path of ['/health', '/ready', '/api/tables', '/status']) {
      const reply = await fetch(url + path);
      const words = await reply.text();
      if (reply.status >= 500 && reply.status !== 503) wrong.push(`${path} was answered ${reply.status}`);
      if (words.length === 0) wrong.push(`${path} was answered ${reply.status} without a word`);
    }
    await outage.end();
    await promises.more(between);
  }
  const losses = await countLosses(url, atTables, promises, openStorage);
  for (const { players } of atTables) for (const { link } of players) link.close();
  await proxy.close();
  return { outages: times, unsure: promises.unsure, wrong, ...losses };
}

const broke = (error: Error) => console.error(error.message);

/** Two nodes on a Postgres and a Redis of their own; `via` is the port at which they find Postgres, where it is another. */
async function withCluster(
  work: (nodes: Contender[], open: () => Promise<Storage>, services: Services) => Promise<Endured>,
): Promise<Endured> {
  const postgres = await ownPostgres();
  const redis = await ownRedis();
  const line = await openProxy([Number(new URL(postgres.url).port)]);
  const through = new URL(postgres.url);
  through.port = `${line.port}`;
  const nodes = await oursTogether(2, { DATABASE_URL: through.href, REDIS_URL: redis.url });
  try {
    return await work(nodes, () => openPostgres(postgres.url, broke), { postgres, redis, line });
  } finally {
    for (const node of nodes) await node.close();
    await line.close();
    await postgres.remove();
    await redis.remove();
  }
}
interface Services {
  postgres: Awaited<ReturnType<typeof ownPostgres>>;
  redis: Awaited<ReturnType<typeof ownRedis>>;
  line: Awaited<ReturnType<typeof openProxy>>;
}

/** Says to a Postgres whether its database may be written to; connections that stand keep what they were told. */
async function allowWriting(url: string, allowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database postgres set default_transaction_read_only = ${allowed ? 'off' : 'on'}`);
  if (!allowed) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  await client.end();
}

/** Every kind of outage by name. */
export const outages: Readonly<Record<string, (times: number) => Promise<Endured>>> = {
  'Postgres stopped and started': (times) =>
    withCluster((nodes, open, { postgres }) =>
      endure(nodes, open, times, { begin: postgres.stop, end: postgres.start }),
    ),
  'Redis stopped and started': (times) =>
    withCluster((nodes, open, { redis }) =>
      endure(nodes, open, times, { begin: redis.stop, end: redis.start, unnoticed: true }),
    ),
  'a commit answered by silence': (times) =>
    withCluster((nodes, open, { line }) =>
      endure(nodes, open, times, {
        begin: () => line.silenceAfter('insert into "entries"'),
        end: () => line.silenceAfter(null),
      }),
    ),
  'Postgres read-only': (times) =>
    withCluster((nodes, open, { postgres }) =>
      endure(nodes, open, times, {
        begin: () => allowWriting(postgres.url, false),
        end: () => allowWriting(postgres.url, true),
      }),
    ),
  'the SQLite file held by another program': (times) =>
    withOurs({}, (server) => {
      const held = new DatabaseSync(join(server.data, 'cityhall.sqlite'));
      return endure([server], sqliteOf(server.data), times, {
        begin: () => held.exec('begin immediate'),
        end: () => held.exec('rollback'),
      }).finally(() => held.close());
    }),
  async 'a full disk'(times) {
    const disk = ownDisk();
    if (!disk) return undefined;
    try {
      return await withOurs({ DATA: disk.path }, (server) =>
        endure([server], sqliteOf(server.data), times, { begin: disk.fill, end: disk.free }),
      );
    } finally {
      disk.remove();
    }
  },
};
