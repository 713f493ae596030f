import { createHash } from 'node:crypto';
import type { Audience, Seat } from '@cityhall/ruleset';
import type { Channel, ChatLine } from '@cityhall/wire';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { ChatRow, PersonRow, Storage } from '../storage/storage.ts';
import type { Hub } from './hub.ts';

/** What is said at tables, and what tables say of themselves. */
export interface Chat {
  /** False where a person speaks faster than anybody can read. */
  allows(person: string): Promise<boolean>;
  /** Says something. False where the channel is not for somebody in that seat. */
  say(table: string, seat: Seat | null, channel: Channel, by: PersonRow, text: string): Promise<boolean>;
  /** The lines that somebody in that seat may read, before a number or the latest. */
  read(table: string, seat: Seat | null, before: number | null): Promise<ChatLine[]>;
}

export interface ChatPlan {
  storage: Storage;
  hub: Hub;
  clock: Clock;
  log: Log;
  limited: boolean;
  /** Tells audiences that are here of a line. */
  tell(table: string, audiences: readonly Audience[], line: ChatLine): void;
}

/** Lines one person may say in ten seconds. */
const allowance = { points: 8, duration: 10 };
const page = 100;

const channelsOf = (seat: Seat | null): readonly Channel[] => ['table', seat === null ? 'spectators' : 'seats'];

/** Opens the chat of all tables; what tables say of themselves goes into it by itself. */
export function openChat({ storage, hub, clock, log, limited, tell }: ChatPlan): Chat {
  const limiter = new RateLimiterMemory(allowance);

  async function add(row: Omit<ChatRow, 'number' | 'at'>, seats: number): Promise<void> {
    const full = { ...row, at: clock.now() };
    const number = await storage.addChat(full);
    const all = [...Array(seats).keys()];
    const audiences: Record<string, readonly Audience[]> = {
      table: [...all, 'spectator'],
      seats: all,
      spectators: ['spectator'],
    };
    tell(row.table, audiences[row.channel]!, lineOf({ ...full, number }));
  }

  hub.listen((table, { notices, roster }) => {
    for (const line of notices) {
      const row = {
        table,
        channel: 'table',
        person: null,
        name: null,
        seat: null,
        text: '',
        line: JSON.stringify(line),
      };
      add(row, roster.persons.length).catch((err) => log.warn({ table, err }, 'a line of chat was not kept'));
    }
  });

  return {
    async allows(person) {
      if (!limited) return true;
      return limiter.consume(person).then(
        () => true,
        () => false,
      );
    },
    async say(table, seat, channel, by, text) {
      if (!channelsOf(seat).includes(channel)) return false;
      const roster = await hub.roster(table);
      if (!roster) return false;
      await add({ table, channel, person: by.id, name: by.name, seat, text, line: null }, roster.persons.length);
      return true;
    },
    async read(table, seat, before) {
      return (await storage.chats(table, channelsOf(seat), before, page)).map(lineOf);
    },
  };
}

/** A line as it is sent: its author is told apart from others at this table, and from nothing else. */
function lineOf({ table, number, channel, person, name, seat, text, line, at }: ChatRow): ChatLine {
  const by =
    person === null ? null : createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 12);
  return {
    number,
    channel: channel as Channel,
    by,
    name,
    seat,
    text,
    line: line === null ? null : (JSON.parse(line) as ChatLine['line']),
    at,
  };
}
