import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { PeopleStorage } from './storage.ts';

/** People over a database. */
export function peopleOver(db: Kysely<Schema>): PeopleStorage {
  return {
    person: (id) => db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst(),
    async keepPerson(row) {
      await db
        .insertInto('persons')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: row.name }))
        .execute();
    },
    async dropPerson(person) {
      await db.transaction().execute(async (transaction) => {
        for (const name of [
          'sessions',
          'ways',
          'sittings',
          'drafts',
          'notes',
          'news_targets',
          'news_choices',
        ] as const) {
          await transaction.deleteFrom(name).where('person', '=', person).execute();
        }
        await transaction
          .updateTable('chat')
          .set({ person: null, name: null, text: '' })
          .where('person', '=', person)
          .execute();
        await transaction.deleteFrom('persons').where('id', '=', person).execute();
      });
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
    async keepSession(row) {
      await db
        .insertInto('sessions')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    session: (hash) => db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst(),
    sessions: (person) =>
      db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('at', 'desc').execute(),
    async keptSessions(hashes) {
      if (hashes.length === 0) return [];
      const rows = await db.selectFrom('sessions').select('hash').where('hash', 'in', hashes).execute();
      return rows.map(({ hash }) => hash);
    },
    async endSession(person, hash) {
      await db.deleteFrom('sessions').where('person', '=', person).where('hash', '=', hash).execute();
    },
    async endOtherSessions(person, hash) {
      const all = db.deleteFrom('sessions').where('person', '=', person);
      await (hash === null ? all : all.where('hash', '!=', hash)).execute();
    },
    async keepNote(person, table, text) {
      await db
        .insertInto('notes')
        .values({ person, table, text })
        .onConflict((conflict) => conflict.columns(['person', 'table']).doUpdateSet({ text }))
        .execute();
    },
    async note(person, table) {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('person', '=', person)
        .where('table', '=', table)
        .executeTakeFirst();
      return row?.text ?? '';
    },
  };
}
