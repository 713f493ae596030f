import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';
import { type House, openHouse } from './house.ts';
import { killAll, type Program, redisServer, started } from './servers.ts';
import { postgresDatabase, testDirectory } from './storages.ts';
import { begunTable, type Device, visitor } from './visitor.ts';

const database = await postgresDatabase();
const redis = database && (await redisServer());
const title = redis ? '' : ' (skipped: no Postgres at 127.0.0.1:5432 or no redis-server)';
const heapOf = (device: Device) => (device.document.view as unknown as { open: { heap: number } }).open.heap;

afterAll(async () => {
  await killAll();
  await database?.remove();
});

describe.skipIf(!redis)(`two nodes in two processes${title}`, () => {
  let directory: Awaited<ReturnType<typeof testDirectory>>;
  let nodes: (Program & { url: string })[];
  beforeAll(async () => {
    directory = await testDirectory();
    const settings = { DATA: directory.path, DATABASE_URL: database!.url, REDIS_URL: redis!.url, LOG_LEVEL: 'info' };
    // One after the other: the first makes the keys that both sign with.
    nodes = [await started(settings), await started(settings)];
  });
  afterAll(async () => {
    for (const { child } of nodes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await directory.remove();
  });

  /** A table of two whose seats play through different nodes. */
  async function apart(game: string) {
    const { table, persons, devices } = await begunTable(() => nodes[0]!.url, game, 2);
    const other = visitor(() => nodes[1]!.url, persons[1]!.cookie);
    const device = await other.device();
    expect(await device.open(table)).toMatchObject({ answer: 'whole', you: { seat: 1 } });
    devices[1]!.close();
    return { table, persons, other, here: devices[0]!, there: device };
  }

  it('shows a move made through one node at the other, and plays on there', async () => {
    const { here, there } = await apart('pebbles');
    expect(await here.act('take', { count: 3 })).toMatchObject({ answer: 'done' });
    await there.until((device) => heapOf(device) === 9);
    expect(await there.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
    await here.until((device) => heapOf(device) === 8);
    expect(there.misfits).toEqual([]);
  });

  it('knows at each node who is there through the other', async () => {
    const { table, here, there } = await apart('pebbles');
    const presentFor = async (device: Device) =>
      (await device.open(table)) as { present?: number[]; spectators?: number };
    for (const device of [here, there]) {
      await expect.poll(() => presentFor(device)).toMatchObject({ present: [0, 1], spectators: 0 });
    }
    const watcher = await visitor(() => nodes[1]!.url).device();
    await watcher.open(table);
    await expect.poll(() => presentFor(here)).toMatchObject({ present: [0, 1], spectators: 1 });
    there.close();
    watcher.close();
    await expect.poll(() => presentFor(here)).toMatchObject({ present: [0], spectators: 0 });
  });

  it('tells chat at both nodes, each line once', async () => {
    const { table, here, there } = await apart('pebbles');
    for (const device of [here, there]) await device.send('chats', { table });
    const heard = there.next('chat');
    await here.send('say', { table, command: 'chat-0001', channel: 'table', text: 'across' });
    expect(await heard).toMatchObject({ line: { text: 'across' } });
    const back = here.next('chat');
    await there.send('say', { table, command: 'chat-0002', channel: 'seats', text: 'and back' });
    await back;
    const lines = here.received.filter((text) => text.startsWith('["chat"') && text.includes('across'));
    expect(lines).toHaveLength(1);
  });

  it('loses and doubles nothing while both nodes move at once, and counts the same editions on both', async () => {
    const { table, persons, here, there } = await apart('vault');
    const weights = Array.from({ length: 30 }, (_, n) => 1 + (n % 2));
    const weigh = async (device: Device) => {
      for (const weight of weights) expect(await device.act('weigh', { weight })).toMatchObject({ answer: 'done' });
    };
    await Promise.all([weigh(here), weigh(there)]);
    await Promise.all([here.act('draw', {}), there.act('draw', {})]);
    const round = ({ document }: Device) => (document.view as unknown as { open: { round: number } }).open.round === 2;
    await Promise.all([here.until(round), there.until(round)]);
    const storage = await database!.open();
    const moves = (await storage.tables.tail(table, 0)).filter(({ kind }) => kind === 'move');
    await storage.close();
    expect(moves).toHaveLength(2 * weights.length + 2);
    for (const [seat, device] of [here, there].entries()) {
      for (const node of nodes) {
        const fresh = await visitor(() => node.url, persons[seat]!.cookie).device();
        await fresh.open(table);
        expect(fresh.edition).toBe(device.edition);
        expect(fresh.document).toEqual(device.document);
      }
    }
  });

  it('tells within a look into the storage while Redis is stopped, and finds Redis again by itself', async () => {
    const { here, there } = await apart('pebbles');
    await redis!.stop();
    await here.act('take', { count: 2 });
    await there.until((device) => heapOf(device) === 10);
    const answers = nodes.map((node) => node.says(/"line":"hearing","msg":"Redis answers again"/));
    await redis!.start();
    await Promise.all(answers);
    await there.act('take', { count: 2 });
    await here.until((device) => heapOf(device) === 8);
  });

  it('brings what a seat is working on to whichever node its device comes to', async () => {
    const { table, other, there } = await apart('pebbles');
    await there.open(table);
    const elsewhere = await visitor(() => nodes[0]!.url, other.cookie).device();
    await elsewhere.send('draft', { table, seat: 1, draft: { count: 2 } });
    await expect.poll(() => there.open(table)).toMatchObject({ draft: { count: 2 } });
  });

  it('ends the sockets at every node of a device that was signed out at one', async () => {
    const { persons, there } = await apart('pebbles');
    const ended = there.next('disconnect');
    await persons[1]!.request('POST', '/api/devices/signout', { which: 'all' });
    await ended;
  });
});

describe.skipIf(!redis)(`what one node hears of another${title}`, () => {
  const houses: House[] = [];
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.remove();
  });

  /** Two nodes whose clock stands still: neither looks into the storage by itself. */
  async function together(environment: Record<string, string>) {
    const clock = fakeClock(Date.now());
    const settings = { DATABASE_URL: database!.url!, COOKIE_KEYS: 'k'.repeat(32), ...environment };
    for (let node = 0; node < 2; node++) houses.push(await openHouse(settings, { clock }));
    const { table, persons, devices } = await begunTable(() => houses[0]!.url, 'pebbles', 2);
    const there = await visitor(() => houses[1]!.url, persons[1]!.cookie).device();
    await there.open(table);
    return { clock, table, here: devices[0]!, there };
  }

  it('is told by the bell alone, which carries table and number and nothing else', async () => {
    const ear = new Redis(redis!.url);
    await ear.subscribe('cityhall/entry');
    const rung = once(ear, 'message');
    const { table, here, there } = await together({ REDIS_URL: redis!.url });
    expect(await rung).toEqual(['cityhall/entry', `${table} 1`]);
    await here.act('take', { count: 3 });
    await there.until((device) => heapOf(device) === 9);
    ear.disconnect();
  });

  it('says that Redis was away and is back, however short the time', async () => {
    const operator = new Redis(redis!.url);
    await together({ REDIS_URL: redis!.url });
    const said = (line: string, words: string) => () =>
      houses.every(({ written }) => written.some((text) => text.includes(`"line":"${line}"`) && text.includes(words)));
    for (const type of ['normal', 'pubsub']) await operator.call('client', 'kill', 'type', type, 'skipme', 'yes');
    for (const line of ['ringing', 'hearing']) {
      await expect.poll(said(line, 'Redis does not answer')).toBe(true);
      await expect.poll(said(line, 'Redis answers again')).toBe(true);
    }
    operator.disconnect();
  });

  it('is found by looking where there is no Redis', async () => {
    const { clock, here, there } = await together({});
    await here.act('take', { count: 3 });
    expect(heapOf(there)).toBe(12);
    await clock.turn(2_000);
    await there.until((device) => heapOf(device) === 9);
  });

  it('is looked up before an answer, so that nobody is shown less than they saw elsewhere', async () => {
    const { table, here, there } = await together({});
    await here.act('take', { count: 3 });
    expect(heapOf(there)).toBe(12);
    expect(await there.act('take', { count: 2 })).toMatchObject({ answer: 'stale' });
    await there.open(table);
    expect(heapOf(there)).toBe(9);
    expect(there.edition).toBe(here.edition);
  });
});
