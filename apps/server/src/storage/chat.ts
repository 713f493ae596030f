import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { ChatStorage } from './storage.ts';

/** How often a line of chat is numbered anew where another came in between. */
const mostTries = 20;

/** The chat over a database. */
export function chatOver(db: Kysely<Schema>): ChatStorage {
  return {
    async add(row) {
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
    async lines(table, channels, before, most) {
      const all = db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .where('channel', 'in', [...channels]);
      const asked = before === null ? all : all.where('number', '<', before);
      return (await asked.orderBy('number', 'desc').limit(most).execute()).reverse();
    },
    linesAfter: (table, after) =>
      db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .where('number', '>', after)
        .orderBy('number')
        .execute(),
  };
}
