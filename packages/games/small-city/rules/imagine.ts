import type { Random } from '@cityhall/ruleset';
import { cardsOf } from '../content/actions.ts';
import { sides } from '../content/figures.ts';
import { deckNames, specialPromises } from '../content/promises.ts';
import { planSteps } from './plan.ts';
import { isAdvanced } from './seats.ts';
import { hallCorners, promiseDeck } from './setup.ts';
import type { Open, Own, Plan, Seat, SmallCityState, SmallCityView } from './state.ts';
import { newWorks } from './works.ts';

/** A hidden world that fits a view: Promises, plans and City Halls of others, and every deck, dealt anew. */
export function imagineFrom(view: SmallCityView, random: Random): SmallCityState {
  const { open } = view;
  const own: Record<Seat, Own> = {};
  const decks = deckNames.map((deck) => {
    const held = view.own?.offered ?? [];
    return random.shuffle(promiseDeck(deck, open.victory).filter((card) => !held.includes(card)));
  });
  const shown = open.verdicts?.map(({ promise }) => promise?.card) ?? [];
  const revealed = open.verdicts?.flatMap(({ specials }) => specials.map(({ card }) => card)) ?? [];
  const held = view.own ? [...view.own.specials, ...view.own.specialsOffered] : [];
  const specials = random.shuffle(
    (isAdvanced(open) ? specialPromises : []).filter((card) => !held.includes(card) && !revealed.includes(card)),
  );
  for (const [seat, player] of open.players.entries()) {
    if (seat === view.seat && view.own) {
      own[seat] = view.own;
      continue;
    }
    const offered = decks.map((deck) => {
      const card = shown[seat];
      const at = card === undefined ? -1 : deck.indexOf(card);
      return at >= 0 ? deck.splice(at, 1)[0]! : take(deck, shown);
    });
    const known = open.verdicts?.[seat]?.specials.map(({ card }) => card);
    const drawn = open.pending?.kind === 'special' && open.queue[0] === seat ? open.pending.drawn : 0;
    own[seat] = {
      offered,
      promise: shown[seat] ?? (hasSettled(open, seat) ? random.pick(offered) : null),
      start: imaginedStart(open, seat, random),
      plan: imaginedPlan(open, seat, random),
      specials: known && known.length > 0 ? known : specials.splice(0, player.specials),
      specialsOffered: specials.splice(0, drawn),
    };
  }
  return {
    open,
    own,
    sealed: {
      promises: decks.flat(),
      specials,
      actions: random.shuffle(
        cardsOf(isAdvanced(open)).filter((action) => !open.rondel.some((card) => card.action === action)),
      ),
    },
  };
}

/** A card of the deck that nobody else has shown. */
function take(deck: number[], shown: readonly (number | undefined)[]): number {
  const at = deck.findLastIndex((card) => !shown.includes(card));
  return deck.splice(at, 1)[0]!;
}

function hasSettled(open: Open, seat: Seat): boolean {
  return open.phase !== 'settling' || open.ready[seat]!;
}

function imaginedStart(open: Open, seat: Seat, random: Random): Own['start'] {
  if (open.phase !== 'settling' || !open.ready[seat]) return null;
  const side = random.pick(sides);
  return { side, cell: random.pick([...hallCorners(side)]) };
}

/** Some plan where the seat has confirmed one that is not yet carried out: its emptiness is hidden too (SC-5). */
function imaginedPlan(open: Open, seat: Seat, random: Random): Plan | null {
  const planned = open.phase === 'building' && open.ready[seat] && !open.out.includes(seat);
  const waiting = open.phase === 'works' && open.queue.slice(1).includes(seat);
  if (!planned && !waiting) return null;
  const { next } = planSteps(open, newWorks(seat), []);
  const steps = [...next].filter((step) => step.do !== 'build' || step.tile !== 'factory1');
  return steps.length > 0 && random.below(2) === 0 ? [random.pick(steps)] : [];
}
