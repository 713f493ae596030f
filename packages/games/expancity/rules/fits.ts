import type { CellKey } from '@cityhall/grid';
import type { Fit } from '../content/conditions.ts';
import { beside } from './city.ts';
import type { Board, Seat } from './state.ts';

/** Whether the building on that cell is that player's and is what the description asks for, now (EX-9). */
export function fits(board: Board, seat: Seat, cell: CellKey, fit: Fit): boolean {
  const plot = board[cell];
  if (!plot?.building || plot.building.seat !== seat) return false;
  if (fit.kind !== undefined && plot.tile !== fit.kind) return false;
  if (fit.storeys !== undefined && plot.building.storeys !== fit.storeys) return false;
  if (fit.completed && !plot.building.completed) return false;
  return (fit.beside ?? []).every((facility) => beside(cell).some((near) => board[near]?.tile === facility));
}
