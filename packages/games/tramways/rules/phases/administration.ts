import { asking, type Json, seatsWhere } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { sorted } from '../../content/cards.ts';
import { figures } from '../../content/figures.ts';
import { carryOut, planSteps, refusalOfPlan } from '../administration.ts';
import { arrive } from '../arrivals.ts';
import { move, phase, refuse } from '../define.ts';
import { count, refill } from '../hand.ts';
import { loseLinks } from '../links.ts';
import { outcomeOf } from '../scoring.ts';
import { cardSchema, type PlanStep, planSchema, type Seat, type TramwaysState, type TramwaysView } from '../state.ts';
import { addStress, isExhausted } from '../stress.ts';

/** Cards that can be looked for in round 6, and how many are to be taken (TW-21). */
export function searchOf({ open, own }: TramwaysView, seat: Seat): { cards: string[]; number: number } {
  const player = open.players[seat]!;
  const cards = sorted([...own!.pile, ...player.discard]);
  return { cards, number: searchNumber(player) };
}

const searchNumber = ({ handLimit, hand, deck, discard }: TramwaysState['open']['players'][number]): number =>
  Math.max(0, Math.min(handLimit - hand, deck + discard.length));

/** Round 6: fills the hand with cards of one's choice, in secret (TW-21). */
export const search = move({
  args: z.strictObject({ cards: z.array(cardSchema).check(z.maxLength(9)) }),
  check(view, seat, { cards }) {
    const { cards: found, number } = searchOf(view, seat);
    if (cards.length !== number || new Set(cards).size !== number) return refuse('TW-21', 'search-count', { number });
    return cards.every((card) => found.includes(card)) ? undefined : refuse('TW-21', 'card-not-found');
  },
  steps(view, seat, soFar) {
    const { cards, number } = searchOf(view, seat);
    const chosen = soFar as string[];
    if (chosen.length === number) return { next: [], done: { cards: chosen } };
    const from = chosen.length === 0 ? 0 : cards.indexOf(chosen.at(-1)!) + 1;
    return { next: cards.slice(from, cards.length - (number - chosen.length) + 1) as Json[] };
  },
  apply({ open, own }, seat, { cards }) {
    own[seat]!.search = cards;
    open.ready[seat] = true;
  },
});

export const searchAgain = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open, own }, seat) {
    own[seat]!.search = null;
    open.ready[seat] = false;
  },
});

export const searchPhase = phase({
  begin({ open }, { say }) {
    open.ready = open.players.map((player) => searchNumber(player) === 0);
    say('all', 'last-round');
  },
  end(draft) {
    const { open, own, sealed } = draft;
    for (const [seat, player] of open.players.entries()) {
      const hand = own[seat]!;
      const chosen = hand.search ?? [];
      hand.box = sorted([...hand.pile, ...player.discard].filter((card) => !chosen.includes(card)));
      hand.hand = sorted([...hand.hand, ...chosen]);
      hand.pile = [];
      hand.search = null;
      player.discard = [];
      sealed.decks[seat] = [];
      count(draft, seat);
    }
  },
  awaits: ({ ready }) => asking(seatsWhere(ready, false), 'search'),
  may: ({ ready, players }) =>
    asking(
      seatsWhere(
        ready.map((is, seat) => is && searchNumber(players[seat]!) > 0),
        true,
      ),
      'searched',
    ),
  stages: { search: ['search'], searched: ['searchAgain'] },
  next: () => 'actions',
});

/** A whole plan of Administration in secret (TW-17). */
export const plan = move({
  args: z.strictObject({ plan: planSchema }),
  check: ({ open, own }, seat, { plan: steps }) => refusalOfPlan(open, seat, own!, steps),
  steps: ({ open, own }, seat, soFar) =>
    planSteps(open, seat, own!, soFar) as { next: Iterable<Json>; done?: { plan: PlanStep[] } },
  apply({ open, own }, seat, { plan: steps }) {
    own[seat]!.plan = steps;
    open.ready[seat] = true;
  },
});

/** Takes the plan back while others still plan. */
export const planAgain = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open, own }, seat) {
    own[seat]!.plan = null;
    open.ready[seat] = false;
  },
});

/** Phase 3: all plan at once; who has no card is ready. */
export const administrationPhase = phase({
  begin({ open }) {
    open.ready = open.players.map(({ hand }) => hand === 0);
  },
  awaits: ({ ready }) => asking(seatsWhere(ready, false), 'plan'),
  may: ({ ready, players }) =>
    asking(
      seatsWhere(
        ready.map((is, seat) => is && players[seat]!.hand > 0),
        true,
      ),
      'planned',
    ),
  stages: { plan: ['plan'], planned: ['planAgain'] },
  next: () => 'works',
});

/** The plans are carried out in turn order, and the round ends. */
export const worksPhase = phase({
  begin(draft, tools) {
    const { open, own } = draft;
    for (const seat of open.order) {
      const steps = own[seat]!.plan ?? [];
      own[seat]!.plan = null;
      carryOut(draft, seat, steps, tools);
    }
    if (open.round === figures.rounds) {
      open.outcome = outcomeOf(open);
      tools.say('all', 'game-over', {
        winners: open.outcome.winners.map((seat) => ({ seat })),
        number: open.outcome.winners.length,
      });
      return;
    }
    if (open.round < figures.rounds - 1) for (const seat of open.order) refill(draft, seat, tools);
    for (const seat of open.order) {
      if (!isExhausted(open.players[seat]!)) continue;
      addStress(open.players[seat]!, 1);
      tools.say('all', 'exhausted', { player: { seat } });
    }
    for (const { owner, rails } of loseLinks(open)) {
      tools.say('all', 'link-lost', { player: { seat: owner }, tiles: rails.length });
    }
    arrive(open, tools);
    open.round += 1;
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'auction',
});
