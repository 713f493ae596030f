import type { LotKind } from '@cityhall/expancity';
import { SeatPattern, seatFill, seatInk } from '@cityhall/web/ui/seat.tsx';
import { type Colour, letters } from '@cityhall/wire';
import { box, eastWall, flatPart, project, type Storeys, southWall, storeyHeight } from './geometry.ts';
import { Box, Dome, Pyramid } from './solids.tsx';

/** Half the footprint, per kind: residences are broad, offices slender. */
export const footprint: Record<LotKind, readonly [number, number, number, number]> = {
  residential: [-0.33, -0.27, 0.33, 0.27],
  commercial: [-0.25, -0.25, 0.25, 0.25],
};

const windows: Record<LotKind, readonly number[]> = {
  residential: [7, 20, 46, 57],
  commercial: [5, 14, 23, 32, 41],
};

export type Roof = 'flat' | 'pointed' | 'rounded';

interface Props {
  kind: LotKind;
  colour: Colour;
  storeys: number;
  /** Drawn when the building is completed. */
  roof: Roof | null;
  look: Storeys;
  /** True where one more storey may be added now. */
  ghost: boolean;
}

/** The height in pixels at which a building ends, its roof left out. */
export function topOf(storeys: number, look: Storeys): number {
  return storeys * storeyHeight[look];
}

/** A building, storey by storey, in its owner's colour and pattern. */
export function Building({ kind, colour, storeys, roof, look, ghost }: Props) {
  const height = storeyHeight[look];
  const top = topOf(storeys, look);
  const at = footprint[kind];
  return (
    <g stroke="var(--cut)" strokeWidth="1.1" strokeLinejoin="round">
      <path d={flatPart(at[0] + 0.05, at[1] + 0.1, at[2] + 0.12, at[3] + 0.12)} fill="var(--shade)" stroke="none" />
      {Array.from({ length: storeys }, (_, storey) => (
        <StoreyBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a storey is its number
          key={storey}
          kind={kind}
          colour={colour}
          low={storey * height}
          high={(storey + 1) * height}
          windowed={look === 'skyline'}
          topmost={storey === storeys - 1}
        />
      ))}
      {roof && <RoofDrawing kind={kind} roof={roof} top={top} />}
      {!roof && storeys > 0 && <Scaffold at={at} top={top} />}
      {ghost && <GhostStorey at={at} low={top} height={height} colour={colour} />}
    </g>
  );
}

interface StoreyProps {
  kind: LotKind;
  colour: Colour;
  low: number;
  high: number;
  windowed: boolean;
  topmost: boolean;
}

function StoreyBlock({ kind, colour, low, high, windowed, topmost }: StoreyProps) {
  const at = footprint[kind];
  const sides = box(...at, low, high);
  const corner = project(at[0], at[3], high);
  return (
    <g className={topmost ? 'settle' : undefined}>
      <path d={sides.east} fill={`url(#wall-east-${colour})`} />
      <path d={sides.east} fill="rgb(0 0 0 / 0.24)" stroke="none" />
      <path d={sides.south} fill={`url(#wall-south-${colour})`} />
      {topmost && <path d={sides.top} fill={`color-mix(in oklab, ${seatFill(colour)} 72%, white)`} />}
      {windowed && (
        <g transform={`translate(${corner.x} ${corner.y}) ${southWall}`} fill="var(--window)" strokeWidth="0.7">
          {windows[kind].map((x) => (
            <rect key={x} x={x} y="5" width="6" height="7.5" />
          ))}
        </g>
      )}
    </g>
  );
}

function Scaffold({ at, top }: { at: readonly [number, number, number, number]; top: number }) {
  const [x0, y0, x1, y1] = at;
  const posts = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const;
  return (
    <path
      d={posts
        .map(([x, y]) => project(x, y, top))
        .map((post) => `M${post.x} ${post.y}v-6`)
        .join('')}
      fill="none"
      strokeWidth="1.6"
    />
  );
}

function RoofDrawing({ kind, roof, top }: { kind: LotKind; roof: Roof; top: number }) {
  const [x0, y0, x1, y1] = footprint[kind];
  const fill = `var(--roof-${kind})`;
  if (roof === 'flat') {
    return (
      <g className="settle">
        <Box at={[x0 - 0.04, y0 - 0.04, x1 + 0.04, y1 + 0.04]} low={top} high={top + 6} fill={fill} />
        <path
          d={flatPart(x0 + 0.03, y0 + 0.03, x1 - 0.03, y1 - 0.03, top + 6)}
          fill="none"
          strokeWidth="0.8"
          opacity="0.6"
        />
      </g>
    );
  }
  if (roof === 'pointed') {
    return (
      <g className="settle">
        <Pyramid at={[x0 - 0.03, y0 - 0.03, x1 + 0.03, y1 + 0.03]} low={top} high={top + 36} fill={fill} />
      </g>
    );
  }
  return (
    <g className="settle">
      <Dome at={[x0, y0, x1, y1]} low={top} high={top + 22} fill={fill} />
    </g>
  );
}

function GhostStorey({
  at,
  low,
  height,
  colour,
}: {
  at: readonly [number, number, number, number];
  low: number;
  height: number;
  colour: Colour;
}) {
  const sides = box(...at, low, low + height);
  const plus = project((at[0] + at[2]) / 2, (at[1] + at[3]) / 2, low + height);
  return (
    <g className="ghost" stroke="var(--ink)" strokeWidth="1.6" strokeDasharray="4 3">
      <path d={sides.east} fill={seatFill(colour)} fillOpacity="0.3" />
      <path d={sides.south} fill={seatFill(colour)} fillOpacity="0.3" />
      <path d={sides.top} fill={seatFill(colour)} fillOpacity="0.45" />
      <g transform={`translate(${plus.x} ${plus.y})`} strokeDasharray="none" strokeWidth="1.4">
        <circle r="10" fill="var(--card)" stroke="var(--ink)" />
        <path d="M-5 0h10M0-5v10" stroke="var(--ink)" strokeWidth="2.4" strokeLinecap="round" />
      </g>
    </g>
  );
}

/** The owner's letter and the number of storeys, on a small plate above the building. */
export function HeightPlate({ colour, storeys, height }: { colour: Colour; storeys: number; height: number }) {
  return (
    <g transform={`translate(0 ${-height})`} fontFamily="var(--font-sans)" fontWeight="800" textAnchor="middle">
      <g className="label">
        <rect x="-18" y="-10" width="36" height="20" rx="6" fill="var(--card)" stroke="var(--cut)" strokeWidth="1.1" />
        <path
          d="M-12-10H1v20h-13a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
          fill={seatFill(colour)}
          stroke="var(--cut)"
          strokeWidth="1.1"
        />
        <text x="-8.5" y="5" fontSize="14" fill={seatInk(colour)}>
          {letters[colour]}
        </text>
        <text x="9.5" y="5.2" fontSize="15" fill="var(--ink)">
          {storeys}
        </text>
      </g>
    </g>
  );
}

/** How high above the last storey the plate of a building floats, by what is on top, in pixels. */
const plateLift = { flat: 22, pointed: 40, rounded: 36, open: 14 } as const;

/** Where the plate of a building floats. */
export function plateHeight(storeys: number, roof: Roof | null, look: Storeys): number {
  return topOf(storeys, look) + plateLift[roof ?? 'open'];
}

/** Patterns of the walls of every colour in play, to be put once into a drawing. */
export function WallPatterns({ colours }: { colours: readonly Colour[] }) {
  return (
    <defs>
      {colours.map((colour) => (
        <WallPattern key={colour} colour={colour} />
      ))}
    </defs>
  );
}

function WallPattern({ colour }: { colour: Colour }) {
  return (
    <>
      <SeatPattern colour={colour} id={`wall-south-${colour}`} lay={southWall} />
      <SeatPattern colour={colour} id={`wall-east-${colour}`} lay={eastWall} />
    </>
  );
}
