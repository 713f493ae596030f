import type { Plot } from '@cityhall/expancity';
import { type CellKey, cellOf, keyOf, neighbours } from '@cityhall/grid';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
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

/** How long a movement takes, in milliseconds: none where motion is not wanted. */
export function moving(time: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : time;
}

/** Space left around the city, in pixels. */
const margin = 14;
const closest = 1.5;

export interface Camera {
  zoom: RefObject<ReactZoomPanPinchRef | null>;
  /** The part of the page the city is seen in. */
  place: RefObject<HTMLDivElement | null>;
  /** True once somebody moved the camera by hand: from then on it stays where it was put. */
  moved: RefObject<boolean>;
  /** Shows the whole city, in so many milliseconds. */
  fit(time?: number): void;
  /** Moves just so far that a part of the drawing is in sight. */
  show(element: Element): void;
}

/** Keeps the whole city in sight as it grows and as the page changes its shape, until somebody moves it by hand. */
export function useCamera(spaces: Shown, look: Storeys): Camera {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const begun = useRef(false);
  const extent = useMemo(() => extentOf(spaces, look), [spaces, look]);

  const fit = useCallback(
    (time = 0) => {
      const box = place.current;
      if (!box || box.clientWidth === 0) return;
      const frame = frameOf(extent.split(' ').map(standingOf));
      const across = (box.clientWidth - margin * 2) / frame.width;
      const down = (box.clientHeight - margin * 2) / frame.height;
      const scale = Math.min(closest, across, down);
      const x = (box.clientWidth - frame.width * scale) / 2 - frame.left * scale;
      const y = (box.clientHeight - frame.height * scale) / 2 - frame.top * scale;
      void zoom.current?.setTransform(x, y, scale, time, 'easeOut');
    },
    [extent],
  );

  useEffect(() => {
    if (!moved.current) fit(begun.current ? moving(200) : 0);
    begun.current = true;
  }, [fit]);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      if (!moved.current) fit();
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [fit]);

  const show = useCallback((element: Element) => {
    const box = place.current?.getBoundingClientRect();
    const seen = element.getBoundingClientRect();
    if (!box || !zoom.current) return;
    const dx = Math.max(0, box.left + margin - seen.left) - Math.max(0, seen.right - box.right + margin);
    const dy = Math.max(0, box.top + margin - seen.top) - Math.max(0, seen.bottom - box.bottom + margin);
    if (dx === 0 && dy === 0) return;
    const { positionX, positionY, scale } = zoom.current.state;
    void zoom.current.setTransform(positionX + dx, positionY + dy, scale, moving(150), 'easeOut');
  }, []);

  return { zoom, place, moved, fit, show };
}
