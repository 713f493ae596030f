import { mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, machineClock } from './clock.ts';
import { createApp } from './http/app.ts';
import { cookieKeys } from './http/cookie-keys.ts';
import { createIdentity } from './http/identity.ts';
import { originCheck } from './http/origin.ts';
import { type Log, openLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openNews, type Send } from './news/news.ts';
import { pushKeys } from './news/vapid.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './sockets/sockets.ts';
import { holdData } from './storage/holder.ts';
import { openStorage } from './storage/open.ts';
import { within, withPatience } from './storage/patience.ts';
import type { Storage } from './storage/storage.ts';
import { openDoorbell, silentDoorbell, withDoorbell } from './tables/doorbell.ts';
import { createHub } from './tables/hub.ts';
import { watchNeighbours } from './tables/neighbours.ts';
import { openRules, type RulesLimits, rulesLimits } from './threads/pool.ts';

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
  /** In place of the machine's time. */
  clock?: Clock;
  /** In place of sending news over the network. */
  sendNews?: Send;
}

/** Milliseconds for the storage to close: a group of rows that is under way is finished first. */
const storagePatience = 2_000;

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
  const shared = settings.DATABASE_URL !== undefined;
  const release = shared ? () => undefined : holdData(settings.DATA);
  const keys = await cookieKeys(settings.COOKIE_KEYS, settings.DATA);
  const clock = plan.clock ?? machineClock;
  const patience = plan.storagePatience ?? 5_000;
  const broke = (err: Error) => log.warn({ err }, 'a connection to Postgres broke');
  const opened = plan.storage ?? (await openStorage(settings, broke, patience));
  const bell = settings.REDIS_URL ? openDoorbell(settings.REDIS_URL, log) : silentDoorbell;
  const metrics = createMetrics();
  const storage = withDoorbell(metrics.timedStorage(withPatience(opened, patience)), bell);
  const rules = metrics.timedRules(
    await openRules(settings.RULES_THREADS, plan.catalogue, { ...rulesLimits, ...plan.rulesLimits }),
  );
  const hub = createHub({
    storage,
    rules,
    log,
    botPace: settings.BOT_PACE,
    clock,
    shared,
    measured: metrics.measured,
  });
  let draining = false;

  const https = settings.PUBLIC_URL?.protocol === 'https:';
  const identity = createIdentity(keys, https, storage, clock);
  const originAllowed = originCheck(settings.PUBLIC_URL);
  const parts = { hub, storage, identity, originAllowed, log, clock, limited: settings.LIMITS };
  const news = openNews({
    ...parts,
    keys: await pushKeys(settings.PUSH_KEYS, settings.DATA),
    hosts: settings.WEBHOOK_HOSTS,
    publicUrl: settings.PUBLIC_URL,
    isPresent: (table, seat) => sockets.isPresent(table, seat),
    send: plan.sendNews,
  });
  const http = createHttpServer();
  const app = createApp({
    ...parts,
    news,
    web: plan.web,
    https,
    tokens: { metrics: settings.METRICS_TOKEN, admin: settings.ADMIN_TOKEN },
    metrics,
    sockets: () => sockets.count(),
    isDraining: () => draining,
    proxies: settings.TRUST_PROXY,
    signedOut: (ended) => sockets.drop(ended),
  });
  // Before the sockets, which keep what is theirs from those who listened earlier: else both would answer.
  http.on('request', app.callback());
  const sockets = openSockets({ ...parts, http, bell });
  const forgetNeighbours = shared ? watchNeighbours({ ...parts, bell, sockets }) : () => undefined;

  metrics.gauge('cityhall_sockets', 'Sockets that are open.', () => sockets.count());
  metrics.gauge('cityhall_tables_in_memory', 'Tables that were read in.', () => hub.inMemory().length);
  metrics.gauge('cityhall_queued_commands', 'Commands that wait for their turn.', () => hub.queued());

  const close = async () => {
    draining = true;
    // Nobody new comes in, and who was here goes to another node at once; what they sent is finished meanwhile.
    http.close();
    forgetNeighbours();
    sockets.hangUp();
    await hub.close();
    http.closeAllConnections();
    await sockets.close();
    await rules.close();
    if (!(await within(storagePatience, storage.close()))) log.warn('the storage did not close in time');
    await bell.close();
    release();
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
