import * as z from 'zod/mini';
import { move, refuse, type Tools } from '../define.ts';
import { cardName, gain } from '../hand.ts';
import { cardSchema, type Open, type TramwaysState, type TramwaysView } from '../state.ts';
import { passTurn, refusalOfAction } from '../turns.ts';

/** The cards of the Book that a seat looks through. */
export function booksCards({ open, own }: TramwaysView): string[] {
  const book = open.ticket?.book ?? null;
  return book === null ? [] : [open.books[book]!.top!, ...own!.looking];
}

/** The Ticket has been taken; a turn with nothing left to do passes by itself, since it cannot be taken back. */
function goOn(open: Open, tools: Tools): void {
  open.ticket = null;
  if (open.phase === 'tickets') open.queue.shift();
  else if (refusalOfAction(open)) passTurn(open, tools);
}

/** Looks through a Book (TW-14). */
export const openBook = move({
  args: z.strictObject({ book: z.int().check(z.minimum(0)) }),
  candidates: ({ open }) => open.books.map((_, book) => ({ book })),
  check({ open }, _seat, { book }) {
    const found = open.books[book];
    if (!found) return refuse('TW-18', 'no-such-book');
    return found.size > 0 ? undefined : refuse('TW-14', 'book-empty');
  },
  apply({ open, own, sealed }, seat, { book }, { say }) {
    own[seat]!.looking = sealed.books[book]!;
    sealed.books[book] = [];
    open.ticket = { book };
    say('all', 'book-opened', { player: { seat }, book: book + 1 });
  },
});

/** Takes a card of the Book and turns any other one up (TW-14). */
export const takeTicket = move({
  args: z.strictObject({ card: cardSchema, top: z.nullable(cardSchema) }),
  *candidates(view) {
    const cards = booksCards(view);
    if (cards.length === 1) yield { card: cards[0]!, top: null };
    for (const card of cards) for (const top of cards) if (top !== card) yield { card, top };
  },
  check(view, _seat, { card, top }) {
    const cards = booksCards(view);
    if (!cards.includes(card)) return refuse('TW-14', 'ticket-not-in-book');
    if (top === null) return cards.length === 1 ? undefined : refuse('TW-14', 'top-missing');
    return cards.includes(top) && top !== card ? undefined : refuse('TW-14', 'top-not-in-book');
  },
  apply(draft, seat, { card, top }, tools) {
    const { open, own, sealed } = draft;
    const book = open.ticket!.book!;
    const cards = [open.books[book]!.top!, ...own[seat]!.looking].filter((other) => other !== card);
    own[seat]!.looking = [];
    open.books[book] = { top, size: cards.length };
    sealed.books[book] = cards.filter((other) => other !== top);
    gain(draft, seat, card, false);
    const words = { player: { seat }, book: book + 1, number: cards.length };
    if (top === null) tools.say('all', 'book-finished', words);
    else tools.say('all', 'ticket-taken', { ...words, top: cardName(top) });
    tools.say(seat, 'ticket-taken-own', { card: cardName(card) });
    goOn(open, tools);
  },
});

function refillDisplay({ open, sealed }: TramwaysState, card: string): void {
  const [next, ...rest] = sealed.tickets;
  open.display = open.display.filter((other) => other !== card);
  if (next) open.display.push(next);
  sealed.tickets = next ? rest : [];
  open.ticketDeck = sealed.tickets.length;
}

/** Alternate rule: a card on display; the display is refilled while the deck lasts (TW-14). */
export const takeDisplayed = move({
  args: z.strictObject({ card: cardSchema }),
  candidates: ({ open }) => open.display.map((card) => ({ card })),
  check: ({ open }, _seat, { card }) =>
    open.display.includes(card) ? undefined : refuse('TW-14', 'ticket-not-on-display'),
  apply(draft, seat, { card }, tools) {
    refillDisplay(draft, card);
    gain(draft, seat, card, true);
    tools.say('all', 'displayed-taken', { player: { seat }, card: cardName(card) });
    goOn(draft.open, tools);
  },
});

/** Alternate rule: the top card of the deck, unseen. */
export const takeBlind = move({
  args: z.strictObject({}),
  check: ({ open }) => (open.ticketDeck > 0 ? undefined : refuse('TW-14', 'deck-empty')),
  apply(draft, seat, _args, tools) {
    const { open, sealed } = draft;
    const [card, ...rest] = sealed.tickets;
    sealed.tickets = rest;
    open.ticketDeck = rest.length;
    gain(draft, seat, card!, false);
    tools.say({ except: seat }, 'blind-taken', { player: { seat } });
    tools.say(seat, 'ticket-taken-own', { card: cardName(card!) });
    goOn(open, tools);
  },
});

/** The moves by which a due Development card can be taken. */
export const ticketStage = ['openBook', 'takeDisplayed', 'takeBlind'] as const;
