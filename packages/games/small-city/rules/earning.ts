import { figures, lots, materialPrices } from '../content/figures.ts';
import { type CommerceSpace, commerceSpaces, type Material, materials } from '../content/tiles.ts';
import { boroughOf, placesOf, spaceAt } from './places.ts';
import { living } from './seats.ts';
import type { Open, Place, Seat, Source, Store } from './state.ts';
import { goodsOf, hallRoom, spend, store, warehouseRoom } from './stores.ts';

/** Adds votes, or takes them away, and remembers where they come from. */
export function addVotes(open: Open, seat: Seat, source: Source, votes: number): void {
  const player = open.players[seat]!;
  player.votes += votes;
  player.ledger = { ...player.ledger, [source]: player.ledger[source] + votes };
}

/** Tourists standing in a Borough. */
export function touristsOf(open: Open, borough: Seat): number {
  return Object.values(open.players[borough]!.citizens)
    .flat()
    .filter((owner) => owner !== borough).length;
}

/** Each Tourist earns $1 for the Borough it stands in. */
export function touristIncome(open: Open): { seat: Seat; money: number }[] {
  return living(open)
    .map((seat) => ({ seat, money: touristsOf(open, seat) * figures.touristIncome }))
    .filter(({ money }) => money > 0);
}

export function commerceAt(open: Open, place: Place): CommerceSpace | undefined {
  const space = spaceAt(open, place);
  return space?.kind === 'commerce' ? commerceSpaces[space.space] : undefined;
}

/** Commerce spaces of a seat's Citizens, at home and abroad, one entry for each Citizen. */
export function commercePlaces(open: Open, seat: Seat): Place[] {
  return placesOf(open, seat).filter((place) => commerceAt(open, place) !== undefined);
}

/** Factory spaces of a seat's Citizens, at home and abroad, one entry for each Citizen. */
export function factoryPlaces(open: Open, seat: Seat): Place[] {
  return placesOf(open, seat).filter((place) => spaceAt(open, place)!.kind === 'factory');
}

export function materialAt(open: Open, place: Place): Material {
  return materials[spaceAt(open, place)!.space]!;
}

/** Whether a Commerce space is of any use to a seat now. */
export function isUseful(open: Open, seat: Seat, place: Place): boolean {
  const player = open.players[seat]!;
  const kind = commerceAt(open, place);
  if (kind === 'moneyForVotes') return player.money >= lots[0]!.money;
  return (kind === 'materialForMoney' || kind === 'materialForVotes') && goodsOf(player).length > 0;
}

/** Trades one material on a Commerce space. */
export function trade(
  open: Open,
  seat: Seat,
  place: Place,
  material: Material,
  from: Store,
): { money: number; votes: number } {
  const player = open.players[seat]!;
  spend(open, player, material, from);
  const { money, votes } = materialPrices[material];
  if (commerceAt(open, place) === 'materialForMoney') {
    player.money += money;
    return { money, votes: 0 };
  }
  addVotes(open, seat, 'materials', votes);
  return { money: 0, votes };
}

/** Where a material made at a place can be put (SC-18). */
export type Target = Store | 'host' | 'waste';

export function targetsFor(open: Open, seat: Seat, place: Place): Target[] {
  const player = open.players[seat]!;
  const found: Target[] = [];
  if (warehouseRoom(player) > 0) found.push('warehouse');
  if (hallRoom(player) > 0) found.push('hall');
  if (found.length > 0) return found;
  const host = boroughOf(place);
  return host !== seat && warehouseRoom(open.players[host]!) > 0 ? ['host'] : ['waste'];
}

/** Places that produce, those whose material the reserve is out of left out. */
export function stillProducing(open: Open, places: readonly Place[]): Place[] {
  return places.filter((place) => open.reserve[materialAt(open, place)] > 0);
}

/** Whether what is left to produce comes out the same in whatever order and wherever it is put. */
export function isForced(open: Open, seat: Seat, places: readonly Place[]): boolean {
  const player = open.players[seat]!;
  const hall = hallRoom(player);
  const warehouse = warehouseRoom(player);
  const scarce = materials.some((material) => {
    const makers = places.filter((place) => materialAt(open, place) === material);
    return makers.length > open.reserve[material] && new Set(makers.map((place) => tileOf(open, place))).size > 1;
  });
  if (scarce) return false;
  const abroad = places.some((place) => boroughOf(place) !== seat);
  const alike = new Set(places.map((place) => materialAt(open, place))).size === 1 && !abroad;
  if (hall + warehouse === 0) return !abroad || places.length === 1;
  if (places.length > hall + warehouse) return alike;
  if (places.length === hall + warehouse)
    return hall === 0 || warehouse === 0 || new Set(places.map((place) => materialAt(open, place))).size === 1;
  return hall === 0 || warehouse === 0;
}

function tileOf(open: Open, place: Place): string {
  return `${boroughOf(place)}:${spaceAt(open, place)!.placed.cells[0]}`;
}

/** One Citizen makes one material. Wasted or not, the Factory has produced (SC-19). */
export function produce(open: Open, seat: Seat, place: Place, target: Target): Material {
  const material = materialAt(open, place);
  const borough = boroughOf(place);
  const host = open.players[borough]!;
  const factory = spaceAt(open, place)!.placed.cells[0]!;
  if (!host.produced.includes(factory)) host.produced.push(factory);
  if (target === 'waste') return material;
  open.reserve[material] -= 1;
  if (target === 'host') store(host, 'warehouse', material);
  else store(open.players[seat]!, target, material);
  return material;
}
