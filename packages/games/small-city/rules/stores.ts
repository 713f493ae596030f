import { figures, materialPrices } from '../content/figures.ts';
import { type Material, materials } from '../content/tiles.ts';
import type { Open, Player, Seat, Store } from './state.ts';

export const dearestFirst: readonly Material[] = [...materials].sort(
  (a, b) => materialPrices[b].money - materialPrices[a].money,
);

/** Empty spaces of a City Hall: each takes one Citizen or one material. */
export function hallRoom({ hall }: Player): number {
  return figures.cityHallRoom - hall.citizens - hall.goods.length;
}

/** Empty spaces of all Warehouses. */
export function warehouseRoom({ tiles }: Player): number {
  let room = 0;
  for (const { tile, goods } of Object.values(tiles)) {
    if (tile === 'warehouse') room += figures.warehouseRoom - goods.length;
  }
  return room;
}

/** What lies in the Warehouses. */
export function warehouseGoods({ tiles }: Player): Material[] {
  return Object.values(tiles).flatMap(({ goods }) => goods);
}

/** All materials of a player. */
export function goodsOf(player: Player): Material[] {
  return [...player.hall.goods, ...warehouseGoods(player)];
}

/** What of a list goes where; what is in neither goes back to the reserve. */
export interface Stored {
  hall: Material[];
  warehouse: Material[];
}

/**
 * Every way to put a list from the reserve away: as much of it as there is and has room, the rest given back. Warehouses
 * come before City Hall, dear materials before cheap ones. One way that stores nothing where nothing can be stored.
 */
export function waysToStore(open: Open, seat: Seat, list: readonly Material[]): Stored[] {
  const player = open.players[seat]!;
  const room = { hall: hallRoom(player), warehouse: warehouseRoom(player) };
  const there = dearestFirst.flatMap((kind) => list.filter((wanted) => wanted === kind).slice(0, open.reserve[kind]));
  const most = Math.min(there.length, room.hall + room.warehouse);
  let ways: Stored[] = [{ hall: [], warehouse: [] }];
  for (const material of there) {
    ways = ways.flatMap(({ hall, warehouse }) => [
      { hall, warehouse: [...warehouse, material] },
      { hall: [...hall, material], warehouse },
      { hall, warehouse },
    ]);
  }
  const found = new Map<string, Stored>();
  for (const way of ways) {
    const { hall, warehouse } = way;
    if (hall.length > room.hall || warehouse.length > room.warehouse || hall.length + warehouse.length < most) continue;
    const key = `${hall} ${warehouse}`;
    if (!found.has(key)) found.set(key, way);
  }
  return [...found.values()];
}

/** Puts a material into City Hall, or into the first Warehouse with room. */
export function store(player: Player, where: Store, material: Material): void {
  if (where === 'hall') {
    player.hall = { ...player.hall, goods: [...player.hall.goods, material] };
    return;
  }
  const found = Object.entries(player.tiles).find(
    ([, { tile, goods }]) => tile === 'warehouse' && goods.length < figures.warehouseRoom,
  );
  if (!found) throw new Error('no Warehouse has room');
  const [id, placed] = found;
  player.tiles = { ...player.tiles, [id]: { ...placed, goods: [...placed.goods, material] } };
}

/** Gives one material back to the reserve, from where it is wanted if it lies there. */
export function spend(open: Open, player: Player, material: Material, first: Store): void {
  const order: Store[] = first === 'hall' ? ['hall', 'warehouse'] : ['warehouse', 'hall'];
  for (const where of order) {
    if (!takeOut(player, where, material)) continue;
    open.reserve[material] += 1;
    return;
  }
  throw new Error(`no ${material} to spend`);
}

function takeOut(player: Player, where: Store, material: Material): boolean {
  if (where === 'hall') {
    if (!player.hall.goods.includes(material)) return false;
    player.hall = { ...player.hall, goods: without(player.hall.goods, material) };
    return true;
  }
  const found = Object.entries(player.tiles).find(([, { goods }]) => goods.includes(material));
  if (!found) return false;
  const [id, placed] = found;
  player.tiles = { ...player.tiles, [id]: { ...placed, goods: without(placed.goods, material) } };
  return true;
}

/** A list with one of some element less. */
export function without<T>(list: readonly T[], element: T): T[] {
  const at = list.indexOf(element);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/** Whether a list holds everything that another asks for. */
export function holds(list: readonly Material[], wanted: readonly Material[]): boolean {
  let rest = [...list];
  for (const material of wanted) {
    if (!rest.includes(material)) return false;
    rest = without(rest, material);
  }
  return true;
}

/** Where a material lies, if a choice of where to take it from makes a difference. */
export function storesOf(player: Player, material: Material): Store[] {
  const found: Store[] = [];
  if (warehouseGoods(player).includes(material)) found.push('warehouse');
  if (player.hall.goods.includes(material)) found.push('hall');
  return found;
}
