import * as z from 'zod/mini';
import { placeOf } from '../../words/places.ts';
import { lapse } from '../building.ts';
import { move, phase, refuse } from '../define.ts';
import { bagTileSchema, cellSchema } from '../state.ts';
import { turnOrder } from '../turns.ts';
import { zone as layTile, outskirts, refusePlace } from '../zoning.ts';

/** Step 1: one of the tiles in hand is laid beside the city. */
export const zone = move({
  args: z.strictObject({ tile: bagTileSchema, cell: cellSchema }),
  check(view, _seat, { tile, cell }) {
    if (!view.own?.hand.includes(tile)) return refuse('zoning', 'tile-not-in-hand', { tile: { word: `tile.${tile}` } });
    return refusePlace(view.open.board, cell);
  },
  apply({ open, own }, seat, { tile, cell }, { say }) {
    const { hand } = own[seat]!;
    hand.splice(hand.indexOf(tile), 1);
    open.players[seat]!.hand -= 1;
    layTile(open, tile, cell);
    open.turn.step = 'building';
    say('all', 'zoned', { player: { seat }, tile: { word: `tile.${tile}` }, place: placeOf(cell) });
    const lapsed = lapse(open);
    if (lapsed > 0) say('all', 'lapsed', { player: { seat }, lapsed });
  },
  *candidates(view) {
    const cells = outskirts(view.open.board);
    for (const tile of new Set(view.own?.hand)) for (const cell of cells) yield { tile, cell };
  },
});

export const zoning = phase({
  awaits: ({ turn }) => (turn.step === 'zoning' ? { [turn.seat]: 'zone' } : {}),
  order: turnOrder,
  stages: { zone: ['zone'] },
  next: ({ turn }) => turn.step,
});
