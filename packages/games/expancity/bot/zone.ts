import type { CellKey } from '@cityhall/grid';
import { type BagTile, isLot, type LotKind, lots } from '../content/tiles.ts';
import { beside } from '../rules/city.ts';
import { outskirts } from '../rules/zoning.ts';
import { judgement } from './judgement.ts';
import {
  contractsGained,
  contractsNear,
  facilityWorth,
  mayStart,
  type Position,
  storeyWorth,
  vacancyCost,
} from './worth.ts';

export interface Place {
  tile: BagTile;
  cell: CellKey;
  worth: number;
}

/** The best place for one of those tiles, the first of equals. */
export function bestPlace(position: Position, tiles: readonly BagTile[]): Place {
  const rough: Place[] = [];
  for (const tile of new Set(tiles)) {
    for (const cell of outskirts(position.board)) rough.push({ tile, cell, worth: roughWorth(position, tile, cell) });
  }
  rough.sort((a, b) => b.worth - a.worth);
  const close = rough
    .slice(0, judgement.closeLooks)
    .map((place) => ({ ...place, worth: place.worth + contractWorth(position, place) }));
  return close.reduce((best, place) => (place.worth > best.worth ? place : best));
}

function roughWorth(position: Position, tile: BagTile, cell: CellKey): number {
  const near = beside(cell);
  return isLot(tile) ? lotWorth(position, tile, cell, near) : facilityWorth(position, near, tile);
}

function lotWorth(position: Position, kind: LotKind, cell: CellKey, near: readonly CellKey[]): number {
  const worth = storeyWorth(position.board, cell, kind) * lots[kind].lowestRoof + position.contract;
  if (mayStart(position, kind)) return worth * judgement.lotNow;
  return worth * judgement.lotLater - vacancyCost(position, near);
}

function contractWorth(position: Position, { tile, cell }: Place): number {
  if (!isLot(tile)) return contractsGained(position, cell, { tile, building: null });
  return contractsNear(position, cell, tile) * judgement.nearLot;
}
