import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type People = Pick<
  Storage,
  | 'keepSession'
  | 'session'
  | 'sessions'
  | 'keptSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'dropPerson'
  | 'keepNote'
  | 'note'
  | 'keepNewsTarget'
  | 'newsTargets'
  | 'dropNewsTarget'
  | 'keepNewsChoice'
  | 'newsChoice'
>;

/** What is kept of people: their devices, notes, and where their news go. */
export function peopleOver(db: Kysely<Schema>): People {
  return {
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
    async keepNewsTarget(row) {
      await db
        .insertInto('news_targets')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'id']).doUpdateSet({ body: row.body }))
        .execute();
    },
    newsTargets: (person) => db.selectFrom('news_targets').selectAll().where('person', '=', person).execute(),
    async dropNewsTarget(person, id) {
      await db.deleteFrom('news_targets').where('person', '=', person).where('id', '=', id).execute();
    },
    async keepNewsChoice(person, table, wanted) {
      const row = { person, table, wanted: wanted ? 1 : 0 };
      await db
        .insertInto('news_choices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'table']).doUpdateSet({ wanted: row.wanted }))
        .execute();
    },
    async newsChoice(person, table) {
      const row = await db
        .selectFrom('news_choices')
        .select('wanted')
        .where('person', '=', person)
        .where('table', '=', table)
        .executeTakeFirst();
      return row?.wanted !== 0;
    },
  };
}
