import type { Seat } from '@cityhall/ruleset';
import type { Room } from '@cityhall/wire';
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
  /** What each awaited seat is asked, in words that everybody may read, and since when. */
  asked: { seat: Seat; text: string; since: number | null }[];
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
