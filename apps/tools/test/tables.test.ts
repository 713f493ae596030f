import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@cityhall/server';
import { created, eventOf, roomOf } from '@cityhall/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandIn } from './run.ts';

const directory = mkdtempSync(join(tmpdir(), 'cityhall-tables-'));
const table = 'AAAAAAAAAAAAAAAAAAAAAA';
const inside = (name: string) => join(directory, name);
const say = (words: string[], data = inside('data')) => commandIn({ DATA: data }, words[0]!, ...words.slice(1));

const create = { game: 'expancity', seats: 2, options: {}, rules: '', person: 'p', name: 'Ann' };

beforeAll(async () => {
  const storage = await openStorage({ DATABASE_URL: undefined, DATA: inside('data') }, () => undefined);
  const entry = (version: number, kind: string, body: object, name = table, at = Date.now()) =>
    storage.tables.append({
      table: name,
      version,
      kind,
      seat: kind === 'move' ? 0 : -1,
      command: `${version}`,
      body: JSON.stringify(body),
      at,
    });
  await entry(1, 'create', create);
  await entry(2, 'bot', { seat: 1, level: 'usual' });
  await entry(3, 'start', { seed: '00112233445566778899aabbccddeeff' });
  await entry(1, 'create', create, 'BBBBBBBBBBBBBBBBBBBBBB', Date.now() - 20 * 24 * 3_600_000);
  await storage.close();
});
afterAll(() => rmSync(directory, { recursive: true }));

test('a backup holds everything, is never overwritten, and is restored where nothing is in the way', async () => {
  expect((await say(['backup', inside('copy')])).code).toBe(0);
  expect((await say(['backup', inside('copy')])).error).toContain('holds a backup already');
  expect((await say(['restore', inside('copy')])).error).toContain('move it away first');
  expect((await say(['restore', inside('copy')], inside('other'))).code).toBe(0);
  const record = await say(['record', table], inside('other'));
  expect(JSON.parse(record.out)).toMatchObject({ game: 'expancity', names: ['Ann', null] });
});

test('tables that never started are deleted after fourteen days, and no others', async () => {
  expect((await say(['purge'])).out).toContain('1 tables were deleted');
  expect((await say(['record', 'BBBBBBBBBBBBBBBBBBBBBB'])).error).toContain('There is no such table');
  expect((await say(['record', table])).code).toBe(0);
});

test('a fault report opens once the operator has added the record', async () => {
  const file = inside('fault.json');
  const document = { room: {}, view: null, undo: null };
  const report = {
    format: 'cityhall-fault-1',
    table,
    game: 'expancity',
    version: 'test',
    seat: 1,
    edition: 3,
    words: 'A tile is missing.',
    history: { document, frames: [], times: [] },
  };
  writeFileSync(file, JSON.stringify(report));
  expect((await say(['replay', file])).error).toContain('history');
  const room = roomOf(created(table, eventOf({ kind: 'create', body: JSON.stringify(create) }) as never));
  writeFileSync(file, JSON.stringify({ ...report, history: { ...report.history, document: { ...document, room } } }));
  expect((await say(['replay', file])).error).toContain('Add the record first');
  expect((await say(['record', '--report', file])).code).toBe(0);
  const replayed = await say(['replay', file]);
  expect(replayed.out).toContain('A tile is missing.');
  expect(replayed.out).toContain('"seat": 1');
});
