import { figures } from '../content/figures.ts';
import { bagTiles, tilesInBox } from '../content/tiles.ts';
import type { Open, Seat, Turn } from './state.ts';

/** How many turns the whole game has: every tile of the bag is zoned, one a turn. */
export const turnsOfGame = bagTiles.reduce((sum, tile) => sum + tilesInBox(tile), 0);

/** A turn at its beginning. */
export function freshTurn(number: number, seat: Seat): Turn {
  return {
    number,
    seat,
    step: 'zoning',
    zoned: null,
    actions: figures.actions,
    grown: [],
    completed: [],
    owed: 0,
    offered: 0,
    drawn: 0,
  };
}

/** Hands the turn on to the left, or closes the game after the last. */
export function passTurn(open: Open): void {
  const { number, seat } = open.turn;
  if (number === turnsOfGame) open.turn.step = 'accounts';
  else open.turn = freshTurn(number + 1, (seat + 1) % open.players.length);
}

/** Seats in turn order, beginning with whose turn it is. */
export function turnOrder(open: Open): Seat[] {
  return open.players.map((_, i) => (open.turn.seat + i) % open.players.length);
}

/** How many turns a seat still has, the present one included. */
export function turnsLeft(open: Open, seat: Seat): number {
  if (open.turn.step === 'accounts') return 0;
  const seats = open.players.length;
  const wait = (seat - open.turn.seat + seats) % seats;
  return Math.max(0, Math.ceil((turnsOfGame - open.turn.number + 1 - wait) / seats));
}
