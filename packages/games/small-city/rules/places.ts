import type { Kind, TileName } from '../content/tiles.ts';
import { specOf } from '../content/tiles.ts';
import { numberOf, surveyOf } from './board.ts';
import type { Open, Place, Placed, Seat } from './state.ts';

export function placeIn(borough: Seat, cell: string): Place {
  return `${borough}:${cell}`;
}

export function boroughOf(place: Place): Seat {
  return Number(place[0]);
}

export function cellOf(place: Place): string {
  return place.slice(2);
}

/** The space of a tile that a place is: the tile, which of its spaces, and the kind. */
export interface Space {
  placed: Placed;
  tile: TileName;
  kind: Kind;
  /** Counted from 0. */
  space: number;
}

/** What lies at a place, or undefined where there is no tile. */
export function spaceAt(open: Open, place: Place): Space | undefined {
  const player = open.players[boroughOf(place)];
  if (!player) return undefined;
  const id = surveyOf(player.tiles).tile[numberOf(cellOf(place))];
  if (id === undefined) return undefined;
  const placed = player.tiles[id]!;
  const { kind } = specOf(placed.tile);
  return { placed, tile: placed.tile, kind, space: placed.cells.indexOf(cellOf(place)) };
}

/** Who stands at a place. */
export function standingAt(open: Open, place: Place): readonly Seat[] {
  return open.players[boroughOf(place)]?.citizens[cellOf(place)] ?? [];
}

/** Every place where a Citizen of a seat stands, once for each Citizen; its own Borough first. */
export function placesOf(open: Open, seat: Seat): Place[] {
  const found: Place[] = [];
  const boroughs = [seat, ...open.players.keys()].filter((borough, at, list) => list.indexOf(borough) === at);
  for (const borough of boroughs) {
    for (const [cell, standing] of Object.entries(open.players[borough]!.citizens)) {
      for (const owner of standing) if (owner === seat) found.push(placeIn(borough, cell));
    }
  }
  return found;
}

/** Puts a Citizen on a space. */
export function stand(open: Open, place: Place, seat: Seat): void {
  const player = open.players[boroughOf(place)]!;
  const cell = cellOf(place);
  player.citizens = { ...player.citizens, [cell]: [...(player.citizens[cell] ?? []), seat] };
}

/** Takes one Citizen off a space. */
export function leave(open: Open, place: Place): void {
  const player = open.players[boroughOf(place)]!;
  const cell = cellOf(place);
  const { [cell]: standing, ...others } = player.citizens;
  const rest = standing!.slice(1);
  player.citizens = rest.length > 0 ? { ...others, [cell]: rest } : others;
}
