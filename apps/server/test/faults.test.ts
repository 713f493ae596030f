import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { around } from '../src/storage/around.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openHouse } from './house.ts';
import { testDirectory } from './storages.ts';
import { begunTable, commandId, type Device, named, type Visitor, visitor } from './visitor.ts';

const stepsOf = ({ document }: Device) => (document.view as unknown as { open: { steps: number } }).open.steps;
const heapOf = ({ document }: Device) => (document.view as unknown as { open: { heap: number } }).open.heap;

async function opened(person: Visitor, table: string): Promise<Device> {
  const device = await person.device();
  await device.open(table);
  return device;
}

describe('rules with faults', () => {
  it('refuses a move whose rule throws, and the table goes on', async () => {
    const house = await openHouse();
    const { devices } = await begunTable(() => house.url, 'trap', 1);
    expect(await devices[0]!.act('throw', {})).toMatchObject({ answer: 'refused', refusal: { code: 'internal' } });
    expect(await devices[0]!.act('step', {})).toMatchObject({ answer: 'done' });
    expect(stepsOf(devices[0]!)).toBe(1);
    expect(house.written.join()).toContain('a fault in the rules');
    await house.remove();
  });

  it.each([
    ['loop', { step: 700 }],
    ['hog', { step: 60_000, memory: 64 }],
  ])('fault 18: refuses a move that never ends (%s) and stops its table; others answer', async (move, rulesLimits) => {
    const house = await openHouse({}, { rulesLimits });
    const url = () => house.url;
    const { table, persons, devices } = await begunTable(url, 'trap', 1);
    const other = await begunTable(url, 'trap', 1);
    await devices[0]!.act('step', {});
    await other.devices[0]!.act('step', {});
    const spectator = await opened(visitor(url), table);

    const trapped = devices[0]!.act(move, {});
    const meanwhile = other.devices[0]!.act('step', {});
    expect(await trapped).toMatchObject({ answer: 'refused', refusal: { code: 'internal' } });
    expect(await meanwhile).toMatchObject({ answer: 'done' });
    expect(stepsOf(other.devices[0]!)).toBe(2);
    await spectator.until(({ document }) => document.room.status === 'stopped');
    expect(spectator.lines.at(-1)).toEqual({ key: 'log.table-stopped' });
    expect(stepsOf(spectator)).toBe(1);
    expect(await devices[0]!.act('step', {})).toMatchObject({ refusal: { code: 'stopped' } });

    await house.restart();
    const again = await opened(persons[0]!, table);
    expect(again.document.room.status).toBe('stopped');
    await house.remove();
  });

  it('does not end a step that had none of the processor’s time, as on a busy machine', async () => {
    const house = await openHouse({}, { rulesLimits: { step: 300 } });
    const { devices } = await begunTable(() => house.url, 'trap', 1);
    // What other threads of the process use meanwhile does not count either, where the system tells them apart.
    const busy = existsSync('/proc/thread-self/schedstat') ? new Worker('for (;;);', { eval: true }) : undefined;
    try {
      expect(await devices[0]!.act('doze', {})).toMatchObject({ answer: 'done' });
      expect(stepsOf(devices[0]!)).toBe(1);
    } finally {
      await busy?.terminate();
    }
    await house.remove();
  });

  it('lets a stopped table go on once its rules are others, from where it stood', async () => {
    const house = await openHouse({}, { rulesLimits: { step: 700 } });
    const { table, persons, devices } = await begunTable(() => house.url, 'trap', 1);
    await devices[0]!.act('step', {});
    await devices[0]!.act('loop', {});
    await devices[0]!.until(({ document }) => document.room.status === 'stopped');
    const { edition } = devices[0]!;
    process.env.TEST_RULES_HASH = 'mended';
    await house.restart();
    delete process.env.TEST_RULES_HASH;
    const again = await opened(persons[0]!, table);
    expect(again.document.room.status).toBe('playing');
    expect(again.lines.at(-1)).toEqual({ key: 'log.table-rules' });
    expect(again.edition).toBe(edition + 1);
    expect(await again.act('step', {})).toMatchObject({ answer: 'done' });
    expect(stepsOf(again)).toBe(2);
    await house.remove();
  });
});

describe('a storage with faults', () => {
  /** A storage whose next appends do as they are told, over a real one. */
  async function faulty() {
    const directory = await testDirectory();
    const real = await openSqlite(join(directory.path, 'cityhall.sqlite'));
    const plans: ('fine' | 'fail' | 'hang' | 'store and hang')[] = [];
    let silent = false;
    const guarded = around(real, (_call, work) => (silent ? new Promise(() => {}) : work()));
    const storage: Storage = {
      ...guarded,
      tables: {
        ...guarded.tables,
        async append(row) {
          const plan = plans.shift();
          if (plan === 'fail') throw new Error('the disk is full');
          if (plan === 'store and hang') await real.tables.append(row);
          if (plan && plan !== 'fine') return new Promise(() => {});
          return guarded.tables.append(row);
        },
      },
    };
    const house = await openHouse({}, { storage, storagePatience: 3_000 });
    return {
      house,
      plan: (...more: typeof plans) => void plans.push(...more),
      beSilent: (now: boolean) => {
        silent = now;
      },
      async remove() {
        await house.remove();
        await directory.remove();
      },
    };
  }

  it.each(['fail', 'hang', 'store and hang'] as const)(
    'answers “unknown” where the append does not answer (%s); sent again, the command is done once',
    async (fault) => {
      const { house, plan, remove } = await faulty();
      const { devices } = await begunTable(() => house.url, 'pebbles', 2);
      const command = commandId();
      const { decision } = (devices[0]!.document.view as unknown as { flow: { decision: number } }).flow;
      const send = () => devices[0]!.act('take', { count: 2 }, { command, decision });
      plan(fault);
      expect(await send()).toEqual({ answer: 'unknown' });
      expect(await send()).toMatchObject({ answer: 'done' });
      expect(await send()).toEqual({ answer: 'done', frame: null });
      await Promise.all(devices.map((device) => device.until((each) => heapOf(each) === 10)));
      expect(await devices[1]!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
      await remove();
    },
  );

  it('notes what time brings to a table in order, however late the storage answers one of the notes', async () => {
    const directory = await testDirectory();
    const real = await openSqlite(join(directory.path, 'cityhall.sqlite'));
    const begun: (number | null)[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const storage: Storage = {
      ...real,
      tables: {
        ...real.tables,
        async keepDue(table, at) {
          begun.push(at);
          if (begun.length === 1) await held;
          await real.tables.keepDue(table, at);
        },
      },
    };
    const house = await openHouse({}, { storage, storagePatience: 60_000 });
    const { table, devices } = await begunTable(() => house.url, 'pebbles', 2, {
      pace: { kind: 'live', bank: 600, increment: 60 },
    });
    await devices[0]!.act('take', { count: 1 });
    expect(begun).toHaveLength(1);
    release();
    await devices[1]!.act('take', { count: 1 });
    await house.server.close();
    const again = await openSqlite(join(directory.path, 'cityhall.sqlite'));
    expect(await again.tables.dueBy(Number.MAX_SAFE_INTEGER)).toEqual([table]);
    expect(begun.length).toBeGreaterThan(2);
    await again.close();
    await directory.remove();
  });

  it('tells the others what was stored although the answer was lost, without their asking', async () => {
    const { house, plan, remove } = await faulty();
    const { devices } = await begunTable(() => house.url, 'pebbles', 2);
    plan('store and hang');
    expect(await devices[0]!.act('take', { count: 2 })).toEqual({ answer: 'unknown' });
    await Promise.all(devices.map((device) => device.until((each) => heapOf(each) === 10)));
    expect(devices.flatMap(({ misfits }) => misfits)).toEqual([]);
    await remove();
  });

  it.each(['fail', 'hang', 'store and hang'] as const)(
    'lets a bot answer its decision although the storage did not answer at first (%s)',
    async (fault) => {
      const { house, plan, remove } = await faulty();
      const ann = await named(() => house.url, 'Ann');
      const { body } = await ann.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {} });
      const device = await opened(ann, body.table);
      await device.deed({ do: 'bot', seat: 1 });
      await device.deed({ do: 'start' });
      await device.until(({ document }) => document.room.status === 'playing');
      // Her own move is stored, the bot's is not.
      plan('fine', fault);
      expect(await device.act('take', { count: 2 })).toMatchObject({ answer: 'done' });
      await device.until((each) => heapOf(each) < 10);
      expect(await device.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
      await remove();
    },
  );

  it('never says “refused” while the storage is silent, and is itself again afterwards', async () => {
    const { house, beSilent, remove } = await faulty();
    const { table, persons, devices } = await begunTable(() => house.url, 'pebbles', 2);
    beSilent(true);
    expect(await devices[1]!.act('take', { count: 1 })).toEqual({ answer: 'unknown' });
    expect(await devices[0]!.act('take', { count: 1 })).toEqual({ answer: 'unknown' });
    expect(await (await persons[0]!.device()).open(table)).toMatchObject({ answer: 'fault', code: 'unavailable' });
    expect((await persons[0]!.request('GET', '/ready')).status).toBe(503);
    beSilent(false);
    expect(await devices[0]!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
    expect((await persons[0]!.request('GET', '/ready')).status).toBe(200);
    await remove();
  });

  it('judges again on what another node stored in between', async () => {
    const directory = await testDirectory();
    const real = await openSqlite(join(directory.path, 'cityhall.sqlite'));
    let between: { seat: number } | undefined;
    const storage: Storage = {
      ...real,
      tables: {
        ...real.tables,
        async append(row) {
          if (between) {
            const body = JSON.stringify({ seat: between.seat, move: 'draw', args: {} });
            await real.tables.append({ ...row, kind: 'move', seat: between.seat, command: 'another-node', body });
            between = undefined;
          }
          return real.tables.append(row);
        },
      },
    };
    const house = await openHouse({}, { storage });
    const { devices } = await begunTable(() => house.url, 'vault', 3);
    between = { seat: 2 };
    expect(await devices[0]!.act('draw', {})).toMatchObject({ answer: 'done' });
    const drawn = ({ document }: Device) =>
      (document.view as unknown as { open: { cards: number[] } }).open.cards.join() === '1,0,1';
    await Promise.all(devices.map((device) => device.until(drawn)));
    expect(devices.flatMap(({ misfits }) => misfits)).toEqual([]);
    await house.remove();
    await directory.remove();
  });
});

describe('restarts', () => {
  it('shows a table that an update broke as stopped, and plays on where the next update mends it', async () => {
    const house = await openHouse();
    const { table, persons, devices } = await begunTable(() => house.url, 'pebbles', 2);
    await devices[0]!.act('take', { count: 2 });
    await house.restart(() => {
      // As after a kill: what counts is the log.
      const database = new DatabaseSync(join(house.data, 'cityhall.sqlite'));
      database.exec('delete from snapshots');
      database.close();
      process.env.TEST_RULES_BROKEN = 'yes';
    });
    const during = await opened(persons[1]!, table);
    expect(during.document).toMatchObject({
      room: { status: 'stopped', places: [{}, { name: 'Player 1' }] },
      view: null,
    });
    await house.restart(() => {
      delete process.env.TEST_RULES_BROKEN;
    });
    const after = await opened(persons[1]!, table);
    expect(after.document.room.status).toBe('playing');
    expect(heapOf(after)).toBe(10);
    expect(await after.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
    await house.remove();
  });

  it('fault 14: knows everybody and every board again, at the same editions', async () => {
    const house = await openHouse();
    const { table, persons, devices } = await begunTable(() => house.url, 'vault', 2);
    await devices[0]!.act('weigh', { weight: 4 });
    await devices[1]!.act('draw', {});
    const spectator = await opened(
      visitor(() => house.url),
      table,
    );
    await Promise.all(persons.map((_, seat) => devices[seat]!.open(table)));
    await house.restart();
    for (const [seat, before] of [...devices, spectator].entries()) {
      const after = await opened(persons[seat] ?? visitor(() => house.url), table);
      expect(after.edition).toBe(before.edition);
      expect(after.document).toEqual(before.document);
      expect(after.lines).toEqual(before.lines);
    }
    await house.remove();
  });

  it('plays on over snapshots and the entries after them', async () => {
    const house = await openHouse();
    const { table, persons, devices } = await begunTable(() => house.url, 'trap', 1);
    for (let step = 0; step < 150; step++) expect((await devices[0]!.act('step', {})).answer).toBe('done');
    const { edition, document } = devices[0]!;
    const kept = await openSqlite(join(house.data, 'cityhall.sqlite'));
    expect((await kept.tables.snapshot(table))!.version).toBeGreaterThanOrEqual(128);
    expect(await kept.tables.tail(table, 0)).toHaveLength(152);
    await kept.close();
    await house.restart();
    const again = await opened(persons[0]!, table);
    expect(again.edition).toBe(edition);
    expect(again.document).toEqual(document);
    expect(await again.undo()).toMatchObject({ answer: 'done' });
    expect(stepsOf(again)).toBe(149);
    await house.remove();
  });

  it('fault 15: goes on under changed rules, and says so', async () => {
    const house = await openHouse();
    const { table, persons, devices } = await begunTable(() => house.url, 'pebbles', 1);
    await devices[0]!.act('take', { count: 3 });
    process.env.TEST_RULES_HASH = 'others';
    await house.restart();
    delete process.env.TEST_RULES_HASH;
    const again = await opened(persons[0]!, table);
    expect(again.lines.at(-1)).toEqual({ key: 'log.table-rules' });
    expect(heapOf(again)).toBe(9);
    expect(await again.act('take', { count: 3 })).toMatchObject({ answer: 'done' });
    await house.remove();
  });
});
