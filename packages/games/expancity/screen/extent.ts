import type { Plot } from '@cityhall/expancity';
import { type CellKey, cellOf, keyOf, neighbours } from '@cityhall/grid';
import type { Frame } from '@cityhall/web/kit/camera.ts';
import { useMemo } from 'react';
import { topOf } from './building.tsx';
import { frameOf, type Standing, type Storeys } from './geometry.ts';

type Shown = readonly { cell: CellKey; plot: Plot | undefined }[];

/** What roofs, plates and facilities need above the last storey, in pixels. */
const headroom = 84;

/** The scale at which figures are just large enough; below it they are drawn larger than the rest. */
export const legible = 0.84;

/** A space of the extent, written `x,y:height`. */
function standingOf(part: string): Standing {
  const [cell, height] = part.split(':') as [string, string];
  return { ...cellOf(cell), height: Number(height) };
}

/**
 * What is to be in sight: the city with the free spaces around it, whether or not a tile is being laid,
 * so that the city keeps its place from step to step. A narrow screen has no room for that.
 */
function extentOf(spaces: Shown, look: Storeys): string {
  const heights = new Map<CellKey, number>();
  const wide = matchMedia('(min-width: 640px)').matches;
  for (const { cell, plot } of spaces) {
    if (!plot) {
      heights.set(cell, 0);
      continue;
    }
    heights.set(cell, headroom + topOf(plot.building?.storeys ?? 0, look));
    if (!wide) continue;
    for (const near of neighbours(cellOf(cell)).map(keyOf)) if (!heights.has(near)) heights.set(near, 0);
  }
  return [...heights].map(([cell, height]) => `${cell}:${height}`).join(' ');
}

/** The frame around the city as it is shown. */
export function useExtent(spaces: Shown, look: Storeys): Frame {
  const extent = useMemo(() => extentOf(spaces, look), [spaces, look]);
  return useMemo(() => frameOf(extent.split(' ').map(standingOf)), [extent]);
}
