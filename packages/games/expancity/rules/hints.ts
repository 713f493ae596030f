import type { CellKey } from '@cityhall/grid';
import { completionOf, refuseRooftop } from './completing.ts';
import type { ExpancityView, Sum } from './state.ts';

/**
 * What the viewer's building on that cell would score if it were completed now.
 * @returns its points with every part of the sum, and whether it is high enough; undefined where no building of the
 * viewer is in progress
 */
export function completeNow(view: ExpancityView, cell: CellKey): { sum: Sum; allowed: boolean } | undefined {
  if (view.seat === null || view.open.board[cell]?.building?.seat !== view.seat) return undefined;
  const sum = completionOf(view.open.board, cell);
  return sum && { sum, allowed: !refuseRooftop(view.open, view.seat, cell) };
}
