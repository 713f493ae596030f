import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { answerCalls } from '../threads/rpc.ts';
import { migrate } from './migrations.ts';
import { storageOver } from './queries.ts';
import type { Schema } from './schema.ts';
import type { StorageCalls } from './sqlite.ts';
import { ImmediateSqliteDialect, isBusy } from './sqlite-dialect.ts';

const port = parentPort!;
const { file } = workerData as { file: string };

/** How often and after how many milliseconds each: five seconds. */
const mostTries = 500;
const pause = 10;

const database = new DatabaseSync(file, { timeout: 5_000 });
useLog();
// A commit is on the disk before it is acknowledged.
database.exec('pragma synchronous = full');
// Pages that change with every entry are written back once for many of them, and waited for less often (16 MB of log).
database.exec('pragma wal_autocheckpoint = 4000');
const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(database) });
await migrate(db);
const storage = storageOver(db);

const { tables, people, chat, news, counts, ping } = storage;
const calls: StorageCalls = {
  ...tables,
  ...people,
  ...chat,
  ...news,
  counts,
  ping,
  async close() {
    await storage.close();
    // Once it is answered, nothing keeps the thread.
    setImmediate(() => port.close());
  },
};
answerCalls(port, { ...calls }, 'ready');

/** Turns the log on. A new file that somebody else opens at the same moment is locked however patient one is: tried again. */
function useLog(): void {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  for (let left = mostTries; ; left--) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
      Atomics.wait(nobody, 0, 0, pause);
    }
  }
}
