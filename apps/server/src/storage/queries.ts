import { type Kysely, sql } from 'kysely';
import { chatOver } from './chat.ts';
import { newsOver } from './news.ts';
import { peopleOver } from './people.ts';
import type { Schema } from './schema.ts';
import type { Counts, Storage } from './storage.ts';
import { tablesOver } from './tables.ts';

/** The storage over a database: one set of queries for SQLite and Postgres. */
export function storageOver(db: Kysely<Schema>): Storage {
  const { idle, ...tables } = tablesOver(db);
  return {
    tables,
    people: peopleOver(db),
    chat: chatOver(db),
    news: newsOver(db),
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
      await idle();
      await db.destroy();
    },
  };
}
