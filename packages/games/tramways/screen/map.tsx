import type { CellKey } from '@cityhall/grid';
import { type CityMap, type Link, type Open, placeOf, type Rail, type Survey } from '@cityhall/tramways';
import { Drawing } from '@cityhall/web/kit/drawing.tsx';
import { SeatPattern, seatInk } from '@cityhall/web/ui/seat.tsx';
import { type Colour, letters } from '@cityhall/wire';
import type { ReactNode } from 'react';
import type { Spot } from './desk.ts';
import { frameOf, middleOf, unit } from './geometry.ts';
import { ringedCells } from './places.ts';
import { GhostRails, Rails, RouteDrawing, RouteNumbers } from './rails.tsx';
import { Disc, Ground, Standing } from './space.tsx';
import { text } from './words.ts';

interface Props {
  open: Open;
  survey: Survey;
  colours: readonly Colour[];
  spots: ReadonlyMap<string, Spot>;
  labels: ReadonlyMap<string, string>;
  aim: string | null;
  /** Spaces that are taken up. */
  marked: readonly string[];
  recent: ReadonlySet<string>;
  ghost: { rails: readonly Rail[]; colour: Colour; fits: boolean } | null;
  route: readonly Link[];
  onAim(cell: string | null, how: 'pointer' | 'focus'): void;
  onRelease(): void;
  onTap(cell: string, sure: boolean): void;
  children?: ReactNode;
}

/** The scale up to which the whole map is shown. */
const closest = 1.4;
/** The scale at which letters on the map are just large enough. */
const legible = 0.72;
const boardWidth = 5;

/** The map of Small City: to be panned, zoomed, pointed at. */
export function CityMapView(props: Props) {
  const { open, survey, colours, spots, labels, aim, marked, recent, ghost, route } = props;
  const { map } = survey;
  const cells = [...map.places.keys()] as CellKey[];
  return (
    <Drawing
      label={text('screen.map')}
      frame={frameOf(map)}
      closest={closest}
      least={44}
      cells={cells}
      first={cells[0] ?? '0,0'}
      aimed={aim as CellKey | null}
      onAim={props.onAim}
      onRelease={props.onRelease}
      onTap={props.onTap}
      onScale={(drawing, scale) =>
        drawing.style.setProperty('--label', `${Math.min(1.75, Math.max(1, legible / scale))}`)
      }
      over={props.children}
    >
      {(here) => (
        <>
          <defs>
            {colours.map((colour) => (
              <SeatPattern key={colour} colour={colour} id={`tw-${colour}`} />
            ))}
            {colours.map((colour) => (
              <Disc key={colour} colour={colour} letter={letters[colour]} ink={seatInk(colour)} />
            ))}
          </defs>
          <Sheet map={map} />
          {cells.map((cell) => {
            const place = placeOf(map, cell);
            return (
              <Ground
                key={cell}
                cell={cell}
                space={map.spaces[place]!}
                type={survey.types[place]!}
                state={spots.get(cell)?.state ?? 'still'}
                label={labels.get(cell) ?? ''}
                current={cell === here}
              />
            );
          })}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
          <g aria-hidden="true" className="labels">
            <Folds map={map} />
            <RouteDrawing links={route} />
            <Rails links={open.links} colours={colours} />
            {ghost && <GhostRails {...ghost} />}
            {cells.map((cell) => {
              const place = placeOf(map, cell);
              const owner = survey.owners[place]!;
              const spot = spots.get(cell);
              const space = map.spaces[place]!;
              if (space.kind !== 'parcel' && space.kind !== 'building' && !spot?.figure && !recent.has(cell))
                return null;
              return (
                <Standing
                  key={cell}
                  cell={cell}
                  space={space}
                  type={survey.types[place]!}
                  upgraded={open.buildings[cell]?.upgraded ?? false}
                  built={open.buildings[cell] !== undefined}
                  passenger={open.passengers[cell] ?? false}
                  owner={owner < 0 ? undefined : colours[owner]}
                  figure={spot?.figure}
                  recent={recent.has(cell)}
                />
              );
            })}
            <RouteNumbers links={route} />
            {ringedCells(marked, aim).map((cell) => (
              <Ring key={cell} cell={cell} aimed={cell === aim} />
            ))}
          </g>
        </>
      )}
    </Drawing>
  );
}

function Ring({ cell, aimed }: { cell: string; aimed: boolean }) {
  const { x, y } = middleOf(cell);
  const half = unit / 2 - 1.5;
  return (
    <rect
      x={x - half}
      y={y - half}
      width={half * 2}
      height={half * 2}
      rx="6"
      className={aimed ? 'tw-ring' : 'tw-ring tw-ring-marked'}
    />
  );
}

/** The paper under the map, with the names of columns and rows. */
function Sheet({ map: { width, height } }: { map: CityMap }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true">
      <rect x="-20" y="-16" width={width * unit + 40} height={height * unit + 44} rx="12" fill="var(--shade)" />
      <rect x="-22" y="-22" width={width * unit + 34} height={height * unit + 34} rx="10" className="tw-sheet" />
      <g className="tw-names">
        {Array.from({ length: width }, (_, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <text key={x} x={x * unit + unit / 2} y="-6" textAnchor="middle">
            {String.fromCharCode(65 + x)}
          </text>
        ))}
        {Array.from({ length: height }, (_, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <text key={y} x="-11" y={y * unit + unit / 2 + 5} textAnchor="middle">
            {y + 1}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Where the boards meet. */
function Folds({ map: { width, height } }: { map: CityMap }) {
  const columns = Array.from({ length: Math.max(0, width / boardWidth - 1) }, (_, at) => (at + 1) * boardWidth * unit);
  const rows = Array.from({ length: Math.max(0, height / boardWidth - 1) }, (_, at) => (at + 1) * boardWidth * unit);
  const path = [...columns.map((x) => `M${x} 0V${height * unit}`), ...rows.map((y) => `M0 ${y}H${width * unit}`)].join(
    '',
  );
  return <path d={path} className="tw-folds" />;
}
