import { isCooperative, otherSeat } from './modes.ts';
import type { Open, Seat, Step, Turn } from './state.ts';

/** A round at its beginning. */
export function freshTurn(number: number, seat: Seat, step: Step): Turn {
  return { number, seat, step, card: null, tasks: [], acted: false, timeStays: false, advantage: false };
}

/** The next round: of the other player where there is one. In cooperation the second plays on with the dice rolled before. */
export function passTurn(open: Open): void {
  const { number, seat } = open.turn;
  const next = otherSeat(open, seat) ?? seat;
  const diceAreThere = isCooperative(open) && next !== open.first;
  open.turn = freshTurn(number + 1, next, diceAreThere ? 'project' : 'rolling');
}
