import type { Choice } from '@cityhall/ruleset';
import { cardOf } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { strip } from '../content/icons.ts';
import { refusalOfLaying, type Trip, tripAccount } from '../rules/deeds.ts';
import { type Drawing, drawingsOf } from '../rules/drawing.ts';
import { placeOf } from '../rules/map.ts';
import {
  bonusesAt,
  buildingUpgradeOffers,
  constructionOffers,
  linkOffers,
  linkUpgradeOffers,
  tripOffers,
} from '../rules/offers.ts';
import { type Payment, railPayments, symbolsWithin } from '../rules/payments.ts';
import type { Open, Play, Rail, Seat, TramwaysView } from '../rules/state.ts';
import { isCalm } from '../rules/stress.ts';
import { iconOf, type Survey, surveyOf } from '../rules/survey.ts';
import { leisurePrice, networkOf, workerLimit } from '../rules/travel.ts';
import { weights } from './weights.ts';

/** A move with what the bot makes of it, in points. */
export interface Deal {
  choice: Choice;
  worth: number;
}

const costWorth = ({ stress, money, plays }: Payment): number =>
  stress * weights.stress + money * weights.money + plays.length * weights.cardPlayed;

const moneyWorth = ({ round }: Open): number => (round === figures.rounds ? weights.moneyAtEnd : weights.money);

/** Rounds left after this one, as a share of the game. */
const future = ({ round }: Open): number => (figures.rounds - round) / figures.rounds;

/** Everything worth considering now, the best first. */
export function dealsOf(view: TramwaysView, seat: Seat): Deal[] {
  const deals = [
    ...tripDeals(view, seat),
    ...upgradeDeals(view, seat),
    ...buildingDeals(view, seat),
    ...linkDeals(view, seat),
  ];
  return deals.sort((a, b) => b.worth - a.worth);
}

function tripDeals(view: TramwaysView, seat: Seat): Deal[] {
  const { open } = view;
  const survey = surveyOf(open);
  const seen = new Set<string>();
  return tripOffers(view, seat).flatMap(({ passenger, route, end, payments }) => {
    // Of the passengers of one building any will do.
    const key = `${survey.locations[placeOf(survey.map, passenger)]} ${route} ${end}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const payment = payments[0]!;
    return bonusesAt(view, survey, end).map((bonus) => {
      const { plays } = payment;
      const trip: Trip = { passenger, route, buy: purchase(view, seat, survey, end, payment), bonus };
      const worth = tripWorth(view, seat, survey, end, trip, plays) - costWorth(payment);
      return { choice: { move: 'deliver', args: { ...trip, plays } }, worth };
    });
  });
}

/** As many Happiness Points as are worth their price in cash. */
function purchase(view: TramwaysView, seat: Seat, survey: Survey, end: number, { money }: Payment): number {
  if (survey.types[end] !== 'L') return 0;
  const cash = view.open.players[seat]!.money - money;
  let buy = 0;
  while (leisurePrice(buy + 1) <= cash && (buy + 1) * moneyWorth(view.open) < 1) buy += 1;
  return buy;
}

function tripWorth(view: TramwaysView, seat: Seat, survey: Survey, end: number, trip: Trip, plays: readonly Play[]) {
  const { open } = view;
  const player = open.players[seat]!;
  const { happiness, money, short } = tripAccount(open, seat, trip, plays);
  const rivals = happiness.reduce((sum, points, owner) => sum + (owner === seat ? 0 : points), 0);
  const bonus = {
    R: isCalm(player) ? 0 : weights.stress,
    C:
      (trip.bonus === 'ticket' ? weights.ticket * future(open) : figures.commerceMoney * moneyWorth(open)) -
      weights.stress,
    I: (player.workers < workerLimit(open, seat) ? workerWorth(open, seat) : 0) - weights.stress,
    L: trip.buy - leisurePrice(trip.buy) * moneyWorth(open),
  };
  const type = survey.types[end];
  return (
    happiness[seat]! -
    rivals * weights.rival +
    money[seat]! * moneyWorth(open) +
    (type ? bonus[type] : 0) -
    (short ? weights.stress : 0)
  );
}

/** A Rail Worker is worth more the fewer one has, and nothing once no rail will be laid. */
export function workerWorth(open: Open, seat: Seat): number {
  if (open.round === figures.rounds && open.phase !== 'actions') return 0;
  return open.players[seat]!.workers === 0 ? weights.workerWanted : weights.workerWanted / 2;
}

function upgradeDeals(view: TramwaysView, seat: Seat): Deal[] {
  const { open } = view;
  const links = linkUpgradeOffers(view, seat).map(({ link: id, payments }) => {
    const link = open.links.find((one) => one.id === id)!;
    const fare = link.rails.length * weights.tile * future(open);
    return {
      choice: { move: 'upgradeLink', args: { link: id, plays: payments[0]!.plays } },
      worth: figures.upgradeHappiness + fare - costWorth(payments[0]!),
    };
  });
  const buildings = buildingUpgradeOffers(view, seat).map(({ cell, payments }) => ({
    choice: { move: 'upgradeBuilding', args: { cell, plays: payments[0]!.plays } },
    worth:
      figures.upgradeHappiness +
      (open.passengers[cell] ? 0 : weights.addedPassenger * future(open)) -
      costWorth(payments[0]!),
  }));
  return [...links, ...buildings];
}

function buildingDeals(view: TramwaysView, seat: Seat): Deal[] {
  const { open, own } = view;
  const survey = surveyOf(open);
  const network = networkOf(open, survey);
  return constructionOffers(view, seat).flatMap(({ parcel, types, payments }) => {
    const place = survey.map.parcels.get(parcel)!;
    const linked = (network.get(place)?.length ?? 0) > 0 || survey.rails[place]!.length > 0;
    return types.map((type) => ({
      choice: { move: 'construct', args: { parcel, type, plays: payments[0]!.plays } },
      worth:
        figures.constructHappiness +
        weights.buildingCard +
        (own!.hand.some((card) => cardOf(card).icons.includes('UB')) ? weights.upgradeReady : 0) +
        (weights.laterUpgrade + (type === 'I' ? weights.handLimit : 0) + (linked ? weights.meetsNetwork : 0)) *
          future(open) -
        costWorth(payments[0]!),
    }));
  });
}

function linkDeals(view: TramwaysView, seat: Seat): Deal[] {
  const { open, own } = view;
  const player = open.players[seat]!;
  if (player.workers === 0) return [];
  const survey = surveyOf(open);
  const network = networkOf(open, survey);
  const done = linkOffers(view, seat, 0).map(({ laid, symbols, ends, payments }) => ({
    choice: { move: 'lay', args: { ...laid, rails: [...laid.rails], plays: payments[0]!.plays } },
    worth:
      linkWorth(view, survey, network, ends, symbols, payments[0]!.plays) - costWorth(payments[0]!) - weights.worker,
  }));
  const best = done.sort((a, b) => b.worth - a.worth).find(({ choice }) => isLegal(view, seat, choice));
  if (best && best.worth > weights.leastAction) return [best];
  const canFinish = future(open) > 0 || player.workers > 1;
  if (!canFinish) return best ? [best] : [];
  return [...(best ? [best] : []), ...begunDeals(view, seat, survey, network, symbolsWithin(own!.hand))];
}

const isLegal = (view: TramwaysView, seat: Seat, { args }: Choice): boolean => {
  const { plays, ...laid } = args as unknown as Parameters<typeof refusalOfLaying>[2] & { plays: Play[] };
  return !refusalOfLaying(view, seat, laid, plays);
};

/** What a complete link brings: its points, and what passengers will pay for it later. */
function linkWorth(
  view: TramwaysView,
  survey: Survey,
  network: ReturnType<typeof networkOf>,
  ends: readonly [number, number],
  symbols: number,
  plays: readonly Play[],
): number {
  const { open } = view;
  const later = future(open);
  const waiting = Object.keys(open.passengers).filter((cell) =>
    ends.includes(survey.locations[placeOf(survey.map, cell)]!),
  ).length;
  const meets = ends.filter((end) => network.has(end)).length;
  return (
    figures.linkPoints +
    later * (waiting * weights.passengerAtEnd + symbols * weights.tile + meets * weights.meetsNetwork) +
    (opensDelivery(view, survey, ends, plays) ? weights.deliveryOpened : 0)
  );
}

/** True where a passenger at one end could then be carried to the other with what stays in hand. */
function opensDelivery(
  { open, own }: TramwaysView,
  survey: Survey,
  ends: readonly [number, number],
  plays: readonly Play[],
): boolean {
  const left = own!.hand
    .filter((card) => !plays.some((play) => play.card === card))
    .flatMap((card) => cardOf(card).icons);
  if (!left.includes(strip)) return false;
  const stands = (end: number) =>
    Object.keys(open.passengers).some((cell) => survey.locations[placeOf(survey.map, cell)] === end);
  return [ends, [ends[1], ends[0]] as const].some(([from, to]) => stands(from) && left.includes(iconOf(survey, to)));
}

const farthest = 8;

/** Links that can be begun or carried on now, towards an end that can be reached later. */
function begunDeals(
  view: TramwaysView,
  seat: Seat,
  survey: Survey,
  network: ReturnType<typeof networkOf>,
  sums: readonly number[],
): Deal[] {
  const { open } = view;
  const towards = drawingsOf(open, survey, seat, farthest, 0).filter(
    ({ symbols, laid }) => symbols > 1 && laid.redirect === null,
  );
  const valued = towards
    .map((drawing) => ({
      drawing,
      worth: linkWorth(view, survey, network, drawing.ends, drawing.symbols, []) - drawing.symbols * 0.4,
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 8);
  for (const { drawing, worth } of valued) {
    for (const { rails, symbols } of prefixes(survey, drawing).reverse()) {
      if (!sums.includes(symbols)) continue;
      const [payment] = railPayments(view, seat, symbols, null);
      if (!payment) continue;
      const choice = { move: 'lay', args: { link: drawing.laid.link, redirect: null, rails, plays: payment.plays } };
      if (!isLegal(view, seat, choice)) continue;
      return [{ choice, worth: worth * weights.unfinished - costWorth(payment) - weights.worker }];
    }
  }
  return [];
}

function prefixes(survey: Survey, { laid }: Drawing): { rails: Rail[]; symbols: number }[] {
  let symbols = 0;
  return laid.rails.slice(0, -1).map(({ cell }, at) => {
    const space = survey.map.spaces[placeOf(survey.map, cell)]!;
    symbols += space.kind === 'mountain' ? figures.railSymbolsOnMountain : 1;
    return { rails: laid.rails.slice(0, at + 1), symbols };
  });
}
