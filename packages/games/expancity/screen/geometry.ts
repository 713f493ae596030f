/**
 * The view of the city: one unit is the side of a space, seen from above and slightly from the right,
 * so that rows stay nearly level and columns nearly upright.
 */
export const across = { x: 92, y: 21 };
export const along = { x: -36, y: 73 };

/** How much higher one storey is drawn, in pixels: as a skyline, or pressed flat to see what is behind. */
export const storeyHeight = { skyline: 15, flat: 5 } as const;
export type Storeys = keyof typeof storeyHeight;

export interface Point {
  x: number;
  y: number;
}

/** Where a point of the ground appears; x and y in spaces, height in pixels. */
export function project(x: number, y: number, height = 0): Point {
  return { x: round(x * across.x + y * along.x), y: round(x * across.y + y * along.y - height) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A closed path through points given as x, y, height. */
export function polygon(points: readonly (readonly [number, number, number?])[]): string {
  const parts = points.map(([x, y, height = 0]) => {
    const at = project(x, y, height);
    return `${at.x} ${at.y}`;
  });
  return `M${parts.join('L')}Z`;
}

/** A part of the ground, from one corner to the other, at a height. */
export function flatPart(x0: number, y0: number, x1: number, y1: number, height = 0): string {
  return polygon([
    [x0, y0, height],
    [x1, y0, height],
    [x1, y1, height],
    [x0, y1, height],
  ]);
}

/** The three sides of a box that are seen: top, south (towards the viewer) and east. */
export function box(x0: number, y0: number, x1: number, y1: number, low: number, high: number) {
  return {
    top: flatPart(x0, y0, x1, y1, high),
    south: polygon([
      [x0, y1, low],
      [x1, y1, low],
      [x1, y1, high],
      [x0, y1, high],
    ]),
    east: polygon([
      [x1, y0, low],
      [x1, y1, low],
      [x1, y1, high],
      [x1, y0, high],
    ]),
  };
}

const length = (part: Point) => Math.hypot(part.x, part.y);

/** Lays flat drawing onto a south wall: x along the wall, y down, both in pixels. */
export const southWall = `matrix(${across.x / length(across)} ${across.y / length(across)} 0 1 0 0)`;
/** Lays flat drawing onto an east wall. */
export const eastWall = `matrix(${-along.x / length(along)} ${-along.y / length(along)} 0 1 0 0)`;
/** Lays flat drawing onto the ground: one unit is one hundredth of a space. */
export const ground = `matrix(${across.x / 100} ${across.y / 100} ${along.x / 100} ${along.y / 100} 0 0)`;

/** A space and how far what stands on it rises, in pixels. */
export interface Standing extends Point {
  height: number;
}

/** The smallest frame around spaces with everything on them, in pixels. */
export function frameOf(spaces: readonly Standing[]): { left: number; top: number; width: number; height: number } {
  const corners = spaces.flatMap(({ x, y, height }) => [
    project(x, y, height),
    project(x - 0.5, y - 0.5),
    project(x + 0.5, y - 0.5),
    project(x - 0.5, y + 0.5),
    project(x + 0.5, y + 0.5),
  ]);
  const left = Math.min(...corners.map((corner) => corner.x));
  const top = Math.min(...corners.map((corner) => corner.y));
  const right = Math.max(...corners.map((corner) => corner.x));
  const bottom = Math.max(...corners.map((corner) => corner.y)) + 8;
  return { left, top, width: right - left, height: bottom - top };
}
