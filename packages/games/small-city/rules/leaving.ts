import { figures } from '../content/figures.ts';
import type { Tools } from './define.ts';
import { receiveCitizen } from './home.ts';
import { leave, placeIn, placesOf } from './places.ts';
import { afterSeat, isSolo, living } from './seats.ts';
import type { Open, Seat } from './state.ts';

/** Those among the living whose pollution has reached the limit. */
export function lost(open: Open): Seat[] {
  return living(open).filter((seat) => open.players[seat]!.pollution >= figures.lostAt);
}

/**
 * Everybody at 100 is out, at once (SC-20). Where nobody would be left, they are compared; where one is left of
 * several, that one wins.
 */
export function leaveGame(open: Open, { say }: Tools): void {
  const leaving = lost(open);
  if (leaving.length === 0 || open.outcome) return;
  const last = leaving.length === living(open).length;
  for (const seat of leaving) {
    say('all', 'out', { player: { seat }, pollution: open.players[seat]!.pollution });
    clearAway(open, seat);
  }
  if (isSolo(open)) open.outcome = { winners: [], totals: totals(open), reason: 'outcome.polluted' };
  else if (last)
    open.outcome = { winners: leastPolluted(open, leaving), totals: totals(open), reason: 'outcome.all-out' };
  else if (living(open).length === 1)
    open.outcome = { winners: living(open), totals: totals(open), reason: 'outcome.last' };
}

function totals(open: Open): Record<Seat, number> {
  return Object.fromEntries(open.players.map(({ votes, pollution }, seat) => [seat, votes - pollution]));
}

function leastPolluted(open: Open, seats: readonly Seat[]): Seat[] {
  const pollution = Math.min(...seats.map((seat) => open.players[seat]!.pollution));
  const cleanest = seats.filter((seat) => open.players[seat]!.pollution === pollution);
  const votes = Math.max(...cleanest.map((seat) => open.players[seat]!.votes));
  return cleanest.filter((seat) => open.players[seat]!.votes === votes);
}

function clearAway(open: Open, seat: Seat): void {
  const player = open.players[seat]!;
  for (const place of placesOf(open, seat)) leave(open, place);
  player.gone = figures.citizens;
  player.career = 0;
  player.pool = 0;
  player.hall = { ...player.hall, citizens: 0 };
  for (const [cell, standing] of Object.entries(player.citizens)) {
    for (const owner of standing) {
      leave(open, placeIn(seat, cell));
      receiveCitizen(open, owner);
    }
  }
  player.discs = player.discs.map(() => ({ row: null, column: 0 }));
  if (open.moving) {
    open.moving.unmoved[seat] = [];
    open.moving.must[seat] = [];
    for (const list of [open.moving.unmoved, open.moving.must]) {
      for (const [other, places] of list.entries())
        list[other] = places.filter((place) => !place.startsWith(`${seat}:`));
    }
  }
  open.out.push(seat);
  open.queue = open.queue.filter((other) => other !== seat);
  if (open.nextHost === seat) open.nextHost = afterSeat(open, seat);
  if (open.host === seat && living(open).length > 0) {
    open.host = afterSeat(open, seat);
    open.street = null;
  }
}
