import { moversOf, type Place } from '@cityhall/small-city';
import type { WireLine } from '@cityhall/wire';
import { useEffect, useState } from 'react';
import type { Ctx } from './desk.ts';
import { repeatsOf } from './history.ts';

/**
 * Moves that take those who must move back to the places of the round before last, one after the other.
 * @returns null where there are none
 */
export function useRepeat(ctx: Ctx, lines: readonly WireLine[]): { moves: number; run(): void } | null {
  const { stage, open, seat, busy, act } = ctx;
  const [queue, setQueue] = useState<readonly { from: Place; to: Place }[]>([]);
  const moving = stage === 'move' && seat !== null;
  useEffect(() => {
    const [next, ...rest] = queue;
    if (!next || busy) return;
    setQueue(rest);
    const possible =
      moving &&
      moversOf(open, seat)
        .find(({ place }) => place === next.from)
        ?.reachable.includes(next.to);
    if (possible) act('go', next);
  }, [queue, busy, moving, open, seat, act]);
  if (!moving) return null;
  const repeats = repeatsOf(lines, open.round, seat, moversOf(open, seat));
  return repeats.length > 0 ? { moves: repeats.length, run: () => setQueue(repeats) } : null;
}
