import type { Refusal } from '@cityhall/ruleset';
import { type CouncilRow, type CouncilSide, council, councilPrices, councilRows } from '../content/council.ts';
import { figures } from '../content/figures.ts';
import { refuse } from './define.ts';
import { isAdvanced } from './seats.ts';
import type { Open, Seat } from './state.ts';

export type Pay = 'money' | 'votes' | 'special';
export const pays: readonly Pay[] = ['money', 'votes', 'special'];

/** One move of a disc on the City Council board. */
export interface Investment {
  disc: number;
  row: CouncilRow;
  column: number;
  pay: Pay;
}

export function councilSide(open: Pick<Open, 'victory'>): CouncilSide {
  return isAdvanced(open) ? council.expert : council.basic;
}

/** The price of a column, in money, votes, or Special Promises to draw. */
export function columnPrice(column: number): number {
  return councilPrices[column - 1] ?? 0;
}

/** Why a disc cannot be moved so (SC-22). `councilor`: the City Councilor only advances, for money or votes. */
export function refusalOfInvestment(
  open: Open,
  seat: Seat,
  { disc, row, column, pay }: Investment,
  councilor: boolean,
): Refusal | undefined {
  const player = open.players[seat]!;
  const moved = player.discs[disc];
  const other = player.discs[1 - disc];
  if (!moved || !other) return refuse('SC-22', 'no-disc');
  if (moved.column === figures.columns) return refuse('SC-22', 'disc-fixed');
  const advances = column === moved.column + 1 && (moved.row === row || moved.row === null);
  if (!advances && (councilor || column !== 1)) return refuse('SC-22', councilor ? 'only-advance' : 'one-column');
  if (moved.row !== row && other.row === row) return refuse('SC-22', 'row-taken');
  const price = columnPrice(column);
  if (pay === 'money')
    return player.money < price ? refuse('council', 'needs-money', { cost: price, money: player.money }) : undefined;
  if (pay === 'votes')
    return player.votes < price ? refuse('SC-22', 'needs-votes', { cost: price, votes: player.votes }) : undefined;
  if (!isAdvanced(open) || councilor) return refuse('SC-22', 'no-special-here');
  return open.deck === 0 ? refuse('SC-22', 'no-special-left') : undefined;
}

/** Every move of a disc, legal or not. */
export function* allInvestments(open: Open, seat: Seat): Generator<Investment> {
  for (const [disc, { row: at, column: now }] of open.players[seat]!.discs.entries()) {
    for (const row of councilRows) {
      const columns = row === at && now > 0 ? [...new Set([now + 1, 1])] : [1];
      for (const column of columns) for (const pay of pays) yield { disc, row, column, pay };
    }
  }
}

/** Whether a seat can move any disc at all. */
export function canInvest(open: Open, seat: Seat, councilor: boolean): boolean {
  for (const investment of allInvestments(open, seat)) {
    if (!refusalOfInvestment(open, seat, investment, councilor)) return true;
  }
  return false;
}
