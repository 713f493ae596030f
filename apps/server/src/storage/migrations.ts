import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Migration = (db: Kysely<Schema>) => Promise<void>;

/** Every step from an empty database to the present one, in order. Never changed once released, only added to. */
const migrations: readonly Migration[] = [
  async (db) => {
    await db.schema
      .createTable('entries')
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table', 'version'])
      .addUniqueConstraint('entries_command', ['table', 'seat', 'command'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table', 'text', (column) => column.notNull().primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('drafts')
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_key', ['table', 'seat'])
      .execute();
    await db.schema
      .createTable('persons')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ways')
      .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sittings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sittings_key', ['person', 'table'])
      .execute();
  },
  async (db) => {
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    for (const name of ['listings', 'due'] as const) {
      await db.schema
        .createTable(name)
        .addColumn('table', 'text', (column) => column.notNull().primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex(`${name}_at`).on(name).column('at').execute();
    }
    await db.schema
      .createTable('chat')
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text')
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('line', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table', 'number'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['person', 'table'])
      .execute();
    await db.schema
      .createTable('news_targets')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('news_targets_key', ['person', 'id'])
      .execute();
    await db.schema
      .createTable('news_choices')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('wanted', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('news_choices_key', ['person', 'table'])
      .execute();
  },
];

/** Any fixed number: all nodes that migrate one Postgres wait for the same lock. */
const lockNumber = 20_411_870;

/**
 * Brings a database to the present schema, in one transaction and under a lock, so that nodes starting together
 * do not trip over each other.
 * @throws where the database was made by a newer release
 */
export async function migrate(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction);
    await transaction.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.notNull().primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const row = await transaction.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst();
    const done = Number(row?.value ?? 0);
    if (done > migrations.length) {
      throw new Error(`the database is of a newer release (schema ${done}, this release knows ${migrations.length})`);
    }
    for (const step of migrations.slice(done)) await step(transaction);
    await transaction
      .insertInto('meta')
      .values({ key: 'schema', value: String(migrations.length) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(migrations.length) }))
      .execute();
  });
}
