import type { CellKey } from '@cityhall/grid';
import { quarters as cells, isCompetitive, type MicroCityView, type Prospect } from '@cityhall/micro-city';
import { nextSpace } from '@cityhall/web/kit/roving.ts';
import type { Colour } from '@cityhall/wire';
import { ArrowLeftRight, Ban, Construction, Undo2 } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { bringsOf, buildShort, type Quarter, spokenText } from './model.ts';
import { Die, Engineer, Goods, KindArt, Token } from './pieces.tsx';
import { capital, text, word } from './words.ts';

interface Props {
  view: MicroCityView;
  seat: number | null;
  quarters: readonly Quarter[];
  names: readonly string[];
  colours: readonly Colour[];
  aimed: CellKey | null;
  /** The Quarters that changed since one's last turn. */
  recent: ReadonlySet<CellKey>;
  /** Shows for every Quarter whether one can build there this round. */
  where: boolean;
  /** A Quarter is pointed at or reached by keyboard; null when nothing is. */
  onAim(cell: CellKey | null, how: 'pointer' | 'focus'): void;
  onRelease(): void;
  /** A Quarter is tapped; `sure` where a mouse or a key did it, which had shown its meaning before. */
  onTap(cell: CellKey, sure: boolean): void;
  /** Beside the city on a wide screen, above it on a phone. */
  beside: ReactNode;
  children?: ReactNode;
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

function cellAt(target: EventTarget | null): CellKey | null {
  const quarter = (target as Element | null)?.closest?.('[data-cell]');
  return (quarter?.getAttribute('data-cell') as CellKey | null) ?? null;
}

/** The four District cards with everything on them: pointed at, tapped, walked with arrow keys. */
export function City(props: Props) {
  const { view, quarters, aimed, where, onAim, onRelease, onTap, beside, children } = props;
  const city = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState<CellKey>('0,0');

  function onKeyDown(event: KeyboardEvent) {
    const from = cellAt(event.target);
    if (!from) return;
    if (event.key === 'Escape') onRelease();
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const to = nextSpace(cells, from, step);
    if (to) city.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  }

  function onFocus(event: FocusEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    setCurrent(cell);
    if (event.target.matches(':focus-visible')) onAim(cell, 'focus');
  }

  function onClick(event: MouseEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    onTap(cell, (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch');
  }

  /** A long press, or the right button: explains a Quarter without doing anything. */
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
    <div className="mc-board">
      {beside}
      <div className="mc-pane">
        <fieldset
          ref={city}
          aria-label={text('screen.city')}
          className={`mc-city ${where ? 'mc-where' : ''}`}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={onClick}
          onContextMenu={onLongPress}
          onPointerOver={onPointerOver}
          onPointerLeave={(event) => event.pointerType === 'mouse' && onAim(null, 'pointer')}
        >
          {view.open.districts.map(({ number, upgraded }, place) => (
            <DistrictCard key={number} place={place} upgraded={upgraded} />
          ))}
          {quarters.map((quarter) => (
            <QuarterButton key={quarter.cell} {...props} quarter={quarter} current={quarter.cell === current} />
          ))}
          {view.open.districts.map(({ number, upgraded }, place) => (
            <SideMark key={number} place={place} upgraded={upgraded} />
          ))}
        </fieldset>
        {children}
      </div>
    </div>
  );
}

/** Where a District lies in the grid of the city: lines 1 to 3, a gutter, lines 4 to 6. */
const span = (place: number) => ({
  gridColumn: place % 2 === 0 ? '1 / 3' : '4 / 6',
  gridRow: place < 2 ? '1 / 3' : '4 / 6',
});

function DistrictCard({ place, upgraded }: { place: number; upgraded: boolean }) {
  return <div className={`mc-district ${upgraded ? 'mc-district-b' : ''}`} style={span(place)} />;
}

/** The side of a District card that lies up. Its Quarters say it too. */
function SideMark({ place, upgraded }: { place: number; upgraded: boolean }) {
  return (
    <div className="mc-side-mark" style={span(place)} aria-hidden="true">
      <span className={upgraded ? 'mc-side-b settle' : 'mc-side-a'}>{upgraded ? 'B' : 'A'}</span>
    </div>
  );
}

interface QuarterProps extends Props {
  quarter: Quarter;
  /** True for the one Quarter that the tab key reaches. */
  current: boolean;
}

function QuarterButton({ quarter, current, view, seat, names, colours, aimed, recent, where }: QuarterProps) {
  const { cell, kind, dice, upgraded, token, engineers, deed, refusal, building } = quarter;
  const [x, y] = cell.split(',').map(Number) as [number, number];
  const state = deed ? 'lit' : refusal ? 'refused' : 'still';
  const mine = seat === null ? [] : (view.open.players[seat]?.dice ?? []).filter((die) => !die.used);
  const owner = token !== null && isCompetitive(view.open) ? colours[token]! : null;
  const can = building && !building.refusal;
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      aria-disabled={state === 'refused'}
      data-cell={cell}
      data-state={state}
      className={`space mc-quarter mc-quarter-${state} ${aimed === cell ? 'mc-aimed' : ''} ${token !== null ? 'mc-taken' : ''} ${where && !can ? 'mc-no-build' : ''}`}
      style={{
        gridColumn: x < 2 ? x + 1 : x + 2,
        gridRow: y < 2 ? y + 1 : y + 2,
        background: `var(--mc-field-${kind})`,
      }}
    >
      <span className="sr-only">{spokenText(quarter, view, seat, names, recent.has(cell))}</span>
      <span className="mc-face" aria-hidden="true">
        <KindArt kind={kind} className="mc-kind" />
        <span className="mc-name">{capital(word(`quarter.${kind}`))}</span>
        <span className="mc-dice">
          {dice.length === 0 && <Die value={null} look={mine.length > 0 ? 'fits' : 'plain'} />}
          {dice.map((value, i) => {
            const added = upgraded && i === dice.length - 1;
            const fits = token === null && mine.some((die) => die.value === value);
            return <Die key={value} value={value} look={fits ? 'fits' : added ? 'added' : 'plain'} />;
          })}
        </span>
        <span className="mc-on">
          {token !== null && <Token colour={owner} className="mc-token settle" />}
          {engineers.map((who) => (
            <Engineer key={who} colour={colours[who]!} className="mc-engineer settle" />
          ))}
        </span>
        <Brings quarter={quarter} where={where} />
        {recent.has(cell) && <span className="mc-recent" />}
      </span>
    </button>
  );
}

/** What a Quarter would bring to the chosen card, or whether one can build there. */
function Brings({ quarter, where }: { quarter: Quarter; where: boolean }) {
  const { kind, prospect, building, engineers } = quarter;
  if (where && building) {
    if (kind !== 'residential') return null;
    return building.refusal ? (
      <span className="mc-brings mc-brings-none">{buildShort(building)}</span>
    ) : (
      <BuildMark words={text('build.mark')} />
    );
  }
  if (prospect) {
    if (prospect.projects.length > 0) return <BuildMark words={text('build.mark')} />;
    return (
      <span className={`mc-brings ${prospect.refusal ? 'mc-brings-none' : ''}`}>
        <Brought prospect={prospect} />
      </span>
    );
  }
  if (building && !building.refusal && engineers.length === 0) return <BuildMark />;
  return null;
}

function BuildMark({ words }: { words?: string }) {
  return (
    <span className={`mc-brings mc-brings-build ${words ? '' : 'mc-brings-small'}`}>
      <Construction size={16} aria-hidden="true" />
      {words}
    </span>
  );
}

/** Goods, an exchange for one or two, tokens back, or nothing at all. */
function Brought({ prospect }: { prospect: Prospect }) {
  const { kind, refusal, die } = prospect;
  const goods = bringsOf(prospect);
  if (goods) {
    return (
      <>
        +<Goods cost={goods} size={16} />
      </>
    );
  }
  if (refusal || (kind === 'logistics' && !die)) return <Ban size={16} aria-hidden="true" />;
  if (kind === 'logistics') return <Undo2 size={16} aria-hidden="true" />;
  return (
    <>
      <ArrowLeftRight size={16} aria-hidden="true" />
      {die ? 2 : 1}
    </>
  );
}
