import type { News as Item, Roster } from '@cityhall/table';
import webPush from 'web-push';
import type { Log } from '../log.ts';
import type { NewsTargetRow, Storage } from '../storage/storage.ts';
import type { Hub } from '../tables/hub.ts';
import { discordBody, type Message, messageOf } from './message.ts';
import type { PushKeys } from './vapid.ts';

/** Sends one message to one target. Rejects where it did not arrive; `gone` where it never will again. */
export type Send = (target: NewsTargetRow, message: Message) => Promise<'sent' | 'gone'>;

export interface News {
  /** The key with which browsers subscribe. */
  readonly key: string;
  /** Whether webhooks may be sent to an address. */
  mayCall(url: string): boolean;
}

export interface NewsPlan {
  hub: Hub;
  storage: Storage;
  log: Log;
  keys: PushKeys;
  /** Hosts to which webhooks may be sent. */
  hosts: readonly string[];
  /** Address of this server in links; without it, news have none. */
  publicUrl: URL | undefined;
  /** Whether somebody in that seat has the table open. */
  isPresent(table: string, seat: number): boolean;
  send?: Send | undefined;
}

/** Opens the news: whoever is away hears that it is their turn, on the ways they chose. */
export function openNews(plan: NewsPlan): News {
  const { hub, storage, log, keys, hosts, publicUrl } = plan;
  const mayCall = (url: string) => hosts.includes(new URL(url).host);
  const send = plan.send ?? sender(keys, publicUrl, mayCall);

  async function tell(table: string, roster: Roster, item: Item): Promise<void> {
    const person = roster.persons[item.seat];
    if (!person || plan.isPresent(table, item.seat)) return;
    const targets = await storage.news.targets(person);
    if (targets.length === 0 || !(await storage.news.choice(person, table))) return;
    const message = messageOf(table, roster.title, item, publicUrl);
    for (const target of targets) {
      try {
        if ((await send(target, message)) === 'gone') await storage.news.dropTarget(person, target.id);
      } catch (err) {
        log.warn({ table, kind: target.kind, err }, 'news did not arrive');
      }
    }
  }

  hub.listen((table, { news, roster }) => {
    for (const item of news) {
      tell(table, roster, item).catch((err) => log.warn({ table, err }, 'news were not sent'));
    }
  });
  return { key: keys.publicKey, mayCall };
}

const patience = 10_000;

function sender(keys: PushKeys, publicUrl: URL | undefined, mayCall: (url: string) => boolean): Send {
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:operator@localhost';
  return async ({ kind, body }, message) => {
    if (kind === 'push') {
      const subscription = JSON.parse(body) as webPush.PushSubscription;
      const vapidDetails = { subject, ...keys };
      try {
        await webPush.sendNotification(subscription, JSON.stringify(message), {
          vapidDetails,
          TTL: 86_400,
          timeout: patience,
        });
        return 'sent';
      } catch (error) {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode === 404 || statusCode === 410) return 'gone';
        throw error;
      }
    }
    const { url } = JSON.parse(body) as { url: string };
    if (!mayCall(url)) return 'gone';
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(discordBody(message)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    return 'sent';
  };
}
