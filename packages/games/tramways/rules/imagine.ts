import type { Random } from '@cityhall/ruleset';
import { auctionCardsFor, type CardId, cardOf, developments, parcelCardOf, sorted } from '../content/cards.ts';
import { mapOf } from './map.ts';
import type { Open, Own, PlanStep, Seat, TramwaysState, TramwaysView } from './state.ts';

/** A hidden world that fits a view: hands, piles, plans, Tickets and decks of others dealt anew. */
export function imagineFrom(view: TramwaysView, random: Random): TramwaysState {
  const { open } = view;
  const tickets = random.shuffle(unseenTickets(view));
  const own: Record<Seat, Own> = {};
  for (const seat of open.players.keys()) {
    own[seat] = seat === view.seat && view.own ? view.own : imaginedOwn(open, seat, tickets, random);
  }
  const books = open.books.map(({ size }, book) =>
    open.ticket?.book === book ? [] : tickets.splice(0, Math.max(0, size - 1)),
  );
  const deck = tickets.splice(0, open.ticketDeck);
  const { auction, rest } = imaginedAuction(open, random);
  return {
    open,
    own,
    sealed: {
      decks: open.players.map((_, seat) => random.shuffle(own[seat]!.pile)),
      books,
      tickets: deck,
      auction,
      box: isDealt(open) ? [...tickets, ...rest] : [],
    },
  };
}

/** Development cards that the viewer does not see anywhere. */
function unseenTickets({ open, own }: TramwaysView): CardId[] {
  const seen = new Set<CardId | null>([
    ...open.players.flatMap((player) => player.seen),
    ...open.books.map(({ top }) => top),
    ...open.display,
    ...(own ? [...own.hand, ...own.pile, ...own.looking, ...own.offered, ...own.box] : []),
  ]);
  return developments.filter((card) => !seen.has(card));
}

/** Cards of a player that lie hidden somewhere: those that all have seen, and Tickets that nobody has. */
function hiddenCards(open: Open, seat: Seat, tickets: CardId[]): CardId[] {
  const player = open.players[seat]!;
  const known = player.seen.filter((card) => !player.discard.includes(card));
  const number = player.hand + player.deck + player.boxed - known.length;
  return [...known, ...tickets.splice(0, number)];
}

function imaginedOwn(open: Open, seat: Seat, tickets: CardId[], random: Random): Own {
  const player = open.players[seat]!;
  const cards = random.shuffle(hiddenCards(open, seat, tickets));
  const hand = sorted(cards.slice(0, player.hand));
  const pile = sorted(cards.slice(player.hand, player.hand + player.deck));
  const book = open.queue[0] === seat ? (open.ticket?.book ?? null) : null;
  const offered = open.alternate && open.phase === 'tickets' ? sorted(tickets.splice(0, 4)) : [];
  return {
    hand,
    pile,
    looking: book === null ? [] : tickets.splice(0, open.books[book]!.size - 1),
    offered,
    kept: offered.length > 0 && open.ready[seat] ? random.pick(offered) : null,
    search: imaginedSearch(open, seat, pile, random),
    plan: open.phase === 'administration' && open.ready[seat] ? imaginedPlan(hand, random) : null,
    box: sorted(cards.slice(player.hand + player.deck)),
  };
}

function imaginedSearch(open: Open, seat: Seat, pile: readonly CardId[], random: Random): CardId[] | null {
  const { handLimit, hand, discard } = open.players[seat]!;
  if (open.phase !== 'search' || !open.ready[seat] || handLimit <= hand) return null;
  return random.shuffle([...pile, ...discard]).slice(0, handLimit - hand);
}

/** Some plan: nothing, or one card discarded. */
function imaginedPlan(hand: readonly CardId[], random: Random): PlanStep[] {
  const cards = hand.filter((card) => cardOf(card).consequence === null);
  return cards.length > 0 && random.below(2) === 0 ? [{ do: 'discard', card: random.pick(cards) }] : [];
}

/** Parcels that nobody has are in the deck; the other cards of it may be any that were not seen. */
function imaginedAuction(open: Open, random: Random): { auction: CardId[]; rest: CardId[] } {
  const seen = new Set([...open.auction.display, ...open.players.flatMap((player) => player.seen)]);
  const parcels = [...mapOf(open).parcels.keys()].map(parcelCardOf).filter((card) => !seen.has(card));
  const laidOut = open.auction.deck > 0 ? parcels : [];
  const others = random.shuffle(auctionCardsFor(open.seats).filter((card) => !seen.has(card)));
  const number = open.auction.deck - laidOut.length;
  return { auction: random.shuffle([...laidOut, ...others.slice(0, number)]), rest: others.slice(number) };
}

/** True once Auction and Development cards are laid out. */
const isDealt = ({ auction, round }: Open): boolean => auction.display.length + auction.deck > 0 || round > 1;
