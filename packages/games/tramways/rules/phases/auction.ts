import * as z from 'zod/mini';
import { cardOf } from '../../content/cards.ts';
import { figures } from '../../content/figures.ts';
import { dollars, isParcel } from '../../content/icons.ts';
import { payConsequence } from '../administration.ts';
import { closeAuction, goOnBidding, openAuction, passBid, refusalOfBid } from '../auction.ts';
import { move, phase, refuse } from '../define.ts';
import { cardName, discard, gain, isVoid } from '../hand.ts';
import { moneyPayments } from '../payments.ts';
import { iconsOf, playCards, refusalOfPayment, refusalOfPlays, settlePayment } from '../plays.ts';
import { turnUp } from '../setup.ts';
import { cardSchema, playsSchema, type TramwaysView } from '../state.ts';
import { awaitedNow, seatingOrder } from '../turns.ts';

/** A bid, paid at once in cash and Money icons (TW-1, TW-2). */
export const bid = move({
  args: z.strictObject({ bid: z.int(), plays: playsSchema }),
  *candidates(view, seat) {
    for (const amount of bidsWorthAsking(view)) {
      for (const plays of moneyPayments(view, seat, amount)) yield { bid: amount, plays };
    }
  },
  check({ open, own }, seat, { bid: amount, plays }) {
    const foreign = iconsOf(plays).some((icon) => dollars(icon) === 0);
    if (foreign) return refuse('TW-22', 'only-money-in-auction');
    return (
      refusalOfBid(open, seat, amount) ??
      refusalOfPlays(own!, open.players[seat]!, plays) ??
      refusalOfPayment(open, seat, amount, plays)
    );
  },
  apply(draft, seat, { bid: amount, plays }, tools) {
    const { open } = draft;
    playCards(draft, seat, plays, tools);
    settlePayment(open.players[seat]!, amount, plays);
    open.auction.bids[seat] = amount;
    open.auction.paid[seat]! += amount;
    tools.say('all', 'bid', { player: { seat }, bid: amount, paid: open.auction.paid[seat]! });
    goOnBidding(open, seat, tools);
  },
});

/** Every bid that cash and all Money in hand could pay. */
function bidsWorthAsking({ open, own, seat }: TramwaysView): number[] {
  const icons = own!.hand.flatMap((card) => cardOf(card).icons.map(dollars));
  const most = open.players[seat!]!.money + icons.reduce((sum, value) => sum + value, 0);
  return Array.from({ length: most }, (_, at) => at + figures.lowestBid);
}

/** Takes the last free place (TW-1). */
export const pass = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, tools) {
    passBid(open, seat);
    tools.say('all', 'passed', { player: { seat } });
    goOnBidding(open, seat, tools);
  },
});

export const auctionPhase = phase({
  begin({ open }, { say }) {
    say('all', 'round', { round: open.round });
    openAuction(open);
  },
  end: ({ open }, tools) => closeAuction(open, tools),
  awaits: ({ auction }) => (auction.next === null ? {} : { [auction.next]: 'bid' }),
  order: seatingOrder,
  stages: { bid: ['bid', 'pass'] },
  next: ({ round }) => (round === figures.rounds ? 'search' : 'taking'),
});

/** Cards that a Void card could force away. */
export const discardable = ({ own }: TramwaysView): string[] => own!.hand.filter((card) => !isVoid(card));

/** Takes a face-up Auction card; a Void card costs another card at once (TW-3). */
export const take = move({
  args: z.strictObject({ card: cardSchema, discard: z.nullable(cardSchema) }),
  *candidates(view) {
    const away = discardable(view);
    for (const card of view.open.auction.display) {
      if (!isVoid(card) || away.length === 0) yield { card, discard: null };
      else for (const other of away) yield { card, discard: other };
    }
  },
  check(view, _seat, { card, discard: away }) {
    if (!view.open.auction.display.includes(card)) return refuse('TW-3', 'card-not-on-display');
    if (!isVoid(card)) return away === null ? undefined : refuse('TW-3', 'nothing-to-discard');
    const choices = discardable(view);
    if (choices.length === 0) return away === null ? undefined : refuse('TW-3', 'nothing-to-discard');
    return away !== null && choices.includes(away) ? undefined : refuse('TW-3', 'void-needs-discard');
  },
  apply(draft, seat, { card, discard: away }, { say }) {
    const { open } = draft;
    open.auction.display = open.auction.display.filter((other) => other !== card);
    gain(draft, seat, card, true);
    const parcel = cardOf(card).icons.find(isParcel);
    if (parcel) open.parcels[parcel] = seat;
    if (parcel) say('all', 'parcel-bought', { player: { seat }, card: cardName(card), parcel });
    else say('all', 'card-taken', { player: { seat }, card: cardName(card) });
    if (away !== null) {
      payConsequence(open, seat, away);
      discard(draft, seat, away);
      say('all', 'void-discard', { player: { seat }, card: cardName(away) });
    }
    open.queue.shift();
  },
});

/** Auction cards are taken in the new order, then the next round's are turned up. */
export const takingPhase = phase({
  begin({ open }) {
    open.queue = [...open.order];
  },
  end: turnUp,
  awaits: (open) => awaitedNow(open, 'take'),
  order: seatingOrder,
  stages: { take: ['take'] },
  next: () => 'actions',
});
