import type { Plot } from '@cityhall/expancity';
import { type CellKey, cellOf } from '@cityhall/grid';
import { keep, kept } from '@cityhall/web/device/kept.ts';
import { useMemo, useState } from 'react';
import type { Roof } from './building.tsx';

export interface Roofs {
  of(cell: CellKey, plot: Plot | undefined): Roof;
  /** Gives one's own completed office the other roof; null where there is no choice. */
  changer(cell: CellKey, plot: Plot | undefined, seat: number | null): (() => void) | null;
}

/** Which roof each building wears: flat on residences, else pointed or rounded by its place, unless changed on this device (EX-14). */
export function useRoofs(table: string): Roofs {
  const key = `roofs.${table}`;
  const [changed, setChanged] = useState<readonly string[]>(() => kept(key)?.split(' ') ?? []);
  return useMemo(
    () => ({
      of(cell, plot) {
        if (plot?.tile === 'residential') return 'flat';
        const { x, y } = cellOf(cell);
        const pointed = (Math.abs(x * 3 + y * 5) % 2 === 0) !== changed.includes(cell);
        return pointed ? 'pointed' : 'rounded';
      },
      changer(cell, plot, seat) {
        if (plot?.tile !== 'commercial' || !plot.building?.completed || plot.building.seat !== seat) return null;
        return () => {
          const next = changed.includes(cell) ? changed.filter((one) => one !== cell) : [...changed, cell];
          keep(key, next.join(' '));
          setChanged(next);
        };
      },
    }),
    [changed, key],
  );
}
