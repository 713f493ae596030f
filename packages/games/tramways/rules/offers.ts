import { cardOf } from '../content/cards.ts';
import type { BuildingType } from '../content/icons.ts';
import { buildingTypes, dollars } from '../content/icons.ts';
import { parcelsToBuildOn } from './buildings.ts';
import { linkIcons, type Trip, tripAccount } from './deeds.ts';
import { type Drawing, drawingsOf } from './drawing.ts';
import { judgeLaid } from './links.ts';
import { placeOf } from './map.ts';
import {
  destinationsIn,
  moneyPayments,
  mostPayments,
  type Payment,
  paymentsFor,
  railPayments,
  symbolsWithin,
  ticketPayments,
} from './payments.ts';
import { refusalOfPayment, refusalOfPlays } from './plays.ts';
import type { Play, Seat, TramwaysView } from './state.ts';
import { endsOf, type Survey, surveyOf } from './survey.ts';
import { type Account, journeysFrom, leisurePrice, networkOf, ticketsLeft } from './travel.ts';

/** A goal with the sets of cards that reach it, the cheapest first. */
export type Offer<Goal> = Goal & { payments: Payment[] };

/** Links that can be drawn now, finished or begun, each with its cheapest sets of cards (TW-4), at most so many. */
export function linkOffers(view: TramwaysView, seat: Seat, partials = 2, most = mostPayments): Offer<Drawing>[] {
  const { open, own } = view;
  if (open.players[seat]!.workers === 0) return [];
  const survey = surveyOf(open);
  const within = new Set(symbolsWithin(own!.hand));
  const known = new Map<string, Payment[]>();
  const paymentsOf = ({ symbols, ends }: Drawing) => {
    const icons = ends[1] < 0 ? null : linkIcons(survey, ends);
    const key = `${symbols} ${icons}`;
    const found = known.get(key) ?? railPayments(view, seat, symbols, icons, most);
    known.set(key, found);
    return found;
  };
  return drawingsOf(open, survey, seat, Math.max(0, ...within), partials)
    .filter(({ symbols, laid }) => within.has(symbols) && !judgeLaid(open, survey, seat, laid).refusal)
    .map((drawing) => ({ ...drawing, payments: paymentsOf(drawing) }))
    .filter(({ payments }) => payments.length > 0);
}

/** Own complete links that can be upgraded. */
export function linkUpgradeOffers(view: TramwaysView, seat: Seat, most = mostPayments): Offer<{ link: number }>[] {
  const survey = surveyOf(view.open);
  return view.open.links
    .filter(({ owner, complete, upgraded }) => owner === seat && complete && !upgraded)
    .map((link) => ({
      link: link.id,
      payments: paymentsFor(view, seat, [['UL'], linkIcons(survey, endsOf(survey, link))], most),
    }))
    .filter(({ payments }) => payments.length > 0);
}

/** Parcels that can be built on, with what can be built. */
export function constructionOffers(
  view: TramwaysView,
  seat: Seat,
  most = mostPayments,
): Offer<{ parcel: string; types: BuildingType[] }>[] {
  const types = buildingTypes.filter((type) => view.open.supply[type] > 0);
  if (types.length === 0) return [];
  return parcelsToBuildOn(view.open, seat)
    .map((parcel) => ({ parcel, types, payments: paymentsFor(view, seat, [['CB'], [parcel]], most) }))
    .filter(({ payments }) => payments.length > 0);
}

/** Own buildings that can be upgraded. */
export function buildingUpgradeOffers(view: TramwaysView, seat: Seat, most = mostPayments): Offer<{ cell: string }>[] {
  return Object.entries(view.open.buildings)
    .filter(([, { owner, upgraded }]) => owner === seat && !upgraded)
    .map(([cell, { type }]) => ({ cell, payments: paymentsFor(view, seat, [['UB'], [type]], most) }))
    .filter(({ payments }) => payments.length > 0);
}

/** A trip of one passenger to one destination icon. */
export interface TripGoal {
  passenger: string;
  route: number[];
  icon: string;
  /** The location where it ends. */
  end: number;
}

/** Trips that can be made now: one passenger of each space, every route, each with the sets of cards. */
export function tripOffers(view: TramwaysView, seat: Seat, most = mostPayments): Offer<TripGoal>[] {
  const { open, own } = view;
  const survey = surveyOf(open);
  const network = networkOf(open, survey);
  const starts = startsOf(view, survey);
  return destinationsIn(own!.hand).flatMap((icon) => {
    const payments = ticketPayments(view, seat, icon, most);
    if (payments.length === 0) return [];
    return starts.flatMap(({ location, passengers }) =>
      journeysFrom(survey, network, location, icon).flatMap(({ route, end }) =>
        passengers.map((passenger) => ({ passenger, route: [...route], icon, end, payments })),
      ),
    );
  });
}

function startsOf({ open }: TramwaysView, survey: Survey): { location: number; passengers: string[] }[] {
  const found = new Map<number, string[]>();
  for (const passenger of Object.keys(open.passengers)) {
    const location = survey.locations[placeOf(survey.map, passenger)]!;
    found.set(location, [...(found.get(location) ?? []), passenger]);
  }
  return [...found].map(([location, passengers]) => ({ location, passengers }));
}

/** What a destination lets the mover choose; neither is allowed too (TW-14). */
export function bonusesAt(view: TramwaysView, survey: Survey, end: number): Trip['bonus'][] {
  if (survey.types[end] !== 'C') return [null];
  return ticketsLeft(view.open) ? ['money', 'ticket', null] : ['money', null];
}

/** Purchases at Leisure: how many Happiness Points, with the Money icons played besides cash (TW-14). */
export function purchasesAt(view: TramwaysView, seat: Seat, end: number, plays: readonly Play[], most = mostPayments) {
  const { open, own } = view;
  const found: { buy: number; plays: Play[] }[] = [{ buy: 0, plays: [...plays] }];
  if (surveyOf(open).types[end] !== 'L') return found;
  const money = open.players[seat]!.money + moneyIn(view);
  for (let buy = 1; leisurePrice(buy) <= money; buy++) {
    for (const more of moneyPayments(view, seat, leisurePrice(buy), most)) {
      const both = merged(plays, more);
      const refusal =
        refusalOfPlays(own!, open.players[seat]!, both) ?? refusalOfPayment(open, seat, leisurePrice(buy), both);
      if (!refusal) found.push({ buy, plays: both });
    }
  }
  return found;
}

const moneyIn = ({ own }: TramwaysView): number =>
  own!.hand.flatMap((card) => cardOf(card).icons.map(dollars)).reduce((sum, value) => sum + value, 0);

/** Two sets of plays as one: icons of the same card together. */
export function merged(plays: readonly Play[], more: readonly Play[]): Play[] {
  const both = plays.map(({ card, icons }) => ({
    card,
    icons: [...icons, ...(more.find((play) => play.card === card)?.icons ?? [])],
  }));
  return [...both, ...more.filter(({ card }) => !plays.some((play) => play.card === card))];
}

/** Who earns what on a trip, its Stress aside. */
export const tripForecast = ({ open }: TramwaysView, seat: Seat, trip: Trip, plays: readonly Play[]): Account =>
  tripAccount(open, seat, trip, plays);
