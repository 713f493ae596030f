import { type ContractName, contractNames } from '../content/contracts.ts';
import { figures } from '../content/figures.ts';
import { bagTiles, isLot, lots, tilesInBox } from '../content/tiles.ts';
import { inProgress } from './building.ts';
import { buildingsOf, centre, zonedCells } from './city.ts';
import { placeInDeck } from './contracts.ts';
import type { ExpancityState, Own, Seat } from './state.ts';
import { turnsOfGame } from './turns.ts';

/** What must always hold: one sentence for each fault found. */
export function faultsOf(state: ExpancityState): string[] {
  return [...tileFaults(state), ...contractFaults(state), ...blockFaults(state), ...countFaults(state)];
}

function owners(state: ExpancityState): { seat: Seat; own: Own }[] {
  return state.open.players.map((_, seat) => ({ seat, own: state.own[seat]! }));
}

function tileFaults(state: ExpancityState): string[] {
  const { board, putBack, turn } = state.open;
  const found: string[] = [];
  const everywhere = [
    ...zonedCells(board).map((cell) => board[cell]!.tile),
    ...owners(state).flatMap(({ own }) => [...own.hand, ...own.drawn]),
    ...state.sealed.bag,
  ];
  for (const tile of bagTiles) {
    const number = everywhere.filter((other) => other === tile).length;
    if (number !== tilesInBox(tile)) found.push(`${number} tiles ${tile} instead of ${tilesInBox(tile)}`);
  }
  if (board[centre]?.tile !== 'cityHall') found.push('City Hall is not in the centre');
  const zoned = zonedCells(board).length - 1;
  const due = turn.number - (turn.zoned === null ? 1 : 0);
  if (zoned !== due || zoned > turnsOfGame) found.push(`${zoned} tiles zoned in turn ${turn.number}`);
  if (putBack !== null && !state.sealed.bag.includes(state.own[putBack]!.putBack!)) {
    found.push(`the tile that seat ${putBack} put back is not in the bag`);
  }
  return found;
}

function contractFaults(state: ExpancityState): string[] {
  const { open, sealed } = state;
  const found: string[] = [];
  const everywhere: ContractName[] = [
    ...sealed.deck,
    ...owners(state).flatMap(({ own }) => [...own.contracts, ...own.offered]),
    ...open.players.flatMap(({ revealed }) => revealed),
  ];
  if (everywhere.length !== contractNames.length || new Set(everywhere).size !== contractNames.length) {
    found.push('a contract is missing or there twice');
  }
  if (new Set(open.goals).size !== figures.goalsInPlay) found.push('not three different goals');
  for (const { seat, own } of owners(state)) {
    for (const { contract, at } of own.under) {
      const place = placeInDeck(open, at);
      if (place >= 0 && sealed.deck[place] !== contract)
        found.push(`what seat ${seat} put under the deck is not there`);
    }
  }
  return found;
}

function blockFaults({ open }: ExpancityState): string[] {
  return open.players.flatMap((player, seat) => {
    const found: string[] = [];
    const standing = buildingsOf(open.board, seat).reduce((sum, cell) => sum + open.board[cell]!.building!.storeys, 0);
    const blocks = player.pool + player.reserve + standing + figures.blocksAsMarker;
    if (blocks !== figures.blocksInBox) found.push(`seat ${seat} has ${blocks} blocks`);
    if (inProgress(open, seat).length > figures.inProgress)
      found.push(`seat ${seat} has too many buildings in progress`);
    for (const cell of buildingsOf(open.board, seat)) {
      const { tile, building } = open.board[cell]!;
      if (!isLot(tile)) found.push(`a building on ${tile} at ${cell}`);
      else if (building!.storeys > (lots[tile].highest ?? building!.storeys)) found.push(`too high at ${cell}`);
    }
    return found;
  });
}

function countFaults({ open, own, sealed }: ExpancityState): string[] {
  const pairs: [string, number, number][] = [
    ['bag', open.bag, sealed.bag.length],
    ['deck', open.deck, sealed.deck.length],
  ];
  for (const [seat, player] of open.players.entries()) {
    const turn = open.turn.seat === seat ? open.turn : { offered: 0, drawn: 0 };
    pairs.push([`hand of seat ${seat}`, player.hand, own[seat]!.hand.length]);
    pairs.push([`contracts of seat ${seat}`, player.held, own[seat]!.contracts.length]);
    pairs.push([`drawn tiles of seat ${seat}`, turn.drawn, own[seat]!.drawn.length]);
    pairs.push([`drawn contracts of seat ${seat}`, turn.offered, own[seat]!.offered.length]);
  }
  return pairs
    .filter(([, said, counted]) => said !== counted)
    .map(([what, said, counted]) => `${what}: ${said} said, ${counted} there`);
}
