import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPatience } from '../src/storage/patience.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { ImmediateSqliteDialect } from '../src/storage/sqlite-dialect.ts';
import type { EntryRow, Storage } from '../src/storage/storage.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase, testDirectory } from './storages.ts';

const kinds: { name: string; database: TestDatabase | undefined }[] = [
  { name: 'SQLite', database: await sqliteDatabase() },
  { name: 'Postgres', database: await postgresDatabase() },
];

/** A line to Postgres that can fall silent for good: connections made later are answered again. */
async function silenceable(port: number) {
  const lines: { silent: boolean }[] = [];
  const server = createServer((client) => {
    const line = { silent: false };
    lines.push(line);
    const target = connect(port, '127.0.0.1');
    client.on('data', (data) => target.write(data));
    target.on('data', (data) => !line.silent && client.write(data));
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const line of lines) line.silent = true;
    },
    close: () => server.close(),
  };
}

describe.skipIf(!kinds[1]!.database)('a Postgres that falls silent', () => {
  it('is asked over a new connection, and what hung behind it goes on', async () => {
    const database = (await postgresDatabase())!;
    const address = new URL(database.url!);
    const line = await silenceable(Number(address.port));
    address.port = String(line.port);
    const storage = await openPostgres(address.href, () => undefined, 3_000);
    expect(await storage.tables.append(entry({ table: 'hush' }))).toBe(true);
    line.silence();
    await expect(storage.tables.append(entry({ table: 'hush', version: 2, command: 'b' }))).rejects.toThrow(
      /did not answer/,
    );
    expect(await storage.tables.append(entry({ table: 'hush', version: 2, command: 'b' }))).toBe(false);
    expect(await storage.tables.append(entry({ table: 'hush', version: 3, command: 'c' }))).toBe(true);
    expect(await storage.tables.tail('hush', 0)).toHaveLength(3);
    await storage.close();
    line.close();
    await database.remove();
  });
});

describe.skipIf(!kinds[1]!.database)('a Postgres that ends a connection in use', () => {
  let database: TestDatabase;
  let operator: pg.Client;
  let storage: Storage;
  const heard: string[] = [];
  beforeAll(async () => {
    database = (await postgresDatabase())!;
    operator = new pg.Client({ connectionString: database.url });
    await operator.connect();
    storage = await openPostgres(database.url!, ({ message }) => heard.push(message));
  });
  afterAll(async () => {
    await storage.close();
    await operator.end();
    await database.remove();
  });
  const endOthers = () =>
    operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('makes that write fail, and neither the process nor the next one', async () => {
    await operator.query('begin; lock table entries in exclusive mode');
    // Expected before it fails: a rejection that nobody waits for yet would end the process.
    const failed = expect(storage.tables.append(entry({ table: 'cut' }))).rejects.toThrow();
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await operator.query(waiting)).rowCount === 0);
    await endOthers();
    await failed;
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await operator.query('rollback');
    expect(await storage.tables.append(entry({ table: 'cut' }))).toBe(true);
  });

  it('and allows reading alone is written to again as soon as it may be, over a new connection', async () => {
    const allow = (writing: boolean) =>
      operator.query(
        `set default_transaction_read_only = off; alter database ${operator.database} set default_transaction_read_only = ${writing ? 'off' : 'on'}`,
      );
    await allow(false);
    await endOthers();
    // Connections that had been ended are noticed at different times.
    await expect
      .poll(() => storage.tables.append(entry({ table: 'shut' })).catch((error: Error) => error.message))
      .toMatch(/read-only/);
    await allow(true);
    expect(await storage.tables.append(entry({ table: 'shut' }))).toBe(true);
  });
});

describe.skipIf(!kinds[1]!.database)('a Postgres storage that was closed', () => {
  it('has left no connection behind', async () => {
    const database = (await postgresDatabase())!;
    const operator = new pg.Client({ connectionString: database.url });
    await operator.connect();
    const connections = async () => {
      const { rows } = await operator.query(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend'`,
      );
      return rows[0].count;
    };
    for (let round = 0; round < 10; round++) {
      const storage = await database.open();
      await Promise.all(Array.from({ length: 20 }, () => storage.tables.tail('any', 0)));
      expect(await connections()).toBeGreaterThan(2);
      await storage.close();
      expect(await connections()).toBe(1);
    }
    await operator.end();
    await database.remove();
  });
});

function entry(over: Partial<EntryRow>): EntryRow {
  return { table: 'one', version: 1, kind: 'move', seat: 0, command: 'a', body: '{}', at: 1_800_000_000_000, ...over };
}

for (const { name, database } of kinds) {
  const title = database ? name : `${name} (skipped: none answers at 127.0.0.1:5432)`;
  describe.skipIf(!database)(`storage on ${title}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await database!.open();
    });
    afterAll(async () => {
      await storage.close();
      await database!.remove();
    });

    it('keeps the entries of a table in order and gives back what was put in', async () => {
      const rows = [1, 2, 3].map((version) => entry({ table: 'order', version, command: `c${version}` }));
      for (const row of rows) expect(await storage.tables.append(row)).toBe(true);
      expect(await storage.tables.tail('order', 0)).toEqual(rows);
      expect(await storage.tables.tail('order', 2)).toEqual(rows.slice(2));
      expect(await storage.tables.tail('nowhere', 0)).toEqual([]);
    });

    it('has one winner among ten that claim one version at once', async () => {
      const won = await Promise.all(
        Array.from({ length: 10 }, (_, n) => storage.tables.append(entry({ table: 'race', command: `c${n}` }))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const stored = await storage.tables.tail('race', 0);
      expect(stored).toHaveLength(1);
      expect(stored[0]!.command).toBe(`c${won.indexOf(true)}`);
    });

    it('stores one command of one seat once, and the same id of another seat besides', async () => {
      expect(await storage.tables.append(entry({ table: 'twice', version: 1 }))).toBe(true);
      expect(await storage.tables.append(entry({ table: 'twice', version: 2 }))).toBe(false);
      expect(await storage.tables.append(entry({ table: 'twice', version: 2, seat: 1 }))).toBe(true);
      expect(await storage.tables.entryOf('twice', 1, 'a')).toMatchObject({ version: 2, seat: 1 });
      expect(await storage.tables.entryOf('twice', 2, 'a')).toBeUndefined();
    });

    it('writes many tables in one group, losers among them', async () => {
      const rows = Array.from({ length: 1_200 }, (_, n) => entry({ table: `many${n % 600}`, command: `c${n}` }));
      const won = await Promise.all(rows.map((row) => storage.tables.append(row)));
      expect(won.filter(Boolean)).toHaveLength(600);
    });

    it('tells the newest version and line of chat of many tables at once, and nothing of unknown ones', async () => {
      for (const version of [1, 2, 3])
        await storage.tables.append(entry({ table: 'news', version, command: `c${version}` }));
      await storage.tables.append(entry({ table: 'silent' }));
      const line = { table: 'news', channel: 'table', person: null, name: null, seat: null, line: null, at: 1 };
      for (const text of ['one', 'two']) await storage.chat.add({ ...line, text });
      expect(
        (await storage.tables.newest(['silent', 'nowhere', 'news'])).sort((a, b) => a.version - b.version),
      ).toEqual([
        { table: 'silent', version: 1, chat: 0 },
        { table: 'news', version: 3, chat: 2 },
      ]);
      expect(await storage.tables.newest([])).toEqual([]);
      expect(await storage.chat.linesAfter('news', 1)).toMatchObject([{ number: 2, text: 'two' }]);
    });

    it('tells which sessions are still kept', async () => {
      for (const hash of ['k1', 'k2']) await storage.people.keepSession({ hash, person: 'kim', device: '', at: 1 });
      await storage.people.endSession('kim', 'k1');
      expect(await storage.people.keptSessions(['k1', 'k2', 'k3'])).toEqual(['k2']);
      expect(await storage.people.keptSessions([])).toEqual([]);
    });

    it('keeps the newest snapshot only, whatever the order in which they come', async () => {
      for (const version of [64, 128, 100]) {
        await storage.tables.keepSnapshot({ table: 'snap', version, body: `"${version}"` });
      }
      expect(await storage.tables.snapshot('snap')).toEqual({ table: 'snap', version: 128, body: '"128"' });
      expect(await storage.tables.snapshot('nowhere')).toBeUndefined();
    });

    it('keeps one draft a seat', async () => {
      await storage.tables.keepDraft({ table: 'draft', seat: 0, person: 'p', draft: '1' });
      await storage.tables.keepDraft({ table: 'draft', seat: 0, person: 'q', draft: '2' });
      await storage.tables.keepDraft({ table: 'draft', seat: 1, person: 'p', draft: '3' });
      await storage.tables.dropDraft('draft', 1);
      expect(await storage.tables.drafts('draft')).toEqual([{ table: 'draft', seat: 0, person: 'q', draft: '2' }]);
    });

    it('knows persons by id and changes their names', async () => {
      await storage.people.keepPerson({ id: 'p', name: 'Ada', at: 1 });
      await storage.people.keepPerson({ id: 'p', name: 'Ada L.', at: 2 });
      expect(await storage.people.person('p')).toEqual({ id: 'p', name: 'Ada L.', at: 1 });
      expect(await storage.people.person('nobody')).toBeUndefined();
    });

    it('lets a way be claimed once, and not after it lapsed', async () => {
      await storage.people.keepWay({ hash: 'h', person: 'p', until: 1_000 });
      const claims = await Promise.all(Array.from({ length: 5 }, () => storage.people.claimWay('h', 999)));
      expect(claims.filter((person) => person === 'p')).toHaveLength(1);
      await storage.people.keepWay({ hash: 'late', person: 'p', until: 1_000 });
      expect(await storage.people.claimWay('late', 1_001)).toBeUndefined();
    });

    it('lists the tables of a person, the latest first', async () => {
      await storage.people.keepSitting('p', 'one', 1);
      await storage.people.keepSitting('p', 'two', 2);
      await storage.people.keepSitting('p', 'one', 3);
      expect(await storage.people.sittings('p')).toEqual(['one', 'two']);
    });

    it('keeps sessions by their hash, and ends one, the others or all', async () => {
      const row = (hash: string, at: number) => ({ hash, person: 'dev', device: 'Phone', at });
      for (const [hash, at] of [
        ['s1', 1],
        ['s2', 2],
        ['s3', 3],
      ] as const)
        await storage.people.keepSession(row(hash, at));
      expect((await storage.people.sessions('dev')).map(({ hash }) => hash)).toEqual(['s3', 's2', 's1']);
      await storage.people.endSession('somebody else', 's3');
      await storage.people.endSession('dev', 's1');
      expect(await storage.people.session('s1')).toBeUndefined();
      expect(await storage.people.session('s3')).toEqual(row('s3', 3));
      await storage.people.endOtherSessions('dev', 's3');
      expect((await storage.people.sessions('dev')).map(({ hash }) => hash)).toEqual(['s3']);
      await storage.people.endOtherSessions('dev', null);
      expect(await storage.people.sessions('dev')).toEqual([]);
    });

    it('numbers the lines of a chat without gaps, and hands out the channels asked for', async () => {
      const said = (channel: string, text: string) => ({
        table: 'chat',
        channel,
        person: 'p',
        name: 'Ada',
        seat: 0,
        text,
        line: null,
        at: 5,
      });
      const numbers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => storage.chat.add(said('table', text))));
      expect([...numbers].sort()).toEqual([1, 2, 3, 4]);
      expect(await storage.chat.add(said('seats', 'secret'))).toBe(5);
      expect((await storage.chat.lines('chat', ['table'], null, 3)).map(({ number }) => number)).toEqual([2, 3, 4]);
      expect((await storage.chat.lines('chat', ['table', 'seats'], 3, 9)).map(({ number }) => number)).toEqual([1, 2]);
    });

    it('keeps notes, news and their choices by person, and deletes all of a person but the logs', async () => {
      await storage.people.keepPerson({ id: 'gone', name: 'Gone', at: 1 });
      await storage.people.keepNote('gone', 't', 'one');
      await storage.people.keepNote('gone', 't', 'two');
      expect(await storage.people.note('gone', 't')).toBe('two');
      expect(await storage.news.choice('gone', 't')).toBe(true);
      await storage.news.keepChoice('gone', 't', false);
      expect(await storage.news.choice('gone', 't')).toBe(false);
      await storage.news.keepTarget({ id: 'x', person: 'gone', kind: 'push', body: '1' });
      await storage.news.keepTarget({ id: 'x', person: 'gone', kind: 'push', body: '2' });
      expect(await storage.news.targets('gone')).toEqual([{ id: 'x', person: 'gone', kind: 'push', body: '2' }]);
      await storage.chat.add({
        table: 'g',
        channel: 'table',
        person: 'gone',
        name: 'Gone',
        seat: 0,
        text: 'hi',
        line: null,
        at: 1,
      });
      await storage.people.keepSession({ hash: 'g', person: 'gone', device: '', at: 1 });
      await storage.people.keepSitting('gone', 'g', 1);
      await storage.people.dropPerson('gone');
      expect(await storage.people.person('gone')).toBeUndefined();
      expect(await storage.people.note('gone', 't')).toBe('');
      expect(await storage.news.targets('gone')).toEqual([]);
      expect(await storage.people.session('g')).toBeUndefined();
      expect(await storage.people.sittings('gone')).toEqual([]);
      expect(await storage.chat.lines('g', ['table'], null, 9)).toMatchObject([{ person: null, name: null, text: '' }]);
    });

    it('tells which tables are due, and which are shown to everybody', async () => {
      await storage.tables.keepDue('early', 10);
      await storage.tables.keepDue('late', 20);
      await storage.tables.keepDue('moved', 5);
      await storage.tables.keepDue('moved', 30);
      await storage.tables.keepDue('settled', 1);
      await storage.tables.keepDue('settled', null);
      expect(await storage.tables.dueBy(20)).toEqual(['early', 'late']);
      await storage.tables.keepListing('one', 1);
      await storage.tables.keepListing('two', 2);
      await storage.tables.keepListing('three', 3);
      await storage.tables.dropListing('two');
      expect(await storage.tables.listings(9)).toEqual(['three', 'one']);
    });

    it('purges tables that did not start for long, and no others', async () => {
      const rows = [
        entry({ table: 'dead', kind: 'create', at: 100 }),
        entry({ table: 'begun', kind: 'create', at: 100 }),
        entry({ table: 'begun', version: 2, kind: 'start', command: 'b', at: 101 }),
        entry({ table: 'fresh', kind: 'create', at: 100 }),
        entry({ table: 'fresh', version: 2, kind: 'sit', command: 'b', at: 900 }),
      ];
      for (const row of rows) expect(await storage.tables.append(row)).toBe(true);
      await storage.people.keepSitting('purged', 'dead', 1);
      await storage.tables.keepListing('dead', 1);
      expect(await storage.tables.purge(500)).toBe(1);
      expect(await storage.tables.tail('dead', 0)).toEqual([]);
      expect(await storage.people.sittings('purged')).toEqual([]);
      expect(await storage.tables.listings(9)).not.toContain('dead');
      expect(await storage.tables.tail('begun', 0)).toHaveLength(2);
      expect(await storage.tables.tail('fresh', 0)).toHaveLength(2);
    });

    it('is opened by several at once on an empty database, and again later', async () => {
      const fresh = name === 'SQLite' ? await sqliteDatabase() : await postgresDatabase();
      const first = await Promise.all([fresh!.open(), fresh!.open(), fresh!.open()]);
      expect(await first[0]!.tables.append(entry({}))).toBe(true);
      await Promise.all(first.map((each) => each.close()));
      const again = await fresh!.open();
      expect(await again.tables.tail('one', 0)).toHaveLength(1);
      await again.close();
      await fresh!.remove();
    });

    it('is not opened where a newer release has changed its schema', async () => {
      const fresh = name === 'SQLite' ? await sqliteDatabase() : await postgresDatabase();
      await (await fresh!.open()).close();
      await fresh!.run("insert into kysely_migration values ('9-later', '2030-01-01T00:00:00.000Z')");
      await expect(fresh!.open()).rejects.toThrow(/newer release/);
      await fresh!.remove();
    });

    it('of the first edition goes on with what it has', async () => {
      const fresh = name === 'SQLite' ? await sqliteDatabase() : await postgresDatabase();
      const first = await fresh!.open();
      expect(await first.tables.append(entry({}))).toBe(true);
      await first.close();
      // The first edition counted its steps by itself.
      await fresh!.run('drop table kysely_migration');
      await fresh!.run('drop table kysely_migration_lock');
      await fresh!.run('create table meta ("key" text not null primary key, "value" text not null)');
      await fresh!.run("insert into meta values ('schema', '2')");
      const again = await fresh!.open();
      expect(await again.tables.tail('one', 0)).toEqual([entry({})]);
      expect(await again.tables.append(entry({ version: 2, command: 'b' }))).toBe(true);
      await again.close();
      await fresh!.remove();
    });
  });
}

describe('a transaction on SQLite', () => {
  it('has the right to write from its beginning, so that nobody writes between what it reads and what it writes', async () => {
    const { path, remove } = await testDirectory();
    const file = join(path, 'cityhall.sqlite');
    const database = new DatabaseSync(file);
    database.exec('pragma journal_mode = wal; create table t (n integer)');
    const other = new DatabaseSync(file, { timeout: 0 });
    const db = new Kysely<{ t: { n: number } }>({ dialect: new ImmediateSqliteDialect(database) });
    const add = () => other.exec('insert into t values (1)');
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('t').selectAll().execute();
      expect(add).toThrow(/locked/);
      await transaction.insertInto('t').values({ n: 2 }).execute();
    });
    add();
    expect(await db.selectFrom('t').selectAll().execute()).toEqual([{ n: 2 }, { n: 1 }]);
    await db.destroy();
    other.close();
    await remove();
  });
});

describe('patience with a storage', () => {
  it('rejects what is not answered in time', async () => {
    const silent = { ping: () => new Promise<void>(() => {}) } as unknown as Storage;
    await expect(withPatience(silent, 20).ping()).rejects.toThrow('did not answer ping in 20 ms');
  });
});
