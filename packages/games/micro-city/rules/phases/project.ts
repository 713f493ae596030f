import * as z from 'zod/mini';
import { cardNames, cardOf, uses } from '../../content/cards.ts';
import { quarterInWords } from '../../words/places.ts';
import { move, phase } from '../define.ts';
import { takeDie } from '../dice.ts';
import { sideOf } from '../modes.ts';
import { destinations, gatherMove, refuseCard, refuseMove, refuseUse } from '../project.ts';
import { cellSchema } from '../state.ts';
import { carryOut, settle } from '../tasks.ts';
import { taskStage, taskStages } from './tasks.ts';

/** A Project card: the Engineer moves, then the card's action, then it goes on the discard pile (MC-15). */
export const play = move({
  args: z.strictObject({ card: z.enum(cardNames), to: cellSchema, use: z.enum(uses) }),
  check({ open }, seat, { card, to, use }) {
    return (
      refuseCard(open, seat, card) ?? refuseMove(open, seat, cardOf(card).move, to) ?? refuseUse(open, seat, card, use)
    );
  },
  apply({ open }, seat, { card, to, use }, { say }) {
    const { hand } = open.sides[sideOf(open, seat)]!;
    const { die, actions } = cardOf(card);
    hand.splice(hand.indexOf(card), 1);
    open.turn.card = card;
    open.turn.step = 'project';
    open.players[seat]!.engineer = to;
    const action = { word: `card.${card}.${use}` as const };
    say('all', 'played', { player: { seat }, card: { word: `card.${card}` }, place: quarterInWords(open, to), action });
    if (use === 'advanced') takeDie(open, seat, [die!]);
    carryOut(open, seat, actions[use]!, false, say);
    settle(open, seat, say);
  },
  *candidates({ open }, seat) {
    for (const card of open.sides[sideOf(open, seat)]!.hand) {
      for (const use of uses) {
        if (!cardOf(card).actions[use]) continue;
        for (const to of destinations(open, seat, cardOf(card).move)) yield { card, to, use };
      }
    }
  },
});

/** No card: the Engineer moves one Quarter and the whole discard pile comes back, an empty one too (MC-4). */
export const gather = move({
  args: z.strictObject({ to: cellSchema }),
  check: ({ open }, seat, { to }) => refuseMove(open, seat, gatherMove, to),
  apply({ open }, seat, { to }, { say }) {
    const side = open.sides[sideOf(open, seat)]!;
    open.players[seat]!.engineer = to;
    say('all', 'gathered', { player: { seat }, place: quarterInWords(open, to), number: side.discard.length });
    side.hand.push(...side.discard);
    side.discard = [];
    open.turn.step = 'investment';
  },
  candidates: ({ open }, seat) => destinations(open, seat, gatherMove).map((to) => ({ to })),
});

export const projectPhase = phase({
  awaits: (open) => (open.turn.step === 'project' ? { [open.turn.seat]: taskStage(open) ?? 'project' } : {}),
  stages: { project: ['play', 'gather'], ...taskStages },
  next: ({ turn }) => turn.step,
});
