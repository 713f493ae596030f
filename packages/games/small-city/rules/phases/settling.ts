import { asking, seatsWhere } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { sides } from '../../content/figures.ts';
import { placeName } from '../../words/names.ts';
import { move, phase, refuse } from '../define.ts';
import { hallCorners } from '../setup.ts';
import { cellSchema } from '../state.ts';
import { putTile } from '../works.ts';

/** In secret: the Promise to keep, the side of the Borough board, and where the City Hall goes (its top left corner). */
export const settle = move({
  args: z.strictObject({ promise: z.int(), side: z.enum(sides), cell: cellSchema }),
  *candidates({ own }) {
    for (const side of sides) {
      for (const cell of hallCorners(side)) for (const promise of own?.offered ?? []) yield { promise, side, cell };
    }
  },
  check({ own }, _seat, { promise, side, cell }) {
    if (!own?.offered.includes(promise)) return refuse('setup', 'promise-not-offered');
    return [...hallCorners(side)].includes(cell) ? undefined : refuse('setup', 'hall-outside-zone', {}, [cell]);
  },
  apply(draft, seat, { promise, side, cell }) {
    const own = draft.own[seat]!;
    own.promise = promise;
    own.start = { side, cell };
    draft.open.ready[seat] = true;
  },
});

/** Takes the set-up back while others are still at it. */
export const unsettle = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply(draft, seat) {
    const own = draft.own[seat]!;
    own.promise = null;
    own.start = null;
    draft.open.ready[seat] = false;
  },
});

export const settling = phase({
  awaits: ({ ready }) => asking(seatsWhere(ready, false), 'settle'),
  may: ({ ready }) => asking(seatsWhere(ready, true), 'settled'),
  stages: { settle: ['settle'], settled: ['unsettle'] },
  next: () => 'unveiling',
});

/** All have placed: sides and City Halls are shown. */
export const unveiling = phase({
  begin(draft, { say }) {
    const { open } = draft;
    for (const [seat, player] of open.players.entries()) {
      const { side, cell } = draft.own[seat]!.start!;
      draft.own[seat]!.start = null;
      player.side = side;
      const [x, y] = cell.split(',').map(Number) as [number, number];
      putTile(open, seat, 'cityHall', [cell, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`]);
      say('all', 'settled', { player: { seat }, side: { word: `side.${side}` }, space: placeName(cell) });
    }
    open.ready = open.ready.map(() => false);
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'street',
});
