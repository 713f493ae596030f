import { cellOf } from '@cityhall/grid';
import { mayExpand, type Open, placeName, type Seat, type Side, tileAt, zones, zoneWidth } from '@cityhall/small-city';
import { nextSpace } from '@cityhall/web/kit/roving.ts';
import type { Colour } from '@cityhall/wire';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { TileArt } from './art.tsx';
import type { Spot } from './desk.ts';
import { CitizensLayer, HallLayer, StoresLayer } from './dwellers.tsx';
import { cornerOf, outlinePath, unit } from './geometry.ts';
import { CemeteryDrawing, MayorDrawing, SeatPatterns } from './pieces.tsx';

/** Room for the names of columns and rows, and for what lies beyond the Zone. */
const head = 20;
const foot = 14;

interface Ghost {
  tile: Parameters<typeof TileArt>[0]['tile'];
  cells: readonly string[];
  fits: boolean;
}

interface Props {
  open: Open;
  borough: Seat;
  /** While the City Hall is being placed, the side that is looked at. */
  side: Side | null;
  colours: readonly Colour[];
  label: string;
  spots: ReadonlyMap<string, Spot>;
  labels: ReadonlyMap<string, string>;
  aim: string | null;
  ghost: Ghost | undefined;
  marked: readonly string[];
  /** The Influence Area shown. */
  area: readonly string[];
  blocked: readonly string[];
  /** Tiles that are only planned, by their first space. */
  planned: ReadonlySet<string>;
  recent: ReadonlySet<string>;
  /** Places where somebody stands who has not moved; null outside Phase III. */
  unmoved: ReadonlySet<string> | null;
  onAim(cell: string | null, how: 'pointer' | 'focus'): void;
  onRelease(): void;
  onTap(cell: string, sure: boolean): void;
  onKey(key: string): void;
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

function cellAt(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest?.('[data-cell]')?.getAttribute('data-cell') ?? null;
}

/** One Borough: pointed at, tapped, walked with arrow keys. */
export function Borough(props: Props) {
  const { open, borough, side, label, spots, labels, aim, onAim, onRelease, onTap, onKey } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState('0,0');
  const width = side ? zones[side].widths[0] : zoneWidth(open.players[borough]!);
  const whole = width * unit + head + foot;
  const cells = [...spots.keys()];
  const here = spots.has(current) ? current : '0,0';

  function onKeyDown(event: KeyboardEvent) {
    const from = cellAt(event.target);
    if (!from) return;
    if (event.key === 'Escape') onRelease();
    const focus = (cell: string) => box.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
    if (event.key === 'Home') {
      event.preventDefault();
      return focus('0,0');
    }
    const step = arrows[event.key];
    if (!step) return onKey(event.key);
    event.preventDefault();
    const to = nextSpace(cells as `${number},${number}`[], from as `${number},${number}`, step);
    if (to) focus(to);
  }

  function onFocus(event: FocusEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    setCurrent(cell);
    if (event.target.matches(':focus-visible')) onAim(cell, 'focus');
  }

  function onClick(event: MouseEvent) {
    const cell = cellAt(event.target);
    if (cell) onTap(cell, (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch');
    else onRelease();
  }

  /** A long press, or the right button: explains a space without doing anything. */
  function onLongPress(event: MouseEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    event.preventDefault();
    onAim(cell, 'focus');
  }

  function onPointerOver(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.buttons === 0) onAim(cellAt(event.target), 'pointer');
  }

  return (
    <fieldset
      ref={box}
      aria-label={label}
      className="sc-borough"
      style={{ '--least': `${Math.ceil((44 * whole) / unit)}px` } as React.CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
      onContextMenu={onLongPress}
      onPointerOver={onPointerOver}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onAim(null, 'pointer')}
    >
      <Drawing {...props} width={width} whole={whole} />
      {cells.map((cell) => {
        const { x, y } = cellOf(cell);
        const spot = spots.get(cell)!;
        return (
          <button
            key={cell}
            type="button"
            tabIndex={cell === here ? 0 : -1}
            className="space sc-space"
            data-cell={cell}
            data-state={spot.state}
            aria-label={labels.get(cell)}
            aria-disabled={spot.state === 'refused'}
            aria-current={aim === cell}
            style={{
              left: `${((x * unit + head) / whole) * 100}%`,
              top: `${((y * unit + head) / whole) * 100}%`,
              width: `${(unit / whole) * 100}%`,
              height: `${(unit / whole) * 100}%`,
            }}
          />
        );
      })}
    </fieldset>
  );
}

function Drawing(props: Props & { width: number; whole: number }) {
  const { open, borough, side, colours, spots, aim, ghost, marked, area, blocked, planned, recent, width, whole } =
    props;
  const id = useId();
  const player = open.players[borough]!;
  const grown = side === null && mayExpand(player);
  const span = width * unit;
  const mayor = open.host === borough && open.street ? open.street : null;
  const factories = Object.values(player.tiles);
  return (
    <svg viewBox={`${-head} ${-head} ${whole} ${whole}`} className="sc-drawing" aria-hidden="true">
      <SeatPatterns colours={colours} id={id} />
      <defs>
        <pattern id={`${id}-closed`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3.5" height="8" fill="var(--sc-closed)" />
        </pattern>
      </defs>
      <rect x={-head} y={-head} width={whole} height={whole} rx="12" className="sc-board" />
      {grown && <path d={`M${span + foot - 3} 0V${span + foot - 3}H0`} className="sc-beyond" />}
      <rect x="-3" y="-3" width={span + 6} height={span + 6} rx="7" className="sc-zone" />
      <path
        d={Array.from(
          { length: width - 1 },
          (_, i) => `M${(i + 1) * unit} 3V${span - 3}M3 ${(i + 1) * unit}H${span - 3}`,
        ).join('')}
        className="sc-lines"
      />
      <g className="sc-names">
        {Array.from({ length: width }, (_, i) => (
          <g key={placeName(`${i},${i}`)}>
            <text x={i * unit + unit / 2} y="-7.5" textAnchor="middle">
              {placeName(`${i},0`)[0]}
            </text>
            <text x="-11" y={i * unit + unit / 2 + 4} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </g>
      {blocked.map((cell) => (
        <rect key={cell} {...cornerOf(cell)} width={unit} height={unit} fill={`url(#${id}-closed)`} />
      ))}
      {player.cemeteries.map((cell) => {
        const { x, y } = cornerOf(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <CemeteryDrawing />
          </g>
        );
      })}
      {factories.map(({ tile, cells }) => (
        <g key={`${tile}${cells.join()}`} className={planned.has(cells[0]!) ? 'sc-planned' : 'settle'}>
          <TileArt tile={tile} cells={cells} smoking={player.produced.includes(cells[0]!)} />
        </g>
      ))}
      {area.map((cell) => (
        <rect key={cell} {...cornerOf(cell)} width={unit} height={unit} className="sc-area" />
      ))}
      {factories
        .filter(({ cells }) => planned.has(cells[0]!))
        .map(({ cells }) => (
          <path key={cells[0]} d={outlinePath(cells, 1.2, 8)} className="sc-plan-ring" />
        ))}
      <StoresLayer player={player} />
      <HallLayer player={player} colour={colours[borough]!} pattern={`${id}-${colours[borough]}`} />
      {[...spots].map(([cell, spot]) => (
        <SpotMark key={cell} cell={cell} spot={spot} onTile={tileAt(player, cell) !== undefined} />
      ))}
      <CitizensLayer {...props} id={id} />
      {[...recent].map((cell) => {
        const { x, y } = cornerOf(cell);
        return <path key={cell} d={`M${x + 4} ${y + 16}V${y + 4}H${x + 16}z`} className="sc-recent" />;
      })}
      {marked.map((cell) => (
        <path key={cell} d={outlinePath([cell], 2, 7)} className="sc-marked" />
      ))}
      {ghost && (
        <g className={ghost.fits ? 'sc-ghost' : 'sc-ghost sc-ghost-refused'}>
          <TileArt tile={ghost.tile} cells={ghost.cells} />
          <path d={outlinePath(ghost.cells, 1, 8)} className="sc-ghost-ring" />
        </g>
      )}
      {aim && !ghost && <path d={outlinePath([aim], 1.5, 7)} className="sc-aim" />}
      {mayor && <Mayor street={mayor} />}
    </svg>
  );
}

/** What a space offers: quiet on empty spaces, of which there may be many, with a clear ring on tiles. */
function SpotMark({ cell, spot, onTile }: { cell: string; spot: Spot; onTile: boolean }) {
  if (spot.state === 'still' || (onTile && spot.state === 'refused')) return null;
  const { x, y } = cornerOf(cell);
  const at = { x: x + 3, y: y + 3, width: unit - 6, height: unit - 6, rx: 6 };
  return (
    <>
      {onTile && <rect {...at} className="sc-spot-halo" />}
      <rect {...at} className={`sc-spot sc-spot-${spot.state} ${onTile ? 'sc-spot-ring' : ''}`} />
    </>
  );
}

function Mayor({ street: [one, other] }: { street: readonly [string, string] }) {
  const a = cornerOf(one);
  const b = cornerOf(other);
  return (
    <g transform={`translate(${(a.x + b.x) / 2 + 6} ${(a.y + b.y) / 2 + 5}) scale(1.5)`} className="settle">
      <MayorDrawing />
    </g>
  );
}
