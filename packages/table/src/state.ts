import { awaitedOf, type Match } from '@cityhall/match';
import type { Options } from '@cityhall/ruleset';
import { type BotLevel, type Colour, colours, type Ended, type Pace, type Proposal, type Room } from '@cityhall/wire';

/** One place at a table. `person` is who sits there, and is told to nobody. */
export interface Place {
  kind: 'free' | 'person' | 'bot';
  /** Where a bot stands in for somebody, this is still that person: it is their seat. */
  person: string | null;
  name: string | null;
  colour: Colour;
  ready: boolean;
  /** How well its bot plays, where a bot sits there. */
  level: BotLevel | null;
  conceded: boolean;
}

/** The clock of one seat: what is left of its time, and since when it runs. Milliseconds. */
export interface SeatClock {
  left: number;
  since: number | null;
  /** The time was up while the table waited for this seat. */
  late: boolean;
  reminded: boolean;
  /** What the seat was asked when nothing could be undone last; missing in tables of before. */
  question?: string | null;
}

/** A table after some entry of its log. A value: every event makes a new one. */
export interface TableState {
  readonly table: string;
  readonly game: string;
  /** Content hash of the rules it is played under. */
  readonly rules: string;
  readonly options: Options;
  readonly places: readonly Place[];
  readonly status: Room['status'];
  /** The person who is table host. */
  readonly host: string | null;
  readonly match: Match | null;
  /** What the table is called, if anything. */
  readonly name: string | null;
  /** Shown to everybody who looks for a table. */
  readonly listed: boolean;
  /** Whether those without a seat may watch. */
  readonly watching: boolean;
  /** Starts by itself once every place is taken. */
  readonly whenFull: boolean;
  readonly pace: Pace;
  readonly paused: boolean;
  readonly clocks: readonly SeatClock[];
  readonly proposal: Proposal | null;
  /** Set where the seats ended it, not the rules. */
  readonly ended: Ended | null;
  /** The match before the latest action of a person: what a take-back goes back to. */
  readonly before: Match | null;
  /** The table at which the same people play on. */
  readonly rematch: string | null;
}

/** What a new table is, besides its game and its places. */
export const freshTable = {
  status: 'gathering',
  match: null,
  name: null,
  listed: false,
  watching: true,
  whenFull: false,
  pace: { kind: 'free' },
  paused: false,
  clocks: [],
  proposal: null,
  ended: null,
  before: null,
  rematch: null,
} as const satisfies Partial<TableState>;

/** Nobody in a place. */
export const nobody = {
  kind: 'free',
  person: null,
  name: null,
  ready: false,
  level: null,
  conceded: false,
} as const satisfies Omit<Place, 'colour'>;

/** The seat of a person, or null. */
export function seatOfPerson(state: TableState, person: string | null): number | null {
  if (person === null) return null;
  const seat = state.places.findIndex((place) => place.person === person);
  return seat === -1 ? null : seat;
}

/** The seats whose own person plays: those that are asked for consent. */
export function personsSeats(state: TableState): number[] {
  return state.places.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seats that the table waits for: none while it does not play. */
export function awaitedIn({ match, status, paused }: TableState): number[] {
  return match && status === 'playing' && !paused ? awaitedOf(match) : [];
}

/** Free places up to a number of seats, each with a colour that nobody has as long as there are such. */
export function withSeats(places: readonly Place[], seats: number): Place[] {
  const result = places.slice(0, seats);
  while (result.length < seats) {
    const taken = result.map(({ colour }) => colour);
    const colour = colours.find((each) => !taken.includes(each)) ?? colours[result.length % colours.length]!;
    result.push({ ...nobody, colour });
  }
  return result;
}

/** The table with one place changed. */
export function changed(state: TableState, seat: number, change: Partial<Place>): TableState {
  return { ...state, places: state.places.map((place, each) => (each === seat ? { ...place, ...change } : place)) };
}
