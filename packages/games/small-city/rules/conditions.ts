import { differentPoses, keyOf, type Pose, posed, rectangle, settled } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { specOf, type TileName } from '../content/tiles.ts';
import { placeName } from '../words/names.ts';
import { blockedSpaces, emptySpaces, inZone, numberOf, surveyOf, zoneWidth } from './board.ts';
import { refuse } from './define.ts';
import type { Open, Seat } from './state.ts';

/** Spaces of an outline in one pose with its corner at 0,0. */
interface Posed {
  pose: Pose;
  cells: readonly { x: number; y: number }[];
  key: string;
}

const shapes = new Map<TileName, readonly Posed[]>();
const ordered = new Set(['commerce', 'factory']);

/** The ways in which a tile can lie: all that differ in the spaces covered, or in which space comes where. */
export function waysToLie(tile: TileName): readonly Posed[] {
  let known = shapes.get(tile);
  if (!known) {
    const { outline, kind } = specOf(tile);
    known = differentPoses(outline, ordered.has(kind) || tile === 'harbor').map((pose) => {
      const cells = posed(outline, pose);
      return { pose, cells, key: cells.map(keyOf).join(' ') };
    });
    shapes.set(tile, known);
  }
  return known;
}

const accepted = new Map<TileName, ReadonlySet<string>>();

/** True where cells, in the order of the tile's spaces, are a way in which the tile can lie. */
export function isOutline(tile: TileName, cells: readonly string[]): boolean {
  const { outline } = specOf(tile);
  if (cells.length !== outline.length) return false;
  let keys = accepted.get(tile);
  if (!keys) {
    keys = new Set(waysToLie(tile).map(({ key }) => key));
    accepted.set(tile, keys);
  }
  const points = cells.map((cell) => ({ x: Number(cell[0]), y: Number(cell[2]) }));
  return keys.has(settled(points).map(keyOf).join(' '));
}

/** How many Cultural Buildings or Residences influence some spaces, or which of Refinery and Harbor. */
export function influencers(open: Open, seat: Seat, cells: readonly string[]) {
  const survey = surveyOf(open.players[seat]!.tiles);
  let cultural = 0;
  let industry = 0;
  const residences = new Set<string>();
  for (const cell of cells) {
    const number = numberOf(cell);
    cultural |= survey.cultural[number]!;
    industry |= survey.industry[number]!;
    for (const id of survey.residences[number]!) residences.add(id);
  }
  return { cultural: bits(cultural), industry: bits(industry), residences: residences.size };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** What a tile asks of its Influence Area: how many Cultural Buildings, Residences or industrial tiles (SC-8: each once). */
export function needOf(tile: TileName): { what: 'cultural' | 'residences' | 'industry'; number: number } | undefined {
  const { kind, level } = specOf(tile);
  if (kind === 'residence' && level > 1) return { what: 'cultural', number: level };
  if (kind === 'commerce') return { what: 'residences', number: level };
  if (kind === 'factory' && level > 1) return { what: 'industry', number: level - 1 };
  return undefined;
}

/** Whether the conditions of a tile hold on some spaces (SC-6: read now, never later). */
export function lacks(open: Open, seat: Seat, tile: TileName, cells: readonly string[]): Refusal | undefined {
  const need = needOf(tile);
  if (!need) return undefined;
  const has = influencers(open, seat, cells)[need.what];
  if (has >= need.number) return undefined;
  const params = { tile: { word: `tile.${tile}` as const }, need: need.number, has };
  if (need.what === 'cultural') return refuse('SC-8', 'needs-cultural', params);
  if (need.what === 'residences') return refuse('SC-8', 'needs-residences', params);
  return refuse('SC-8', 'needs-industry', params);
}

/** Residences and industrial tiles may never influence one another, whichever came first (SC-7). */
export function tooClose(open: Open, seat: Seat, tile: TileName, cells: readonly string[]): Refusal | undefined {
  const { kind, building } = specOf(tile);
  const survey = surveyOf(open.players[seat]!.tiles);
  const touching = (near: (number: number) => boolean) =>
    cells.slice(0, building).filter((cell) => near(numberOf(cell)));
  if (kind === 'residence') {
    const bad = touching((number) => survey.industrial[number]!);
    return bad.length > 0 ? refuse('SC-7', 'residence-near-industry', {}, bad) : undefined;
  }
  if (kind !== 'factory' && kind !== 'warehouse' && kind !== 'industry') return undefined;
  const bad = touching((number) => survey.residences[number]!.length > 0);
  return bad.length > 0 ? refuse('SC-7', 'industry-near-residence', {}, bad) : undefined;
}

/** Why nothing can be put on some spaces: outside the Zone, taken, a grave, or the Mayor's (SC-2). */
export function notFree(open: Open, seat: Seat, cells: readonly string[]): Refusal | undefined {
  const player = open.players[seat]!;
  const survey = surveyOf(player.tiles);
  const blocked = blockedSpaces(open, seat);
  for (const cell of cells) {
    if (!inZone(player, cell)) return refuse('borough', 'outside-zone', { space: placeName(cell) }, [cell]);
    const id = survey.tile[numberOf(cell)];
    if (id !== undefined) {
      return refuse(
        'build',
        'space-taken',
        { space: placeName(cell), tile: { word: `tile.${player.tiles[id]!.tile}` } },
        [cell],
      );
    }
    if (player.cemeteries.includes(cell)) return refuse('SC-21', 'cemetery-there', { space: placeName(cell) }, [cell]);
    if (blocked.includes(cell)) return refuse('SC-2', 'mayor-there', { space: placeName(cell) }, [cell]);
  }
  return undefined;
}

/** Why a tile cannot be put on some spaces, or undefined. `conditions` false: the Council's last column (SC-22). */
export function refusalOfPlace(
  open: Open,
  seat: Seat,
  tile: TileName,
  cells: readonly string[],
  conditions = true,
): Refusal | undefined {
  return (
    notFree(open, seat, cells) ??
    tooClose(open, seat, tile, cells) ??
    (conditions ? lacks(open, seat, tile, cells) : undefined)
  );
}

/** A way to put a tile somewhere: cells in the order of its spaces, and their numbers. */
export interface Lying {
  readonly pose: Pose;
  readonly cells: string[];
  readonly numbers: readonly number[];
}

const everywhere = new Map<string, readonly Lying[]>();

/** All ways to put a tile inside a Zone of some width, whether allowed or not; worked out once. */
export function allPlaces(width: number, tile: TileName): readonly Lying[] {
  const key = `${tile} ${width}`;
  let known = everywhere.get(key);
  if (!known) {
    known = waysToLie(tile).flatMap(({ pose, cells }) => {
      const right = Math.max(...cells.map(({ x }) => x));
      const bottom = Math.max(...cells.map(({ y }) => y));
      return rectangle({ x: 0, y: 0 }, Math.max(0, width - right), Math.max(0, width - bottom)).map(({ x, y }) => {
        const lying = cells.map((cell) => `${x + cell.x},${y + cell.y}`);
        return { pose, cells: lying, numbers: lying.map(numberOf) };
      });
    });
    everywhere.set(key, known);
  }
  return known;
}

/** Where a tile may be put: those of all ways that `refusalOfPlace` allows. */
export function* legalPlaces(open: Open, seat: Seat, tile: TileName, conditions = true): Generator<Lying> {
  const player = open.players[seat]!;
  const blocked = blockedSpaces(open, seat);
  const free = new Set(
    emptySpaces(player)
      .filter((cell) => !blocked.includes(cell))
      .map(numberOf),
  );
  for (const lying of allPlaces(zoneWidth(player), tile)) {
    if (!lying.numbers.every((number) => free.has(number))) continue;
    if (tooClose(open, seat, tile, lying.cells) || (conditions && lacks(open, seat, tile, lying.cells))) continue;
    yield lying;
  }
}
