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
  /** Tells the lines that other nodes kept, up to a number; `rung` where that very line is known to be new. Never rejects. */
  catchUp(table: string, number: number, rung: boolean): Promise<void>;
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
  /** Whether anybody here follows a table. */
  isFollowed(table: string): boolean;
}

/** Lines one person may say in ten seconds. */
const allowance = { points: 8, duration: 10 };
const page = 100;

const channelsOf = (seat: Seat | null): readonly Channel[] => ['table', seat === null ? 'spectators' : 'seats'];

/** Opens the chat of all tables; what tables say of themselves goes into it by itself. */
export function openChat({ storage, hub, clock, log, limited, tell, isFollowed }: ChatPlan): Chat {
  const limiter = new RateLimiterMemory(allowance);

  /** The newest line of each followed table that was told here: all before it were told or read. One telling at a time. */
  const told = new Map<string, { number: number | undefined; turn: Promise<unknown> }>();

  async function add(row: Omit<ChatRow, 'number' | 'at'>): Promise<void> {
    await tellUpTo(row.table, await storage.chat.add({ ...row, at: clock.now() }), true);
  }

  async function tellUpTo(table: string, number: number, rung: boolean): Promise<void> {
    if (!isFollowed(table)) {
      told.delete(table);
      return;
    }
    const latest = told.get(table) ?? { number: undefined, turn: Promise.resolve() };
    told.set(table, latest);
    const telling = latest.turn.then(async () => {
      // Where nobody has read the chat yet, a line that was not rung for may be an old one.
      const before = latest.number ?? (rung ? number - 1 : undefined);
      if (before === undefined) return;
      if (before < number) await tellBetween(table, before, number);
      latest.number = Math.max(before, number);
    });
    latest.turn = telling.catch(() => undefined);
    await telling;
  }

  async function tellBetween(table: string, before: number, number: number): Promise<void> {
    const rows = await storage.chat.linesAfter(table, before);
    const roster = await hub.roster(table);
    const all = [...Array(roster?.persons.length ?? 0).keys()];
    const audiences: Record<string, readonly Audience[]> = {
      table: [...all, 'spectator'],
      seats: all,
      spectators: ['spectator'],
    };
    for (const row of rows) {
      if (row.number > number) break;
      tell(table, audiences[row.channel]!, lineOf(row));
    }
  }

  hub.listen((table, { notices }) => {
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
      add(row).catch((err) => log.warn({ table, err }, 'a line of chat was not kept'));
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
      await add({ table, channel, person: by.id, name: by.name, seat, text, line: null });
      return true;
    },
    catchUp: (table, number, rung) =>
      tellUpTo(table, number, rung).catch((err) => log.warn({ table, err }, 'lines of chat were not told')),
    async read(table, seat, before) {
      // Of all channels, and before the lines are read: what comes in between is told besides.
      const [newest] = before === null && !told.get(table)?.number ? await storage.tables.newest([table]) : [];
      const rows = await storage.chat.lines(table, channelsOf(seat), before, page);
      const latest = told.get(table);
      if (newest && !latest) told.set(table, { number: newest.chat, turn: Promise.resolve() });
      else if (newest && latest) latest.number ??= newest.chat;
      return rows.map(lineOf);
    },
  };
}

/** What an author is told apart by from others at this table, and from nothing else. */
export function authorOf(table: string, person: string | null): string | null {
  return person === null ? null : createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 12);
}

/** A line as it is sent. */
function lineOf({ table, number, channel, person, name, seat, text, line, at }: ChatRow): ChatLine {
  return {
    number,
    channel: channel as Channel,
    by: authorOf(table, person),
    name,
    seat,
    text,
    line: line === null ? null : (JSON.parse(line) as ChatLine['line']),
    at,
  };
}
