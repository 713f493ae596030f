import { cardsOf } from '../content/actions.ts';
import { figures, materialsInBox } from '../content/figures.ts';
import { deckNames, specialPromises } from '../content/promises.ts';
import { materials, specOf, tileNames, tilesInGame } from '../content/tiles.ts';
import { inZone, surveyOf } from './board.ts';
import { isAdvanced } from './seats.ts';
import { promiseDeck } from './setup.ts';
import type { Open, SmallCityState } from './state.ts';
import { goodsOf, hallRoom } from './stores.ts';

/** What must always hold: one sentence for each fault. */
export function faultsOf(state: SmallCityState): string[] {
  return [...citizenFaults(state.open), ...tileFaults(state.open), ...materialFaults(state.open), ...cardFaults(state)];
}

/** Every colour has its Citizens: City Hall, Career Center, pool, tiles everywhere, and those who left. */
function citizenFaults({ players }: Open): string[] {
  return players.flatMap((player, seat) => {
    const standing = players
      .flatMap(({ citizens }) => Object.values(citizens).flat())
      .filter((owner) => owner === seat);
    const sum = player.hall.citizens + player.career + player.pool + player.gone + standing.length;
    const found = sum === figures.citizens ? [] : [`seat ${seat} has ${sum} Citizens`];
    if (hallRoom(player) < 0) found.push(`the City Hall of seat ${seat} is too full`);
    const votes = Object.values(player.ledger).reduce((total, value) => total + value, 0);
    if (votes !== player.votes) found.push(`seat ${seat} has ${player.votes} votes from sources of ${votes}`);
    const empty = Object.keys(player.citizens).filter((cell) => {
      const id = surveyOf(player.tiles).tile[Number(cell[0]) + Number(cell[2]) * figures.board];
      const placed = id === undefined ? undefined : player.tiles[id];
      return !placed || placed.cells.indexOf(cell) >= specOf(placed.tile).places;
    });
    if (empty.length > 0) found.push(`Citizens of seat ${seat}'s Borough stand on ${empty.join(' ')}`);
    return found;
  });
}

function tileFaults({ players, supply, removed, seats, victory }: Open): string[] {
  const found: string[] = [];
  for (const tile of tileNames) {
    const lying = players
      .flatMap((player) => Object.values(player.tiles))
      .filter((placed) => placed.tile === tile).length;
    const sum = supply[tile] + removed[tile] + lying;
    if (sum !== tilesInGame(tile, seats, victory === 'cultural')) found.push(`${sum} tiles ${tile}`);
  }
  for (const [seat, player] of players.entries()) {
    const covered = [...Object.values(player.tiles).flatMap(({ cells }) => cells), ...player.cemeteries];
    if (new Set(covered).size !== covered.length) found.push(`tiles of seat ${seat} overlap`);
    if (covered.some((cell) => !inZone(player, cell))) found.push(`a tile of seat ${seat} lies outside its Zone`);
    for (const [id, { tile, cells }] of Object.entries(player.tiles)) {
      if (cells[0] !== id || cells.length !== specOf(tile).outline.length)
        found.push(`tile ${id} of seat ${seat} is broken`);
    }
    const warehouses = Object.values(player.tiles).filter(({ goods }) => goods.length > figures.warehouseRoom);
    if (warehouses.length > 0) found.push(`a Warehouse of seat ${seat} is too full`);
  }
  return found;
}

function materialFaults({ players, reserve }: Open): string[] {
  return materials.flatMap((material) => {
    const held = players.flatMap(goodsOf).filter((one) => one === material).length;
    const sum = held + reserve[material];
    return sum === materialsInBox[material] ? [] : [`${sum} of ${material} building material`];
  });
}

function cardFaults({ open, own, sealed }: SmallCityState): string[] {
  const found: string[] = [];
  const hands = Object.values(own);
  const same = (cards: readonly (number | string)[], wanted: readonly (number | string)[]) =>
    [...cards].sort().join() === [...wanted].sort().join();
  const promises = [...hands.flatMap(({ offered }) => offered), ...sealed.promises];
  if (
    !same(
      promises,
      deckNames.flatMap((deck) => promiseDeck(deck, open.victory)),
    )
  )
    found.push('Promises are missing');
  const specials = [...hands.flatMap((hand) => [...hand.specials, ...hand.specialsOffered]), ...sealed.specials];
  if (!same(specials, isAdvanced(open) ? specialPromises : [])) found.push('Special Promises are missing');
  if (sealed.specials.length !== open.deck) found.push('the deck of Special Promises is miscounted');
  const actions = [...open.rondel.map(({ action }) => action), ...sealed.actions];
  if (!same(actions, cardsOf(isAdvanced(open)))) found.push('action cards are missing');
  if (sealed.actions.length !== open.faceDown) found.push('face-down action cards are miscounted');
  for (const [seat, hand] of hands.entries()) {
    if (hand.specials.length !== open.players[seat]!.specials)
      found.push(`Special Promises of seat ${seat} are miscounted`);
    if (hand.promise !== null && !hand.offered.includes(hand.promise))
      found.push(`seat ${seat} keeps a Promise not offered`);
  }
  return found;
}
