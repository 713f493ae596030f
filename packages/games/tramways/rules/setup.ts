import type { Options } from '@cityhall/ruleset';
import { auctionCardsFor, developments, genericsOf, parcelCardOf, sorted } from '../content/cards.ts';
import { buildingSupply, figures, type PlayerBoard, playerBoards } from '../content/figures.ts';
import { buildingTypes } from '../content/icons.ts';
import type { Tools } from './define.ts';
import { gain } from './hand.ts';
import { cellAt, mapOf } from './map.ts';
import { happinessSources, type Open, type Own, type Player, type Seat, type TramwaysState } from './state.ts';

/** The first state: players with nothing but money, and the random order that serves the draft, Tickets and the first auction. */
export function setUp(seats: number, options: Options, { random }: Tools): TramwaysState {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const board = options.playerBoards === 'difficult' ? 'difficult' : 'normal';
  const none = { R: 0, L: 0, C: 0, I: 0 };
  const open: Open = {
    seats,
    expert: options.expert === true,
    draft: options.deal === 'draft',
    alternate: options.development === 'alternate',
    sides: options.sides as Open['sides'],
    layout: options.layout as Open['layout'],
    phase: 'boards',
    round: 1,
    map: [],
    order: random.shuffle(all),
    players: all.map(() => newPlayer(board)),
    parcels: {},
    buildings: {},
    passengers: {},
    reserve: figures.passengers,
    supply: none,
    links: [],
    begun: 0,
    typeTiles: [],
    auction: { display: [], deck: 0, old: [], bidding: [], bids: [], paid: [], places: [], next: null },
    books: [],
    display: [],
    ticketDeck: 0,
    pool: [],
    queue: [],
    ready: all.map(() => options.playerBoards !== 'chosen'),
    turn: { round: 1, actions: 0, money: false },
    ticket: null,
    outcome: null,
  };
  const own: Record<Seat, Own> = {};
  for (const seat of all)
    own[seat] = { hand: [], pile: [], looking: [], offered: [], kept: null, search: null, plan: null, box: [] };
  return {
    open,
    own,
    sealed: { decks: all.map(() => []), books: [], tickets: [], auction: [], box: [] },
  };
}

function newPlayer(board: PlayerBoard): Player {
  return {
    board,
    money: figures.startMoney,
    workers: playerBoards[board].workers,
    stress: playerBoards[board].stress[0],
    happiness: Object.fromEntries(happinessSources.map((source) => [source, 0])) as Player['happiness'],
    handLimit: figures.handLimit,
    straight: figures.straightRails,
    curve: figures.curveRails,
    hand: 0,
    deck: 0,
    boxed: 0,
    discard: [],
    seen: [],
  };
}

/** Passengers, Building tiles, Type tiles and Generic cards; Parcels are dealt or laid out for the draft. */
export function deal(draft: TramwaysState, { random }: Tools): void {
  const { open } = draft;
  const map = mapOf(open);
  for (const [place, { kind }] of map.spaces.entries()) {
    if (kind === 'building') open.passengers[cellAt(map, place)] = true;
  }
  for (const type of buildingTypes) open.supply[type] = buildingSupply(open.seats, type);
  open.reserve -= Object.keys(open.passengers).length;
  for (const type of buildingTypes) open.reserve -= open.supply[type];
  const tiles = buildingTypes.flatMap((type) => Array.from({ length: figures.typeTilesOfKind }, () => type));
  open.typeTiles = random.shuffle(tiles).slice(0, figures.typeTiles);
  for (const seat of open.players.keys()) for (const card of genericsOf(seat)) gain(draft, seat, card, true);
  const parcels = random.shuffle([...map.parcels.keys()].sort());
  if (open.draft) {
    open.pool = parcels.sort();
    open.queue = [...open.order, ...[...open.order].reverse()];
    return;
  }
  for (const [at, parcel] of parcels.slice(0, figures.parcelsPerPlayer * open.seats).entries()) {
    claim(draft, at % open.seats, parcel);
  }
}

/** A Parcel card and the disc on its space. */
export function claim(draft: TramwaysState, seat: Seat, parcel: string): void {
  draft.open.parcels[parcel] = seat;
  gain(draft, seat, parcelCardOf(parcel), true);
}

/** The Auction deck: Parcels that nobody has, and Auction cards up to five a player. */
export function layOutAuction({ open, sealed }: TramwaysState, { random }: Tools): void {
  const left = [...mapOf(open).parcels.keys()].filter((parcel) => open.parcels[parcel] === undefined).map(parcelCardOf);
  const cards = random.shuffle(auctionCardsFor(open.seats));
  const wanted = figures.auctionCardsPerPlayer * open.seats - left.length;
  sealed.box.push(...cards.slice(wanted));
  sealed.auction = random.shuffle([...left, ...cards.slice(0, wanted)]);
  open.pool = [];
  turnUp({ open, sealed });
}

/** As many Auction cards as players are turned up. */
export function turnUp({ open, sealed }: Pick<TramwaysState, 'open' | 'sealed'>): void {
  open.auction.display = sealed.auction.slice(0, open.seats);
  sealed.auction = sealed.auction.slice(open.seats);
  open.auction.deck = sealed.auction.length;
}

/** Ticket Books of four with the top card turned up; under the Alternate rule four Tickets for each player. */
export function layOutTickets(draft: TramwaysState, { random }: Tools): void {
  const { open, own, sealed } = draft;
  const cards = random.shuffle(developments);
  const size = figures.ticketsInBook;
  const piles = open.players.map((_, at) => cards.slice(at * size, (at + 1) * size));
  sealed.box.push(...cards.slice(size * open.seats));
  if (open.alternate) {
    for (const [seat, pile] of piles.entries()) own[seat]!.offered = sorted(pile);
    open.ready = open.players.map(() => false);
    return;
  }
  open.books = piles.map((pile) => ({ top: pile[0]!, size }));
  sealed.books = piles.map((pile) => pile.slice(1));
  open.queue = [...open.order].reverse();
}
