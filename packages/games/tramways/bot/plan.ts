import type { Choice, Json } from '@cityhall/ruleset';
import { cardOf } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { dollars, isAdministrative } from '../content/icons.ts';
import { planOutlook } from '../rules/administration.ts';
import { placeOf } from '../rules/map.ts';
import type { PlanStep, Seat, TramwaysView } from '../rules/state.ts';
import { isCalm } from '../rules/stress.ts';
import { emptySpaces, surveyOf } from '../rules/survey.ts';
import { networkOf, workerLimit } from '../rules/travel.ts';
import { workerWorth } from './deals.ts';
import { cardWorth, weights } from './weights.ts';

interface Step {
  step: PlanStep;
  worth: number;
}

/** Cards are played while what they bring is worth more than holding them; one poor card is discarded. */
export function choosePlan(view: TramwaysView, seat: Seat): Choice {
  const { open, own } = view;
  const last = open.round === figures.rounds;
  const spaces = goodSpaces(view, seat);
  const plan: PlanStep[] = [];
  const steps = own!.hand
    .flatMap((card) => bestUse(view, seat, card, spaces[0]))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  for (const { step } of steps) if (!planOutlook(open, seat, own!, [...plan, step]).refusal) plan.push(step);
  const poor = own!.hand
    .filter((card) => !plan.some((step) => step.card === card) && cardOf(card).consequence === null)
    .sort((a, b) => cardWorth(a) - cardWorth(b))[0];
  if (!last && poor && cardWorth(poor) < weights.freshCard) plan.push({ do: 'discard', card: poor });
  const refused = planOutlook(open, seat, own!, plan).refusal !== undefined;
  return { move: 'plan', args: { plan: (refused ? [] : plan) as unknown as Json } };
}

/** The most valuable icons of a card, one or two of them, less what the card is worth in hand. */
function bestUse(view: TramwaysView, seat: Seat, card: string, space: string | undefined): Step[] {
  const { open } = view;
  const { icons, consequence } = cardOf(card);
  const valued = icons
    .filter(isAdministrative)
    .map((icon) => ({ icon, worth: iconWorth(view, seat, icon, space) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const used = valued.filter(({ worth }, at) => at === 0 || worth > weights.stress);
  if (used.length === 0) return [];
  const gain = used.reduce((sum, { worth }) => sum + worth, 0) - (used.length - 1) * weights.stress;
  const held = open.round >= figures.rounds - 1 ? 0 : (cardWorth(card) - weights.freshCard) * weights.keep;
  const step: PlanStep = {
    do: 'play',
    card,
    icons: used.map(({ icon }) => (icon === 'P' ? { icon, cell: space as `${number},${number}` } : { icon })),
  };
  return [{ step, worth: gain - held - (consequence ? weights.stress : 0) }];
}

function iconWorth({ open }: TramwaysView, seat: Seat, icon: string, space: string | undefined): number {
  const player = open.players[seat]!;
  const last = open.round === figures.rounds;
  if (icon === 'W') return player.workers < workerLimit(open, seat) && !last ? workerWorth(open, seat) : 0;
  if (icon === 'S') return isCalm(player) ? 0 : weights.stress;
  if (icon === 'P') return space && !last && open.reserve > 0 ? weights.addedPassenger : 0;
  return dollars(icon) * (last ? weights.moneyAtEnd : weights.money);
}

/** Empty spaces, those at the ends of own links first. */
function goodSpaces({ open }: TramwaysView, seat: Seat): string[] {
  const survey = surveyOf(open);
  const network = networkOf(open, survey);
  const links = (cell: string) =>
    (network.get(survey.locations[placeOf(survey.map, cell)]!) ?? []).filter(({ link }) => link.owner === seat).length;
  return emptySpaces(open, survey).sort((a, b) => links(b) - links(a));
}
