import type { Match } from '@cityhall/match';
import type { Options } from '@cityhall/ruleset';
import { type Colour, colours, type Room } from '@cityhall/wire';

/** One place at a table. `person` is who sits there, and is told to nobody. */
export interface Place {
  kind: 'free' | 'person' | 'bot';
  person: string | null;
  name: string | null;
  colour: Colour;
  ready: boolean;
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
}

/** The seat of a person, or null. */
export function seatOfPerson(state: TableState, person: string | null): number | null {
  if (person === null) return null;
  const seat = state.places.findIndex((place) => place.person === person);
  return seat === -1 ? null : seat;
}

/** Free places up to a number of seats, each with a colour that nobody has as long as there are such. */
export function withSeats(places: readonly Place[], seats: number): Place[] {
  const result = places.slice(0, seats);
  while (result.length < seats) {
    const taken = result.map(({ colour }) => colour);
    const colour = colours.find((each) => !taken.includes(each)) ?? colours[result.length % colours.length]!;
    result.push({ kind: 'free', person: null, name: null, colour, ready: false });
  }
  return result;
}
