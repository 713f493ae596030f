import type { CellKey } from '@cityhall/grid';
import { figures } from '../content/figures.ts';
import { isLot, type LotKind } from '../content/tiles.ts';
import { refuseConstruct, refuseMaterial } from '../rules/building.ts';
import { beside, zonedCells } from '../rules/city.ts';
import { judgement } from './judgement.ts';
import { contractsGained, contractsNear, type Position, vacancyCost, worthPerBlock } from './worth.ts';

/** Where the next block goes, or undefined for getting material. */
export function bestAction(position: Position): CellKey | undefined {
  const { view, seat, board } = position;
  const found = zonedCells(board)
    .filter((cell) => isLot(board[cell]!.tile) && !refuseConstruct(view.open, seat, cell))
    .map((cell) => ({ cell, worth: blockWorth(position, cell) }));
  const mayGet = !refuseMaterial(view.open, seat);
  const first = found.sort((a, b) => b.worth - a.worth)[0];
  if (!first) return undefined;
  return mayGet && first.worth < waiting(position) ? undefined : first.cell;
}

/** What a block is worth that is kept, or got, for later turns. */
function waiting({ turns, view, seat }: Position): number {
  const { actions } = view.open.turn;
  const { pool } = view.open.players[seat]!;
  if (turns * figures.actions <= pool) return 0;
  return actions > 0 ? judgement.block : 0;
}

function blockWorth(position: Position, cell: CellKey): number {
  const plot = position.board[cell]!;
  const kind = plot.tile as LotKind;
  const storeys = plot.building?.storeys ?? 0;
  const base = worthPerBlock(position, cell, kind, storeys);
  const grown = { tile: kind, building: { seat: position.seat, storeys: storeys + 1, completed: null } };
  const now = contractsGained(position, cell, grown);
  if (plot.building) return base + now;
  const later = now > 0 ? 0 : contractsNear(position, cell, kind) * judgement.nearBuilding;
  return base + now + later + vacancyCost(position, beside(cell));
}
