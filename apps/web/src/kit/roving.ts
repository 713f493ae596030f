import { type CellKey, cellOf } from '@cityhall/grid';

/**
 * The space to go to from one space in one direction: the nearest straight ahead,
 * else the one that lies least to the side.
 * @returns undefined where there is nothing on that side
 */
export function nextSpace(
  cells: readonly CellKey[],
  from: CellKey,
  step: { x: number; y: number },
): CellKey | undefined {
  const start = cellOf(from);
  let best: { cell: CellKey; cost: number } | undefined;
  for (const cell of cells) {
    const { x, y } = cellOf(cell);
    const ahead = (x - start.x) * step.x + (y - start.y) * step.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x);
    const cost = ahead + aside * 3;
    if (!best || cost < best.cost) best = { cell, cost };
  }
  return best?.cell;
}
