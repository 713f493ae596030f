import { asking } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { quarterInWords } from '../../words/places.ts';
import { quarters } from '../city.ts';
import { move, phase, refuse } from '../define.ts';
import { isCompetitive, otherSeat } from '../modes.ts';
import { cellSchema, type Open, type Seat } from '../state.ts';

/** Who still places: alone and together all at once, in competition the second player before the first (MC-17). */
function placing(open: Open): Seat[] {
  const second = otherSeat(open, open.first);
  const order = second === undefined ? [open.first] : [second, open.first];
  const left = order.filter((seat) => open.players[seat]!.engineer === null);
  return isCompetitive(open) ? left.slice(0, 1) : left;
}

/** The Engineer is placed on any Quarter, also on one where another stands. */
export const placeEngineer = move({
  args: z.strictObject({ cell: cellSchema }),
  check: ({ open }, seat) => (open.players[seat]!.engineer === null ? undefined : refuse('setup', 'engineer-placed')),
  apply({ open }, seat, { cell }, { say }) {
    open.players[seat]!.engineer = cell;
    say('all', 'engineer-placed', { player: { seat }, place: quarterInWords(open, cell) });
    if (placing(open).length === 0) open.turn.step = 'rolling';
  },
  candidates: () => quarters.map((cell) => ({ cell })),
});

export const placingPhase = phase({
  awaits: (open) => asking(placing(open), 'place'),
  stages: { place: ['placeEngineer'] },
  next: ({ turn }) => turn.step,
});
