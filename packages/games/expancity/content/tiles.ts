import type { Mark } from './mark.ts';

/** A tile that can be built on. `highest` is null where the sky is the limit. */
export interface LotTile {
  number: number;
  /** Storeys it takes before a rooftop may be placed. */
  lowestRoof: number;
  /** Height cap before anything of that kind is completed. */
  firstCap: number;
  highest: number | null;
  mark: Mark;
}

/** A tile that changes the value of each storey beside it. */
export interface FacilityTile {
  number: number;
  residential: number;
  commercial: number;
  mark: Mark;
}

export const lots = {
  residential: { number: 20, lowestRoof: 1, firstCap: 1, highest: 3, mark: 'rulebook' },
  commercial: { number: 20, lowestRoof: 4, firstCap: 4, highest: null, mark: 'rulebook' },
} as const satisfies Record<string, LotTile>;

/** The modifier tiles of the bag. The numbers of tiles are the rulebook's throughout; the marks are those of the two values. */
export const modifiers = {
  park: { number: 6, residential: 1, commercial: 1, mark: 'rulebook' },
  mall: { number: 2, residential: 0, commercial: 2, mark: 'rulebook' },
  stadium: { number: 1, residential: 1, commercial: 3, mark: 'house' },
  hospital: { number: 1, residential: 2, commercial: 1, mark: 'house' },
  school: { number: 2, residential: 2, commercial: 0, mark: 'house' },
  church: { number: 2, residential: 1, commercial: 0, mark: 'house' },
  policeStation: { number: 2, residential: 1, commercial: 1, mark: 'house' },
  bank: { number: 2, residential: 0, commercial: 1, mark: 'house' },
  bar: { number: 2, residential: -1, commercial: 2, mark: 'house' },
} as const satisfies Record<string, FacilityTile>;

/** The tile in the centre of the table at the start. */
export const cityHall = { number: 1, residential: 0, commercial: 0, mark: 'house' } as const satisfies FacilityTile;

/** Everything that a contract can name and a building can stand beside. */
export const facilities = { ...modifiers, cityHall } as const;

export type LotKind = keyof typeof lots;
export type Modifier = keyof typeof modifiers;
export type Facility = keyof typeof facilities;
/** A tile out of the bag. */
export type BagTile = LotKind | Modifier;
/** A tile on the table. */
export type Tile = LotKind | Facility;

export const lotKinds = Object.keys(lots) as LotKind[];
export const facilityNames = Object.keys(facilities) as Facility[];
export const bagTiles = [...lotKinds, ...(Object.keys(modifiers) as Modifier[])];
export const tileNames = [...lotKinds, ...facilityNames];

/** How many tiles of that name the box holds. */
export function tilesInBox(tile: Tile): number {
  return isLot(tile) ? lots[tile].number : facilities[tile].number;
}

/** The full bag, in the order of the list above: it has no order of its own. */
export function fullBag(): BagTile[] {
  return bagTiles.flatMap((tile) => Array.from({ length: tilesInBox(tile) }, () => tile));
}

export function isLot(tile: Tile): tile is LotKind {
  return Object.hasOwn(lots, tile);
}
