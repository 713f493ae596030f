import { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';

/** What was added to a table: an entry of its log, or a line of its chat. */
export type Rung = 'entry' | 'chat';

const presence = z.object({
  table: z.string().check(z.maxLength(64)),
  node: z.string().check(z.maxLength(64)),
  present: z.array(z.int()).check(z.maxLength(16)),
  spectators: z.int(),
});

/** Who has a table open through one node: seats, and how many look on without one. */
export type Presence = z.infer<typeof presence>;

/** Tells other nodes that a table has something new, its name and a number; and who is there. Nothing of what is in it. */
export interface Doorbell {
  /** Never waits and never fails: a bell that is not heard costs the others two seconds. */
  ring(rung: Rung, table: string, number: number): void;
  hear(listener: (rung: Rung, table: string, number: number) => void): void;
  announce(presence: Presence): void;
  hearPresence(listener: (presence: Presence) => void): void;
  close(): Promise<void>;
}

/** For a node that is alone, or whose neighbours only look into the storage. */
export const silentDoorbell: Doorbell = {
  ring: () => undefined,
  hear: () => undefined,
  announce: () => undefined,
  hearPresence: () => undefined,
  close: async () => undefined,
};

const channelOf = (what: Rung | 'presence') => `cityhall/${what}`;
const longestPause = 1_000;

/**
 * A doorbell over Redis. Where Redis does not answer, bells are lost, and it is looked for until it is back.
 * @param url `redis://host:port`
 */
export function openDoorbell(url: string, log: Log): Doorbell {
  const settings = { retryStrategy: (times: number) => Math.min(times * 100, longestPause) };
  // A bell that waited for Redis would come too late to be of use.
  const ringing = new Redis(url, { ...settings, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const hearing = new Redis(url, { ...settings, maxRetriesPerRequest: null });
  const lines = { ringing, hearing };
  let closed = false;
  for (const [line, redis] of Object.entries(lines)) {
    let lost = false;
    const lose = (err?: Error) => {
      if (!lost && !closed)
        log.warn({ line, err }, 'Redis does not answer; other nodes are heard of every two seconds');
      lost = true;
    };
    redis.on('error', lose);
    // A line may be cut and be back without an error in between.
    redis.on('close', () => lose());
    redis.on('ready', () => {
      if (lost) log.info({ line }, 'Redis answers again');
      lost = false;
    });
  }
  const subscribed = hearing.subscribe(channelOf('entry'), channelOf('chat'), channelOf('presence')).catch((err) => {
    log.warn({ err }, 'bells are not heard');
  });
  const publish = (channel: string, message: string) => {
    if (ringing.status !== 'ready') return;
    ringing.publish(channel, message).catch((err) => log.debug({ err }, 'a bell was lost'));
  };

  return {
    ring: (rung, table, number) => publish(channelOf(rung), `${table} ${number}`),
    announce: (who) => publish(channelOf('presence'), JSON.stringify(who)),
    hearPresence(listener) {
      hearing.on('message', (channel: string, message: string) => {
        if (channel !== channelOf('presence')) return;
        try {
          listener(presence.parse(JSON.parse(message)));
        } catch (err) {
          log.debug({ err }, 'a presence was not understood');
        }
      });
    },
    hear(listener) {
      hearing.on('message', (channel: string, message: string) => {
        if (channel === channelOf('presence')) return;
        const [, table, number] = /^([\w-]{1,64}) (\d{1,9})$/.exec(message) ?? [];
        if (table) listener(channel === channelOf('entry') ? 'entry' : 'chat', table, Number(number));
      });
    },
    async close() {
      closed = true;
      ringing.disconnect();
      hearing.disconnect();
      await subscribed;
    },
  };
}

/** The same storage, which rings for everything that it stored and that others may be waiting for. */
export function withDoorbell(storage: Storage, bell: Doorbell): Storage {
  const { tables, chat } = storage;
  return {
    ...storage,
    tables: {
      ...tables,
      async append(row) {
        const won = await tables.append(row);
        if (won) bell.ring('entry', row.table, row.version);
        return won;
      },
    },
    chat: {
      ...chat,
      async add(row) {
        const number = await chat.add(row);
        bell.ring('chat', row.table, number);
        return number;
      },
    },
  };
}
