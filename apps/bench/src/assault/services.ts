import { spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, redisServer } from '../../../server/test/servers.ts';

/** A service that an assault may stop and start. */
export interface Service {
  url: string;
  /** Ends it at once, without a word to those who use it. */
  stop(): Promise<void>;
  /** Starts it over the same data. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;
const debian = '/usr/lib/postgresql';

function run(command: string, args: readonly string[], user: string | null): void {
  const [program, words] = user ? ['runuser', ['-u', user, '--', command, ...args]] : [command, args];
  const { status, stderr, error } = spawnSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

/** A Postgres of its own, which refuses to run as root and then runs as `postgres`. @throws where none is installed */
export async function ownPostgres(): Promise<Service> {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  if (!versions[0]) throw new Error(`no Postgres in ${debian}: scripts/services.sh installs one`);
  const program = (name: string) => join(debian, versions[0]!, 'bin', name);
  const directory = mkdtempSync(join(tmpdir(), 'cityhall-outage-'));
  const user = isRoot ? 'postgres' : null;
  if (user) {
    const id = Number(spawnSync('id', ['-u', user]).stdout.toString());
    chownSync(directory, id, id);
  }
  const port = await freePort();
  const data = join(directory, 'data');
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories=${directory} -c port=${port}`;
  const control = (...words: string[]) => run(program('pg_ctl'), ['--pgdata', data, '--wait', ...words], user);
  const start = async () => control('--log', join(directory, 'log'), '--options', options, 'start');
  const stop = async () => control('--mode', 'immediate', 'stop');
  run(program('initdb'), ['--pgdata', data, '--username', 'postgres', '--auth', 'trust'], user);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    start,
    async remove() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}

/** A Redis of its own. @throws where none is installed */
export async function ownRedis(): Promise<Service> {
  const redis = await redisServer();
  if (!redis) throw new Error('no redis-server: scripts/services.sh installs one');
  return { ...redis, remove: redis.stop };
}

/** A small disk of its own, which can be filled up. */
export interface SmallDisk {
  path: string;
  fill(): void;
  free(): void;
  remove(): void;
}

/** A disk in memory; undefined where this process may not mount one. */
export function ownDisk(): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'cityhall-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', path], { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      const piece = Buffer.alloc(4_096);
      const file = openSync(ballast, 'w');
      try {
        for (;;) if (writeSync(file, piece) < piece.length) return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    remove() {
      run('umount', [path], null);
      rmSync(path, { recursive: true });
    },
  };
}
