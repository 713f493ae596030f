import { figures } from '../content/figures.ts';
import type { Open, Seat } from './state.ts';

/** A seat's victory points. */
export function pointsOf(open: Open, seat: Seat): number {
  return open.players[seat]!.earned.reduce((sum, { points }) => sum + points, 0);
}

/** Takes the point that a token in need costs; at 0 there is none to take (MC-11). */
export function losePoint(open: Open, seat: Seat): void {
  if (pointsOf(open, seat) < figures.pointsForToken) return;
  open.players[seat]!.earned.push({ from: 'token', points: -figures.pointsForToken });
}

/** How many Advantages a seat has taken. */
export function advantagesOf(open: Open, seat: Seat): number {
  return open.players[seat]!.earned.filter(({ from }) => from === 'advantage').length;
}
