import { type CardId, cardOf, sorted } from '../content/cards.ts';
import type { Tools } from './define.ts';
import type { Seat, TramwaysState } from './state.ts';

export const cardName = (card: CardId) => ({ word: `card.${card}` as const });

/** Brings the public counts of a player's cards up to date. */
export function count({ open, own }: TramwaysState, seat: Seat): void {
  const player = open.players[seat]!;
  const { hand, pile, box } = own[seat]!;
  player.hand = hand.length;
  player.deck = pile.length;
  player.boxed = box.length;
}

/** A card comes to a player's hand; `seen` where everybody knows which. */
export function gain(draft: TramwaysState, seat: Seat, card: CardId, seen: boolean): void {
  const own = draft.own[seat]!;
  own.hand = sorted([...own.hand, card]);
  if (seen) markSeen(draft, seat, card);
  count(draft, seat);
}

function markSeen({ open }: TramwaysState, seat: Seat, card: CardId): void {
  const player = open.players[seat]!;
  if (!player.seen.includes(card)) player.seen = sorted([...player.seen, card]);
}

/** A card goes from the hand to the discard pile. */
export function discard(draft: TramwaysState, seat: Seat, card: CardId): void {
  const own = draft.own[seat]!;
  own.hand = own.hand.filter((other) => other !== card);
  draft.open.players[seat]!.discard.push(card);
  markSeen(draft, seat, card);
  count(draft, seat);
}

/** Draws up to the hand limit; the discard pile is shuffled only where the deck does not suffice (TW-22). */
export function refill(draft: TramwaysState, seat: Seat, { random, say }: Tools): void {
  const { open, sealed } = draft;
  const own = draft.own[seat]!;
  const player = open.players[seat]!;
  const drawn: CardId[] = [];
  const draw = () => {
    const missing = player.handLimit - own.hand.length - drawn.length;
    const deck = sealed.decks[seat]!;
    const taken = deck.slice(0, Math.max(0, missing));
    sealed.decks[seat] = deck.slice(taken.length);
    own.pile = own.pile.filter((card) => !taken.includes(card));
    drawn.push(...taken);
    return missing > taken.length;
  };
  const short = draw();
  if (short && player.discard.length > 0) {
    sealed.decks[seat] = random.shuffle(player.discard);
    own.pile = sorted(player.discard);
    player.discard = [];
    say('all', 'shuffled', { player: { seat } });
    draw();
  }
  own.hand = sorted([...own.hand, ...drawn]);
  count(draft, seat);
  if (drawn.length === 0) return;
  say('all', 'drew', { player: { seat }, number: drawn.length });
  say(seat, 'drew-own', { cards: drawn.map(cardName) });
}

export const isVoid = (card: CardId): boolean => cardOf(card).void;
