import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Driven, Job } from './drive.ts';
import type { Weights } from './servers/child.ts';

/** A server in its own process. */
export interface Contender {
  url: string;
  /** Directory and database of the data, where there are such. */
  data: string;
  database: string;
  /** Resolves when the process ends by itself. */
  readonly ended: Promise<void>;
  weigh(): Promise<Weights>;
  /** Ends it at once, as a power cut would, and starts it again over the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A module of the bench that runs as a process of its own. */
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const rivals = fileURLToPath(new URL('../../rivals', import.meta.url));

/** Installs what the bench measures itself against. @throws where that fails */
export function installRivals(): void {
  if (existsSync(join(rivals, 'node_modules'))) return;
  console.error('Installing the rivals of the bench.');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--omit=dev'], {
    cwd: rivals,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('boardgame.io and its storages could not be installed');
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** Starts a server that tells its port. */
async function start(
  module: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
  tidy: () => unknown,
): Promise<Contender> {
  let end: () => void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let wanted = true;
  const begin = () => {
    const child = fork(module, args, {
      env: { ...process.env, ...settings },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => wanted && end());
    return child;
  };
  let child = begin();
  const contender: Contender = {
    url: `http://127.0.0.1:${(await answerOf<{ port: number }>(child)).port}`,
    data: settings.DATA ?? '',
    database: settings.DATABASE_URL ?? '',
    ended,
    weigh() {
      const answer = answerOf<Weights>(child);
      child.send('weigh');
      return answer;
    },
    async restart() {
      wanted = false;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      wanted = true;
      child = begin();
      contender.url = `http://127.0.0.1:${(await answerOf<{ port: number }>(child)).port}`;
    },
    async close() {
      wanted = false;
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        if (child.connected) child.disconnect();
        await gone;
      }
      await tidy();
    },
  };
  return contender;
}

function scratchDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'cityhall-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const postgresUrl = process.env.BENCH_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432';

async function scratchDatabase(name: string): Promise<{ url: string; remove(): Promise<void> }> {
  const database = `cityhall_bench_${name}_${process.pid}`;
  const inMain = async (query: string) => {
    const client = new pg.Client({ connectionString: `${postgresUrl}/postgres` });
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  await inMain(`create database ${database}`);
  return { url: `${postgresUrl}/${database}`, remove: () => inMain(`drop database ${database} with (force)`) };
}

/** City Hall on SQLite; `settings` are of the environment. */
export async function oursOnSqlite(settings: NodeJS.ProcessEnv = {}): Promise<Contender> {
  const { path, remove } = scratchDirectory();
  return start(beside('./servers/ours.ts'), [], { DATA: path, ...settings }, remove);
}

/** Works with City Hall on SQLite, which is closed afterwards whatever comes of it. */
export async function withOurs<T>(settings: NodeJS.ProcessEnv, work: (server: Contender) => Promise<T>): Promise<T> {
  const server = await oursOnSqlite(settings);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** City Hall on Postgres. */
export async function oursOnPostgres(): Promise<Contender> {
  const [node] = await oursTogether(1);
  return node!;
}

/** Nodes of City Hall on one Postgres, with one set of keys; on a database of their own where `settings` name none. */
export async function oursTogether(count: number, settings: NodeJS.ProcessEnv = {}): Promise<Contender[]> {
  const { path, remove } = scratchDirectory();
  const given = settings.DATABASE_URL;
  const database = given ? { url: given, remove: async () => undefined } : await scratchDatabase('ours');
  let left = count;
  const tidy = async () => {
    left -= 1;
    if (left > 0) return;
    remove();
    await database.remove();
  };
  const nodes: Contender[] = [];
  for (let node = 0; node < count; node++) {
    nodes.push(
      await start(beside('./servers/ours.ts'), [], { DATA: path, DATABASE_URL: database.url, ...settings }, tidy),
    );
  }
  return nodes;
}

/** Bare socket.io, which encodes the state for each socket or once for all. */
export const rawServer = (how: 'each' | 'once'): Promise<Contender> =>
  start(beside('./servers/raw.ts'), [how], {}, () => undefined);

/** boardgame.io's own server. */
export async function stockServer(kind: 'memory' | 'flatfile' | 'postgres'): Promise<Contender> {
  const module = join(rivals, 'server.cjs');
  if (kind === 'postgres') {
    const database = await scratchDatabase('stock');
    return start(module, [kind, database.url], {}, database.remove);
  }
  const { path, remove } = scratchDirectory();
  return start(module, [kind, path], {}, remove);
}

/** The process of all clients. */
export function openClients(): { drive(job: Job): Promise<Driven>; close(): void } {
  const child = fork(beside('./drive.ts'), [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    async drive(job) {
      const answer = answerOf<{ driven: Driven } | { error: string }>(child);
      child.send(job);
      const message = await answer;
      if ('error' in message) throw new Error(`${job.dialect} at ${job.url}: ${message.error}`);
      return message.driven;
    },
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
