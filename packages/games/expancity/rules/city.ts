import { type CellKey, cellOf, keyOf, neighbours } from '@cityhall/grid';
import { type Facility, isLot } from '../content/tiles.ts';
import type { Board, Plot, Seat } from './state.ts';

const known = new Map<string, readonly CellKey[]>();

/** The four cells that share a side with a cell, clockwise from the top. */
export function beside(cell: CellKey): readonly CellKey[] {
  let cells = known.get(cell);
  if (!cells) {
    cells = neighbours(cellOf(cell)).map(keyOf);
    known.set(cell, cells);
  }
  return cells;
}

/** Where City Hall lies. */
export const centre: CellKey = '0,0';

/** Every cell with a tile. */
export function zonedCells(board: Board): CellKey[] {
  return Object.keys(board) as CellKey[];
}

/** A residential or commercial tile without any block (EX-4). */
export function isVacantLot(plot: Plot): boolean {
  return isLot(plot.tile) && plot.building === null;
}

/** The controlled buildings of a player, completed or not. */
export function buildingsOf(board: Board, seat: Seat): CellKey[] {
  return zonedCells(board).filter((cell) => board[cell]!.building?.seat === seat);
}

/** The facilities that share a side with a cell, each with its place. */
export function facilitiesBeside(board: Board, cell: CellKey): { tile: Facility; cell: CellKey }[] {
  const found: { tile: Facility; cell: CellKey }[] = [];
  for (const near of beside(cell)) {
    const tile = board[near]?.tile;
    if (tile !== undefined && !isLot(tile)) found.push({ tile, cell: near });
  }
  return found;
}
