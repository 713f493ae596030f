import type { Seat } from '@cityhall/ruleset';
import type { Door, PublicTable, Room, TableSummary } from '@cityhall/wire';
import type { Due } from './clock.ts';

/** What the main thread knows of a table in memory: who sits where, and whom it waits for. Nothing secret of the game. */
export interface Roster {
  version: number;
  /** When the newest entry was made, milliseconds since 1970. */
  at: number;
  game: string;
  status: Room['status'];
  /** The person in each seat; null where it is free or a bot sits there. */
  persons: (string | null)[];
  names: (string | null)[];
  kinds: ('free' | 'person' | 'bot')[];
  /** The person who is table host. */
  host: string | null;
  awaited: Seat[];
  /** The stage at which each awaited seat is asked, which is public, and since when. */
  asked: { seat: Seat; stage: string; since: number | null }[];
  /** What the table is called, if anything. */
  title: string | null;
  listed: boolean;
  watching: boolean;
  /** True where it starts by itself now. */
  full: boolean;
  /** What time alone will bring next. */
  due: Due | null;
  rematch: string | null;
  /** Bots that the table waits for, each with the number of the decision. */
  bots: { seat: Seat; decision: number }[];
}

/** The seat of a person at a table in memory, or null. */
export function seatIn(roster: Roster, person: string | null): number | null {
  if (person === null) return null;
  const seat = roster.persons.indexOf(person);
  return seat === -1 ? null : seat;
}

/** True where a reader may see the table: those without a seat only where they may watch. */
export function mayRead(roster: Roster, seat: number | null): boolean {
  return seat !== null || roster.watching || roster.status === 'gathering';
}

/** A person's line of My tables; undefined where they have no seat. */
export function summaryFor(table: string, roster: Roster, person: string): TableSummary | undefined {
  const seat = seatIn(roster, person);
  if (seat === null) return undefined;
  const { game, title, status, names, asked, due, at } = roster;
  const own = asked.find((one) => one.seat === seat);
  return {
    table,
    game,
    title,
    status,
    names,
    seat,
    awaited: own !== undefined,
    stage: own?.stage ?? null,
    since: own?.since ?? null,
    due: due?.seat === seat ? due.at : null,
    at,
  };
}

/** What somebody with the link may know before going in. */
export function doorFor(roster: Roster, seat: Seat | null): Door {
  const { game, title, status, kinds, names } = roster;
  const isOpen = status === 'gathering' || status === 'playing';
  const free = isOpen ? kinds.indexOf('free') : -1;
  return { game, title, status, seat, free: free === -1 ? null : free, watching: mayRead(roster, null), names };
}

/** A table's line among those that everybody may join; undefined where it is none of them. */
export function publicLineOf(table: string, roster: Roster): PublicTable | undefined {
  if (roster.status !== 'gathering' || !roster.listed) return undefined;
  const { game, title, names, kinds, at } = roster;
  return { table, game, title, names, free: kinds.filter((kind) => kind === 'free').length, at };
}
