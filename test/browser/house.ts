import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = new URL('../../apps/server/dist/main.js', import.meta.url).pathname;

/** The built server in a process of its own, over a directory of its own. */
export interface House {
  url: string;
  port: number;
  /** Ends the process as an operator would, and starts it again over the same data at the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(environment: Record<string, string> = {}): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'cityhall-browser-'));
  let server = await start({ ...environment, DATA: data, PORT: '0' });
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    async restart() {
      await end(server.child);
      server = await start({ ...environment, DATA: data, PORT: `${server.port}` });
    },
    async close() {
      await end(server.child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

function start(environment: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      BOT_PACE: '0',
      RULES_THREADS: '1',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (words: Buffer) => {
      const port = /localhost:(\d+)/.exec(words.toString())?.[1];
      // What the server finds wrong belongs to what the test tells.
      if (/"level":(50|60)/.test(words.toString())) console.error(words.toString());
      if (port) resolve({ child, port: Number(port) });
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
