import { mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './http/app.ts';
import { cookieKeys } from './http/cookie-keys.ts';
import { createIdentity } from './http/identity.ts';
import { originCheck } from './http/origin.ts';
import { createHub } from './live/hub.ts';
import { type Log, openLog } from './log.ts';
import { openRules, type RulesLimits, rulesLimits } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './sockets/sockets.ts';
import { withPatience } from './storage/patience.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

export interface ServerPlan {
  settings: Settings;
  /** Address of the module that lists the games, see `Catalogue`. */
  catalogue: string;
  /** Directory of the built web client. */
  web: string;
  log?: Log;
  /** In place of the one that the settings say. It is closed with the server. */
  storage?: Storage;
  /** Milliseconds to wait for the storage before an outcome counts as unknown. */
  storagePatience?: number;
  rulesLimits?: Partial<RulesLimits>;
}

export interface RunningServer {
  port: number;
  /** Finishes what is under way, keeps a snapshot of every table in memory, and ends. */
  close(): Promise<void>;
}

/**
 * Starts a server and listens.
 * @throws where the port is taken, the data cannot be opened or a game cannot be loaded
 */
export async function createServer(plan: ServerPlan): Promise<RunningServer> {
  const { settings } = plan;
  const log = plan.log ?? openLog(settings.LOG_LEVEL);
  await mkdir(settings.DATA, { recursive: true });
  const keys = await cookieKeys(settings.COOKIE_KEYS, settings.DATA);
  const storage = withPatience(plan.storage ?? (await openStorage(settings, log)), plan.storagePatience ?? 5_000);
  const rules = await openRules(settings.RULES_THREADS, plan.catalogue, { ...rulesLimits, ...plan.rulesLimits });
  const hub = createHub({ storage, rules, log, botPace: settings.BOT_PACE });

  const https = settings.PUBLIC_URL?.protocol === 'https:';
  const identity = createIdentity(keys, https);
  const originAllowed = originCheck(settings.PUBLIC_URL);
  const shared = { hub, storage, identity, originAllowed, log, limited: settings.LIMITS };
  const http = createHttpServer();
  const app = createApp({
    ...shared,
    web: plan.web,
    https,
    behindProxy: settings.TRUST_PROXY,
    signedOut: (session) => sockets.dropSession(session),
  });
  // Before the sockets, which keep what is theirs from those who listened earlier: else both would answer.
  http.on('request', app.callback());
  const sockets = openSockets({ ...shared, http });

  const close = async () => {
    http.closeIdleConnections();
    await sockets.close();
    http.closeAllConnections();
    await hub.close();
    await rules.close();
    await storage.close();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject);
      http.listen(settings.PORT, settings.HOST, resolve);
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { port: (http.address() as AddressInfo).port, close };
}

function openStorage(settings: Settings, log: Log): Promise<Storage> {
  if (settings.DATABASE_URL) {
    return openPostgres(settings.DATABASE_URL, (err) => log.warn({ err }, 'a connection to Postgres broke'));
  }
  return openSqlite(join(settings.DATA, 'cityhall.sqlite'));
}
