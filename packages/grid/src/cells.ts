/** A space of a square grid: x to the right, y down. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A cell as text, `x,y`: the form used as key of records and in messages. */
export type CellKey = `${number},${number}`;

export function keyOf(cell: Cell): CellKey {
  return `${cell.x},${cell.y}`;
}

/** @throws where the text is not two whole numbers with a comma between */
export function cellOf(key: string): Cell {
  const match = /^(-?\d+),(-?\d+)$/.exec(key);
  if (!match) throw new RangeError(`not a cell: ${key}`);
  return { x: Number(match[1]), y: Number(match[2]) };
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The four sides of a cell, clockwise from the top. */
export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

const steps: Record<Side, Cell> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The cell beyond that side. */
export function beyond(cell: Cell, side: Side): Cell {
  return { x: cell.x + steps[side].x, y: cell.y + steps[side].y };
}

export function opposite(side: Side): Side {
  return sides[(sides.indexOf(side) + 2) % 4]!;
}

/** The four cells that share a side, clockwise from the top. */
export function neighbours(cell: Cell): Cell[] {
  return sides.map((side) => beyond(cell, side));
}

/** The side on which `to` lies, or undefined where the two do not share one. */
export function sideTowards(from: Cell, to: Cell): Side | undefined {
  return sides.find((side) => sameCell(beyond(from, side), to));
}

/** The eight cells around, row by row from the top left. */
export function around(cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (dx !== 0 || dy !== 0) cells.push({ x: cell.x + dx, y: cell.y + dy });
    }
  }
  return cells;
}

/** Row by row from the top, then from the left: the order used wherever cells must be listed. */
export function byRows(a: Cell, b: Cell): number {
  return a.y - b.y || a.x - b.x;
}

/** All cells of a rectangle with its top left corner at `corner`, row by row. */
export function rectangle(corner: Cell, width: number, height: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) cells.push({ x: corner.x + x, y: corner.y + y });
  return cells;
}

/**
 * Groups of edge-adjacent cells.
 * @returns each group in the order of rows, groups by their first cell
 */
export function groups(cells: readonly Cell[]): Cell[][] {
  const waiting = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const found: Cell[][] = [];
  for (const start of [...cells].sort(byRows)) {
    if (!waiting.delete(keyOf(start))) continue;
    const group = [start];
    for (let i = 0; i < group.length; i++) {
      for (const near of neighbours(group[i]!)) {
        const key = keyOf(near);
        const cell = waiting.get(key);
        if (!cell) continue;
        waiting.delete(key);
        group.push(cell);
      }
    }
    found.push(group.sort(byRows));
  }
  return found;
}
