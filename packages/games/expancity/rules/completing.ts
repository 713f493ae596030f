import type { CellKey } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { facilities, type LotKind, lots } from '../content/tiles.ts';
import { beside, facilitiesBeside, isVacantLot } from './city.ts';
import { refuse } from './define.ts';
import type { Board, Open, Seat, Sum } from './state.ts';

/** What a building of that kind and height would be worth at that cell now: (base + modifiers + vacant lots) × storeys. */
export function sumOf(board: Board, cell: CellKey, kind: LotKind, storeys: number): Sum {
  const modifiers = facilitiesBeside(board, cell)
    .map((near) => ({ ...near, value: facilities[near.tile][kind] }))
    .filter(({ value }) => value !== 0);
  const vacantLots = beside(cell).filter((near) => board[near] && isVacantLot(board[near]));
  const storey =
    figures.basePoint + modifiers.reduce((sum, { value }) => sum + value, 0) + figures.vacantLot * vacantLots.length;
  return { base: figures.basePoint, modifiers, vacantLots, storey, storeys, points: storey * storeys };
}

/** What the building on that cell would score if it were completed now. Undefined where no building is in progress. */
export function completionOf(board: Board, cell: CellKey): Sum | undefined {
  const plot = board[cell];
  if (!plot?.building || plot.building.completed) return undefined;
  return sumOf(board, cell, plot.tile as LotKind, plot.building.storeys);
}

/** Why that player may not place a rooftop there. */
export function refuseRooftop(open: Open, seat: Seat, cell: CellKey): Refusal | undefined {
  const plot = open.board[cell];
  if (!plot?.building) return refuse('completing', 'no-building', undefined, [cell]);
  const { building } = plot;
  if (building.seat !== seat) return refuse('completing', 'another-owner', { owner: { seat: building.seat } }, [cell]);
  if (building.completed) return refuse('completing', 'has-rooftop', undefined, [cell]);
  const kind = plot.tile as LotKind;
  const { lowestRoof } = lots[kind];
  if (building.storeys < lowestRoof) {
    const params = { kind: { word: `kind.${kind}` as const }, lowest: lowestRoof, storeys: building.storeys };
    return refuse('completing', 'too-low', params, [cell]);
  }
  return undefined;
}

/** Places the rooftop and scores the building; its sum. */
export function complete(open: Open, cell: CellKey): Sum {
  const sum = completionOf(open.board, cell)!;
  open.board[cell]!.building!.completed = sum;
  open.turn.completed.push(cell);
  open.turn.owed += figures.contractsPerBuilding;
  return sum;
}
