import type { Outline } from '@cityhall/grid';
import type { Mark } from './mark.ts';

/** What a building material is made of, the cheapest first. */
export const materials = ['white', 'grey', 'black'] as const;
export type Material = (typeof materials)[number];

export const commerceSpaces = ['dollar', 'materialForMoney', 'moneyForVotes', 'materialForVotes'] as const;
export type CommerceSpace = (typeof commerceSpaces)[number];

export type Kind =
  | 'residence'
  | 'commerce'
  | 'factory'
  | 'park'
  | 'warehouse'
  | 'cityHall'
  | 'industry'
  | 'service'
  | 'cultural';

/** How many the box holds: a number for all, one for each player, or one fewer than there are players. */
export type Stock = number | 'each' | 'fewer';

/** One kind of tile. Space n of the tile is cell n of its outline. */
export interface TileSpec {
  kind: Kind;
  /** Level of development; 0 where there are no levels. */
  level: number;
  outline: Outline;
  /** The first so many cells are building: they cost money and influence. The rest is water. */
  building: number;
  /** The first so many cells take one Citizen each. */
  places: number;
  stock: Stock;
  /** What it costs besides money; null where it costs money. */
  materials: readonly Material[] | null;
  mark: Mark;
}

const cell = (x: number, y: number) => ({ x, y });
const square = [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)];
const row = (length: number) => Array.from({ length }, (_, x) => cell(x, 0));
const elbow = [cell(0, 0), cell(1, 0), cell(0, 1)];
// Space 2 lies in the corner, so that space 4 comes to lie diagonal to it.
const shops = [cell(0, 0), cell(1, 0), cell(1, 1), cell(0, 1)];
const homes = [...square, cell(0, 2)];

function zone(kind: Kind, level: number, outline: Outline, stock: Stock): TileSpec {
  const size = outline.length;
  return { kind, level, outline, building: size, places: size, stock, materials: null, mark: 'house' };
}

function cultural(outline: Outline, places: number, stock: Stock, cost: readonly Material[], mark: Mark): TileSpec {
  return { kind: 'cultural', level: 0, outline, building: outline.length, places, stock, materials: cost, mark };
}

/** Every tile of the box. */
export const tiles = {
  residence1: zone('residence', 1, homes.slice(0, 1), 30),
  residence2: zone('residence', 2, homes.slice(0, 2), 22),
  residence3: zone('residence', 3, homes.slice(0, 3), 16),
  residence4: zone('residence', 4, homes.slice(0, 4), 12),
  residence5: zone('residence', 5, homes, 10),
  commerce1: zone('commerce', 1, shops.slice(0, 1), 16),
  commerce2: zone('commerce', 2, shops.slice(0, 2), 11),
  commerce3: zone('commerce', 3, shops.slice(0, 3), 8),
  commerce4: zone('commerce', 4, shops, 6),
  factory1: zone('factory', 1, row(1), 16),
  factory2: zone('factory', 2, row(2), 12),
  factory3: zone('factory', 3, row(3), 9),
  parkS: zone('park', 0, row(1), 25),
  parkM: zone('park', 0, row(2), 18),
  parkL: zone('park', 0, elbow, 12),
  warehouse: { ...zone('warehouse', 0, row(2), 12), places: 0 },
  cityHall: { ...zone('cityHall', 0, square, 'each'), places: 0, mark: 'derived' },
  refinery: { ...zone('industry', 0, row(1), 'each'), places: 0, mark: 'rulebook' },
  harbor: { ...zone('industry', 0, square, 'each'), building: 2, places: 0 },
  police: { ...zone('service', 0, row(2), 'fewer'), places: 1, mark: 'rulebook' },
  fire: { ...zone('service', 0, elbow, 'fewer'), places: 1, mark: 'rulebook' },
  school: cultural(row(1), 1, 'each', ['white'], 'rulebook'),
  library: cultural(row(2), 2, 'each', ['white', 'white'], 'house'),
  museum: cultural(row(3), 3, 'each', ['white', 'white', 'grey'], 'rulebook'),
  // The last three were measured with bots: at 2 white 1 grey 1 black, 2 white 2 grey 1 black and 2 of each, fewer than
  // one game of four in five saw a University.
  metro: cultural([...row(3), cell(1, 1)], 4, 'fewer', ['white', 'white', 'white', 'grey'], 'house'),
  // The Citizen stands in the middle.
  clinic: cultural(
    [cell(1, 1), cell(1, 0), cell(2, 1), cell(1, 2), cell(0, 1)],
    1,
    'fewer',
    ['white', 'white', 'white', 'grey', 'grey'],
    'house',
  ),
  university: cultural(
    [...row(3), cell(0, 1), cell(1, 1), cell(2, 1)],
    1,
    'fewer',
    ['white', 'white', 'white', 'grey', 'grey', 'black'],
    'house',
  ),
} as const satisfies Record<string, TileSpec>;

export type TileName = keyof typeof tiles;
export const tileNames = Object.keys(tiles) as TileName[];

export function specOf(tile: TileName): TileSpec {
  return tiles[tile];
}

/** What can only be built once in a game by each player. */
export const uniqueTiles = tileNames.filter((name) => typeof tiles[name].stock === 'string' && name !== 'cityHall');
export const culturalTiles = tileNames.filter((name) => tiles[name].kind === 'cultural');

/** The tile of one level more, or undefined where there is none. */
export function nextLevel(tile: TileName): TileName | undefined {
  const { kind, level } = specOf(tile);
  return level > 0 ? levelOf(kind, level + 1) : undefined;
}

/** The tile of that kind and level, or undefined where there is none. */
export function levelOf(kind: Kind, level: number): TileName | undefined {
  return tileNames.find((name) => tiles[name].kind === kind && tiles[name].level === level);
}

/** How many tiles of that name are in the game. */
export function tilesInGame(tile: TileName, seats: number, fullSets: boolean): number {
  const { stock, kind } = specOf(tile);
  if (typeof stock === 'number') return stock;
  if (stock === 'each' || (fullSets && kind === 'cultural')) return seats;
  return Math.max(1, seats - 1);
}
