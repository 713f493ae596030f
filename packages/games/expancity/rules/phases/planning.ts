import * as z from 'zod/mini';
import { move, phase, refuse } from '../define.ts';
import { keepTile as keepOne } from '../planning.ts';
import { bagTileSchema } from '../state.ts';
import { passTurn, turnOrder } from '../turns.ts';

/** Step 4: one of the two drawn tiles is kept, the other goes back into the bag, the turn passes. */
export const keepTile = move({
  args: z.strictObject({ tile: bagTileSchema }),
  check(view, _seat, { tile }) {
    if (view.own?.drawn.includes(tile)) return undefined;
    return refuse('EX-12', 'tile-not-drawn', { tile: { word: `tile.${tile}` } });
  },
  apply(draft, seat, { tile }, { say }) {
    const other = keepOne(draft, seat, tile);
    say(seat, 'tile-kept-own', { tile: { word: `tile.${tile}` }, other: { word: `tile.${other}` } });
    say({ except: seat }, 'tile-kept', { player: { seat } });
    passTurn(draft.open);
  },
  *candidates({ own }) {
    for (const tile of new Set(own?.drawn)) yield { tile };
  },
});

export const planning = phase({
  awaits: ({ turn }) => (turn.step === 'planning' ? { [turn.seat]: 'keep' } : {}),
  order: turnOrder,
  stages: { keep: ['keepTile'] },
  next: ({ turn }) => turn.step,
});
