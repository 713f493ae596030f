import { gameOf } from '../content/games.ts';
import type { Open, Seat } from './state.ts';

/** True where two play against each other for Goals and Advantages. */
export function isCompetitive(open: Open): boolean {
  return gameOf(open.game).mode === 'competitive';
}

/** True where two build together. */
export function isCooperative(open: Open): boolean {
  return open.players.length > 1 && !isCompetitive(open);
}

/** The index of the tokens and Project cards that a seat plays with. */
export function sideOf(open: Open, seat: Seat): number {
  return isCompetitive(open) ? seat : 0;
}

/** The other player; undefined where one plays alone. */
export function otherSeat(open: Open, seat: Seat): Seat | undefined {
  return open.players.length > 1 ? 1 - seat : undefined;
}
