import { around, byRows, type Cell, keyOf } from './cells.ts';

/** A shape made of cells, relative to its own top left corner. The order of the cells is kept by turning and mirroring. */
export type Outline = readonly Cell[];

/** How a piece lies: quarter turns clockwise, and whether it was mirrored left to right before turning. */
export interface Pose {
  readonly turns: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
}

/** The eight poses, unturned and unmirrored first. */
export const poses: readonly Pose[] = [false, true].flatMap((mirrored) =>
  ([0, 1, 2, 3] as const).map((turns) => ({ turns, mirrored })),
);

/** Moves an outline so that its smallest x and y are 0. Keeps the order of its cells. */
export function settled(outline: Outline): Outline {
  const left = Math.min(...outline.map((cell) => cell.x));
  const top = Math.min(...outline.map((cell) => cell.y));
  return outline.map((cell) => ({ x: cell.x - left, y: cell.y - top }));
}

/** The outline in a pose, settled. Cell n of the result is cell n of the outline. */
export function posed(outline: Outline, pose: Pose): Outline {
  let cells = outline.map((cell) => ({ x: pose.mirrored ? -cell.x : cell.x, y: cell.y }));
  for (let i = 0; i < pose.turns; i++) cells = cells.map((cell) => ({ x: -cell.y, y: cell.x }));
  return settled(cells);
}

/** The outline moved so that its corner lies at `corner`. */
export function placedAt(outline: Outline, corner: Cell): Cell[] {
  return outline.map((cell) => ({ x: cell.x + corner.x, y: cell.y + corner.y }));
}

/** The poses of an outline that differ in the cells they cover (or, with `ordered`, in which cell lies where). */
export function differentPoses(outline: Outline, ordered = false): Pose[] {
  const seen = new Set<string>();
  return poses.filter((pose) => {
    const cells = posed(outline, pose);
    const key = (ordered ? cells : [...cells].sort(byRows)).map(keyOf).join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** True where both cover the same shape in some turn or mirror. */
export function sameOutline(a: Outline, b: Outline): boolean {
  if (a.length !== b.length) return false;
  const shape = (outline: Outline) => [...settled(outline)].sort(byRows).map(keyOf).join(' ');
  const wanted = shape(b);
  return poses.some((pose) => shape(posed(a, pose)) === wanted);
}

/** The halo: every cell beside or diagonal to a cell of the shape, the shape itself left out, row by row. */
export function halo(cells: readonly Cell[]): Cell[] {
  const inside = new Set(cells.map(keyOf));
  const found = new Map<string, Cell>();
  for (const cell of cells) {
    for (const near of around(cell)) {
      const key = keyOf(near);
      if (!inside.has(key)) found.set(key, near);
    }
  }
  return [...found.values()].sort(byRows);
}
