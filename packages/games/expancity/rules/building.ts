import type { CellKey } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { isLot, type LotKind, lotKinds, lots } from '../content/tiles.ts';
import { buildingsOf, zonedCells } from './city.ts';
import { refuse } from './define.ts';
import type { Open, Seat } from './state.ts';

/** How high a player may build at most, per kind, now (EX-5). */
export function heightCaps(open: Pick<Open, 'board'>, seat: Seat): Record<LotKind, number> {
  const caps = Object.fromEntries(lotKinds.map((kind) => [kind, lots[kind].firstCap])) as Record<LotKind, number>;
  for (const cell of buildingsOf(open.board, seat)) {
    const { tile, building } = open.board[cell]!;
    if (!isLot(tile) || !building!.completed) continue;
    const above = building!.storeys + figures.capAboveTallest;
    caps[tile] = Math.min(Math.max(caps[tile], above), lots[tile].highest ?? Number.POSITIVE_INFINITY);
  }
  return caps;
}

/** The buildings of a player without a rooftop (EX-6). */
export function inProgress(open: Pick<Open, 'board'>, seat: Seat): CellKey[] {
  return buildingsOf(open.board, seat).filter((cell) => !open.board[cell]!.building!.completed);
}

/** Why that player may not place a block there. */
export function refuseConstruct(open: Open, seat: Seat, cell: CellKey): Refusal | undefined {
  const plot = open.board[cell];
  if (!plot) return refuse('building', 'no-tile', undefined, [cell]);
  if (!isLot(plot.tile)) return refuse('EX-4', 'not-a-lot', { tile: { word: `tile.${plot.tile}` } }, [cell]);
  const { building } = plot;
  if (building && building.seat !== seat)
    return refuse('building', 'lot-taken', { owner: { seat: building.seat } }, [cell]);
  if (building?.completed) return refuse('completing', 'has-rooftop', undefined, [cell]);
  const refusal = building ? refuseGrowth(open, seat, cell, plot.tile, building.storeys) : refuseStart(open, seat);
  if (refusal) return refusal;
  return open.players[seat]!.pool === 0 ? refuse('building', 'pool-empty') : undefined;
}

function refuseStart(open: Open, seat: Seat): Refusal | undefined {
  const unfinished = inProgress(open, seat);
  if (unfinished.length < figures.inProgress) return undefined;
  return refuse('EX-6', 'enough-in-progress', { limit: figures.inProgress }, unfinished);
}

function refuseGrowth(open: Open, seat: Seat, cell: CellKey, kind: LotKind, storeys: number): Refusal | undefined {
  if (timesGrown(open, cell) >= figures.storeysPerTurn) return refuse('EX-5', 'grown-this-turn', undefined, [cell]);
  const cap = heightCaps(open, seat)[kind];
  if (storeys < cap) return undefined;
  const params = { kind: { word: `kind.${kind}` as const }, cap };
  if (cap === lots[kind].highest) return refuse('EX-5', 'never-higher', params, [cell]);
  return refuse('EX-5', 'at-height-cap', params, [cell]);
}

function timesGrown(open: Open, cell: CellKey): number {
  return open.turn.grown.filter((grown) => grown === cell).length;
}

/** Why that player may not get material. */
export function refuseMaterial(open: Open, seat: Seat): Refusal | undefined {
  return open.players[seat]!.reserve === 0 ? refuse('EX-3', 'reserve-empty') : undefined;
}

/** Places a block; the number of storeys the building then has. */
export function construct(open: Open, seat: Seat, cell: CellKey): number {
  const plot = open.board[cell]!;
  plot.building ??= { seat, storeys: 0, completed: null };
  plot.building.storeys += 1;
  open.players[seat]!.pool -= 1;
  open.turn.grown.push(cell);
  open.turn.actions -= 1;
  return plot.building.storeys;
}

/** Moves a block from the reserve to the supply pool. */
export function getMaterial(open: Open, seat: Seat): void {
  const player = open.players[seat]!;
  player.reserve -= figures.blocksPerMaterial;
  player.pool += figures.blocksPerMaterial;
  open.turn.actions -= 1;
}

/** Whether the player whose turn it is has any legal action. */
function hasAction(open: Open): boolean {
  const { seat } = open.turn;
  if (!refuseMaterial(open, seat)) return true;
  return zonedCells(open.board).some((cell) => !refuseConstruct(open, seat, cell));
}

/** Ends Step 2 where nothing is left to do in it; the number of actions that lapsed (EX-3, EX-13). */
export function lapse(open: Open): number {
  const { turn } = open;
  if (turn.actions > 0 && hasAction(open)) return 0;
  const lapsed = turn.actions;
  turn.actions = 0;
  turn.step = 'completing';
  return lapsed;
}
