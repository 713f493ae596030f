import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { refuse, type Tools } from './define.ts';
import type { Open, Seat } from './state.ts';
import { addStress } from './stress.ts';

/** True where that seat's bid is the highest; of equal bids the earlier in the old order leads (TW-1). */
export function leads({ auction }: Open, seat: Seat): boolean {
  const bid = auction.bids[seat] ?? null;
  if (bid === null) return false;
  const own = auction.bidding.indexOf(seat);
  return auction.bidding.every((other, at) => {
    const rival = auction.bids[other] ?? 0;
    return other === seat || rival < bid || (rival === bid && own < at);
  });
}

/** Why that bid is not allowed, payment aside (TW-1). */
export function refusalOfBid({ auction }: Open, seat: Seat, bid: number): Refusal | undefined {
  if (bid < figures.lowestBid) return refuse('TW-1', 'bid-too-low', { bid: figures.lowestBid });
  if (auction.bids[seat] === bid) return refuse('TW-1', 'bid-repeated', { bid });
  const before = auction.bidding.slice(0, auction.bidding.indexOf(seat));
  const rival = before.find((other) => auction.bids[other] === bid);
  return rival === undefined ? undefined : refuse('TW-1', 'bid-taken', { bid, player: { seat: rival } });
}

/** Who is asked after that seat. */
function after({ auction }: Open, seat: Seat): Seat {
  const { old, bidding } = auction;
  const from = old.indexOf(seat);
  const round = [...old.slice(from + 1), ...old.slice(0, from + 1)];
  return round.find((other) => bidding.includes(other))!;
}

function leave({ auction }: Open, seat: Seat, place: number): void {
  auction.places[place] = seat;
  auction.bidding = auction.bidding.filter((other) => other !== seat);
}

/** Takes the last free place. */
export function passBid(open: Open, seat: Seat): void {
  leave(open, seat, open.auction.places.lastIndexOf(null));
}

/** The turn to bid goes on; whoever leads or is the last one left takes a place without being asked (TW-1). */
export function goOnBidding(open: Open, from: Seat, { say }: Pick<Tools, 'say'>): void {
  const { auction } = open;
  auction.next = auction.bidding.length === 0 ? null : after(open, from);
  while (auction.next !== null) {
    const seat = auction.next;
    if (auction.bidding.length > 1 && !leads(open, seat)) return;
    const place = auction.places.indexOf(null);
    leave(open, seat, place);
    say('all', 'took-place', { player: { seat }, place: place + 1 });
    auction.next = auction.bidding.length === 0 ? null : after(open, seat);
  }
}

/** The auction begins. */
export function openAuction(open: Open): void {
  open.auction = {
    ...open.auction,
    old: [...open.order],
    bidding: [...open.order],
    bids: open.players.map(() => null),
    paid: open.players.map(() => 0),
    places: open.players.map(() => null),
    next: open.order[0]!,
  };
}

/** The new turn order stands; its first player is more stressed (TW-3). */
export function closeAuction(open: Open, { say }: Pick<Tools, 'say'>): void {
  open.order = open.auction.places.map((seat) => seat!);
  const first = open.order[0]!;
  const stress = open.round === figures.rounds ? figures.lastLeadStress : figures.leadStress;
  addStress(open.players[first]!, stress);
  say('all', 'new-order', { order: open.order.map((seat) => ({ seat })), first: { seat: first }, stress });
}
