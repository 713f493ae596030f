import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { testDirectory } from './storages.ts';
import { begunTable } from './visitor.ts';

let directory: Awaited<ReturnType<typeof testDirectory>>;
const children: ChildProcess[] = [];
beforeEach(async () => {
  directory = await testDirectory();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await directory.remove();
});

const heapOf = (view: unknown) => (view as { open: { heap: number } }).open.heap;

it('loses nothing that was acknowledged when the process is killed', async () => {
  const first = await started();
  let { url } = first;
  const { table, persons, devices } = await begunTable(() => url, 'pebbles', 2);
  expect(await devices[0]!.act('take', { count: 3 })).toMatchObject({ answer: 'done' });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  url = (await started()).url;
  const again = await persons[0]!.device();
  expect(await again.open(table)).toMatchObject({ answer: 'whole', you: { seat: 0 }, edition: devices[0]!.edition });
  expect(heapOf(again.document.view)).toBe(9);
  expect(again.document).toEqual(devices[0]!.document);
});

it('keeps a snapshot of every table when it is asked to end', async () => {
  const { child, url } = await started();
  const { table, devices } = await begunTable(() => url, 'pebbles', 2);
  await devices[0]!.act('take', { count: 3 });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const storage = await openSqlite(join(directory.path, 'cityhall.sqlite'));
  const newest = (await storage.tail(table, 0)).at(-1)!.version;
  expect((await storage.snapshot(table))!.version).toBe(newest);
  await storage.close();
});

it('says in words that the port is taken, and ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, errors } = launch({ PORT: String(port) });
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(errors()).toContain(`Port ${port} is taken by another program.`);
  other.close();
});

it('says in words which setting it cannot use, and ends', async () => {
  const { child, errors } = launch({ PORT: 'eighty' });
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(errors()).toContain('PORT must be a whole number from 0 to 65535, not “eighty”.');
});

function launch(environment: Record<string, string>) {
  const script = fileURLToPath(new URL('./toy-server.ts', import.meta.url));
  const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', RULES_THREADS: '1', DATA: directory.path };
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { child, errors: () => text };
}

async function started(): Promise<{ child: ChildProcess; url: string }> {
  const { child, errors } = launch({});
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^City Hall is open: (http:\S+)$/.exec(line)?.[1];
    if (url) return { child, url: url.replace('localhost', '127.0.0.1') };
  }
  throw new Error(`the server did not open: ${errors()}`);
}
