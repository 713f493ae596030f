import { CompiledQuery, type Kysely, sql } from 'kysely';
import { groupedAppend, rowName } from './group.ts';
import { peopleOver } from './people.ts';
import type { Schema } from './schema.ts';
import type { Counts, EntryRow, NewestRow, Storage } from './storage.ts';
import { surroundingsOver } from './surroundings.ts';

/** The storage over a database: one set of queries for SQLite and Postgres. */
export function storageOver(db: Kysely<Schema>): Storage {
  const insertion = insertionOver(db);
  const group = groupedAppend(async (rows) => {
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    const won = await db.executeQuery<Parameters<typeof rowName>[0]>(
      CompiledQuery.raw(insertion(rows.length), parameters),
    );
    return new Set(won.rows.map(rowName));
  });

  return {
    append: group.append,
    tail: (table, after) =>
      db
        .selectFrom('entries')
        .selectAll()
        .where('table', '=', table)
        .where('version', '>', after)
        .orderBy('version')
        .execute(),
    async newest(tables) {
      if (tables.length === 0) return [];
      // One look into each index for each table, however long its log is.
      const { rows } = await sql<NewestRow>`
        select asked.column1 as "table",
          (select max("version") from "entries" where "entries"."table" = asked.column1) as "version",
          coalesce((select max("number") from "chat" where "chat"."table" = asked.column1), 0) as "chat"
        from (values ${sql.join(tables.map((table) => sql`(${table})`))}) as asked`.execute(db);
      return rows.filter(({ version }) => version !== null);
    },
    entryOf: (table, seat, command) =>
      db
        .selectFrom('entries')
        .selectAll()
        .where('table', '=', table)
        .where('seat', '=', seat)
        .where('command', '=', command)
        .executeTakeFirst(),
    snapshot: (table) => db.selectFrom('snapshots').selectAll().where('table', '=', table).executeTakeFirst(),
    async keepSnapshot(row) {
      await db
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('table')
            .doUpdateSet({ version: row.version, body: row.body })
            .where('snapshots.version', '<', row.version),
        )
        .execute();
    },
    drafts: (table) => db.selectFrom('drafts').selectAll().where('table', '=', table).execute(),
    async keepDraft(row) {
      await db
        .insertInto('drafts')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['table', 'seat']).doUpdateSet({ person: row.person, draft: row.draft }),
        )
        .execute();
    },
    async dropDraft(table, seat) {
      await db.deleteFrom('drafts').where('table', '=', table).where('seat', '=', seat).execute();
    },
    person: (id) => db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst(),
    async keepPerson(row) {
      await db
        .insertInto('persons')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: row.name }))
        .execute();
    },
    async keepWay(row) {
      await db.insertInto('ways').values(row).execute();
    },
    async claimWay(hash, now) {
      const way = await db.deleteFrom('ways').where('hash', '=', hash).returningAll().executeTakeFirst();
      await db.deleteFrom('ways').where('until', '<', now).execute();
      return way && way.until >= now ? way.person : undefined;
    },
    async keepSitting(person, table, at) {
      await db
        .insertInto('sittings')
        .values({ person, table, at })
        .onConflict((conflict) => conflict.columns(['person', 'table']).doUpdateSet({ at }))
        .execute();
    },
    async sittings(person) {
      const rows = await db
        .selectFrom('sittings')
        .select('table')
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(({ table }) => table);
    },
    ...peopleOver(db),
    ...surroundingsOver(db),
    async counts() {
      const { rows } = await sql<Counts>`
        select (select count(*) from "entries" where "version" = 1) as "tables",
          (select count(*) from "entries") as "entries", (select count(*) from "persons") as "persons"`.execute(db);
      return rows[0]!;
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

const columns = ['table', 'version', 'kind', 'seat', 'command', 'body', 'at'] as const satisfies (keyof EntryRow)[];

/** The statement that adds so many entries and tells which of them won; put together once for each number. */
function insertionOver(db: Kysely<Schema>): (count: number) => string {
  const texts = new Map<number, string>();
  const any: EntryRow = { table: '', version: 0, kind: '', seat: 0, command: '', body: '', at: 0 };
  return (count) => {
    let text = texts.get(count);
    if (text === undefined) {
      text = db
        .insertInto('entries')
        .values(Array.from({ length: count }, () => any))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['table', 'version', 'seat', 'command'])
        .compile().sql;
      texts.set(count, text);
    }
    return text;
  };
}
