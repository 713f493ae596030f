import { type BuildingType, isBuildingType } from '../content/icons.ts';
import { type CityMap, cellAt, mapOf, placeOf, sideNumber } from './map.ts';
import type { Link, Open, Rail, Seat } from './state.ts';

/** A rail in a space: the sides it joins and the link it belongs to. */
export interface RailHere {
  link: Link;
  sides: readonly [number, number];
}

/** What lies on the map, space by space. */
export interface Survey {
  map: CityMap;
  /** Type of the building on a space, printed or built. */
  types: readonly (BuildingType | null)[];
  /** The location a space belongs to, named by its first space; −1 where it is none (TW-7, TW-11). */
  locations: readonly number[];
  rails: readonly (readonly RailHere[])[];
  /** Owner of the Parcel on a space, built on or not; −1 unclaimed or none. */
  owners: readonly number[];
}

/** Looks the whole map over. */
export const surveyOf = (open: Open): Survey => surveyOn(mapOf(open), open);

/** What lies on a map: buildings, Parcels and links. */
export function surveyOn(map: CityMap, open: Pick<Open, 'buildings' | 'parcels' | 'links'>): Survey {
  const types = map.spaces.map((space) => (space.kind === 'building' ? space.type : null));
  for (const [cell, { type }] of Object.entries(open.buildings)) types[placeOf(map, cell)] = type;
  const owners = map.spaces.map(() => -1);
  for (const [parcel, seat] of Object.entries(open.parcels)) owners[map.parcels.get(parcel)!] = seat;
  const rails: RailHere[][] = map.spaces.map(() => []);
  for (const link of open.links) {
    for (const { cell, from, to } of link.rails) {
      rails[placeOf(map, cell)]!.push({ link, sides: [sideNumber(from), sideNumber(to)] });
    }
  }
  return { map, types, owners, rails, locations: locationsOf(map, types, owners, rails) };
}

function locationsOf(
  map: CityMap,
  types: readonly (BuildingType | null)[],
  owners: readonly number[],
  rails: readonly (readonly RailHere[])[],
): number[] {
  const locations = map.spaces.map(() => -1);
  for (const [start, space] of map.spaces.entries()) {
    if (locations[start] !== -1) continue;
    const type = types[start];
    if (!type) {
      if (space.kind === 'parcel' && owners[start]! >= 0 && rails[start]!.length === 0) locations[start] = start;
      continue;
    }
    const group = [start];
    locations[start] = start;
    for (let at = 0; at < group.length; at++) {
      for (const near of map.beyond[group[at]!]!) {
        if (near < 0 || types[near] !== type || locations[near] !== -1) continue;
        locations[near] = start;
        group.push(near);
      }
    }
  }
  return locations;
}

/** The location that a rail faces on one of its sides; −1 where it faces none. */
export function locationFaced({ map, locations }: Survey, { cell }: Rail, side: Rail['to']): number {
  const faced = map.beyond[placeOf(map, cell)]![sideNumber(side)]!;
  return faced < 0 ? -1 : locations[faced]!;
}

/** The locations at both ends of a link, its start first; −1 for an open end. */
export function endsOf(survey: Survey, { rails }: Pick<Link, 'rails'>): [number, number] {
  const first = rails[0]!;
  const last = rails.at(-1)!;
  return [locationFaced(survey, first, first.from), locationFaced(survey, last, last.to)];
}

/** The destination icon of a location: its building type, or the number of an unbuilt Parcel. */
export function iconOf({ map, types }: Survey, location: number): string {
  const space = map.spaces[location]!;
  return types[location] ?? (space.kind === 'parcel' ? space.parcel : '');
}

/** True for a building or an own Parcel: where a link of that seat may start or end (TW-5, TW-7). */
export function isOpenTo({ types, owners }: Survey, location: number, seat: Seat): boolean {
  return types[location] !== null || owners[location] === seat;
}

/** Spaces of buildings of a type on which nobody stands, row by row (TW-20). */
export function emptySpaces(open: Open, { map, types }: Survey, type?: BuildingType): string[] {
  return [...types.keys()]
    .filter((place) => (type ? types[place] === type : types[place] !== null))
    .map((place) => cellAt(map, place))
    .filter((cell) => !open.passengers[cell]);
}

/** True where an icon takes a passenger to that location (TW-12). */
export function matches(survey: Survey, location: number, icon: string): boolean {
  if (isBuildingType(icon)) return survey.types[location] === icon;
  return iconOf(survey, location) === icon;
}
