import { type CellKey, cellOf } from '@cityhall/grid';
import type { Param } from '@cityhall/ruleset';

/** A cell in words: so many spaces east or west, north or south of City Hall. */
export function placeOf(cell: CellKey): Param {
  const { x, y } = cellOf(cell);
  const across = Math.abs(x);
  const along = Math.abs(y);
  const columns = x === 0 ? '' : x > 0 ? 'east' : 'west';
  const rows = y === 0 ? '' : y > 0 ? 'south' : 'north';
  const direction = [rows, columns].filter(Boolean).join('-') || 'centre';
  return { word: `place.${direction}`, params: { across, along } };
}
