import { type CellKey, cellOf, keyOf, rectangle } from '@cityhall/grid';
import type { Condition, Fit } from '../content/conditions.ts';
import { type ContractName, contracts } from '../content/contracts.ts';
import { figures } from '../content/figures.ts';
import { bagTiles, type Facility, type LotKind, lotKinds, lots, type Tile, tilesInBox } from '../content/tiles.ts';
import { beside, zonedCells } from './city.ts';
import { cellsMeeting, lineFrom } from './contracts.ts';
import type { ExpancityView, Seat } from './state.ts';
import { turnsLeft } from './turns.ts';

/** How a contract stands for the viewer. */
export interface ContractOutlook {
  /** `impossible` only where what the viewer sees makes it certain. */
  status: 'met' | 'possible' | 'impossible';
  /** Where it is met, or where least is missing. */
  cells: CellKey[];
  /** How many tiles, storeys and rooftops are missing at the nearest place; 0 where met, Infinity where impossible. */
  missing: number;
}

/** What one arrangement still needs. Every need is the least that could do, so that "impossible" is never said too early. */
interface Need {
  missing: number;
  cells: CellKey[];
  blocks: number;
  /** Lots that are not zoned yet. */
  newLots: number;
}

/** How far outside the city to look: the corner of the widest pattern that still has one tile of the city in it. */
const reach = 4;

/** What the viewer knows about what may still come. */
interface Prospect {
  view: ExpancityView;
  seat: Seat;
  /** Tiles not yet zoned, wherever they are. */
  coming: Record<Tile, number>;
  /** The most storeys that one building can still gain. */
  growth: number;
  /** Buildings that have gained their storey of the turn under way. */
  grown: readonly CellKey[];
  blocks: number;
  /** Whether a Step 3 is still to come, or is under way. */
  rooftops: boolean;
  cells: CellKey[];
}

/**
 * How a contract stands for the seat of a view: met, still possible or no longer possible, and where.
 * @throws where the viewer has no seat
 */
export function contractStatus(view: ExpancityView, contract: ContractName): ContractOutlook {
  if (view.seat === null) throw new RangeError('contracts stand for a seat');
  const { condition } = contracts[contract];
  const met = cellsMeeting(view.open.board, view.seat, condition);
  if (met) return { status: 'met', cells: met, missing: 0 };
  const nearest = nearestOf(prospectOf(view, view.seat), condition);
  if (!nearest) return { status: 'impossible', cells: [], missing: Number.POSITIVE_INFINITY };
  return { status: 'possible', cells: nearest.cells, missing: Math.max(1, nearest.missing) };
}

function prospectOf(view: ExpancityView, seat: Seat): Prospect {
  const { board, turn, players } = view.open;
  const coming = { cityHall: 0 } as Record<Tile, number>;
  for (const tile of bagTiles) coming[tile] = tilesInBox(tile);
  for (const cell of zonedCells(board)) coming[board[cell]!.tile] -= 1;
  coming.cityHall = 0;
  const own = turn.seat === seat;
  const buildsNow = !own || turn.step === 'zoning' || turn.step === 'building';
  const left = turnsLeft(view.open, seat);
  const growth = Math.max(0, left - (buildsNow ? 0 : 1));
  const spent = own && buildsNow ? figures.actions - turn.actions : 0;
  const blocks = Math.min(players[seat]!.pool + players[seat]!.reserve, growth * figures.actions - spent);
  const grown = own && buildsNow ? turn.grown : [];
  return { view, seat, coming, growth, grown, blocks, rooftops: left > 0, cells: surroundings(view) };
}

/** The city and the free cells near enough to matter. */
function surroundings({ open }: ExpancityView): CellKey[] {
  const found = new Set<CellKey>(zonedCells(open.board));
  let edge = [...found];
  for (let step = 0; step < reach; step++) {
    edge = edge.flatMap((cell) => beside(cell).filter((near) => !found.has(near)));
    for (const cell of edge) found.add(cell);
  }
  return [...found];
}

function nearestOf(prospect: Prospect, condition: Condition): Need | undefined {
  switch (condition.is) {
    case 'building':
      return best(prospect.cells.map((cell) => needOf(prospect, cell, condition.fit)));
    case 'count':
      return affordable(prospect, cheapest(prospect, prospect.cells, condition.count, condition.fit));
    case 'sharedFacility':
      return best(prospect.cells.map((cell) => sharedNeed(prospect, cell, condition)));
    case 'line':
      return best(lineNeeds(prospect, condition.length, condition.fit));
    case 'section':
      return best(windowNeeds(prospect, condition));
  }
}

function best(needs: readonly (Need | undefined)[]): Need | undefined {
  let found: Need | undefined;
  for (const need of needs) if (need && (!found || need.missing < found.missing)) found = need;
  return found;
}

function sum(needs: readonly (Need | undefined)[]): Need | undefined {
  const total: Need = { missing: 0, cells: [], blocks: 0, newLots: 0 };
  for (const need of needs) {
    if (!need) return undefined;
    total.missing += need.missing;
    total.cells.push(...need.cells);
    total.blocks += need.blocks;
    total.newLots += need.newLots;
  }
  return total;
}

/** The need, unless there are certainly too few blocks, actions or lots left for it. */
function affordable(prospect: Prospect, need: Need | undefined): Need | undefined {
  if (!need || need.blocks > prospect.blocks) return undefined;
  const lotsComing = lotKinds.reduce((all, kind) => all + prospect.coming[kind], 0);
  return need.newLots > lotsComing ? undefined : need;
}

/** What is missing until a building on that cell fits. */
function needOf(prospect: Prospect, cell: CellKey, fit: Fit): Need | undefined {
  const kinds = fit.kind ? [fit.kind] : lotKinds;
  const own = best(kinds.map((kind) => buildingNeed(prospect, cell, kind, fit)));
  if (!own) return undefined;
  const missing = facilitiesMissing(prospect, cell, fit.beside ?? []);
  return missing === undefined ? undefined : affordable(prospect, { ...own, missing: own.missing + missing });
}

function buildingNeed(prospect: Prospect, cell: CellKey, kind: LotKind, fit: Fit): Need | undefined {
  const { view, seat, coming, growth, grown, rooftops } = prospect;
  const plot = view.open.board[cell];
  if (plot ? plot.tile !== kind : coming[kind] === 0) return undefined;
  const building = plot?.building ?? null;
  if (building && building.seat !== seat) return undefined;
  const storeys = building?.storeys ?? 0;
  const completed = building?.completed ? 1 : 0;
  const wanted = fit.storeys ?? Math.max(1, storeys, fit.completed ? lots[kind].lowestRoof : 0);
  const gain = wanted - storeys;
  const most = growth - (grown.includes(cell) ? 1 : 0);
  if (gain < 0 || gain > most || (completed && gain > 0)) return undefined;
  const rooftop = fit.completed && !completed ? 1 : 0;
  if (rooftop && !rooftops) return undefined;
  const newLots = plot ? 0 : 1;
  return { missing: newLots + gain + rooftop, cells: [cell], blocks: gain, newLots };
}

/** How many of the facilities do not share a side with the cell yet; undefined where one never can. */
function facilitiesMissing({ view, coming }: Prospect, cell: CellKey, wanted: readonly Facility[]): number | undefined {
  const around = beside(cell);
  const absent = wanted.filter((facility) => !around.some((near) => view.open.board[near]?.tile === facility));
  if (absent.some((facility) => coming[facility] === 0)) return undefined;
  const free = around.filter((near) => !view.open.board[near]).length;
  return absent.length > free ? undefined : absent.length;
}

function sharedNeed(
  prospect: Prospect,
  place: CellKey,
  condition: Extract<Condition, { is: 'sharedFacility' }>,
): Need | undefined {
  const plot = prospect.view.open.board[place];
  if (plot ? plot.tile !== condition.facility : prospect.coming[condition.facility] === 0) return undefined;
  const pairs: (Need | undefined)[] = [];
  for (const first of beside(place)) {
    const residence = needOf(prospect, first, { ...condition.residential, kind: 'residential' });
    if (!residence) continue;
    for (const second of beside(place)) {
      if (second === first) continue;
      const office = needOf(prospect, second, { ...condition.commercial, kind: 'commercial' });
      pairs.push(affordable(prospect, sum([residence, office])));
    }
  }
  const nearest = best(pairs);
  return nearest && { ...nearest, missing: nearest.missing + (plot ? 0 : 1) };
}

/** The cells at which least is missing for so many buildings; undefined where there are not enough. */
function cheapest(prospect: Prospect, cells: readonly CellKey[], count: number, fit: Fit): Need | undefined {
  const needs = cells.flatMap((cell) => needOf(prospect, cell, fit) ?? []);
  if (needs.length < count) return undefined;
  const nearest = sum(needs.sort((a, b) => a.missing - b.missing).slice(0, count));
  return nearest && { ...nearest, blocks: least(needs, count, 'blocks'), newLots: least(needs, count, 'newLots') };
}

function least(needs: readonly Need[], count: number, of: 'blocks' | 'newLots'): number {
  const sorted = needs.map((need) => need[of]).sort((a, b) => a - b);
  return sorted.slice(0, count).reduce((total, number) => total + number, 0);
}

function lineNeeds(prospect: Prospect, length: number, fit: Fit): (Need | undefined)[] {
  const needs = new Map(prospect.cells.map((cell) => [cell, needOf(prospect, cell, fit)]));
  return prospect.cells.flatMap((start) =>
    lineFrom(cellOf(start), length).map((run) => affordable(prospect, sum(run.map((cell) => needs.get(cell))))),
  );
}

function windowNeeds(
  prospect: Prospect,
  { size, buildings }: Extract<Condition, { is: 'section' }>,
): (Need | undefined)[] {
  return prospect.cells.map((corner) => {
    const window = rectangle(cellOf(corner), size, size).map(keyOf);
    return affordable(prospect, sum(buildings.map(({ count, fit }) => cheapest(prospect, window, count, fit))));
  });
}
