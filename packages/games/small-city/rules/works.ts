import type { Refusal } from '@cityhall/ruleset';
import { neverFree } from '../content/council.ts';
import { figures } from '../content/figures.ts';
import { type Material, nextLevel, specOf, type TileName, uniqueTiles } from '../content/tiles.ts';
import { placeName } from '../words/names.ts';
import { boardCells, influenceNumbers, mayExpand, numberOf } from './board.ts';
import { isOutline, lacks, legalPlaces, notFree, refusalOfPlace, tooClose, waysToLie } from './conditions.ts';
import { refuse } from './define.ts';
import { closeToTourists, receiveCitizen } from './home.ts';
import { leave, placeIn, stand } from './places.ts';
import type { Open, Placed, Player, Seat, Step, Works } from './state.ts';
import { goodsOf, holds, spend, without } from './stores.ts';

/** The start of a plan, or of a tile that the Council gives. */
export function newWorks(seat: Seat, free: Works['free'] = null): Works {
  return { seat, actions: 0, demolished: false, expanded: false, built: [], saved: false, owed: null, free };
}

/** Money that a tile costs: $1 for each building space, the Mediator pays less (not for what costs materials). */
export function moneyCost(player: Player, works: Works, tile: TileName): number {
  const { building, materials } = specOf(tile);
  if (works.free || materials) return 0;
  const cost = building * figures.costPerSpace;
  if (player.action !== 'mediator') return cost;
  return Math.max(figures.lowestCost, cost - figures.mediatorSaving);
}

/** Materials that a Cultural Building costs, with what the Architect saves taken off. */
export function materialCost(tile: TileName, save: Material | undefined): Material[] {
  const cost = [...(specOf(tile).materials ?? [])];
  return save ? without(cost, save) : cost;
}

/** What demolishing a tile costs, in money and in pollution alike: its building spaces (SC-12). */
export function demolitionCost({ tile }: Placed): number {
  return specOf(tile).building;
}

/** Why a player cannot build a tile at all, wherever it would lie. */
export function refusalOfTile(open: Open, works: Works, tile: TileName, save?: Material): Refusal | undefined {
  const player = open.players[works.seat]!;
  const { kind, building, materials } = specOf(tile);
  const word = { word: `tile.${tile}` as const };
  if (tile === 'cityHall' || tile === 'warehouse') return refuse('build', 'never-built', { tile: word });
  if (works.free) {
    const { smallest, largest } = works.free;
    if (kind === 'cultural' || tile === neverFree) return refuse('SC-22', 'never-free', { tile: word });
    if (building < smallest || building > largest)
      return refuse('SC-22', 'wrong-size', { tile: word, smallest, largest });
    if (works.actions > 0) return refuse('SC-22', 'one-free-tile');
  } else {
    const spent = outOfActions(works);
    if (spent) return spent;
  }
  if (uniqueTiles.includes(tile) && player.built.includes(tile)) return refuse('SC-12', 'one-of-each', { tile: word });
  if (open.supply[tile] === 0) return refuse('SC-5', 'supply-empty', { tile: word });
  if (works.free) return undefined;
  if (materials) {
    if (save) {
      if (player.action !== 'architect' || works.saved || !materials.includes(save))
        return refuse('actions', 'nothing-saved');
    }
    const cost = materialCost(tile, save);
    return holds(goodsOf(player), cost)
      ? undefined
      : refuse('cultural', 'needs-materials', { tile: word, cost: words(cost) });
  }
  const cost = moneyCost(player, works, tile);
  return player.money < cost ? refuse('build', 'needs-money', { cost, money: player.money }) : undefined;
}

const words = (list: readonly Material[]) => list.map((material) => ({ word: `material.${material}` as const }));

function outOfActions(works: Works): Refusal | undefined {
  const most = works.expanded ? figures.buildActionsWithExpansion : figures.buildActions;
  return works.actions < most ? undefined : refuse('SC-4', 'no-actions', { most });
}

/** The spaces where the Warehouse of a Factory 1 may lie (SC-10). */
export function warehousePlaces(open: Open, seat: Seat, factory: string): string[][] {
  if (open.supply.warehouse === 0) return [];
  const area = new Set(influenceNumbers([numberOf(factory)]));
  const found: string[][] = [];
  for (const { cells, numbers } of legalPlaces(open, seat, 'warehouse')) {
    if (numbers.some((number) => area.has(number))) found.push(cells);
  }
  return found;
}

/** Why a step is not allowed at this point of a plan, or undefined. Judged on what lies in the open alone (SC-4). */
export function refusalOfStep(open: Open, works: Works, step: Step): Refusal | undefined {
  const { seat } = works;
  const player = open.players[seat]!;
  if (player.pollution >= figures.lostAt) return refuse('SC-20', 'already-lost');
  if (works.owed !== null && step.do !== 'warehouse') return refuse('SC-10', 'warehouse-first');
  switch (step.do) {
    case 'build': {
      const refusal = refusalOfTile(open, works, step.tile, step.save);
      if (refusal) return refusal;
      if (!specOf(step.tile).materials && (step.first || step.save))
        return refuse('build', 'costs-money', { tile: { word: `tile.${step.tile}` } });
      if (!isOutline(step.tile, step.cells))
        return refuse('build', 'not-its-shape', { tile: { word: `tile.${step.tile}` } });
      return refusalOfPlace(open, seat, step.tile, step.cells, works.free?.conditions ?? true);
    }
    case 'warehouse': {
      if (works.owed === null) return refuse('SC-10', 'no-warehouse-due');
      if (open.supply.warehouse === 0) return refuse('SC-5', 'supply-empty', { tile: { word: 'tile.warehouse' } });
      if (!isOutline('warehouse', step.cells))
        return refuse('build', 'not-its-shape', { tile: { word: 'tile.warehouse' } });
      const area = new Set(influenceNumbers([numberOf(works.owed)]));
      if (!step.cells.some((cell) => area.has(numberOf(cell))))
        return refuse('SC-10', 'warehouse-too-far', {}, step.cells);
      return refusalOfPlace(open, seat, 'warehouse', step.cells);
    }
    case 'activate':
      return refusalOfActivation(open, works, step.tile, step.from);
    default:
      if (works.free) return refuse('SC-22', 'one-free-tile');
      if (step.do === 'demolish') return refusalOfDemolition(open, works, step.tile);
      if (step.do === 'expand') return refusalOfExpansion(open, works);
      return refusalOfUpgrade(open, works, step.tile, step.to);
  }
}

function refusalOfDemolition(open: Open, works: Works, id: string): Refusal | undefined {
  const player = open.players[works.seat]!;
  const placed = player.tiles[id];
  if (!placed) return refuse('build', 'no-tile', { space: placeName(id) });
  if (placed.tile === 'cityHall') return refuse('SC-12', 'city-hall-stays');
  if (works.demolished) return refuse('SC-4', 'one-demolition', { most: figures.demolitions });
  const spent = outOfActions(works);
  if (spent) return spent;
  const cost = demolitionCost(placed) * figures.demolitionCost;
  return player.money < cost ? refuse('build', 'needs-money', { cost, money: player.money }) : undefined;
}

function refusalOfExpansion(open: Open, works: Works): Refusal | undefined {
  if (!mayExpand(open.players[works.seat]!)) return refuse('borough', 'zone-whole');
  if (works.expanded) return refuse('SC-4', 'one-expansion');
  if (works.actions > figures.buildActionsWithExpansion) {
    return refuse('SC-4', 'too-many-to-expand', { most: figures.buildActionsWithExpansion });
  }
  return undefined;
}

/** Why a tile cannot grow over a space (SC-9). */
export function refusalOfUpgrade(open: Open, works: Works, id: string, to: string): Refusal | undefined {
  const player = open.players[works.seat]!;
  const placed = player.tiles[id];
  if (!placed) return refuse('build', 'no-tile', { space: placeName(id) });
  const next = nextLevel(placed.tile);
  if (!next) return refuse('upgrades', 'no-next-level', { tile: { word: `tile.${placed.tile}` } });
  if (works.built.includes(id)) return refuse('SC-9', 'built-now', { tile: { word: `tile.${placed.tile}` } });
  const cells = grownCells(placed, next, to);
  if (!cells) return refuse('SC-9', 'not-its-shape', { tile: { word: `tile.${next}` } }, [to]);
  if (open.supply[next] === 0) return refuse('SC-5', 'supply-empty', { tile: { word: `tile.${next}` } });
  // The condition is read on the old tile as it lies, everything else on the new one.
  return (
    lacks(open, works.seat, next, placed.cells) ??
    notFree(open, works.seat, [to]) ??
    tooClose(open, works.seat, next, cells)
  );
}

/**
 * The cells of a grown tile in the order of its spaces. Kinds of spaces stay where they are, so in Commerce and
 * Factories the new space comes last; a Residence has no kinds of spaces and may be named in any order.
 */
export function grownCells(placed: Placed, next: TileName, to: string): string[] | undefined {
  const cells = [...placed.cells, to];
  if (isOutline(next, cells)) return cells;
  if (specOf(next).kind !== 'residence') return undefined;
  return sameShape(next, cells);
}

/** Cells in the order of a tile's spaces, where they cover its outline at all. */
export function sameShape(tile: TileName, cells: readonly string[]): string[] | undefined {
  const left = Math.min(...cells.map((cell) => Number(cell[0])));
  const top = Math.min(...cells.map((cell) => Number(cell[2])));
  const covered = new Set(cells);
  for (const way of waysToLie(tile)) {
    const lying = way.cells.map(({ x, y }) => `${x + left},${y + top}`);
    if (lying.length === covered.size && lying.every((cell) => covered.has(cell))) return lying;
  }
  return undefined;
}

function refusalOfActivation(open: Open, works: Works, id: string, from: string): Refusal | undefined {
  const player = open.players[works.seat]!;
  const placed = player.tiles[id];
  if (!placed || specOf(placed.tile).kind !== 'service') return refuse('SC-4', 'not-a-station');
  if (!works.built.includes(id)) return refuse('SC-4', 'station-not-new', { tile: { word: `tile.${placed.tile}` } });
  if (player.citizens[id]) return refuse('SC-4', 'already-active', { tile: { word: `tile.${placed.tile}` } });
  if (!player.citizens[from]?.includes(works.seat))
    return refuse('SC-4', 'no-citizen-there', { space: placeName(from) });
  return undefined;
}

/** What a step did, for the log. */
export interface Done {
  /** Owners of Tourists that a Police Station sent home. */
  sent: Seat[];
  /** Whether a Residence 1 took its Citizen. */
  welcomed: boolean;
  /** The tile that was there before. */
  before: TileName | null;
}

/** Carries out a step that is allowed. Records are replaced, never changed in place. */
export function performStep(open: Open, works: Works, step: Step): Done {
  const { seat } = works;
  const player = open.players[seat]!;
  const done: Done = { sent: [], welcomed: false, before: null };
  switch (step.do) {
    case 'build': {
      const cost = moneyCost(player, works, step.tile);
      player.money -= cost;
      if (!works.free) {
        for (const material of materialCost(step.tile, step.save))
          spend(open, player, material, step.first ?? 'warehouse');
      }
      if (step.save) works.saved = true;
      works.actions += 1;
      putTile(open, seat, step.tile, step.cells);
      works.built.push(step.cells[0]!);
      if (step.tile === 'residence1') done.welcomed = welcome(open, seat, step.cells[0]!);
      if (step.tile === 'factory1' && warehousePlaces(open, seat, step.cells[0]!).length > 0)
        works.owed = step.cells[0]!;
      return done;
    }
    case 'warehouse':
      putTile(open, seat, 'warehouse', step.cells);
      works.built.push(step.cells[0]!);
      works.owed = null;
      return done;
    case 'demolish':
      done.before = player.tiles[step.tile]!.tile;
      works.actions += 1;
      works.demolished = true;
      demolish(open, seat, step.tile);
      return done;
    case 'expand':
      works.expanded = true;
      player.size += 1;
      return done;
    case 'upgrade': {
      const placed = player.tiles[step.tile]!;
      done.before = placed.tile;
      upgrade(open, seat, step.tile, step.to);
      return done;
    }
    case 'activate':
      leave(open, placeIn(seat, step.from));
      stand(open, placeIn(seat, step.tile), seat);
      if (player.tiles[step.tile]!.tile === 'police') done.sent = closeToTourists(open, placeIn(seat, step.tile));
      return done;
  }
}

/** Lays a tile from the supply. */
export function putTile(open: Open, seat: Seat, tile: TileName, cells: readonly string[]): void {
  const player = open.players[seat]!;
  open.supply[tile] -= 1;
  player.tiles = { ...player.tiles, [cells[0]!]: { tile, cells: [...cells], goods: [] } };
  if (uniqueTiles.includes(tile)) player.built.push(tile);
}

/** A Residence 1 takes one Citizen from City Hall as it is built, if there is one (SC-11). */
function welcome(open: Open, seat: Seat, cell: string): boolean {
  const player = open.players[seat]!;
  if (player.hall.citizens === 0) return false;
  player.hall = { ...player.hall, citizens: player.hall.citizens - 1 };
  stand(open, placeIn(seat, cell), seat);
  return true;
}

/** SC-12: the tile leaves the game, those on it go home, materials return to the reserve. */
function demolish(open: Open, seat: Seat, id: string): void {
  const player = open.players[seat]!;
  const placed = player.tiles[id]!;
  const cost = demolitionCost(placed);
  player.money -= cost * figures.demolitionCost;
  player.pollution += cost * figures.demolitionPollution;
  for (const cell of placed.cells) {
    while (player.citizens[cell]) {
      const owner = player.citizens[cell][0]!;
      leave(open, placeIn(seat, cell));
      receiveCitizen(open, owner);
    }
  }
  for (const material of placed.goods) open.reserve[material] += 1;
  open.removed[placed.tile] += 1;
  const { [id]: _, ...rest } = player.tiles;
  player.tiles = rest;
}

/** The old tile goes back into the supply, Citizens stay on their spaces. */
function upgrade(open: Open, seat: Seat, id: string, to: string): void {
  const player = open.players[seat]!;
  const placed = player.tiles[id]!;
  const next = nextLevel(placed.tile)!;
  const cells = grownCells(placed, next, to)!;
  open.supply[placed.tile] += 1;
  open.supply[next] -= 1;
  const { [id]: _, ...rest } = player.tiles;
  player.tiles = { ...rest, [cells[0]!]: { tile: next, cells, goods: [] } };
}

/** A copy of what plans can change; records inside are shared, since they are only ever replaced. */
export function copyOf(open: Open): Open {
  return {
    ...open,
    players: open.players.map((player) => ({ ...player, built: [...player.built] })),
    supply: { ...open.supply },
    removed: { ...open.removed },
    reserve: { ...open.reserve },
    moving: null,
  };
}

export function copyOfWorks(works: Works): Works {
  return { ...works, built: [...works.built] };
}

/** A plan tried out on a copy: where it stands after its last step, or which step is refused and why. */
export type Trial =
  | { open: Open; works: Works; refusal?: never }
  | { refusal: Refusal; at: number; open?: never; works?: never };

/** Tries a plan out without touching anything. */
export function tryPlan(open: Open, start: Works, steps: readonly Step[]): Trial {
  const copy = copyOf(open);
  const works = copyOfWorks(start);
  for (const [at, step] of steps.entries()) {
    const refusal = refusalOfStep(copy, works, step);
    if (refusal) return { refusal, at };
    performStep(copy, works, step);
  }
  return { open: copy, works };
}

/** Whether a plan may stop where it stands. */
export function unfinished(works: Works): Refusal | undefined {
  return works.owed === null ? undefined : refuse('SC-10', 'warehouse-first');
}

/** First spaces of tiles, row by row. */
export function idsOf(player: Player): string[] {
  return Object.keys(player.tiles).sort((a, b) => numberOf(a) - numberOf(b));
}

const growths = new WeakMap<Placed, string[]>();

/**
 * Spaces that a tile could grow over, legal or not: those that complete the outline of the next level.
 * A tile that lies is never changed, only replaced, so each is worked out once.
 */
export function growthSpaces(placed: Placed): string[] {
  const known = growths.get(placed);
  if (known) return known;
  const next = nextLevel(placed.tile);
  const near = next ? influenceNumbers(placed.cells.map(numberOf)) : [];
  const found = near.map((number) => boardCells[number]!).filter((cell) => grownCells(placed, next!, cell));
  growths.set(placed, found);
  return found;
}
