import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { type House, openHouse } from './house.ts';
import { testDirectory } from './storages.ts';
import { begunTable, named, visitor } from './visitor.ts';

const token = 'a-token-of-an-operator';
const bearer = { authorization: `Bearer ${token}` };
const basic = { authorization: `Basic ${Buffer.from(`me:${token}`).toString('base64')}` };
const form = { ...basic, 'content-type': 'application/x-www-form-urlencoded' };

describe('what the operator sees and does', () => {
  let house: House;
  const url = () => house.url;
  const operator = visitor(url);
  beforeAll(async () => {
    house = await openHouse({ METRICS_TOKEN: token, ADMIN_TOKEN: token, LIMITS: 'off' });
  });
  afterAll(async () => house.remove());

  it('counts commands and sockets for Prometheus, without tables, people or tokens', async () => {
    const { table, devices } = await begunTable(url, 'pebbles', 2);
    await devices[0]!.act('take', { count: 1 });
    await devices[0]!.act('take', { count: 1 });
    await devices[1]!.act('nothing', {});
    expect((await operator.request('GET', '/metrics')).status).toBe(401);
    expect((await operator.request('GET', '/metrics', undefined, { authorization: 'Bearer x' })).status).toBe(401);
    const { body } = await operator.request('GET', '/metrics', undefined, bearer);
    expect(body).toMatch(/cityhall_commands_total\{kind="act",answer="done"\} 1\n/);
    expect(body).toMatch(/cityhall_refusals_total\{code="[\w-]+"\} 1\n/);
    expect(body).toMatch(/cityhall_sockets 2\n/);
    expect(body).toMatch(/cityhall_storage_seconds_count\{call="append"\} \d/);
    for (const secret of [table, 'Player 0', token]) expect(body).not.toContain(secret);
  });

  it('says in words how the server is, to everybody', async () => {
    const { status, body } = await visitor(url).request('GET', '/status');
    expect(status).toBe(200);
    expect(body).toContain('The server is open, and its storage answers.');
    expect(body).toMatch(/Of the latest, half were stored and answered within [\d.]+ milliseconds/);
  });

  it('shows tables to the operator alone, stops one, reads one in anew, and leaves a line in the log', async () => {
    const { table, devices } = await begunTable(url, 'pebbles', 2);
    expect((await operator.request('GET', '/admin')).status).toBe(401);
    expect(
      (await operator.request('POST', '/admin/stop', `table=${table}`, { ...form, authorization: '' })).status,
    ).toBe(401);
    expect((await operator.request('GET', '/admin', undefined, basic)).body).toContain(table);
    const foreign = { ...form, origin: 'https://evil.example' };
    expect((await operator.request('POST', '/admin/stop', `table=${table}`, foreign)).status).toBe(403);
    const { edition } = devices[0]!;
    expect((await operator.request('POST', '/admin/reload', `table=${table}`, form)).status).toBe(200);
    expect(await devices[0]!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
    expect(devices[0]!.edition).toBe(edition + 1);
    expect((await operator.request('POST', '/admin/stop', `table=${table}`, form)).status).toBe(200);
    await devices[1]!.until(({ document }) => document.room.status === 'stopped');
    expect((await operator.request('POST', '/admin/stop', 'table=nowhere', form)).status).toBe(404);
    const audits = house.written.map((line) => JSON.parse(line)).filter(({ audit }) => audit);
    expect(audits.map(({ audit, table }) => ({ audit, table }))).toEqual([
      { audit: 'reload', table },
      { audit: 'stop', table },
    ]);
    expect(house.written.join()).not.toContain(token);
  });

  it('keeps 500 tables in memory at most, and those that somebody follows', async () => {
    const { table } = await begunTable(url, 'pebbles', 1);
    const maker = await named(url, 'Ada');
    const body = { game: 'pebbles', seats: 2, options: {} };
    for (let made = 0; made < 510; made++) await maker.request('POST', '/api/tables', body);
    const held = async () => {
      const metrics = await operator.request('GET', '/metrics', undefined, bearer);
      return Number(/cityhall_tables_in_memory (\d+)/.exec(metrics.body)![1]);
    };
    await expect.poll(held).toBeLessThanOrEqual(500);
    expect((await operator.request('GET', '/admin', undefined, basic)).body).toContain(table);
  });
});

it('has neither page where no token is set', async () => {
  const house = await openHouse();
  const somebody = visitor(() => house.url);
  for (const [path, headers] of Object.entries({ '/metrics': bearer, '/admin': basic })) {
    expect((await somebody.request('GET', path, undefined, headers)).status).toBe(404);
  }
  await house.remove();
});

it('finishes its writes when it is asked to end, hangs up, and is not ready meanwhile', async () => {
  const directory = await testDirectory();
  const file = join(directory.path, 'held.sqlite');
  const real = await openSqlite(file);
  let release = () => {};
  let isHeld = false;
  let begun = () => {};
  const writing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const storage: Storage = {
    ...real,
    tables: {
      ...real.tables,
      async append(row) {
        if (isHeld) {
          begun();
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return real.tables.append(row);
      },
    },
  };
  const house = await openHouse({}, { storage });
  const { table, devices } = await begunTable(() => house.url, 'pebbles', 2);
  expect((await visitor(() => house.url).request('GET', '/ready')).status).toBe(200);
  const line = connect(house.server.port, '127.0.0.1');
  await once(line, 'connect');
  // A line on which nothing is asked is closed at once: this request is under way.
  line.write('GET /ready HTTP/1.1\r\n');
  isHeld = true;
  void devices[0]!.act('take', { count: 3 });
  await writing;
  const hungUp = devices.map((device) => device.next('disconnect'));
  const closed = house.server.close();
  await Promise.all(hungUp);
  line.write('host: x\r\n\r\n');
  expect(String((await once(line, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 /);
  release();
  await closed;
  const again = await openSqlite(file);
  const newest = (await again.tables.tail(table, 0)).at(-1)!;
  expect(newest.kind).toBe('move');
  expect((await again.tables.snapshot(table))!.version).toBe(newest.version);
  await again.close();
  await directory.remove();
});
