import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * SQLite whose transactions take the right to write when they begin: they wait for other processes on the same file.
 * One that reads first and writes later fails, however patient, where somebody else has written in between.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }
}

/** Statements kept, at most: groups of entries make one for each size. */
const mostStatements = 200;

/** The same database, which prepares a statement once and not whenever it is asked. */
export function withStatementsKept(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      let statement = kept.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        if (kept.size < mostStatements) kept.set(sql, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}
