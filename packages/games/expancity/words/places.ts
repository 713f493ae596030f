import { type CellKey, cellOf } from '@cityhall/grid';
import type { LotKind } from '../content/tiles.ts';
import type { Param } from '../rules/define.ts';
import type { Open } from '../rules/state.ts';

/** A cell in words: so many spaces east or west, north or south of City Hall. */
export function placeOf(cell: CellKey): Param {
  const { x, y } = cellOf(cell);
  const across = Math.abs(x);
  const along = Math.abs(y);
  return { word: `place.${directionOf(x, y)}`, params: { across, along } };
}

function directionOf(x: number, y: number) {
  const column = x > 0 ? 'east' : 'west';
  const row = y > 0 ? 'south' : 'north';
  if (x === 0) return y === 0 ? 'centre' : row;
  return y === 0 ? column : (`${row}-${column}` as const);
}

/** The kind of a building in words. */
export const kindWord = (open: Open, cell: CellKey) => ({ word: `kind.${open.board[cell]!.tile as LotKind}` as const });
