import { figures } from '../../content/figures.ts';
import { phase } from '../define.ts';
import { isCooperative } from '../modes.ts';
import { diceTogether, divisionsOf, shareOut } from '../sharing.ts';

/** Dice are rolled in the open, in cooperation all four by the first player (MC-10). */
export const rollingPhase = phase({
  begin({ open }, { random, say }) {
    const roll = () => random.below(figures.dieFaces) + 1;
    const { turn } = open;
    if (!isCooperative(open)) {
      const dice = Array.from({ length: figures.dicePerPlayer }, roll);
      open.players[turn.seat]!.dice = dice.map((value) => ({ value, used: false }));
      say('all', 'rolled', { player: { seat: turn.seat }, dice });
      turn.step = 'preparation';
      return;
    }
    open.rolled = Array.from({ length: diceTogether }, roll).sort();
    say('all', 'rolled', { player: { seat: turn.seat }, dice: [...open.rolled] });
    turn.step = 'sharing';
    const [only, ...more] = divisionsOf(open.rolled);
    if (more.length === 0) shareOut(open, only!);
  },
  awaits: () => ({}),
  stages: {},
  next: ({ turn }) => turn.step,
});
