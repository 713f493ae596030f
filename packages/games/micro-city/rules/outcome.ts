import type { Outcome } from '@cityhall/ruleset';
import { goods } from '../content/goods.ts';
import { advantagesOf, pointsOf } from './points.ts';
import type { Open, Seat } from './state.ts';

/** How the game ended; undefined while it goes on. */
export function outcomeOf(open: Open): Outcome | undefined {
  if (!open.ended) return undefined;
  const seats = [...open.players.keys()];
  if (open.ended === 'points') return compared(open, seats);
  return { winners: open.ended === 'built' ? seats : [], reason: `outcome.${open.ended}` };
}

/** Most points; in a tie most Advantages, then most resources and money, then both (MC-13). */
function compared(open: Open, seats: readonly Seat[]): Outcome {
  const totals = Object.fromEntries(seats.map((seat) => [seat, pointsOf(open, seat)]));
  const goodsOf = (seat: Seat) => goods.reduce((sum, good) => sum + open.players[seat]!.goods[good], 0);
  let winners = most(seats, (seat) => totals[seat]!);
  if (winners.length === 1) return { winners, totals };
  winners = most(winners, (seat) => advantagesOf(open, seat));
  if (winners.length === 1) return { winners, totals, reason: 'outcome.advantages' };
  winners = most(winners, goodsOf);
  return { winners, totals, reason: winners.length === 1 ? 'outcome.goods' : 'outcome.shared' };
}

function most(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
}
