import { figures } from '../content/figures.ts';
import type { Open, Seat } from './state.ts';

/** The seat's first unused die that shows one of the values; without values any unused die. Undefined where there is none. */
export function unusedDie(open: Open, seat: Seat, values?: readonly number[]): number | undefined {
  const place = open.players[seat]!.dice.findIndex(({ used, value }) => !used && (!values || values.includes(value)));
  return place < 0 ? undefined : place;
}

/** Takes a die from the pool. */
export function takeDie(open: Open, seat: Seat, values?: readonly number[]): number {
  const die = open.players[seat]!.dice[unusedDie(open, seat, values)!]!;
  die.used = true;
  return die.value;
}

/** The value one step up or down; 1 and 6 are neighbours. */
export function turned(value: number, by: 1 | -1): number {
  return ((value - 1 + by + figures.dieFaces) % figures.dieFaces) + 1;
}

/** True where no die was taken from the pool, even if one was turned (MC-15). */
export function allUnused(open: Open, seat: Seat): boolean {
  return open.players[seat]!.dice.every(({ used }) => !used);
}
