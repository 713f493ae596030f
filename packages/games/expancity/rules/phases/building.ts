import * as z from 'zod/mini';
import { isLot } from '../../content/tiles.ts';
import { kindWord, placeOf } from '../../words/places.ts';
import { getMaterial, lapse, construct as placeBlock, refuseConstruct, refuseMaterial } from '../building.ts';
import { zonedCells } from '../city.ts';
import { move, phase } from '../define.ts';
import { cellSchema } from '../state.ts';
import { turnOrder } from '../turns.ts';

/** Step 2 A: a block from the supply pool goes on a vacant lot or on a building of one's own. */
export const construct = move({
  args: z.strictObject({ cell: cellSchema }),
  check: (view, seat, { cell }) => refuseConstruct(view.open, seat, cell),
  apply({ open }, seat, { cell }, { say }) {
    const storeys = placeBlock(open, seat, cell);
    const kind = kindWord(open, cell);
    say('all', 'constructed', { player: { seat }, kind, place: placeOf(cell), storeys });
    const lapsed = lapse(open);
    if (lapsed > 0) say('all', 'lapsed', { player: { seat }, lapsed });
  },
  *candidates({ open }) {
    for (const cell of zonedCells(open.board)) if (isLot(open.board[cell]!.tile)) yield { cell };
  },
});

/** Step 2 B: a block from the reserve comes into the supply pool. */
export const material = move({
  args: z.strictObject({}),
  check: (view, seat) => refuseMaterial(view.open, seat),
  apply({ open }, seat, _args, { say }) {
    getMaterial(open, seat);
    say('all', 'material', { player: { seat } });
    const lapsed = lapse(open);
    if (lapsed > 0) say('all', 'lapsed', { player: { seat }, lapsed });
  },
});

export const building = phase({
  awaits: ({ turn }) => (turn.step === 'building' ? { [turn.seat]: 'build' } : {}),
  order: turnOrder,
  stages: { build: ['construct', 'material'] },
  next: ({ turn }) => turn.step,
});
