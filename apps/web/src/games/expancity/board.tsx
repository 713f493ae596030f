import { type CellKey, cellOf, keyOf, neighbours } from '@cityhall/grid';
import type { Colour } from '@cityhall/wire';
import { Building2, Maximize, Minus, Plus, Rows2 } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { say } from '../../words/index.ts';
import { topOf, WallPatterns } from './building.tsx';
import { frameOf, type Standing, type Storeys } from './geometry.ts';
import { nextSpace } from './roving.ts';
import { SpaceLabels, type SpaceProps, SpaceView } from './space.tsx';
import { text } from './words.ts';

interface Props {
  spaces: readonly Omit<SpaceProps, 'aimed' | 'current' | 'look'>[];
  colours: readonly Colour[];
  aimed: CellKey | null;
  look: Storeys;
  onLook(look: Storeys): void;
  /** A space is pointed at or reached by keyboard; null when nothing is. */
  onAim(cell: CellKey | null, how: 'pointer' | 'focus'): void;
  /** The empty table is tapped, or Escape is pressed. */
  onRelease(): void;
  /** A space is tapped; `sure` where a mouse or a key did it, which had shown its meaning before. */
  onTap(cell: CellKey, sure: boolean): void;
  children?: ReactNode;
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** What roofs, plates and facilities need above the last storey, in pixels. */
const headroom = 84;

/** The scale at which figures are just large enough; below it they are drawn larger than the rest. */
const legible = 0.84;

/** A space of the extent, written `x,y:height`. */
function standingOf(part: string): Standing {
  const [cell, height] = part.split(':') as [string, string];
  return { ...cellOf(cell), height: Number(height) };
}

/**
 * What is to be in sight: the city with the free spaces around it, whether or not a tile is being laid,
 * so that the city keeps its place from step to step. A narrow screen has no room for that.
 */
function extentOf(spaces: Props['spaces'], look: Storeys): string {
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

/** How far a finger may slip, in pixels, and still have tapped. */
const slip = 8;

/** How long a movement takes, in milliseconds: none where motion is not wanted. */
function moving(time: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : time;
}

function cellAt(target: EventTarget | null): CellKey | null {
  const space = (target as Element | null)?.closest?.('[data-cell]');
  return (space?.getAttribute('data-cell') as CellKey | null) ?? null;
}

/** The city: to be panned, zoomed, pointed at, walked with arrow keys. */
export function Board({ spaces, colours, aimed, look, onLook, onAim, onRelease, onTap, children }: Props) {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const moved = useRef(false);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const [current, setCurrent] = useState<CellKey>('0,0');
  const cells = spaces.map((space) => space.cell);
  const extent = useMemo(() => extentOf(spaces, look), [spaces, look]);
  const here = cells.includes(current) ? current : '0,0';

  const fit = useCallback(
    (time = 0) => {
      const box = place.current;
      if (!box || box.clientWidth === 0) return;
      const frame = frameOf(extent.split(' ').map(standingOf));
      const margin = 14;
      const scale = Math.min(
        1.5,
        (box.clientWidth - margin * 2) / frame.width,
        (box.clientHeight - margin * 2) / frame.height,
      );
      const x = (box.clientWidth - frame.width * scale) / 2 - frame.left * scale;
      const y = (box.clientHeight - frame.height * scale) / 2 - frame.top * scale;
      void zoom.current?.setTransform(x, y, scale, time, 'easeOut');
    },
    [extent],
  );

  useEffect(() => {
    if (!moved.current) fit(moving(200));
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

  function show(element: Element) {
    const box = place.current?.getBoundingClientRect();
    const seen = element.getBoundingClientRect();
    if (!box || !zoom.current) return;
    const dx = Math.max(0, box.left + 24 - seen.left) - Math.max(0, seen.right - box.right + 24);
    const dy = Math.max(0, box.top + 24 - seen.top) - Math.max(0, seen.bottom - box.bottom + 24);
    if (dx === 0 && dy === 0) return;
    const { positionX, positionY, scale } = zoom.current.state;
    void zoom.current.setTransform(positionX + dx, positionY + dy, scale, moving(150), 'easeOut');
  }

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
        onTransform={(_, { scale }) =>
          drawing.current?.style.setProperty('--label', `${Math.min(1.6, Math.max(1, legible / scale))}`)
        }
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
            aria-label={text('screen.city')}
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
            <WallPatterns colours={colours} />
            {spaces.map((space) => (
              <SpaceView
                key={space.cell}
                {...space}
                look={look}
                aimed={aimed === space.cell}
                current={space.cell === here}
              />
            ))}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
            <g aria-hidden="true" className="labels">
              {spaces.map(({ cell, plot, colour, state, offer, roof, points }) => (
                <SpaceLabels
                  key={cell}
                  cell={cell}
                  plot={plot}
                  colour={colour}
                  state={state}
                  offer={offer}
                  roof={roof}
                  points={points}
                  look={look}
                />
              ))}
            </g>
          </svg>
        </TransformComponent>
      </TransformWrapper>
      {children}
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
        <Tool
          label={text(look === 'flat' ? 'board.skyline' : 'board.flat')}
          onClick={() => onLook(look === 'flat' ? 'skyline' : 'flat')}
        >
          {look === 'flat' ? <Building2 size={18} aria-hidden="true" /> : <Rows2 size={18} aria-hidden="true" />}
        </Tool>
      </div>
    </div>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
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
