import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type Surroundings = Pick<
  Storage,
  | 'rewriteEntry'
  | 'keepListing'
  | 'dropListing'
  | 'listings'
  | 'keepDue'
  | 'dueBy'
  | 'addChat'
  | 'chats'
  | 'chatTail'
  | 'purge'
>;

/** How often a line of chat is numbered anew where another came in between. */
const mostTries = 20;

/** What surrounds the games: public tables, times, chat, and clearing away. */
export function surroundingsOver(db: Kysely<Schema>): Surroundings {
  return {
    async rewriteEntry(table, version, body) {
      await db.updateTable('entries').set({ body }).where('table', '=', table).where('version', '=', version).execute();
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
    async addChat(row) {
      for (let tries = 1; tries <= mostTries; tries++) {
        const last = await db
          .selectFrom('chat')
          .select('number')
          .where('table', '=', row.table)
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        const number = (last?.number ?? 0) + 1;
        const won = await db
          .insertInto('chat')
          .values({ ...row, number })
          .onConflict((conflict) => conflict.doNothing())
          .returning('number')
          .executeTakeFirst();
        if (won) return number;
      }
      throw new Error(`the chat of ${row.table} is too busy`);
    },
    async chats(table, channels, before, most) {
      const all = db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .where('channel', 'in', [...channels]);
      const asked = before === null ? all : all.where('number', '<', before);
      return (await asked.orderBy('number', 'desc').limit(most).execute()).reverse();
    },
    chatTail: (table, after) =>
      db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .where('number', '>', after)
        .orderBy('number')
        .execute(),
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
  };
}
