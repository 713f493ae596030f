import { cellOf } from '@cityhall/grid';

/** The side of a space in drawings. */
export const unit = 48;

interface Point {
  x: number;
  y: number;
}

/** The corners of what some spaces cover, clockwise, in spaces. The spaces hang together and leave no hole. */
function corners(cells: readonly string[]): Point[] {
  const covered = new Set(cells);
  const has = (x: number, y: number) => covered.has(`${x},${y}`);
  const next = new Map<string, Point>();
  for (const cell of cells) {
    const { x, y } = cellOf(cell);
    if (!has(x, y - 1)) next.set(`${x},${y}`, { x: x + 1, y });
    if (!has(x + 1, y)) next.set(`${x + 1},${y}`, { x: x + 1, y: y + 1 });
    if (!has(x, y + 1)) next.set(`${x + 1},${y + 1}`, { x, y: y + 1 });
    if (!has(x - 1, y)) next.set(`${x},${y + 1}`, { x, y });
  }
  const [start] = next.keys();
  const path: Point[] = [];
  let at = start!;
  do {
    path.push(cellOf(at));
    const { x, y } = next.get(at)!;
    at = `${x},${y}`;
  } while (at !== start && path.length <= next.size);
  return path.filter((point, i) => {
    const before = path.at(i - 1)!;
    const after = path[(i + 1) % path.length]!;
    return (before.x === point.x) !== (point.x === after.x);
  });
}

/**
 * The outline of some spaces as an SVG path with round corners.
 * @param inset how far inside the edge of the spaces it runs, in drawing units
 */
export function outlinePath(cells: readonly string[], inset: number, radius: number): string {
  const points = corners(cells);
  const inner = points.map((point, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    const into = (a: Point, b: Point) => ({ x: -Math.sign(b.y - a.y), y: Math.sign(b.x - a.x) });
    const one = into(before, point);
    const other = into(point, after);
    return { x: point.x * unit + inset * (one.x + other.x), y: point.y * unit + inset * (one.y + other.y) };
  });
  const towards = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const part = Math.min(radius, length / 2) / length;
    return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
  };
  const parts = inner.map((point, i) => {
    const before = inner.at(i - 1)!;
    const after = inner[(i + 1) % inner.length]!;
    return `${i === 0 ? 'M' : 'L'}${towards(point, before)}Q${round(point.x)} ${round(point.y)} ${towards(point, after)}`;
  });
  return `${parts.join('')}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The middle of some spaces, in drawing units. */
export function middleOf(cells: readonly string[]): Point {
  const points = cells.map(cellOf);
  const mean = (value: (point: Point) => number) =>
    (points.reduce((sum, point) => sum + value(point), 0) / points.length + 0.5) * unit;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The left top corner of a space, in drawing units. */
export function cornerOf(cell: string): Point {
  const { x, y } = cellOf(cell);
  return { x: x * unit, y: y * unit };
}

/** How many spaces wide and high some spaces are. */
export function extentOf(cells: readonly string[]): { width: number; height: number } {
  const points = cells.map(cellOf);
  return {
    width: Math.max(...points.map(({ x }) => x)) + 1,
    height: Math.max(...points.map(({ y }) => y)) + 1,
  };
}
