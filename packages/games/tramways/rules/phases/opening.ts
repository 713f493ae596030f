import { asking, seatsWhere, seededRandom } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { figures, playerBoardNames, playerBoards } from '../../content/figures.ts';
import { move, phase, refuse } from '../define.ts';
import { gain } from '../hand.ts';
import { boardsFor, randomMap, refusalOfMap } from '../map.ts';
import { claim, deal, layOutAuction, layOutTickets } from '../setup.ts';
import { cardSchema, layingSchema, parcelSchema } from '../state.ts';
import { awaitedNow, seatingOrder } from '../turns.ts';

/** The side of one's own player board. */
export const chooseBoard = move({
  args: z.strictObject({ board: z.enum(playerBoardNames) }),
  candidates: () => playerBoardNames.map((board) => ({ board })),
  check: () => undefined,
  apply({ open }, seat, { board }, { say }) {
    const player = open.players[seat]!;
    player.board = board;
    player.workers = playerBoards[board].workers;
    player.stress = playerBoards[board].stress[0];
    open.ready[seat] = true;
    say('all', 'board-chosen', { player: { seat }, board: { word: `board.${board}` } });
  },
});

export const boardsPhase = phase({
  awaits: ({ ready }) => asking(seatsWhere(ready, false), 'board'),
  stages: { board: ['chooseBoard'] },
  next: () => 'mapping',
});

const suggestions = 6;

/** The boards as they shall lie, row by row from the top left. */
export const layOut = move({
  args: z.strictObject({ map: z.array(layingSchema).check(z.maxLength(10)) }),
  candidates: ({ open }) =>
    Array.from({ length: suggestions }, (_, seed) => ({ map: randomMap(open, seededRandom(seed)) })),
  check: ({ open }, _seat, { map }) => refusalOfMap(map, open.seats, open.expert),
  apply({ open }, seat, { map }, { say }) {
    open.map = map;
    open.queue = [];
    say('all', 'map-laid', { player: { seat }, boards: map.map(({ board }) => board) });
  },
});

export const mappingPhase = phase({
  begin({ open }, { random, say }) {
    if (open.layout === 'chosen') {
      open.queue = [open.order[0]!];
      return;
    }
    open.map = randomMap(open, random);
    say('all', 'map-drawn', { number: boardsFor(open.seats, open.expert), boards: open.map.map(({ board }) => board) });
  },
  awaits: (open) => awaitedNow(open, 'map'),
  order: seatingOrder,
  stages: { map: ['layOut'] },
  next: () => 'dealing',
});

/** Everything is dealt; in the advanced game the Parcel cards are laid out. */
export const dealingPhase = phase({
  begin(draft, tools) {
    deal(draft, tools);
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'drafting',
});

/** Two Parcel cards of those laid out. */
export const draftParcels = move({
  args: z.strictObject({
    parcels: z.array(parcelSchema).check(z.minLength(figures.parcelsPerPick), z.maxLength(figures.parcelsPerPick)),
  }),
  *candidates({ open }) {
    for (const [at, first] of open.pool.entries())
      for (const second of open.pool.slice(at + 1)) yield { parcels: [first, second] };
  },
  check({ open }, _seat, { parcels }) {
    if (new Set(parcels).size !== parcels.length) return refuse('TW-19', 'parcel-twice');
    const gone = parcels.find((parcel) => !open.pool.includes(parcel));
    return gone ? refuse('TW-19', 'parcel-not-laid-out', { parcel: gone }) : undefined;
  },
  apply(draft, seat, { parcels }, { say }) {
    const { open } = draft;
    for (const parcel of parcels) claim(draft, seat, parcel);
    open.pool = open.pool.filter((parcel) => !parcels.includes(parcel));
    open.queue.shift();
    say('all', 'drafted', { player: { seat }, parcels: [...parcels] });
  },
});

export const draftingPhase = phase({
  awaits: (open) => awaitedNow(open, 'draft'),
  order: seatingOrder,
  stages: { draft: ['draftParcels'] },
  next: () => 'tickets',
});

/** Alternate rule: the Ticket kept of the four dealt, in secret. */
export const keepTicket = move({
  args: z.strictObject({ card: cardSchema }),
  candidates: ({ own }) => own!.offered.map((card) => ({ card })),
  check: ({ own }, _seat, { card }) =>
    own!.offered.includes(card) ? undefined : refuse('TW-18', 'ticket-not-offered'),
  apply({ open, own }, seat, { card }) {
    own[seat]!.kept = card;
    open.ready[seat] = true;
  },
});

export const reconsiderTicket = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open, own }, seat) {
    own[seat]!.kept = null;
    open.ready[seat] = false;
  },
});

/** Everybody takes a first Development card: from a Book in reverse turn order, or of four dealt (TW-18, TW-19). */
export const ticketsPhase = phase({
  begin(draft, tools) {
    layOutAuction(draft, tools);
    layOutTickets(draft, tools);
  },
  awaits(open) {
    if (open.alternate) return asking(seatsWhere(open.ready, false), 'keep');
    return awaitedNow(open, open.ticket ? 'ticket' : 'book');
  },
  may: (open) => (open.alternate ? asking(seatsWhere(open.ready, true), 'kept') : {}),
  stages: { book: ['openBook'], ticket: ['takeTicket'], keep: ['keepTicket'], kept: ['reconsiderTicket'] },
  next: () => 'opening',
});

/** Alternate rule: what was not kept makes the deck, and three cards are put on display. */
export const openingPhase = phase({
  begin(draft, { random, say }) {
    const { open, own, sealed } = draft;
    open.ready = open.players.map(() => false);
    if (!open.alternate) return;
    const rest = open.players.flatMap((_, seat) => {
      const { offered, kept } = own[seat]!;
      own[seat]!.offered = [];
      own[seat]!.kept = null;
      gain(draft, seat, kept!, false);
      return offered.filter((card) => card !== kept);
    });
    const deck = random.shuffle(rest);
    open.display = deck.slice(0, figures.displayedTickets);
    sealed.tickets = deck.slice(figures.displayedTickets);
    open.ticketDeck = sealed.tickets.length;
    say('all', 'tickets-kept');
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'auction',
});
