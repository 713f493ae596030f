import { type Kind, type Material, materials, specOf, type TileName } from '@cityhall/small-city';
import {
  Anchor,
  ArrowRight,
  BookOpen,
  Cross,
  Flame,
  GraduationCap,
  Landmark,
  type LucideIcon,
  Pencil,
  ShieldCheck,
  TramFront,
} from 'lucide-react';
import { memo } from 'react';
import { cornerOf, middleOf, outlinePath } from './geometry.ts';
import { MaterialDrawing } from './pieces.tsx';

/** The field of each kind of tile. */
export const fieldOf: Record<Kind, string> = {
  residence: 'var(--sc-residence)',
  commerce: 'var(--sc-commerce)',
  factory: 'var(--sc-factory)',
  park: 'var(--sc-park)',
  warehouse: 'var(--sc-warehouse)',
  cityHall: 'var(--sc-culture)',
  industry: 'var(--sc-factory)',
  service: 'var(--sc-service)',
  cultural: 'var(--sc-culture)',
};

const signs: Partial<Record<TileName, LucideIcon>> = {
  police: ShieldCheck,
  fire: Flame,
  school: Pencil,
  library: BookOpen,
  museum: Landmark,
  metro: TramFront,
  clinic: Cross,
  university: GraduationCap,
};

interface Props {
  tile: TileName;
  /** In the order of the tile's spaces. */
  cells: readonly string[];
  /** Factories at work smoke. */
  smoking?: boolean;
}

/** A tile seen from above: paper cut with one light from the top left. */
export const TileArt = memo(function TileArt({ tile, cells, smoking = false }: Props) {
  const { kind, building } = specOf(tile);
  const land = cells.slice(0, building);
  return (
    <g>
      <path d={outlinePath(cells, 2.4, 7)} fill="var(--shade)" transform="translate(1.6 2.4)" />
      {building < cells.length && (
        <path d={outlinePath(cells, 2.4, 7)} fill="var(--sc-water)" stroke="var(--cut)" strokeWidth="1.1" />
      )}
      <path d={outlinePath(land, 2.4, 7)} fill={fieldOf[kind]} stroke="var(--cut)" strokeWidth="1.1" />
      <path d={outlinePath(land, 4.2, 6)} fill="none" stroke="var(--sc-lit)" strokeWidth="1.2" opacity="0.55" />
      {kind === 'cityHall' ? (
        <Dome cells={cells} />
      ) : (
        cells.map((cell, space) => {
          const { x, y } = cornerOf(cell);
          return (
            <g key={cell} transform={`translate(${x} ${y})`}>
              <SpaceArt tile={tile} kind={kind} space={space} smoking={smoking} />
            </g>
          );
        })
      )}
      <Sign tile={tile} cells={cells} />
    </g>
  );
});

interface SpaceProps {
  tile: TileName;
  kind: Kind;
  space: number;
  smoking: boolean;
}

function SpaceArt({ tile, kind, space, smoking }: SpaceProps) {
  switch (kind) {
    case 'residence':
      return <House turned={space % 2 === 1} />;
    case 'commerce':
      return <Shop space={space} />;
    case 'factory':
      return <Hall material={materials[space]!} smoking={smoking} />;
    case 'park':
      return <Trees space={space} />;
    case 'warehouse':
      return <Shed />;
    case 'industry':
      return tile === 'refinery' ? <Tanks /> : <Quay space={space} />;
    default:
      return <Roof places={space < specOf(tile).places} service={kind === 'service'} />;
  }
}

/** A hipped roof with a garden around it. */
function House({ turned }: { turned: boolean }) {
  return (
    <g transform={turned ? 'rotate(90 24 24)' : ''} strokeLinejoin="round">
      <circle cx="11" cy="39" r="3.6" fill="var(--leaf)" />
      <circle cx="39" cy="9.5" r="3" fill="var(--leaf)" />
      <rect x="11" y="13" width="27" height="23" rx="1.5" fill="var(--shade)" />
      <g stroke="var(--cut)" strokeWidth="0.9">
        <path d="M10 11h27l-7 11.5H17z" fill="var(--sc-roof-lit)" />
        <path d="M10 11l7 11.5L10 34z" fill="var(--sc-roof-lit)" />
        <path d="M37 11v23l-7-11.5z" fill="var(--sc-roof-dark)" />
        <path d="M10 34l7-11.5h13L37 34z" fill="var(--sc-roof-dark)" />
      </g>
    </g>
  );
}

/** A flat roof with what the space does on it. */
function Shop({ space }: { space: number }) {
  return (
    <g>
      <rect x="8.5" y="9.5" width="32" height="31" rx="3" fill="var(--shade)" />
      <rect x="7.5" y="7.5" width="32" height="31" rx="3" fill="var(--slab)" stroke="var(--cut)" strokeWidth="0.9" />
      <path
        d="M7.5 33h32v2.5a3 3 0 0 1-3 3h-26a3 3 0 0 1-3-3z"
        fill="var(--commercial)"
        stroke="var(--cut)"
        strokeWidth="0.9"
      />
      <g transform="translate(7.5 10)">
        <Deal space={space} />
      </g>
    </g>
  );
}

/** What a Commerce space does: $1; a material for money; money for votes; a material for votes. 32 by 16. */
export function Deal({ space }: { space: number }) {
  if (space === 0) return <Coin x={8.5} y={3.5} size={15} />;
  return (
    <>
      {space === 2 ? (
        <Coin x={1.5} y={5} size={11.5} />
      ) : (
        <g transform="translate(1.5 5) scale(0.7)">
          <MaterialDrawing material="grey" />
        </g>
      )}
      <ArrowRight x={12.2} y={7} width={8} height={8} stroke="var(--ink)" strokeWidth={3} />
      {space === 1 ? <Coin x={19.5} y={5} size={11.5} /> : <Ballot x={19.5} y={5} />}
    </>
  );
}

function Coin({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`}>
      <circle cx="8" cy="8" r="7.3" fill="var(--brass-fill)" stroke="var(--cut)" strokeWidth="1" />
      <text
        x="8"
        y="12.2"
        textAnchor="middle"
        fontSize="12"
        fontWeight="800"
        fontFamily="var(--font-sans)"
        fill="#22252b"
      >
        $
      </text>
    </g>
  );
}

function Ballot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round" strokeLinecap="round">
      <rect
        x="0.5"
        y="0.5"
        width="10.5"
        height="10.5"
        rx="2"
        fill="var(--good)"
        stroke="var(--cut)"
        strokeWidth="0.9"
      />
      <path d="m3 5.8 2 2.2 3.6-4.6" fill="none" stroke="var(--on-good)" strokeWidth="1.7" />
    </g>
  );
}

/** A saw-tooth roof, the chimney in the colour of what is made. */
function Hall({ material, smoking }: { material: Material; smoking: boolean }) {
  return (
    <g strokeLinejoin="round">
      <rect x="8.5" y="10" width="32" height="31" rx="2" fill="var(--shade)" />
      <g stroke="var(--cut)" strokeWidth="0.9">
        <rect x="7.5" y="8" width="32" height="31" rx="2" fill="var(--sc-hall)" />
        <path d="M7.5 15.7h32M7.5 31.3h32M7.5 23.5h32" />
        <path d="M7.5 8h32v3.5h-32zM7.5 15.7h32v3.5h-32z" fill="var(--glass)" opacity="0.8" />
      </g>
      <g transform="translate(9 21.5) scale(1.05)">
        <MaterialDrawing material={material} />
      </g>
      {smoking && (
        <g fill="var(--sc-smoke)" stroke="var(--cut)" strokeWidth="0.6">
          <circle cx="35" cy="9" r="4" />
          <circle cx="40" cy="4.5" r="3" />
        </g>
      )}
    </g>
  );
}

function Trees({ space }: { space: number }) {
  const spots = [
    [14, 15, 7],
    [32, 12, 5],
    [33, 33, 7],
    [14, 35, 5],
  ] as const;
  return (
    <g transform={space % 2 === 1 ? 'rotate(90 24 24)' : ''}>
      <path d="M2.5 24c9-6 13 6 21.5 0s14-4 21.5 0" fill="none" stroke="var(--path)" strokeWidth="4" opacity="0.8" />
      {spots.map(([x, y, r]) => (
        <g key={x * 50 + y}>
          <circle cx={x + 1} cy={y + 1.6} r={r} fill="var(--shade)" />
          <circle cx={x} cy={y} r={r} fill="var(--leaf)" stroke="var(--cut)" strokeWidth="0.7" />
          <circle cx={x - r * 0.3} cy={y - r * 0.3} r={r * 0.42} fill="var(--leaf-lit)" />
        </g>
      ))}
    </g>
  );
}

function Shed() {
  return (
    <g>
      <rect x="7" y="7" width="34" height="34" rx="3" fill="var(--sc-hall)" stroke="var(--cut)" strokeWidth="0.9" />
      <rect
        x="12"
        y="12"
        width="24"
        height="24"
        rx="2"
        fill="var(--shade)"
        stroke="var(--cut)"
        strokeWidth="0.8"
        strokeDasharray="3 2.5"
      />
    </g>
  );
}

function Tanks() {
  return (
    <g stroke="var(--cut)" strokeWidth="0.9">
      {(
        [
          [16, 17, 9],
          [34, 21, 7],
          [20, 36, 6],
        ] as const
      ).map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x + 1} cy={y + 1.8} r={r} fill="var(--shade)" stroke="none" />
          <circle cx={x} cy={y} r={r} fill="var(--slab)" />
          <circle cx={x} cy={y} r={r * 0.55} fill="var(--industry)" />
        </g>
      ))}
      <path d="M24 18h4M18 26v5" strokeWidth="2" />
    </g>
  );
}

function Quay({ space }: { space: number }) {
  if (space < 2) {
    return (
      <g stroke="var(--cut)" strokeWidth="0.9">
        <rect x="8" y="8" width="32" height="20" rx="2" fill="var(--slab)" />
        <path d="M8 14.5h32M8 21.5h32" />
        <path d="M10 35h28M16 31v8M32 31v8" strokeWidth="2" />
      </g>
    );
  }
  return (
    <g fill="none" stroke="var(--on-water)" strokeWidth="1.3" strokeLinecap="round" opacity="0.7">
      <path d="M9 17q4-4 8 0t8 0M20 34q4-4 8 0t8 0" />
      {space === 2 && <Anchor x={14} y={21} width={15} height={15} />}
    </g>
  );
}

/** The roof of a Cultural Building or a station; a lighter court where a Citizen may stand. */
function Roof({ places, service }: { places: boolean; service: boolean }) {
  return (
    <g>
      <rect
        x="6.5"
        y="6.5"
        width="35"
        height="35"
        rx="3"
        fill={service ? 'var(--civic)' : 'var(--culture)'}
        stroke="var(--cut)"
        strokeWidth="0.9"
      />
      {places && <rect x="21" y="21" width="19" height="19" rx="9" fill="var(--sc-court)" opacity="0.55" />}
    </g>
  );
}

function Dome({ cells }: { cells: readonly string[] }) {
  const { x, y } = middleOf(cells);
  return (
    <g stroke="var(--cut)" strokeWidth="1">
      {cells.map((cell) => {
        const corner = cornerOf(cell);
        return (
          <rect key={cell} x={corner.x + 6} y={corner.y + 6} width="36" height="36" rx="4" fill="var(--sc-court)" />
        );
      })}
      <circle cx={x + 1} cy={y + 1.8} r="16" fill="var(--shade)" stroke="none" />
      <circle cx={x} cy={y} r="16" fill="var(--culture)" />
      <circle cx={x - 2} cy={y - 2} r="10.5" fill="var(--sc-dome)" stroke="none" />
      <Landmark x={x - 9.5} y={y - 9.5} width={19} height={19} stroke="var(--on-culture)" strokeWidth={2} />
    </g>
  );
}

/** The icon of a building that has one, on its first space. */
function Sign({ tile, cells }: Pick<Props, 'tile' | 'cells'>) {
  const Icon = signs[tile];
  if (!Icon) return null;
  const { x, y } = cornerOf(cells[0]!);
  return (
    <Icon
      x={x + 9}
      y={y + 9}
      width={20}
      height={20}
      stroke={specOf(tile).kind === 'service' ? 'var(--on-civic)' : 'var(--on-culture)'}
      strokeWidth={2.2}
    />
  );
}
