import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { dollars, type Icon, isDestination, railSymbols, strip } from '../content/icons.ts';
import { refusalOfSite, refusalOfUpgrade } from './buildings.ts';
import { refuse } from './define.ts';
import { judgeLaid, type Laid } from './links.ts';
import {
  costOf,
  destinationsOf,
  iconName,
  iconsOf,
  moneyOf,
  refusalOfPayment,
  refusalOfPlays,
  symbolsOf,
} from './plays.ts';
import type { Open, Play, Seat, TramwaysView } from './state.ts';
import { endsOf, iconOf, type Survey, surveyOf } from './survey.ts';
import { accountOf, judgeRoute, leisurePrice, ticketsLeft } from './travel.ts';

/** What is done with a passenger: the route by links, Happiness Points bought at Leisure, the bonus of Commerce. */
export interface Trip {
  passenger: string;
  route: number[];
  buy: number;
  bonus: 'money' | 'ticket' | null;
}

/** Why these icons are not exactly one of each kind demanded (TW-22). */
function refusalOfIcons(plays: readonly Play[], demands: readonly (readonly Icon[])[]): Refusal | undefined {
  const left = iconsOf(plays);
  for (const icons of demands) {
    const at = left.findIndex((icon) => icons.includes(icon));
    if (at < 0) return refuse('TW-22', 'icon-missing', { icons: icons.map(iconName) });
    left.splice(at, 1);
  }
  return left.length > 0 ? refuse('TW-22', 'icon-unneeded', { icon: iconName(left[0]!) }) : undefined;
}

const playsOk = ({ open, own }: TramwaysView, seat: Seat, plays: readonly Play[]) =>
  refusalOfPlays(own!, open.players[seat]!, plays);

/** Why a link cannot be worked on like this with these cards. */
export function refusalOfLaying(view: TramwaysView, seat: Seat, laid: Laid, plays: readonly Play[]) {
  const { open } = view;
  if (open.players[seat]!.workers === 0) return refuse('TW-8', 'no-worker');
  const survey = surveyOf(open);
  const { refusal, work } = judgeLaid(open, survey, seat, laid);
  if (refusal) return refusal;
  const unfit = playsOk(view, seat, plays);
  if (unfit) return unfit;
  const foreign = iconsOf(plays).find((icon) => railSymbols(icon) === 0 && !isDestination(icon));
  if (foreign) return refuse('TW-22', 'icon-unneeded', { icon: iconName(foreign) });
  const played = symbolsOf(plays);
  if (played !== work.symbols) return refuse('TW-8', 'symbols-differ', { needed: work.symbols, played });
  const destinations = destinationsOf(plays);
  if (!work.complete) return destinations.length > 0 ? refuse('TW-5', 'no-destination-due') : undefined;
  const due = work.ends.map((end) => iconOf(survey, end));
  if (destinations.length === 1 && due.includes(destinations[0]!)) return undefined;
  return refuse('TW-5', 'destination-due', { icons: [...new Set(due)].map(iconName) });
}

/** The destination icons of a link's ends. */
export const linkIcons = (survey: Survey, ends: readonly number[]): Icon[] => [
  ...new Set(ends.filter((end) => end >= 0).map((end) => iconOf(survey, end))),
];

/** Why a link cannot be upgraded. */
export function refusalOfLink(open: Open, seat: Seat, id: number): Refusal | undefined {
  const link = open.links.find((one) => one.id === id);
  if (!link || link.owner !== seat) return refuse('TW-22', 'link-not-yours');
  if (!link.complete) return refuse('TW-22', 'link-incomplete');
  return link.upgraded ? refuse('TW-22', 'link-upgraded') : undefined;
}

export function refusalOfLinkUpgrade(view: TramwaysView, seat: Seat, id: number, plays: readonly Play[]) {
  const { open } = view;
  const refusal = refusalOfLink(open, seat, id) ?? playsOk(view, seat, plays);
  if (refusal) return refusal;
  const survey = surveyOf(open);
  const link = open.links.find((one) => one.id === id)!;
  return refusalOfIcons(plays, [['UL'], linkIcons(survey, endsOf(survey, link))]);
}

export function refusalOfConstruction(
  view: TramwaysView,
  seat: Seat,
  parcel: string,
  type: 'R' | 'L' | 'C' | 'I',
  plays: readonly Play[],
) {
  return (
    refusalOfSite(view.open, seat, parcel, type) ??
    playsOk(view, seat, plays) ??
    refusalOfIcons(plays, [['CB'], [parcel]])
  );
}

export function refusalOfBuildingUpgrade(view: TramwaysView, seat: Seat, cell: string, plays: readonly Play[]) {
  return (
    refusalOfUpgrade(view.open, seat, cell) ??
    playsOk(view, seat, plays) ??
    refusalOfIcons(plays, [['UB'], [view.open.buildings[cell]!.type]])
  );
}

/** Why a passenger cannot be moved like this: cards, route, bonus, purchase (TW-12 to TW-14). */
export function refusalOfTrip(view: TramwaysView, seat: Seat, trip: Trip, plays: readonly Play[]): Refusal | undefined {
  const { open } = view;
  const unfit = playsOk(view, seat, plays);
  if (unfit) return unfit;
  const icons = iconsOf(plays);
  const money = icons.filter((icon) => dollars(icon) > 0);
  const strips = icons.filter((icon) => icon === strip).length;
  const [icon, second] = icons.filter(isDestination);
  if (strips === 0) return refuse('TW-22', 'icon-missing', { icons: [iconName(strip)] });
  if (!icon) return refuse('TW-22', 'destination-missing');
  if (strips > 1) return refuse('TW-22', 'icon-unneeded', { icon: iconName(strip) });
  const foreign = second ?? icons.find((one) => one !== strip && one !== icon && !money.includes(one));
  if (foreign) return refuse('TW-22', 'icon-unneeded', { icon: iconName(foreign) });
  const survey = surveyOf(open);
  const { refusal, end } = judgeRoute(open, survey, trip.passenger, trip.route, icon);
  if (refusal) return refusal;
  const type = survey.types[end] ?? null;
  if (trip.buy > 0 && type !== 'L') return refuse('TW-14', 'nothing-to-buy');
  if (trip.buy === 0 && money.length > 0) return refuse('TW-22', 'icon-unneeded', { icon: iconName(money[0]!) });
  if (trip.bonus !== null && type !== 'C') return refuse('TW-14', 'no-bonus-there');
  if (trip.bonus === 'ticket' && !ticketsLeft(open)) return refuse('TW-14', 'no-ticket-left');
  return trip.buy > 0 ? refusalOfPayment(open, seat, leisurePrice(trip.buy), plays) : undefined;
}

/** Cash of the mover when the payments of a trip begin (TW-13). */
export function cashOnTrip(open: Open, seat: Seat, trip: Trip, plays: readonly Play[]): number {
  const bought = trip.buy > 0 ? leisurePrice(trip.buy) - moneyOf(plays) : 0;
  const bonus = trip.bonus === 'money' ? figures.commerceMoney : 0;
  return open.players[seat]!.money - costOf(plays).money - bought + bonus;
}

/** Who earns what on a trip, as it would be carried out. */
export const tripAccount = (open: Open, seat: Seat, trip: Trip, plays: readonly Play[]) =>
  accountOf(open, seat, trip.route, cashOnTrip(open, seat, trip, plays));
