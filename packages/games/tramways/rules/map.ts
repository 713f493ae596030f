import { type CellKey, keyOf, type Side, sides } from '@cityhall/grid';
import type { Random, Refusal } from '@cityhall/ruleset';
import { type BoardName, boardNames, boardSides, boards, letterOf, parcelsOf, printed } from '../content/boards.ts';
import { figures } from '../content/figures.ts';
import { type BuildingType, buildingTypes, isBuildingType } from '../content/icons.ts';
import { refuse } from './define.ts';
import type { Laying, Open } from './state.ts';

export type Space =
  | { kind: 'plain' | 'mountain' | 'lake' }
  | { kind: 'building'; type: BuildingType }
  | { kind: 'parcel'; parcel: string };

/** The map of one game. Spaces are counted row by row from the top left; sides are 0 to 3, clockwise from the north. */
export interface CityMap {
  width: number;
  height: number;
  spaces: readonly Space[];
  /** For each space the spaces beyond its four sides; −1 off the map. */
  beyond: readonly (readonly number[])[];
  /** Where each Parcel lies. */
  parcels: ReadonlyMap<string, number>;
  /** The space of each cell. */
  places: ReadonlyMap<string, number>;
}

const maps = new Map<string, CityMap>();
const mostMaps = 200;

/** The map that boards make, row by row: two rows of them, three expert boards in one row. */
export function mapOf({ map }: Pick<Open, 'map'>): CityMap {
  const key = map.map(({ board, side, turns }) => `${board} ${side} ${turns}`).join();
  const known = maps.get(key);
  if (known) return known;
  if (maps.size >= mostMaps) maps.clear();
  const made = build(map);
  maps.set(key, made);
  return made;
}

function build(laid: readonly Laying[]): CityMap {
  const rows = laid.length === figures.expertBoards ? 1 : figures.boardRows;
  const columns = laid.length / rows;
  const size = figures.boardWidth;
  const width = columns * size;
  const height = rows * size;
  const spaces: Space[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one = laid[Math.floor(y / size) * columns + Math.floor(x / size)]!;
      spaces.push(spaceOn(one, x % size, y % size));
    }
  }
  return gridOf(spaces, width);
}

/** The map of some spaces, row by row. */
export function gridOf(spaces: readonly Space[], width: number): CityMap {
  const height = spaces.length / width;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x);
  const beyond = spaces.map((_, place) => {
    const x = place % width;
    const y = Math.floor(place / width);
    return [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
  });
  const parcels = new Map(spaces.flatMap((space, place) => (space.kind === 'parcel' ? [[space.parcel, place]] : [])));
  const places = new Map(spaces.map((_, place) => [keyOf({ x: place % width, y: Math.floor(place / width) }), place]));
  return { width, height, spaces, beyond, parcels, places };
}

function spaceOn({ board, side, turns }: Laying, x: number, y: number): Space {
  let [column, row] = [x, y];
  const last = figures.boardWidth - 1;
  for (let turn = 0; turn < turns; turn++) [column, row] = [row, last - column];
  const sign = boards[board][side][row]![column]!;
  if (isBuildingType(sign)) return { kind: 'building', type: sign };
  if (/\d/.test(sign)) return { kind: 'parcel', parcel: `${letterOf(board)}${sign}` };
  return { kind: sign === '^' ? 'mountain' : sign === '~' ? 'lake' : 'plain' };
}

/** The space of a cell, or −1 where it is off the map. */
export const placeOf = ({ places }: CityMap, cell: string): number => places.get(cell) ?? -1;

export const cellAt = (map: CityMap, place: number): CellKey =>
  keyOf({ x: place % map.width, y: Math.floor(place / map.width) });
export const sideNumber = (side: Side): number => sides.indexOf(side);
export const sideAt = (number: number): Side => sides[number % sides.length]!;
export const isPassable = ({ kind }: Space): boolean => kind === 'plain' || kind === 'mountain';

/** How many boards a game is played on, and of how many types there must be buildings. */
export const boardsFor = (seats: number, expert: boolean): number =>
  expert ? figures.expertBoards : figures.boardsPerPlayer * seats;
const typesFor = (expert: boolean) => (expert ? figures.expertBoards : buildingTypes.length);

/** Why boards make no map for so many players, or undefined. */
export function refusalOfBoards(names: readonly BoardName[], seats: number, expert: boolean): Refusal | undefined {
  const wanted = boardsFor(seats, expert);
  if (names.length !== wanted) return refuse('TW-19', 'wrong-number-of-boards', { number: wanted });
  if (new Set(names.map(letterOf)).size !== names.length) return refuse('TW-19', 'board-twice');
  const parcels = names.reduce((sum, name) => sum + parcelsOf(name).length, 0);
  const needed = figures.parcelsPerPlayer * seats;
  if (parcels < needed) return refuse('TW-19', 'too-few-parcels', { parcels, needed });
  const types = new Set(names.map((name) => printed[name].type)).size;
  return types < typesFor(expert) ? refuse('TW-19', 'building-type-missing', { number: typesFor(expert) }) : undefined;
}

/** Why boards lying like this make no map, or undefined. */
export function refusalOfMap(map: readonly Laying[], seats: number, expert: boolean): Refusal | undefined {
  const names = map.map(({ board }) => board);
  const refusal = refusalOfBoards(names, seats, expert);
  if (refusal) return refusal;
  return isConnected(mapOf({ map: [...map] })) ? undefined : refuse('TW-19', 'map-in-two');
}

/** True where every location touches one common region of plain and mountain. */
export function isConnected(map: CityMap): boolean {
  const region = new Int16Array(map.spaces.length).fill(-1);
  const sizes: number[] = [];
  for (const [start, space] of map.spaces.entries()) {
    if (!isPassable(space) || region[start] !== -1) continue;
    const found = [start];
    region[start] = sizes.length;
    for (let at = 0; at < found.length; at++) {
      for (const near of map.beyond[found[at]!]!) {
        if (near < 0 || region[near] !== -1 || !isPassable(map.spaces[near]!)) continue;
        region[near] = sizes.length;
        found.push(near);
      }
    }
    sizes.push(found.length);
  }
  const main = sizes.indexOf(Math.max(...sizes));
  return map.spaces.every((space, place) => {
    if (space.kind !== 'building' && space.kind !== 'parcel') return true;
    return locationOf(map, place).some((part) => map.beyond[part]!.some((near) => near >= 0 && region[near] === main));
  });
}

function locationOf(map: CityMap, place: number): number[] {
  const space = map.spaces[place]!;
  if (space.kind !== 'building') return [place];
  const found = [place];
  for (let at = 0; at < found.length; at++) {
    for (const near of map.beyond[found[at]!]!) {
      const other = map.spaces[near];
      if (other?.kind === 'building' && other.type === space.type && !found.includes(near)) found.push(near);
    }
  }
  return found;
}

/** Boards drawn at random, one of each type first, turned until they make a map. */
export function randomMap(open: Pick<Open, 'seats' | 'expert' | 'sides'>, random: Random): Laying[] {
  for (;;) {
    const names = drawBoards(open, random);
    if (refusalOfBoards(names, open.seats, open.expert)) continue;
    const side = { normal: [1920], difficult: [1910], mixed: boardSides }[open.sides] as readonly (1920 | 1910)[];
    const laid = random.shuffle(names).map((board) => ({ board, side: random.pick(side) }));
    for (let attempt = 0; attempt < 20; attempt++) {
      const map = laid.map((one) => ({ ...one, turns: random.below(4) as Laying['turns'] }));
      if (isConnected(build(map))) return map;
    }
  }
}

function drawBoards({ seats, expert }: Pick<Open, 'seats' | 'expert'>, random: Random): BoardName[] {
  const drawn: BoardName[] = [];
  const fits = (name: BoardName) => !drawn.some((other) => letterOf(other) === letterOf(name));
  for (const type of random.shuffle(buildingTypes).slice(0, typesFor(expert))) {
    drawn.push(random.pick(boardNames.filter((name) => printed[name].type === type && fits(name))));
  }
  for (const name of random.shuffle(boardNames)) {
    if (drawn.length < boardsFor(seats, expert) && fits(name)) drawn.push(name);
  }
  return drawn;
}
