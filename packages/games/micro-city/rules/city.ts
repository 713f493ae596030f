import { type CellKey, cellOf, keyOf, neighbours, rectangle } from '@cityhall/grid';
import { type District, districts, type Quarter } from '../content/districts.ts';
import { figures } from '../content/figures.ts';
import type { Open } from './state.ts';

const side = figures.districtsInRow * figures.quartersInRow;

/** Every Quarter of the city board, row by row. */
export const quarters: readonly CellKey[] = rectangle({ x: 0, y: 0 }, side, side).map(keyOf);

/** Which District a Quarter belongs to, and which of its Quarters it is. */
export function placeInDistrict(cell: CellKey): { district: number; quarter: number } {
  const { x, y } = cellOf(cell);
  const across = figures.quartersInRow;
  return {
    district: Math.floor(y / across) * figures.districtsInRow + Math.floor(x / across),
    quarter: (y % across) * across + (x % across),
  };
}

/** A Quarter as it is now: its kind and the values of its advanced action, those of an upgrade included (MC-8). */
export function quarterAt(
  open: Pick<Open, 'districts'>,
  cell: CellKey,
): { kind: Quarter['kind']; dice: readonly number[] } {
  const { district, quarter } = placeInDistrict(cell);
  const { number, upgraded } = open.districts[district]!;
  const { kind, dice, upgrade } = (districts[number] as District).quarters[quarter]!;
  return { kind, dice: upgraded && upgrade !== null ? [...dice, upgrade] : dice };
}

/** The Quarters beside a Quarter. */
export function beside(cell: CellKey): CellKey[] {
  return neighbours(cellOf(cell))
    .map(keyOf)
    .filter((near) => quarters.includes(near));
}

/** Where so many steps can end: never on the start (MC-2). Row by row. */
export function endsOf(from: CellKey, steps: number): CellKey[] {
  let edge = new Set<CellKey>([from]);
  for (let step = 0; step < steps; step++) edge = new Set([...edge].flatMap(beside));
  edge.delete(from);
  return quarters.filter((cell) => edge.has(cell));
}
