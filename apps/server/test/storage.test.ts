import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPatience } from '../src/storage/patience.ts';
import type { EntryRow, Storage } from '../src/storage/storage.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from './storages.ts';

const kinds: { name: string; database: TestDatabase | undefined }[] = [
  { name: 'SQLite', database: await sqliteDatabase() },
  { name: 'Postgres', database: await postgresDatabase() },
];

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
      for (const row of rows) expect(await storage.append(row)).toBe(true);
      expect(await storage.tail('order', 0)).toEqual(rows);
      expect(await storage.tail('order', 2)).toEqual(rows.slice(2));
      expect(await storage.tail('nowhere', 0)).toEqual([]);
    });

    it('has one winner among ten that claim one version at once', async () => {
      const won = await Promise.all(
        Array.from({ length: 10 }, (_, n) => storage.append(entry({ table: 'race', command: `c${n}` }))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const stored = await storage.tail('race', 0);
      expect(stored).toHaveLength(1);
      expect(stored[0]!.command).toBe(`c${won.indexOf(true)}`);
    });

    it('stores one command of one seat once, and the same id of another seat besides', async () => {
      expect(await storage.append(entry({ table: 'twice', version: 1 }))).toBe(true);
      expect(await storage.append(entry({ table: 'twice', version: 2 }))).toBe(false);
      expect(await storage.append(entry({ table: 'twice', version: 2, seat: 1 }))).toBe(true);
      expect(await storage.entryOf('twice', 1, 'a')).toMatchObject({ version: 2, seat: 1 });
      expect(await storage.entryOf('twice', 2, 'a')).toBeUndefined();
    });

    it('writes many tables in one group, losers among them', async () => {
      const rows = Array.from({ length: 1_200 }, (_, n) => entry({ table: `many${n % 600}`, command: `c${n}` }));
      const won = await Promise.all(rows.map((row) => storage.append(row)));
      expect(won.filter(Boolean)).toHaveLength(600);
    });

    it('keeps the newest snapshot only, whatever the order in which they come', async () => {
      for (const version of [64, 128, 100]) {
        await storage.keepSnapshot({ table: 'snap', version, body: `"${version}"` });
      }
      expect(await storage.snapshot('snap')).toEqual({ table: 'snap', version: 128, body: '"128"' });
      expect(await storage.snapshot('nowhere')).toBeUndefined();
    });

    it('keeps one draft a seat', async () => {
      await storage.keepDraft({ table: 'draft', seat: 0, person: 'p', draft: '1' });
      await storage.keepDraft({ table: 'draft', seat: 0, person: 'q', draft: '2' });
      await storage.keepDraft({ table: 'draft', seat: 1, person: 'p', draft: '3' });
      await storage.dropDraft('draft', 1);
      expect(await storage.drafts('draft')).toEqual([{ table: 'draft', seat: 0, person: 'q', draft: '2' }]);
    });

    it('knows persons by id and changes their names', async () => {
      await storage.keepPerson({ id: 'p', name: 'Ada', at: 1 });
      await storage.keepPerson({ id: 'p', name: 'Ada L.', at: 2 });
      expect(await storage.person('p')).toEqual({ id: 'p', name: 'Ada L.', at: 1 });
      expect(await storage.person('nobody')).toBeUndefined();
    });

    it('lets a way be claimed once, and not after it lapsed', async () => {
      await storage.keepWay({ hash: 'h', person: 'p', until: 1_000 });
      const claims = await Promise.all(Array.from({ length: 5 }, () => storage.claimWay('h', 999)));
      expect(claims.filter((person) => person === 'p')).toHaveLength(1);
      await storage.keepWay({ hash: 'late', person: 'p', until: 1_000 });
      expect(await storage.claimWay('late', 1_001)).toBeUndefined();
    });

    it('lists the tables of a person, the latest first', async () => {
      await storage.keepSitting('p', 'one', 1);
      await storage.keepSitting('p', 'two', 2);
      await storage.keepSitting('p', 'one', 3);
      expect(await storage.sittings('p')).toEqual(['one', 'two']);
    });

    it('is opened by several at once on an empty database, and again later', async () => {
      const fresh = name === 'SQLite' ? await sqliteDatabase() : await postgresDatabase();
      const first = await Promise.all([fresh!.open(), fresh!.open(), fresh!.open()]);
      expect(await first[0]!.append(entry({}))).toBe(true);
      await Promise.all(first.map((each) => each.close()));
      const again = await fresh!.open();
      expect(await again.tail('one', 0)).toHaveLength(1);
      await again.close();
      await fresh!.remove();
    });
  });
}

describe('patience with a storage', () => {
  it('rejects what is not answered in time', async () => {
    const silent = { ping: () => new Promise<void>(() => {}) } as unknown as Storage;
    await expect(withPatience(silent, 20).ping()).rejects.toThrow('did not answer ping in 20 ms');
  });
});
