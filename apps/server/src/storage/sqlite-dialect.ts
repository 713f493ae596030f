import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Migrations run in one transaction, whole or not at all: it is also the lock that keeps out other processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Node's own SQLite, whose transactions take the right to write when they begin: they wait for other processes on the
 * same file. One that reads first and writes later fails, however patient, where somebody else has written in between.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const kept = withStatementsKept(database);
    super({ database: kept });
    this.#database = kept;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite's SQLITE_BUSY; its finer kinds have it in their lowest byte. */
const busy = 5;

/** True where somebody else holds the file. */
export const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === busy;

/** Statements kept, at most: groups of entries make one for each size. */
const mostStatements = 200;

/** A database as Kysely asks for one, which prepares a statement once and not whenever it is asked. */
function withStatementsKept(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      let statement = kept.get(sql);
      if (!statement) {
        statement = statementOf(database, sql);
        if (kept.size < mostStatements) kept.set(sql, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}

function statementOf(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
