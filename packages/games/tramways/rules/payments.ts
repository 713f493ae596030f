import { cardOf } from '../content/cards.ts';
import { dollars, type Icon, isDestination, railSymbols, strip } from '../content/icons.ts';
import { costOf, refusalOfPayment, refusalOfPlays } from './plays.ts';
import type { Play, Seat, TramwaysView } from './state.ts';

/** A set of cards and icons with what it costs, as the screen offers it. */
export interface Payment {
  plays: Play[];
  stress: number;
  money: number;
}

/** One icon of one card. */
interface Slot {
  card: string;
  icon: Icon;
}

/** Sets that are looked at where nobody chooses among them by hand. */
export const mostPayments = 12;
/** A person may choose among all of them. */
export const everySet = Number.POSITIVE_INFINITY;

function payment(slots: readonly Slot[]): Payment {
  const plays: Play[] = [];
  for (const { card, icon } of slots) {
    const there = plays.find((play) => play.card === card);
    if (there) there.icons.push(icon);
    else plays.push({ card, icons: [icon] });
  }
  return { plays, ...costOf(plays) };
}

/** Least Stress first, then the fewest cards, then the least money. */
function byCost(a: Payment, b: Payment): number {
  return a.stress + a.plays.length - (b.stress + b.plays.length) || a.stress - b.stress || a.money - b.money;
}

/** Ways to fill each of some demands with one icon. */
function filled(hand: readonly string[], demands: readonly ((icon: Icon) => boolean)[]): Slot[][] {
  const [demand, ...rest] = demands;
  if (!demand) return [[]];
  const own = hand.flatMap((card) =>
    cardOf(card)
      .icons.filter(demand)
      .map((icon) => ({ card, icon })),
  );
  const later = filled(hand, rest);
  return own.flatMap((slot) =>
    later
      .filter((slots) => !slots.some(({ card, icon }) => card === slot.card && icon === slot.icon))
      .map((slots) => [slot, ...slots]),
  );
}

function best(view: TramwaysView, seat: Seat, ways: readonly Slot[][], most: number): Payment[] {
  const player = view.open.players[seat]!;
  return ways
    .map(payment)
    .sort(byCost)
    .filter(({ plays }) => !refusalOfPlays(view.own!, player, plays))
    .slice(0, most);
}

/** Cards that pay for one icon of each kind demanded, the cheapest first, at most so many sets. */
export function paymentsFor(
  view: TramwaysView,
  seat: Seat,
  demands: readonly (readonly Icon[])[],
  most = mostPayments,
): Payment[] {
  const kinds = demands.map((icons) => (icon: Icon) => icons.includes(icon));
  return best(view, seat, filled(view.own!.hand, kinds), most);
}

/** Sets of cards whose Build Rail icons come to exactly so many symbols. */
function railSets(hand: readonly string[], symbols: number): Slot[][] {
  if (symbols === 0) return [[]];
  return hand.flatMap((card, at) => {
    const icon = cardOf(card).icons.find((one) => railSymbols(one) > 0);
    const number = icon ? railSymbols(icon) : 0;
    if (!icon || number > symbols) return [];
    return railSets(hand.slice(at + 1), symbols - number).map((rest) => [{ card, icon }, ...rest]);
  });
}

/** Cards for so many Build Rail symbols and, where a link is completed, a destination icon of either end. */
export function railPayments(
  view: TramwaysView,
  seat: Seat,
  symbols: number,
  destinations: readonly Icon[] | null,
  most = mostPayments,
): Payment[] {
  const sets = railSets(view.own!.hand, symbols);
  if (!destinations) return best(view, seat, sets, most);
  const ends = filled(view.own!.hand, [(icon) => destinations.includes(icon)]);
  return best(
    view,
    seat,
    sets.flatMap((set) => ends.map((end) => [...set, ...end])),
    most,
  );
}

/** Numbers of Build Rail symbols that the hand can make up. */
export function symbolsWithin(hand: readonly string[]): number[] {
  let sums = new Set([0]);
  for (const card of hand) {
    const icon = cardOf(card).icons.find((one) => railSymbols(one) > 0);
    if (icon) sums = new Set([...sums, ...[...sums].map((sum) => sum + railSymbols(icon))]);
  }
  return [...sums].filter((sum) => sum > 0).sort((a, b) => a - b);
}

/** Cards for a trip: a strip and the destination icon. */
export function ticketPayments(view: TramwaysView, seat: Seat, icon: Icon, most = mostPayments): Payment[] {
  return paymentsFor(view, seat, [[strip], [icon]], most);
}

/** Destination icons in hand. */
export const destinationsIn = (hand: readonly string[]): Icon[] => [
  ...new Set(hand.flatMap((card) => cardOf(card).icons.filter(isDestination))),
];

/** Ways to pay a price: in cash, or with any Money icons none of which is needless, the cheapest first (TW-2). */
export function moneyPayments(view: TramwaysView, seat: Seat, price: number, most = mostPayments): Play[][] {
  const icons = view
    .own!.hand.flatMap((card) => cardOf(card).icons.map((icon) => ({ card, icon })))
    .filter(({ icon }) => dollars(icon) > 0)
    .sort((a, b) => dollars(b.icon) - dollars(a.icon));
  const worth = (slots: readonly Slot[]) => slots.reduce((sum, { icon }) => sum + dollars(icon), 0);
  // The dearest come first: while the price is not met, no icon of a set is needless.
  let sets: Slot[][] = [[]];
  for (const slot of icons) {
    sets = [...sets, ...sets.filter((set) => worth(set) < price).map((set) => [...set, slot])];
  }
  return sets
    .map((set) => ({ ...payment(set), over: Math.max(0, worth(set) - price) }))
    .sort((a, b) => byCost(a, b) || a.over - b.over)
    .map(({ plays }) => plays)
    .filter(
      (plays) =>
        !refusalOfPlays(view.own!, view.open.players[seat]!, plays) && !refusalOfPayment(view.open, seat, price, plays),
    )
    .slice(0, most);
}
