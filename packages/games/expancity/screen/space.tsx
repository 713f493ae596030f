import { isLot, type Plot, type Tile } from '@cityhall/expancity';
import type { CellKey } from '@cityhall/grid';
import { cellOf } from '@cityhall/grid';
import { signed } from '@cityhall/web/words/figures.ts';
import type { Colour } from '@cityhall/wire';
import { memo } from 'react';
import { Building, HeightPlate, plateHeight, type Roof, topOf } from './building.tsx';
import { FacilityDrawing } from './facilities.tsx';
import { flatPart, project, type Storeys } from './geometry.ts';
import { Effects, LotSign, TileBase, TileDrawing } from './tile.tsx';

export interface SpaceProps {
  cell: CellKey;
  plot: Plot | undefined;
  /** Colour of the building's owner; of the seat that looks where a first storey could be built. */
  colour: Colour | undefined;
  /** What tapping does: `lit` where it is allowed, `refused` where one might try in vain. */
  state: 'lit' | 'refused' | 'still';
  /** What a lit space would get. */
  offer: 'tile' | 'storey' | 'roof' | null;
  /** The tile that would be laid here, shown while this space is aimed at. */
  preview: Tile | null;
  aimed: boolean;
  /** Pointed at by a contract or a refusal. */
  marked: boolean;
  /** Changed since the seat that looks had its last turn. */
  recent: boolean;
  roof: Roof;
  look: Storeys;
  /** Points for completing it now, where that is offered. */
  points: number | null;
  label: string;
  /** True for the one space that the tab key reaches. */
  current: boolean;
}

/** One space of the board with everything on it; a button that arrow keys, pointer and screen reader reach. */
export const SpaceView = memo(function SpaceView(props: SpaceProps) {
  const { cell, plot, state, label, current, aimed, marked } = props;
  const at = cellOf(cell);
  const origin = project(at.x, at.y);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button inside a drawing
    <g
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      aria-disabled={state === 'refused'}
      data-cell={cell}
      data-state={state}
      className={`space space-${state} ${aimed ? 'space-aimed' : ''}`}
      transform={`translate(${origin.x} ${origin.y})`}
    >
      {plot ? <Built {...props} plot={plot} /> : <Free {...props} />}
      {marked && <path className="mark" d={flatPart(-0.47, -0.47, 0.47, 0.47)} />}
      <path className="ring" d={flatPart(-0.485, -0.485, 0.485, 0.485)} />
    </g>
  );
});

function Built({ plot, colour, offer, state, roof, look, recent }: SpaceProps & { plot: Plot }) {
  const { tile, building } = plot;
  const storeys = building?.storeys ?? 0;
  const lit = state === 'lit';
  return (
    <>
      <g className="settle">
        <TileBase tile={tile} />
        {isLot(tile) ? <LotSign kind={tile} vacant={!building} /> : <FacilityDrawing tile={tile} />}
      </g>
      {lit && <path className="lit-field" d={flatPart(-0.47, -0.47, 0.47, 0.47)} />}
      {isLot(tile) && colour && (building || (lit && offer === 'storey')) && (
        <Building
          kind={tile}
          colour={colour}
          storeys={storeys}
          roof={building?.completed ? roof : null}
          look={look}
          ghost={lit && offer === 'storey'}
        />
      )}
      {recent && <circle cx={project(0.38, -0.38).x} cy={project(0.38, -0.38).y} r="5" className="recent" />}
    </>
  );
}

function Free({ preview, aimed, state }: SpaceProps) {
  if (aimed && preview) {
    return (
      <>
        <path className="free" d={flatPart(-0.44, -0.44, 0.44, 0.44)} />
        <g opacity="0.9" transform="translate(0 -7)">
          <TileDrawing tile={preview} effects={false} />
        </g>
      </>
    );
  }
  return (
    <>
      <path className="free" d={flatPart(-0.44, -0.44, 0.44, 0.44)} />
      {state === 'lit' && <path className="free-plus" d="M-9 0H9M0-9V9" />}
    </>
  );
}

type LabelsProps = Pick<SpaceProps, 'cell' | 'plot' | 'colour' | 'state' | 'offer' | 'roof' | 'look' | 'points'>;

/** The figures of one space, drawn above the whole city so that no tower hides them. */
export const SpaceLabels = memo(function SpaceLabels(props: LabelsProps) {
  const { cell, plot, colour, state, offer, roof, look, points } = props;
  if (!plot) return null;
  const { tile, building } = plot;
  const { x, y } = cellOf(cell);
  const origin = project(x, y);
  const raised = state === 'lit' && offer === 'storey' ? ghostRoom : 0;
  return (
    <g transform={`translate(${origin.x} ${origin.y})`}>
      {building && colour && (
        <HeightPlate
          colour={colour}
          storeys={building.storeys}
          height={plateHeight(building.storeys, building.completed ? roof : null, look) + raised}
        />
      )}
      {!isLot(tile) && tile !== 'cityHall' && <Effects tile={tile} />}
      {points !== null && (
        <g transform={`translate(0 ${-topOf(building?.storeys ?? 0, look) - 42})`}>
          <g className="label">
            <rect x="-24" y="-14" width="48" height="28" rx="14" className="points-plate" />
            <text textAnchor="middle" y="6" fontSize="17" fontWeight="800" className="points-figure">
              {signed(points)}
            </text>
          </g>
        </g>
      )}
    </g>
  );
});

/** How much higher a plate floats over a storey that may be added, in pixels. */
const ghostRoom = 22;
