import { type Side, sides } from '@cityhall/small-city';
import type { Ctx } from './desk.ts';
import { fieldsOf } from './plan-work.ts';

/** What is chosen at the set-up, as far as it is. */
export interface Settled {
  promise: number | null;
  side: Side;
  cell: string | null;
}

/** The set-up as it is drafted, or as it was confirmed. */
export function settledDraft({ view, draft }: Pick<Ctx, 'view' | 'draft'>): Settled {
  const { own } = view;
  if (own?.start) return { promise: own.promise, ...own.start };
  const none = { promise: null, side: sides[0], cell: null };
  const { key, promise, side, cell } = fieldsOf(draft);
  if (key !== 'settle') return none;
  return {
    promise: typeof promise === 'number' && own?.offered.includes(promise) ? promise : null,
    side: sides.find((one) => one === side) ?? none.side,
    cell: typeof cell === 'string' ? cell : null,
  };
}
