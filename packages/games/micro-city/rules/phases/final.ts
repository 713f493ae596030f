import * as z from 'zod/mini';
import { advantageNames, advantages } from '../../content/advantages.ts';
import { advantagesNow, refuseAdvantage, takeAdvantage as takeCard } from '../advantages.ts';
import { ownAreas } from '../building.ts';
import { move, phase, refuse } from '../define.ts';
import { closeTurn, replaceToken as replace } from '../final.ts';
import { areaSchema } from '../state.ts';

/** An own token for the Quarter, from wherever it lies, where the pool is empty (MC-11). */
export const replaceToken = move({
  args: z.strictObject({ area: areaSchema }),
  check({ open }, seat, { area }) {
    return ownAreas(open, seat).includes(area) ? undefined : refuse('MC-11', 'not-your-token', undefined, [area]);
  },
  apply: ({ open }, seat, { area }, { say }) => replace(open, seat, area, say),
  candidates: ({ open }, seat) => ownAreas(open, seat).map((area) => ({ area })),
});

/** An Advantage whose condition is met, in any phase of one's own turn (MC-12). */
export const takeAdvantage = move({
  args: z.strictObject({ advantage: z.enum(advantageNames) }),
  check: ({ open }, seat, { advantage }) => refuseAdvantage(open, seat, advantage),
  apply(draft, seat, { advantage }, { say }) {
    const { points } = advantages[advantage];
    const next = takeCard(draft, seat, advantage);
    say('all', 'advantage', { player: { seat }, advantage: { word: `advantage.${advantage}` }, points });
    if (next) say('all', 'advantage-dealt', { advantage: { word: `advantage.${next}` } });
    if (draft.open.turn.step === 'closing') closeTurn(draft.open);
  },
  candidates: ({ open }, seat) => advantagesNow(open, seat).map((advantage) => ({ advantage })),
});

/** The turn passes without the Advantage that could still be taken (MC-14). */
export const endTurn = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply: ({ open }) => closeTurn(open),
});

export const finalPhase = phase({
  awaits: ({ turn }) => (turn.step === 'final' ? { [turn.seat]: 'lack' } : {}),
  stages: { lack: ['replaceToken', 'takeAdvantage'] },
  next: ({ turn }) => turn.step,
});

export const closingPhase = phase({
  awaits: ({ turn }) => (turn.step === 'closing' ? { [turn.seat]: 'close' } : {}),
  stages: { close: ['takeAdvantage', 'endTurn'] },
  next: ({ turn }) => turn.step,
});
