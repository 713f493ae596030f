import type { Refusal } from '@cityhall/ruleset';
import { buildingCardOf } from '../content/cards.ts';
import { buildingSupply, figures } from '../content/figures.ts';
import type { BuildingType } from '../content/icons.ts';
import { refuse } from './define.ts';
import { splitLinks } from './links.ts';
import { cellAt, mapOf } from './map.ts';
import type { Open, Seat } from './state.ts';

/** The space of a Parcel. */
export const parcelCell = (open: Open, parcel: string): string => {
  const map = mapOf(open);
  return cellAt(map, map.parcels.get(parcel)!);
};

/** Own Parcels without a building. */
export const parcelsToBuildOn = (open: Open, seat: Seat): string[] =>
  Object.keys(open.parcels).filter(
    (parcel) => open.parcels[parcel] === seat && !open.buildings[parcelCell(open, parcel)],
  );

/** Why nothing of that type can be built on a Parcel. */
export function refusalOfSite(open: Open, seat: Seat, parcel: string, type: BuildingType): Refusal | undefined {
  if (open.parcels[parcel] !== seat) return refuse('building', 'parcel-not-owned', { parcel });
  const cell = parcelCell(open, parcel);
  if (open.buildings[cell]) return refuse('building', 'parcel-built', { parcel }, [cell]);
  return open.supply[type] === 0
    ? refuse('building', 'no-building-left', { type: { word: `type.${type}` } })
    : undefined;
}

/** Puts a Building tile on a Parcel with its Passenger (TW-10, TW-20). Returns the Building card that comes with it. */
export function build(open: Open, seat: Seat, parcel: string, type: BuildingType): string {
  const cell = parcelCell(open, parcel);
  const player = open.players[seat]!;
  open.buildings[cell] = { type, owner: seat, upgraded: false };
  open.passengers[cell] = true;
  open.supply[type] -= 1;
  player.happiness.construct += figures.constructHappiness;
  if (type === 'I') player.handLimit = Math.min(figures.mostHandLimit, player.handLimit + 1);
  splitLinks(open, cell);
  return buildingCardOf(type, buildingSupply(open.seats, type) - open.supply[type]);
}

/** Why a building cannot be upgraded. */
export function refusalOfUpgrade(open: Open, seat: Seat, cell: string): Refusal | undefined {
  const building = open.buildings[cell];
  if (!building) return refuse('building', 'not-a-built-tile', undefined, [cell]);
  if (building.owner !== seat) return refuse('building', 'building-not-yours', undefined, [cell]);
  return building.upgraded ? refuse('building', 'building-upgraded', undefined, [cell]) : undefined;
}

/** Turns a Building tile; one Passenger comes if the tile is empty and the reserve is not (TW-11, TW-20). */
export function upgrade(open: Open, seat: Seat, cell: string): boolean {
  open.buildings[cell]!.upgraded = true;
  open.players[seat]!.happiness.upgradeBuilding += figures.upgradeHappiness;
  if (open.passengers[cell] || open.reserve === 0) return false;
  open.passengers[cell] = true;
  open.reserve -= 1;
  return true;
}
