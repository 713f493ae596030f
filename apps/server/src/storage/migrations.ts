import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

/**
 * Every step from an empty database to the present one, by name, in the order of the alphabet. Never changed once
 * released, only added to. A database of the first edition has both of its steps and no record of them, so these two
 * leave alone what is there.
 */
const migrations: Record<string, Migration> = {
  '1-tables': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('entries')
        .ifNotExists()
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
        .ifNotExists()
        .addColumn('table', 'text', (column) => column.notNull().primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('drafts')
        .ifNotExists()
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('draft', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('drafts_key', ['table', 'seat'])
        .execute();
      await db.schema
        .createTable('persons')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('ways')
        .ifNotExists()
        .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sittings')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('sittings_key', ['person', 'table'])
        .execute();
    },
  },
  '2-sessions': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('sessions')
        .ifNotExists()
        .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('sessions_person').ifNotExists().on('sessions').column('person').execute();
      for (const name of ['listings', 'due'] as const) {
        await db.schema
          .createTable(name)
          .ifNotExists()
          .addColumn('table', 'text', (column) => column.notNull().primaryKey())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .execute();
        await db.schema.createIndex(`${name}_at`).ifNotExists().on(name).column('at').execute();
      }
      await db.schema
        .createTable('chat')
        .ifNotExists()
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
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('notes_key', ['person', 'table'])
        .execute();
      await db.schema
        .createTable('news_targets')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('news_targets_key', ['person', 'id'])
        .execute();
      await db.schema
        .createTable('news_choices')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('wanted', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('news_choices_key', ['person', 'table'])
        .execute();
    },
  },
};

/**
 * Brings a database to the present schema, under a lock, so that nodes starting together do not trip over each other.
 * @throws where the database was made by a newer release
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(
      `the database cannot be brought to this release’s schema, a newer release may have made it: ${why}`,
    );
  }
}
