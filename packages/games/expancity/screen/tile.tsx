import { facilities, isLot, type LotKind, type Modifier, type Tile } from '@cityhall/expancity';
import { signed } from '@cityhall/web/words/figures.ts';
import { FacilityDrawing } from './facilities.tsx';
import { box, flatPart, frameOf, ground } from './geometry.ts';

const fields: Record<string, string> = {
  residential: 'var(--lot-residential)',
  commercial: 'var(--lot-commercial)',
  park: 'var(--lot-park)',
  cityHall: 'var(--lot-civic)',
};

/** The paper slab under everything. */
export function TileBase({ tile }: { tile: Tile }) {
  const edge = 0.475;
  const slab = box(-edge, -edge, edge, edge, -7, 0);
  const field = fields[tile] ?? 'var(--lot-culture)';
  return (
    <g strokeLinejoin="round" stroke="var(--cut)" strokeWidth="1.1">
      <path d={flatPart(-0.43, -0.4, 0.53, 0.56, -7)} fill="var(--shade)" stroke="none" />
      <path d={slab.east} fill={`color-mix(in oklab, ${field} 66%, black)`} />
      <path d={slab.south} fill={`color-mix(in oklab, ${field} 78%, black)`} />
      <path d={slab.top} fill={field} />
      {!isLot(tile) && tile !== 'cityHall' && (
        <path
          d={flatPart(-0.44, -0.44, 0.44, 0.44)}
          fill="none"
          stroke="var(--culture)"
          strokeWidth="1.4"
          opacity="0.75"
        />
      )}
    </g>
  );
}

/** The mark of a lot: the outline of what can be built, with its kind's sign, lying on the ground. */
export function LotSign({ kind, vacant }: { kind: LotKind; vacant: boolean }) {
  return (
    <g transform={ground} stroke={`var(--${kind})`} fill="none" strokeWidth="3" strokeLinejoin="round">
      <rect
        x="-36"
        y="-36"
        width="72"
        height="72"
        rx="6"
        strokeWidth="2"
        strokeDasharray={vacant ? '7 5' : undefined}
      />
      {kind === 'residential' ? (
        <path d="M-20-2 0-20 20-2v22h-13V6h-14v14h-13z" fill="var(--residential)" fillOpacity="0.25" />
      ) : (
        <path
          d="M-13-24h26v46h-26zM-6-16v0M-6-15h4M4-15h4M-6-5h4M4-5h4M-6 5h4M4 5h4M-3 22v-9h6v9"
          fill="var(--commercial)"
          fillOpacity="0.25"
        />
      )}
    </g>
  );
}

/** How high the figures of a facility float above it, in pixels. */
const signHeight: Record<Modifier, number> = {
  park: 50,
  mall: 50,
  stadium: 50,
  hospital: 62,
  school: 62,
  church: 50,
  policeStation: 58,
  bank: 62,
  bar: 56,
};

/** What a facility does to each storey beside it: a house for residences, a tower for offices. */
export function Effects({ tile }: { tile: Modifier }) {
  const { residential, commercial } = facilities[tile];
  const shown = (['residential', 'commercial'] as const).filter((kind) => facilities[tile][kind] !== 0);
  const value = { residential, commercial };
  const badges = shown.map((kind, i) => {
    const x = shown.length === 1 ? 0 : i === 0 ? -20 : 20;
    return (
      <g key={kind} transform={`translate(${x} 0)`}>
        <EffectBadge kind={kind} value={value[kind]} />
      </g>
    );
  });
  return (
    <g transform={`translate(0 ${-signHeight[tile]})`}>
      <g className="label">
        <g transform="scale(0.8)">{badges}</g>
      </g>
    </g>
  );
}

/** One figure on the outline of its kind: a gable for residences, a flat tower for offices. */
export function EffectBadge({ kind, value }: { kind: LotKind; value: number }) {
  return (
    <>
      <path
        d={kind === 'residential' ? 'M-19 11V-6L0-15 19-6V11z' : 'M-17 11V-11H-4v-4H8v4h9V11z'}
        fill={`var(--${kind})`}
        stroke="var(--cut)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <text
        y="7"
        textAnchor="middle"
        fontSize="16"
        fontWeight="800"
        fontFamily="var(--font-sans)"
        fill={`var(--on-${kind})`}
      >
        {signed(value)}
      </text>
    </>
  );
}

/** A tile with what stands on it. */
export function TileDrawing({ tile, effects = true }: { tile: Tile; effects?: boolean }) {
  return (
    <>
      <TileBase tile={tile} />
      {isLot(tile) ? <LotSign kind={tile} vacant /> : <FacilityDrawing tile={tile} />}
      {effects && !isLot(tile) && tile !== 'cityHall' && <Effects tile={tile} />}
    </>
  );
}

const portrait = frameOf([{ x: 0, y: 0, height: 76 }]);

/** A tile by itself, as in the hand and on cards. Decoration: its name stands beside it. */
export function TileArt({ tile, className, effects = true }: { tile: Tile; className?: string; effects?: boolean }) {
  return (
    <svg
      viewBox={`${portrait.left} ${portrait.top} ${portrait.width} ${portrait.height}`}
      className={className}
      aria-hidden="true"
    >
      <TileDrawing tile={tile} effects={effects} />
    </svg>
  );
}
