import type { Refusal } from '@cityhall/ruleset';
import { cardOf } from '../content/cards.ts';
import { dollars, type Icon, isAdministrative, isDestination, railSymbols, strip } from '../content/icons.ts';
import { refusalOfBid } from './auction.ts';
import { refuse } from './define.ts';
import {
  buildingUpgradeOffers,
  constructionOffers,
  linkOffers,
  linkUpgradeOffers,
  type Offer,
  tripOffers,
} from './offers.ts';
import { everySet } from './payments.ts';
import { iconName, moneyOf, refusalOfPayment, refusalOfPlays } from './plays.ts';
import type { Open, Play, Seat, TramwaysView } from './state.ts';
import { isCalm } from './stress.ts';
import { surveyOf } from './survey.ts';
import { workerLimit } from './travel.ts';

/** What one icon of a card in hand can do now, or why nothing. */
export interface CardUse {
  icon: Icon;
  refusal?: Refusal;
}

const inActions = (icon: Icon): boolean =>
  railSymbols(icon) > 0 || isDestination(icon) || ['UL', 'UB', 'CB', strip].includes(icon);

/** For every card in hand each of its icons, with why it cannot be used now (TW-22). */
export function cardUses(view: TramwaysView, seat: Seat): Record<string, CardUse[]> {
  const { open, own } = view;
  const usable = open.phase === 'actions' ? usableIcons(view, seat) : new Set<string>();
  const use = (card: string, icon: Icon): CardUse => {
    const refusal =
      open.phase === 'actions'
        ? usable.has(`${card} ${icon}`)
          ? undefined
          : whyNotInActions(open, seat, icon)
        : whyNotNow(open, seat, icon);
    return refusal ? { icon, refusal } : { icon };
  };
  return Object.fromEntries(own!.hand.map((card) => [card, cardOf(card).icons.map((icon) => use(card, icon))]));
}

function usableIcons(view: TramwaysView, seat: Seat): Set<string> {
  const trips = tripOffers(view, seat, everySet);
  const offers: Offer<object>[] = [
    ...linkOffers(view, seat, undefined, everySet),
    ...linkUpgradeOffers(view, seat, everySet),
    ...constructionOffers(view, seat, everySet),
    ...buildingUpgradeOffers(view, seat, everySet),
    ...trips,
  ];
  const sets = new Set(offers.map(({ payments }) => payments));
  const usable = new Set<string>();
  for (const { card, icons } of [...sets].flat().flatMap(({ plays }) => plays))
    for (const icon of icons) usable.add(`${card} ${icon}`);
  // At Leisure, Money icons buy Happiness Points.
  const { types } = surveyOf(view.open);
  if (trips.some(({ end }) => types[end] === 'L')) {
    for (const card of view.own!.hand)
      for (const icon of cardOf(card).icons) if (dollars(icon) > 0) usable.add(`${card} ${icon}`);
  }
  return usable;
}

function whyNotInActions(open: Open, seat: Seat, icon: Icon): Refusal {
  if (!inActions(icon)) return refuse('TW-22', 'icon-not-for-actions', { icon: iconName(icon) });
  if (railSymbols(icon) > 0 && open.players[seat]!.workers === 0) return refuse('TW-8', 'no-worker');
  return refuse('TW-4', 'no-use-now', { icon: iconName(icon) });
}

function whyNotNow(open: Open, seat: Seat, icon: Icon): Refusal | undefined {
  if (open.phase === 'auction') return dollars(icon) > 0 ? undefined : refuse('TW-22', 'only-money-in-auction');
  if (open.phase !== 'administration') return refuse('TW-4', 'no-use-now', { icon: iconName(icon) });
  if (!isAdministrative(icon)) return refuse('TW-22', 'icon-not-for-administration', { icon: iconName(icon) });
  const player = open.players[seat]!;
  const idle =
    (icon === 'W' && player.workers >= workerLimit(open, seat)) ||
    (icon === 'S' && isCalm(player)) ||
    (icon === 'P' && open.reserve === 0);
  return idle ? refuse('TW-22', 'icon-without-effect', { icon: iconName(icon) }) : undefined;
}

/** What a bid costs now and all bids together, or why it is not allowed. */
export function bidOutlook({ open, own }: TramwaysView, seat: Seat, bid: number, plays: readonly Play[]) {
  const refusal =
    refusalOfBid(open, seat, bid) ??
    refusalOfPlays(own!, open.players[seat]!, plays) ??
    refusalOfPayment(open, seat, bid, plays);
  return { refusal, cash: bid - moneyOf(plays), inAll: open.auction.paid[seat]! + bid };
}
