import { cellOf, type Side } from '@cityhall/grid';
import type { CityMap, Link, Rail } from '@cityhall/tramways';
import type { Frame } from '@cityhall/web/kit/camera.ts';

/** The side of a space in the drawing. */
export const unit = 72;
const half = unit / 2;
/** Room for the names of columns and rows. */
const margin = 26;

const middles: Record<Side, readonly [number, number]> = {
  north: [0, -half],
  east: [half, 0],
  south: [0, half],
  west: [-half, 0],
};

/** The middle of a space. */
export function middleOf(cell: string): { x: number; y: number } {
  const { x, y } = cellOf(cell as `${number},${number}`);
  return { x: x * unit + half, y: y * unit + half };
}

/** The way of one rail through its space. */
export function railPath({ cell, from, to }: Rail): string {
  const { x, y } = middleOf(cell);
  const [ax, ay] = middles[from];
  const [bx, by] = middles[to];
  return `M${x + ax} ${y + ay}Q${x} ${y} ${x + bx} ${y + by}`;
}

export const railsPath = (rails: readonly Rail[]): string => rails.map(railPath).join('');

/** Where the last tile points: the middle of that side, and the turn of an arrow there. */
export function endOf({ cell, to }: Rail): { x: number; y: number; turn: number } {
  const { x, y } = middleOf(cell);
  const [dx, dy] = middles[to];
  return { x: x + dx * 0.86, y: y + dy * 0.86, turn: { north: 0, east: 90, south: 180, west: 270 }[to] };
}

/** Where a link bears its owner's disc: the middle of its middle tile. */
export const badgeOf = ({ rails }: Pick<Link, 'rails'>): { x: number; y: number } =>
  middleOf(rails[Math.floor((rails.length - 1) / 2)]!.cell);

/** The whole map with the names around it. */
export function frameOf({ width, height }: Pick<CityMap, 'width' | 'height'>): Frame {
  return { left: -margin, top: -margin, width: width * unit + margin * 1.5, height: height * unit + margin * 1.5 };
}
