import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { killAll, launch, started } from './servers.ts';
import { testDirectory } from './storages.ts';
import { begunTable } from './visitor.ts';

let directory: Awaited<ReturnType<typeof testDirectory>>;
const data = () => ({ DATA: directory.path });
beforeEach(async () => {
  directory = await testDirectory();
});
afterEach(async () => {
  await killAll();
  await directory.remove();
});

const heapOf = (view: unknown) => (view as { open: { heap: number } }).open.heap;

it('loses nothing that was acknowledged when the process is killed', async () => {
  const first = await started(data());
  let { url } = first;
  const { table, persons, devices } = await begunTable(() => url, 'pebbles', 2);
  expect(await devices[0]!.act('take', { count: 3 })).toMatchObject({ answer: 'done' });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  url = (await started(data())).url;
  const again = await persons[0]!.device();
  expect(await again.open(table)).toMatchObject({ answer: 'whole', you: { seat: 0 }, edition: devices[0]!.edition });
  expect(heapOf(again.document.view)).toBe(9);
  expect(again.document).toEqual(devices[0]!.document);
});

it('keeps a snapshot of every table when it is asked to end', async () => {
  const { child, url } = await started(data());
  const { table, devices } = await begunTable(() => url, 'pebbles', 2);
  await devices[0]!.act('take', { count: 3 });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const storage = await openSqlite(join(directory.path, 'cityhall.sqlite'));
  const newest = (await storage.tables.tail(table, 0)).at(-1)!.version;
  expect((await storage.tables.snapshot(table))!.version).toBe(newest);
  await storage.close();
});

it('says in words that the port is taken, and ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, written } = launch({ ...data(), PORT: String(port) });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(written()).toContain(`Port ${port} is taken by another program.`);
  other.close();
});

it('T17: a second server over the same data names the first, and ends; once that is killed, the data are free', async () => {
  const first = await started(data());
  const second = launch(data());
  expect((await once(second.child, 'close'))[0]).toBe(1);
  expect(second.written()).toContain(`is in use by another server (process ${first.child.pid}, since `);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  await started(data());
});

it('says in words which setting it cannot use, and ends', async () => {
  const { child, written } = launch({ ...data(), PORT: 'eighty' });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(written()).toContain('PORT must be a whole number from 0 to 65535, not “eighty”.');
});
