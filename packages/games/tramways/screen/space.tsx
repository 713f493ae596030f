import type { BuildingType, Space } from '@cityhall/tramways';
import { seatFill } from '@cityhall/web/ui/seat.tsx';
import type { Colour } from '@cityhall/wire';
import { memo } from 'react';
import { middleOf, unit } from './geometry.ts';
import { TypeShape, typeFill, typeInk } from './icon.tsx';

export interface SpaceProps {
  cell: string;
  space: Space;
  /** The building that stands here, printed or built. */
  type: BuildingType | null;
  state: 'lit' | 'refused' | 'still';
  label: string;
  current: boolean;
}

const half = unit / 2;

/** The ground of one space; a button that arrow keys, pointer and screen reader reach. */
export const Ground = memo(function Ground({ cell, space, type, state, label, current }: SpaceProps) {
  const { x, y } = middleOf(cell);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button inside a drawing
    <g
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      aria-disabled={state === 'refused'}
      data-cell={cell}
      data-state={state}
      className={`space space-${state}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-half} y={-half} width={unit} height={unit} className={`tw-ground tw-ground-${type ?? space.kind}`} />
      {!type && <Land kind={space.kind} />}
      {state === 'lit' && (
        <rect x={-half + 3} y={-half + 3} width={unit - 6} height={unit - 6} rx="7" className="tw-lit" />
      )}
    </g>
  );
});

function Land({ kind }: { kind: Space['kind'] }) {
  if (kind === 'mountain') {
    return (
      <g className="tw-mountain">
        <path d="M-31 23-12-16-2 3 9-21 31 23z" />
        <path d="m-12-16 5 10-4 3-4-3zM9-21l6 12-5 4-5-4z" className="tw-snow" />
      </g>
    );
  }
  if (kind === 'lake')
    return <path d="M-26-10q6.5-7 13 0t13 0 13 0 13 0M-26 10q6.5-7 13 0t13 0 13 0 13 0" className="tw-waves" />;
  if (kind === 'parcel') return <rect x="-29" y="-29" width="58" height="58" rx="5" className="tw-parcel" />;
  return null;
}

interface StandingProps {
  cell: string;
  space: Space;
  type: BuildingType | null;
  upgraded: boolean;
  built: boolean;
  passenger: boolean;
  /** Whose Parcel it is. */
  owner: Colour | undefined;
  figure: string | undefined;
  recent: boolean;
}

/** What stands on a space, above the rails. */
export const Standing = memo(function Standing(props: StandingProps) {
  const { cell, space, type, upgraded, built, passenger, owner, figure, recent } = props;
  const { x, y } = middleOf(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      {type && <Building type={type} upgraded={upgraded} built={built} />}
      {space.kind === 'parcel' && (
        <g transform={type ? 'translate(-21 -22)' : 'translate(0 -8)'}>
          <text className={`tw-name ${type ? 'tw-name-small' : ''}`} textAnchor="middle" y="6">
            {space.parcel}
          </text>
        </g>
      )}
      {owner && (
        <g transform={type ? 'translate(22 22)' : 'translate(0 16)'}>
          <use href={`#tw-disc-${owner}`} transform={type ? 'scale(0.8)' : ''} />
        </g>
      )}
      {passenger && <Passenger />}
      {figure && (
        <g transform={`translate(0 ${type ? 23 : 0})`}>
          <g className="tw-label">
            <rect x="-17" y="-12" width="34" height="24" rx="12" className="points-plate" />
            <text textAnchor="middle" y="5.5" className="tw-figure">
              {figure}
            </text>
          </g>
        </g>
      )}
      {recent && <circle r="6" cx={half - 9} cy={-half + 9} className="recent" />}
    </g>
  );
});

function Building({ type, upgraded, built }: { type: BuildingType; upgraded: boolean; built: boolean }) {
  return (
    <g>
      {built && <rect x="-32" y="-32" width="64" height="64" rx="6" className="tw-built" fill={typeFill(type)} />}
      <ellipse cx="5" cy="24" rx="25" ry="5" fill="var(--shade)" />
      <g transform="translate(-22 -31) scale(2.25)">
        <TypeShape type={type} fill={typeFill(type)} />
      </g>
      <g className="tw-label">
        <text textAnchor="middle" x="5" y="11" className="tw-letter" fill={typeInk(type)}>
          {type}
        </text>
      </g>
      {upgraded && (
        <path
          d="m0-35 3.6 7.4 8 1-5.9 5.6 1.5 8L0-17l-7.2 4 1.5-8-5.9-5.6 8-1z"
          className="tw-star"
          transform="translate(21 2)"
        />
      )}
    </g>
  );
}

function Passenger() {
  return (
    <g transform="translate(-24 13)" className="tw-passenger">
      <ellipse cx="0" cy="17" rx="11" ry="3.4" fill="var(--shade)" stroke="none" />
      <path d="M0-13a6.6 6.6 0 0 1 4 11.6c5 1.6 7 8.6 7 16.4q0 2-2 2H-9q-2 0-2-2c0-7.8 2-14.8 7-16.4A6.6 6.6 0 0 1 0-13z" />
    </g>
  );
}

/** A disc of each seat, defined once for the drawing. */
export function Disc({ colour, letter, ink }: { colour: Colour; letter: string; ink: string }) {
  return (
    <g id={`tw-disc-${colour}`}>
      <circle r="13" fill={`url(#tw-${colour})`} stroke="var(--cut)" strokeWidth="1.2" />
      <circle r="8.4" fill={seatFill(colour)} />
      <text textAnchor="middle" y="4.8" fontSize="13" fontWeight="800" fill={ink} fontFamily="var(--font-sans)">
        {letter}
      </text>
    </g>
  );
}
