import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';

/** A part of a drawing, in its own pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How long a movement takes, in milliseconds: none where motion is not wanted. */
export function moving(time: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : time;
}

/** Space left around the drawing, in pixels. */
const margin = 14;

export interface Camera {
  zoom: RefObject<ReactZoomPanPinchRef | null>;
  /** The part of the page the drawing is seen in. */
  place: RefObject<HTMLDivElement | null>;
  /** True once somebody moved the camera by hand: from then on it stays where it was put. */
  moved: RefObject<boolean>;
  /** Shows the whole frame, in so many milliseconds. */
  fit(time?: number): void;
  /** Moves just so far that a part of the drawing is in sight. */
  show(element: Element): void;
  /** Brings a part of the drawing to the middle, so many pixels wide; false where it is as wide already. */
  near(element: Element, width: number): boolean;
}

/**
 * Keeps a frame in sight as it grows and as the page changes its shape, until somebody moves it by hand.
 * @param closest the largest scale at which all is shown
 */
export function useCamera({ left, top, width, height }: Frame, closest: number): Camera {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const begun = useRef(false);

  const fit = useCallback(
    (time = 0) => {
      const box = place.current;
      if (!box || box.clientWidth === 0) return;
      const across = (box.clientWidth - margin * 2) / width;
      const down = (box.clientHeight - margin * 2) / height;
      const scale = Math.min(closest, across, down);
      const x = (box.clientWidth - width * scale) / 2 - left * scale;
      const y = (box.clientHeight - height * scale) / 2 - top * scale;
      void zoom.current?.setTransform(x, y, scale, time, 'easeOut');
    },
    [left, top, width, height, closest],
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

  const near = useCallback((element: Element, width: number) => {
    const box = place.current?.getBoundingClientRect();
    const seen = element.getBoundingClientRect();
    if (!box || !zoom.current || seen.width >= width) return false;
    const { positionX, positionY, scale } = zoom.current.state;
    const closer = (scale * width) / seen.width;
    const x = ((seen.left + seen.right) / 2 - box.left - positionX) / scale;
    const y = ((seen.top + seen.bottom) / 2 - box.top - positionY) / scale;
    moved.current = true;
    void zoom.current.setTransform(
      box.width / 2 - x * closer,
      box.height / 2 - y * closer,
      closer,
      moving(200),
      'easeOut',
    );
    return true;
  }, []);

  return { zoom, place, moved, fit, show, near };
}
