import type { CellKey } from '@cityhall/grid';
import { Maximize, Minus, Plus } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { say } from '../words/index.ts';
import { type Frame, moving, useCamera } from './camera.ts';
import { nextSpace } from './roving.ts';

interface Props {
  label: string;
  /** What is to be in sight. */
  frame: Frame;
  /** The largest scale at which all is shown. */
  closest: number;
  /** The spaces that can be pointed at: elements of the drawing with `data-cell`. */
  cells: readonly CellKey[];
  /** The space the tab key reaches first. */
  first: CellKey;
  aimed: CellKey | null;
  /** A space is pointed at or reached by keyboard; null when nothing is. */
  onAim(cell: CellKey | null, how: 'pointer' | 'focus'): void;
  /** The empty table is tapped, or Escape is pressed. */
  onRelease(): void;
  /** A space is tapped; `sure` where a mouse or a key did it, which had shown its meaning before. */
  onTap(cell: CellKey, sure: boolean): void;
  onScale(drawing: SVGSVGElement, scale: number): void;
  /** The drawing, where `here` is the space that the tab key reaches. */
  children(here: CellKey): ReactNode;
  /** How wide a space must be, in pixels, for a finger to take it up; narrower ones are first brought near. */
  least?: number;
  /** What floats above it. */
  over?: ReactNode;
  tools?: ReactNode;
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** How far a finger may slip, in pixels, and still have tapped. */
const slip = 8;

const spaceOf = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-cell]');

function cellAt(target: EventTarget | null): CellKey | null {
  return (spaceOf(target)?.getAttribute('data-cell') as CellKey | null) ?? null;
}

/** A board drawn in SVG: to be panned, zoomed, pointed at, walked with arrow keys. */
export function Drawing(props: Props) {
  const { label, frame, closest, cells, first, aimed, onAim, onRelease, onTap, onScale, children, over, tools } = props;
  const { least = 0 } = props;
  const { zoom, place, moved, fit, show, near } = useCamera(frame, closest);
  const drawing = useRef<SVGSVGElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const [current, setCurrent] = useState(first);
  const here = cells.includes(current) ? current : first;

  function onKeyDown(event: KeyboardEvent) {
    const from = cellAt(event.target);
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(from, true);
      return;
    }
    if (event.key === 'Escape') onRelease();
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const to = nextSpace(cells, from, step);
    if (to) drawing.current?.querySelector<SVGGElement>(`[data-cell="${to}"]`)?.focus();
  }

  function onFocus(event: FocusEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    setCurrent(cell);
    if (!event.target.matches(':focus-visible')) return;
    onAim(cell, 'focus');
    show(event.target);
  }

  function onClick(event: MouseEvent) {
    const cell = cellAt(event.target);
    const start = pressed.current;
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > slip) return;
    if (!cell) {
      onRelease();
      return;
    }
    const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    // What is too small for a finger is first brought near.
    if (touch && least > 0 && near(spaceOf(event.target)!, least)) return onAim(cell, 'pointer');
    onTap(cell, !touch);
  }

  /** A long press, or the right button: explains a space without doing anything. */
  function onLongPress(event: MouseEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    event.preventDefault();
    if (cell !== aimed) onTap(cell, false);
  }

  function onPointerOver(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.buttons === 0) onAim(cellAt(event.target), 'pointer');
  }

  return (
    <div
      ref={place}
      className="absolute inset-0"
      onPointerDownCapture={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY };
      }}
    >
      <TransformWrapper
        ref={zoom}
        minScale={0.15}
        maxScale={2.5}
        limitToBounds={false}
        doubleClick={{ disabled: true }}
        keyboard={{ disabled: true }}
        wheel={{ step: 0.12 }}
        onTransform={(_, { scale }) => drawing.current && onScale(drawing.current, scale)}
        onPanning={() => {
          moved.current = true;
        }}
        onZoomStart={() => {
          moved.current = true;
        }}
      >
        <TransformComponent wrapperStyle={{ width: '100%', height: '100%' }} wrapperClass="city-wrap">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
          <svg
            ref={drawing}
            role="group"
            aria-label={label}
            width="1"
            height="1"
            className="city"
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onClick={onClick}
            onContextMenu={onLongPress}
            onPointerOver={onPointerOver}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onAim(null, 'pointer')}
          >
            {children(here)}
          </svg>
        </TransformComponent>
      </TransformWrapper>
      {over}
      <div className="board-tools">
        <Tool label={say('table.zoom-in')} onClick={() => void zoom.current?.zoomIn(0.35, moving(150))}>
          <Plus size={20} aria-hidden="true" />
        </Tool>
        <Tool label={say('table.zoom-out')} onClick={() => void zoom.current?.zoomOut(0.35, moving(150))}>
          <Minus size={20} aria-hidden="true" />
        </Tool>
        <Tool
          label={say('table.fit')}
          onClick={() => {
            moved.current = false;
            fit(moving(200));
          }}
        >
          <Maximize size={18} aria-hidden="true" />
        </Tool>
        {tools}
      </div>
    </div>
  );
}

/** A button beside the drawing. */
export function Tool({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="tap inline-flex items-center justify-center rounded-xl border border-line bg-card text-ink shadow-paper hover:border-soft"
    >
      {children}
    </button>
  );
}
