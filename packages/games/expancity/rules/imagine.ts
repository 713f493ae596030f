import type { Random } from '@cityhall/ruleset';
import { type ContractName, contractNames } from '../content/contracts.ts';
import { type BagTile, fullBag } from '../content/tiles.ts';
import { zonedCells } from './city.ts';
import { placeInDeck } from './contracts.ts';
import { sortBag } from './planning.ts';
import type { ExpancityState, ExpancityView, Open, Own, Seat } from './state.ts';

/**
 * A hidden world consistent with a view: what the viewer holds stays, what it put back lies where it must,
 * everything else is dealt anew.
 */
export function imagineFrom(view: ExpancityView, random: Random): ExpancityState {
  const { open, seat } = view;
  const own: Record<Seat, Own> = {};
  for (const other of open.players.keys()) own[other] = emptyOwn();
  if (seat !== null && view.own) own[seat] = view.own;
  const bag = dealTiles(view, own, random);
  const deck = dealContracts(view, own, random);
  return { open, own, sealed: { bag, deck } };
}

function emptyOwn(): Own {
  return { hand: [], drawn: [], putBack: null, contracts: [], offered: [], under: [] };
}

function others({ open, seat }: ExpancityView): Seat[] {
  return [...open.players.keys()].filter((other) => other !== seat);
}

function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const left = [...list];
  for (const item of gone) left.splice(left.indexOf(item), 1);
  return left;
}

function dealTiles(view: ExpancityView, own: Record<Seat, Own>, random: Random): BagTile[] {
  const { open, seat } = view;
  const zoned = zonedCells(open.board)
    .map((cell) => open.board[cell]!.tile)
    .filter((tile): tile is BagTile => tile !== 'cityHall');
  const mine = view.own ? [...view.own.hand, ...view.own.drawn] : [];
  const inBag = seat !== null && open.putBack === seat && view.own?.putBack ? [view.own.putBack] : [];
  const unseen = random.shuffle(without(fullBag(), [...zoned, ...mine, ...inBag]));
  for (const other of others(view)) {
    own[other]!.hand = unseen.splice(0, open.players[other]!.hand);
    if (open.turn.seat === other) own[other]!.drawn = unseen.splice(0, open.turn.drawn);
  }
  const bag = [...unseen, ...inBag];
  if (open.putBack !== null && open.putBack !== seat) own[open.putBack]!.putBack = random.pick(bag);
  sortBag(bag);
  return bag;
}

function dealContracts(view: ExpancityView, own: Record<Seat, Own>, random: Random): ContractName[] {
  const { open } = view;
  const places = new Map<number, ContractName>();
  for (const { contract, at } of view.own?.under ?? []) {
    const place = placeInDeck(open, at);
    if (place >= 0) places.set(place, contract);
  }
  const seen = [
    ...open.players.flatMap(({ revealed }) => revealed),
    ...(view.own?.contracts ?? []),
    ...(view.own?.offered ?? []),
    ...places.values(),
  ];
  const unseen = random.shuffle(without(contractNames, seen));
  for (const other of others(view)) {
    own[other]!.contracts = unseen.splice(0, open.players[other]!.held);
    if (open.turn.seat === other) own[other]!.offered = unseen.splice(0, open.turn.offered);
  }
  const deck = Array.from({ length: open.deck }, (_, place) => places.get(place) ?? unseen.pop()!);
  for (const other of others(view)) own[other]!.under = knownUnder(open, other, deck);
  return deck;
}

/** What that seat must know of the deck: its own returns that nobody has drawn again. */
function knownUnder(open: Open, seat: Seat, deck: readonly ContractName[]): Own['under'] {
  return open.returns.flatMap((returner, at) => {
    const contract = deck[placeInDeck(open, at)];
    return returner === seat && contract !== undefined ? [{ contract, at }] : [];
  });
}
