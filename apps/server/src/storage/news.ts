import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { NewsStorage } from './storage.ts';

/** The news over a database. */
export function newsOver(db: Kysely<Schema>): NewsStorage {
  return {
    async keepTarget(row) {
      await db
        .insertInto('news_targets')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'id']).doUpdateSet({ body: row.body }))
        .execute();
    },
    targets: (person) => db.selectFrom('news_targets').selectAll().where('person', '=', person).execute(),
    async dropTarget(person, id) {
      await db.deleteFrom('news_targets').where('person', '=', person).where('id', '=', id).execute();
    },
    async keepChoice(person, table, wanted) {
      const row = { person, table, wanted: wanted ? 1 : 0 };
      await db
        .insertInto('news_choices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'table']).doUpdateSet({ wanted: row.wanted }))
        .execute();
    },
    async choice(person, table) {
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
