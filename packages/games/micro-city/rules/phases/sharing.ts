import * as z from 'zod/mini';
import { move, phase, refuse, type Tools } from '../define.ts';
import { otherSeat } from '../modes.ts';
import { divisionsOf, refuseDivision, shareOut } from '../sharing.ts';
import { type Division, divisionSchema, type Open } from '../state.ts';

function share(open: Open, division: Division, say: Tools['say']): void {
  shareOut(open, division);
  const shares = open.players.map(({ dice }, seat) => ({
    word: 'share' as const,
    params: { player: { seat }, dice: dice.map(({ value }) => value) },
  }));
  say('all', 'shared', { shares });
}

/** A proposal: which two dice the first player gets. */
export const propose = move({
  args: z.strictObject({ dice: divisionSchema }),
  check: ({ open }, _seat, { dice }) => refuseDivision(open, dice),
  apply({ open }, seat, { dice }, { say }) {
    open.proposals.push(dice);
    say('all', 'proposed', { player: { seat }, first: { seat: open.first }, dice: [...dice] });
  },
  candidates: ({ open }) => divisionsOf(open.rolled).map((dice) => ({ dice })),
});

/** The second player agrees. */
export const accept = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply: ({ open }, _seat, _args, { say }) => share(open, open.proposals[0]!, say),
});

/** The first player takes either proposal. */
export const decide = move({
  args: z.strictObject({ dice: divisionSchema }),
  check({ open }, _seat, { dice }) {
    const proposed = open.proposals.some(([low, high]) => low === dice[0] && high === dice[1]);
    return proposed ? undefined : refuse('MC-10', 'not-proposed');
  },
  apply: ({ open }, _seat, { dice }, { say }) => share(open, dice, say),
  candidates: ({ open }) => open.proposals.map((dice) => ({ dice })),
});

const stages = ['propose', 'answer', 'decide'] as const;

export const sharingPhase = phase({
  awaits(open) {
    if (open.turn.step !== 'sharing') return {};
    const stage = stages[open.proposals.length]!;
    return { [stage === 'answer' ? otherSeat(open, open.first)! : open.first]: stage };
  },
  stages: { propose: ['propose'], answer: ['accept', 'propose'], decide: ['decide'] },
  next: ({ turn }) => turn.step,
});
