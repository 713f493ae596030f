import type { Choice, Random } from '@cityhall/ruleset';
import { cardOf } from '../content/cards.ts';
import { isDestination, railSymbols } from '../content/icons.ts';
import { isVoid } from '../rules/hand.ts';
import { mapOf } from '../rules/map.ts';
import { searchOf } from '../rules/phases/administration.ts';
import { discardable } from '../rules/phases/auction.ts';
import { booksCards } from '../rules/phases/tickets.ts';
import type { Seat, TramwaysView } from '../rules/state.ts';
import { byWorth, cardWorth } from './weights.ts';

/** Any Book, the more likely the more cards it holds. */
export function chooseBook({ open }: TramwaysView, random: Random): Choice {
  const books = [...open.books.keys()].flatMap((book) => Array<number>(open.books[book]!.size).fill(book));
  return { move: 'openBook', args: { book: random.pick(books) } };
}

/** Tickets are of nearly equal worth: chance decides between those that are close. */
function byTaste(cards: readonly string[], hand: readonly string[], random: Random): string[] {
  const worth = new Map(cards.map((card) => [card, cardWorth(card, hand) + random.below(100) / 20]));
  return [...cards].sort((a, b) => worth.get(b)! - worth.get(a)!);
}

export function chooseTicket(view: TramwaysView, random: Random): Choice {
  const cards = byTaste(booksCards(view), view.own!.hand, random);
  return { move: 'takeTicket', args: { card: cards[0]!, top: cards.length > 1 ? cards.at(-1)! : null } };
}

/** A Development card from wherever one is left. */
export function chooseSource(view: TramwaysView, random: Random): Choice {
  const { display } = view.open;
  if (!view.open.alternate) return chooseBook(view, random);
  if (display.length === 0) return { move: 'takeBlind', args: {} };
  return { move: 'takeDisplayed', args: { card: byTaste(display, view.own!.hand, random)[0]! } };
}

export const keepBest = ({ own }: TramwaysView, random: Random): Choice => ({
  move: 'keepTicket',
  args: { card: byTaste(own!.offered, own!.hand, random)[0]! },
});

/** The best Auction card, the one that a Void Ticket costs taken off. */
export function chooseAuctionCard(view: TramwaysView): Choice {
  const away = discardable(view).sort(byWorth).at(-1) ?? null;
  const loss = away === null ? 0 : cardWorth(away) / 2;
  const worth = (card: string) => cardWorth(card, view.own!.hand) - (isVoid(card) ? loss : 0);
  const best = [...view.open.auction.display].sort((a, b) => worth(b) - worth(a))[0]!;
  return { move: 'take', args: { card: best, discard: isVoid(best) ? away : null } };
}

/** Parcels near printed buildings, two that lie close to each other. */
export function chooseParcels(view: TramwaysView): Choice {
  const map = mapOf(view.open);
  const places = [...map.spaces.keys()].filter((place) => map.spaces[place]!.kind === 'building');
  const distance = (a: number, b: number) =>
    Math.abs((a % map.width) - (b % map.width)) + Math.abs(Math.floor(a / map.width) - Math.floor(b / map.width));
  const remoteness = (parcel: string) => {
    const nearest = places.map((place) => distance(place, map.parcels.get(parcel)!)).sort((a, b) => a - b);
    return nearest[0]! + nearest[1]!;
  };
  const parcels = [...view.open.pool].sort((a, b) => remoteness(a) - remoteness(b)).slice(0, 2);
  return { move: 'draftParcels', args: { parcels } };
}

/** Bids a little for the first choice where money allows it, and passes otherwise. */
export function chooseBid({ open }: TramwaysView, seat: Seat): Choice {
  const { bids, bidding } = open.auction;
  const standing = bidding.filter((other) => other !== seat).map((other) => bids[other] ?? 0);
  const most = Math.max(0, ...standing);
  const money = open.players[seat]!.money;
  const limit = open.auction.display.length === 0 ? 0 : Math.floor(money / 5);
  const bid = most + 1;
  if (bid > limit || bid > money || bids[seat] === bid) return { move: 'pass', args: {} };
  return { move: 'bid', args: { bid, plays: [] } };
}

/** A hand for the last round: rails, a strip and different destinations before anything else. */
export function chooseHand(view: TramwaysView, seat: Seat): Choice {
  const { cards, number } = searchOf(view, seat);
  const hand = [...view.own!.hand];
  const left = [...cards];
  const chosen: string[] = [];
  while (chosen.length < number) {
    const worth = (card: string) => {
      const { icons } = cardOf(card);
      const there = hand.flatMap((other) => cardOf(other).icons);
      const fresh = icons.filter((icon) => isDestination(icon) && !there.includes(icon)).length;
      const rails = there.filter((icon) => railSymbols(icon) > 0).length;
      return cardWorth(card) + fresh - (icons.some((icon) => railSymbols(icon) > 0) ? rails * 0.3 : 0);
    };
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    hand.push(best);
    chosen.push(best);
  }
  return { move: 'search', args: { cards: chosen } };
}
