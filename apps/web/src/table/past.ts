import type { AnyView } from '@cityhall/ruleset';
import { type TableDocument, type TableHistory, type WireLine, withChanges } from '@cityhall/wire';

/** What one's own screen showed at one moment, and what was told then. */
export interface Moment {
  document: TableDocument;
  lines: readonly WireLine[];
  at: number;
}

/** Every moment since the game began, made of one's own frames alone. */
export function momentsOf({ document, frames, times }: TableHistory): Moment[] {
  const moments: Moment[] = [];
  let now = document;
  for (const [index, frame] of frames.entries()) {
    now = withChanges(now, frame.changes);
    if (now.view !== null) moments.push({ document: now, lines: frame.lines, at: times[index]! });
  }
  return moments;
}

const isAsked = ({ document }: Moment, seat: number): boolean =>
  (document.view as unknown as AnyView).flow.asked[seat]?.awaited === true;

/** The moment at which a seat's last finished turn ended: the one to walk on from. The first where there was none. */
export function lastTurn(moments: readonly Moment[], seat: number | null): number {
  if (seat === null) return 0;
  for (let index = moments.length - 1; index > 0; index--) {
    if (!isAsked(moments[index]!, seat) && isAsked(moments[index - 1]!, seat)) return index;
  }
  return 0;
}
