import { around, keyOf, neighbours, rectangle } from '@cityhall/grid';
import { figures, zones } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import type { Open, Placed, Player, Seat } from './state.ts';

const width = figures.board;
const all = rectangle({ x: 0, y: 0 }, width, width);
const inside = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x < width && y < width;
const numbers = new Map(all.map((cell, index) => [keyOf(cell) as string, index]));

/** Every space of a Borough, row by row. */
export const boardCells: readonly string[] = all.map(keyOf);
/** For each space, by its number: the numbers of the spaces beside and diagonal to it. */
export const aroundOf = all.map((cell) =>
  around(cell)
    .filter(inside)
    .map((near) => numbers.get(keyOf(near))!),
);
/** For each space, by its number: the numbers of the spaces that share a side. */
export const besideOf = all.map((cell) =>
  neighbours(cell)
    .filter(inside)
    .map((near) => numbers.get(keyOf(near))!),
);

/** The number of a space, row by row from the top left; -1 for what is no space. */
export function numberOf(cell: string): number {
  return numbers.get(cell) ?? -1;
}

/** What stands where in one Borough, and what influences each space. Indexed by the space's number. */
export interface Survey {
  /** First space of the tile there. */
  tile: (string | undefined)[];
  /** Cultural tiles whose Influence Area covers the space, as bits. */
  cultural: number[];
  /** Refineries and Harbors, as bits. */
  industry: number[];
  /** Whether the space lies in the Influence Area of a Factory, Warehouse, Refinery or Harbor (SC-7). */
  industrial: boolean[];
  /** Residences, by their first space, whose Influence Area covers the space. */
  residences: string[][];
}

const surveys = new WeakMap<object, Survey>();

/** The survey of a Borough's tiles. Records of tiles are never changed, only replaced, so each is surveyed once. */
export function surveyOf(tiles: Player['tiles']): Survey {
  const known = surveys.get(tiles);
  if (known) return known;
  const survey: Survey = {
    tile: Array(all.length).fill(undefined),
    cultural: Array(all.length).fill(0),
    industry: Array(all.length).fill(0),
    industrial: Array(all.length).fill(false),
    residences: all.map(() => []),
  };
  let bit = 1;
  for (const [id, { tile, cells }] of Object.entries(tiles)) {
    const spec = specOf(tile);
    for (const cell of cells) survey.tile[numberOf(cell)] = id;
    const area = influenceNumbers(cells.slice(0, spec.building).map(numberOf));
    const cultural = spec.kind === 'cultural' || spec.kind === 'cityHall';
    const industrial = spec.kind === 'factory' || spec.kind === 'warehouse' || spec.kind === 'industry';
    for (const near of area) {
      if (cultural) survey.cultural[near]! |= bit;
      if (spec.kind === 'industry') survey.industry[near]! |= tile === 'refinery' ? 1 : 2;
      if (industrial) survey.industrial[near] = true;
      if (spec.kind === 'residence') survey.residences[near]!.push(id);
    }
    if (cultural) bit <<= 1;
  }
  surveys.set(tiles, survey);
  return survey;
}

/** The halo of some spaces, by number, inside the board. */
export function influenceNumbers(numbers: readonly number[]): number[] {
  const found = new Set<number>();
  for (const number of numbers) for (const near of aroundOf[number]!) found.add(near);
  for (const number of numbers) found.delete(number);
  return [...found];
}

/** The Influence Area of a tile: water neither influences nor is influenced (SC-7). */
export function influenceArea({ tile, cells }: Pick<Placed, 'tile' | 'cells'>): string[] {
  return influenceNumbers(cells.slice(0, specOf(tile).building).map(numberOf))
    .sort((a, b) => a - b)
    .map((number) => boardCells[number]!);
}

export function tileAt(player: Player, cell: string): Placed | undefined {
  const id = surveyOf(player.tiles).tile[numberOf(cell)];
  return id === undefined ? undefined : player.tiles[id];
}

/** Width of a player's Constructible Zone. */
export function zoneWidth({ side, size }: Pick<Player, 'side' | 'size'>): number {
  return side === null ? 0 : zones[side].widths[size]!;
}

/** Whether the Zone can still be expanded. */
export function mayExpand({ side, size }: Player): boolean {
  return side !== null && size + 1 < zones[side].widths.length;
}

export function inZone(player: Player, cell: string): boolean {
  const wide = zoneWidth(player);
  const number = numberOf(cell);
  return number >= 0 && number % width < wide && Math.floor(number / width) < wide;
}

/** Spaces of the Zone without tile or Cemetery, row by row (SC-24: water is tile). */
export function emptySpaces(player: Player): string[] {
  const { tile } = surveyOf(player.tiles);
  return zoneCells(zoneWidth(player)).filter(
    (cell) => tile[numberOf(cell)] === undefined && !player.cemeteries.includes(cell),
  );
}

const zoneCellsByWidth = new Map<number, readonly string[]>();

function zoneCells(wide: number): readonly string[] {
  let known = zoneCellsByWidth.get(wide);
  if (!known) {
    known = rectangle({ x: 0, y: 0 }, wide, wide).map(keyOf);
    zoneCellsByWidth.set(wide, known);
  }
  return known;
}

/** The two spaces that accept nothing this round (SC-2). */
export function blockedSpaces({ host, street }: Pick<Open, 'host' | 'street'>, seat: Seat): readonly string[] {
  return host === seat && street ? street : [];
}
