import type { CellKey } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import type { BagTile } from '../content/tiles.ts';
import { beside, zonedCells } from './city.ts';
import { refuse } from './define.ts';
import type { Board, Open } from './state.ts';

/** The free cells that share a side with the city (EX-11). */
export function outskirts(board: Board): CellKey[] {
  const found = new Set<CellKey>();
  for (const cell of zonedCells(board)) for (const near of beside(cell)) if (!board[near]) found.add(near);
  return [...found];
}

/** Why no tile may be zoned there. */
export function refusePlace(board: Board, cell: CellKey): Refusal | undefined {
  const there = board[cell];
  if (there) return refuse('zoning', 'space-taken', { tile: { word: `tile.${there.tile}` } }, [cell]);
  if (!beside(cell).some((near) => board[near])) return refuse('EX-11', 'no-shared-side', undefined, [cell]);
  return undefined;
}

/** Lays the tile. */
export function zone(open: Open, tile: BagTile, cell: CellKey): void {
  open.board[cell] = { tile, building: null };
  open.turn.zoned = cell;
}
