import type { CellKey } from '@cityhall/grid';
import { type ContractName, contracts } from '../content/contracts.ts';
import type { LotKind } from '../content/tiles.ts';
import { completionOf, refuseRooftop } from '../rules/completing.ts';
import { contractStatus } from '../rules/outlook.ts';
import type { ExpancityView } from '../rules/state.ts';
import { judgement } from './judgement.ts';
import { contractsGained, type Position } from './worth.ts';

/** The next building to complete now, or undefined where all others had better wait. */
export function bestRooftop(position: Position): CellKey | undefined {
  return position.open.find((cell) => !refuseRooftop(position.view.open, position.seat, cell) && isDue(position, cell));
}

function isDue(position: Position, cell: CellKey): boolean {
  const { board, caps, turns, seat, contract } = position;
  const plot = board[cell]!;
  const kind = plot.tile as LotKind;
  const sum = completionOf(board, cell)!;
  const gained = contractsGained(position, cell, { tile: kind, building: { ...plot.building!, seat, completed: sum } });
  if (turns <= 1) return sum.points + gained + contract > 0;
  if (gained > 0) return true;
  if (sum.points + contract <= 0) return false;
  return sum.storeys >= caps[kind] || sum.storey < judgement.growOn;
}

/** What a contract in hand is worth: all of its points if met, less with each thing missing. */
export function contractWorth(view: ExpancityView, contract: ContractName): number {
  const { status, missing } = contractStatus(view, contract);
  const { points } = contracts[contract];
  if (status === 'met') return points;
  return status === 'impossible' ? 0 : points * judgement.perMissing ** missing;
}
