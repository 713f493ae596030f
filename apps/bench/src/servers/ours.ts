import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createServer } from '../../../server/src/server.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { openSqlite } from '../../../server/src/storage/sqlite.ts';
import type { Storage, TableStorage } from '../../../server/src/storage/storage.ts';
import { serveBench } from './child.ts';

/** City Hall itself with the games of the bench; where it keeps things is told by its settings. */
const settings = readSettings({ LIMITS: 'off', ...process.env, HOST: '127.0.0.1', PORT: '0' });
const planted = process.env.PLANT;
const server = await createServer({
  settings,
  catalogue: new URL('./catalogue.ts', import.meta.url).href,
  web: fileURLToPath(new URL('.', import.meta.url)),
  log: pino({ level: 'silent' }),
  ...(planted ? { storage: faulty(planted, await openSqlite(join(settings.DATA, 'cityhall.sqlite'))) } : {}),
});
serveBench(server.port, () => server.close());

/** Storage with a fault, which an assault must find: it promises too early, or ends the process. */
function faulty(fault: string, storage: Storage): Storage {
  const late = 100;
  const early: Partial<TableStorage> = {
    async append(row) {
      // What comes when the storage is closed is lost like what a kill cuts off.
      setTimeout(() => storage.tables.append(row).catch(() => undefined), late);
      return true;
    },
  };
  const fragile: Partial<TableStorage> = { keepDraft: async () => process.exit(1) };
  return { ...storage, tables: { ...storage.tables, ...(fault === 'early' ? early : fragile) } };
}
