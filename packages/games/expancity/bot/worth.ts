import type { CellKey } from '@cityhall/grid';
import { type ContractName, contracts } from '../content/contracts.ts';
import { figures } from '../content/figures.ts';
import { facilities, isLot, type LotKind, lots } from '../content/tiles.ts';
import { heightCaps, inProgress } from '../rules/building.ts';
import { sumOf } from '../rules/completing.ts';
import { isMet } from '../rules/contracts.ts';
import type { Board, ExpancityView, Seat } from '../rules/state.ts';
import { turnsLeft } from '../rules/turns.ts';
import { judgement } from './judgement.ts';

/** What a seat sees of its position, worked out once for each decision. */
export interface Position {
  view: ExpancityView;
  seat: Seat;
  board: Board;
  caps: Record<LotKind, number>;
  /** Buildings in progress. */
  open: CellKey[];
  turns: number;
  /** What a contract not yet drawn is worth. */
  contract: number;
  /** Contracts in hand that are not met yet. */
  unmet: ContractName[];
}

export function positionOf(view: ExpancityView, seat: Seat): Position {
  const { board } = view.open;
  const turns = turnsLeft(view.open, seat);
  const early = Math.min(1, (turns - 1) / judgement.contractTurns);
  return {
    view,
    seat,
    board,
    caps: heightCaps(view.open, seat),
    open: inProgress(view.open, seat),
    turns,
    contract: judgement.contractLate + early * (judgement.contractEarly - judgement.contractLate),
    unmet: (view.own?.contracts ?? []).filter((name) => !isMet(board, seat, name)),
  };
}

/** What a storey there will probably be worth when the rooftop comes. */
export function storeyWorth(board: Board, cell: CellKey, kind: LotKind): number {
  const { storey, vacantLots } = sumOf(board, cell, kind, 1);
  return storey + vacantLots.length * (1 - judgement.vacantLot);
}

/** How high a building of that kind will probably become. */
function likelyHeight({ caps, turns }: Position, kind: LotKind, storeys: number): number {
  const height =
    kind === 'residential' ? Math.min(caps.residential, judgement.houseHeight) : lots.commercial.lowestRoof;
  return Math.max(storeys, Math.min(height, storeys + turns));
}

/** What a building will bring when finished, divided by the blocks it still takes. Negative where it cannot be finished. */
export function worthPerBlock(position: Position, cell: CellKey, kind: LotKind, storeys: number): number {
  const { board, caps, turns, contract } = position;
  const storey = storeyWorth(board, cell, kind);
  const { lowestRoof } = lots[kind];
  if (storeys >= lowestRoof) return storeys < caps[kind] ? storey : -1;
  const blocks = lowestRoof - storeys;
  if (blocks > turns) return -1;
  return (storey * lowestRoof + contract + judgement.higherCap * (lowestRoof === caps[kind] ? 1 : 0)) / blocks;
}

/** Points of contracts in hand that a change of one plot would meet. */
export function contractsGained(position: Position, cell: CellKey, plot: Board[string]): number {
  if (position.unmet.length === 0) return 0;
  const board = { ...position.board, [cell]: plot };
  return position.unmet
    .filter((name) => isMet(board, position.seat, name))
    .reduce((sum, name) => sum + contracts[name].points, 0);
}

/** Points of contracts in hand that a completed building of mine on that lot would meet, at the best height. */
export function contractsNear(position: Position, cell: CellKey, kind: LotKind): number {
  const { lowestRoof } = lots[kind];
  const plot = {
    tile: kind,
    building: { seat: position.seat, storeys: lowestRoof, completed: sumOf(position.board, cell, kind, lowestRoof) },
  };
  return contractsGained(position, cell, plot);
}

/** Whether the player could begin a building of that kind now and finish it in time. */
export function mayStart({ view, seat, open, turns }: Position, kind: LotKind): boolean {
  return open.length < figures.inProgress && view.open.players[seat]!.pool > 0 && turns >= lots[kind].lowestRoof;
}

/** What a facility on a free cell brings the player, rivals' gains taken off. */
export function facilityWorth(
  position: Position,
  cells: readonly CellKey[],
  facility: keyof typeof facilities,
): number {
  const { board, seat, view } = position;
  const rivals = view.open.players.length - 1;
  let worth = 0;
  for (const cell of cells) {
    const plot = board[cell];
    if (!plot) {
      worth += judgement.freeSpace * (facilities[facility].residential + facilities[facility].commercial);
      continue;
    }
    if (!isLot(plot.tile) || plot.building?.completed) continue;
    const value = facilities[facility][plot.tile];
    const gain = value * likelyHeight(position, plot.tile, plot.building?.storeys ?? 0);
    if (!plot.building) worth += gain * (mayStart(position, plot.tile) ? judgement.lotNow : judgement.lotLater);
    else worth += plot.building.seat === seat ? gain : (-gain * judgement.rivalry) / rivals;
  }
  return worth;
}

/** What a vacant lot costs the buildings in progress beside it, rivals' losses counted as gain. */
export function vacancyCost(position: Position, cells: readonly CellKey[]): number {
  const { board, seat, view } = position;
  const rivals = view.open.players.length - 1;
  let cost = 0;
  for (const cell of cells) {
    const plot = board[cell];
    if (!plot?.building || plot.building.completed) continue;
    const loss = likelyHeight(position, plot.tile as LotKind, plot.building.storeys) * (1 - judgement.vacantLot);
    cost += plot.building.seat === seat ? loss : (-loss * judgement.rivalry) / rivals;
  }
  return cost;
}
