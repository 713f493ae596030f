import { CompiledQuery, type Kysely, sql } from 'kysely';
import { groupedAppend, rowName } from './group.ts';
import type { Schema } from './schema.ts';
import type { EntryRow, NewestRow, TableStorage } from './storage.ts';

/** Tables over a database. `idle` resolves when no entry is under way. */
export function tablesOver(db: Kysely<Schema>): TableStorage & { idle(): Promise<void> } {
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
    async rewriteEntry(table, version, body) {
      await db.updateTable('entries').set({ body }).where('table', '=', table).where('version', '=', version).execute();
    },
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
    async keepListing(table, at) {
      await db
        .insertInto('listings')
        .values({ table, at })
        .onConflict((conflict) => conflict.column('table').doUpdateSet({ at }))
        .execute();
    },
    async dropListing(table) {
      await db.deleteFrom('listings').where('table', '=', table).execute();
    },
    async listings(most) {
      const rows = await db.selectFrom('listings').select('table').orderBy('at', 'desc').limit(most).execute();
      return rows.map(({ table }) => table);
    },
    async keepDue(table, at) {
      if (at === null) {
        await db.deleteFrom('due').where('table', '=', table).execute();
        return;
      }
      await db
        .insertInto('due')
        .values({ table, at })
        .onConflict((conflict) => conflict.column('table').doUpdateSet({ at }))
        .execute();
    },
    async dueBy(now) {
      const rows = await db.selectFrom('due').select('table').where('at', '<=', now).orderBy('at').limit(200).execute();
      return rows.map(({ table }) => table);
    },
    async purge(before) {
      return db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom('entries')
          .select('table')
          .groupBy('table')
          .having((has) => has.fn.max('at'), '<', before)
          .having((has) => has.fn.sum(has.case().when('kind', '=', 'start').then(1).else(0).end()), '=', 0)
          .execute();
        const tables = rows.map(({ table }) => table);
        for (const table of tables) {
          for (const name of [
            'entries',
            'snapshots',
            'drafts',
            'sittings',
            'listings',
            'due',
            'chat',
            'notes',
            'news_choices',
          ] as const) {
            await transaction.deleteFrom(name).where('table', '=', table).execute();
          }
        }
        return tables.length;
      });
    },
    idle: group.idle,
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
