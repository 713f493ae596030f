import type { Material } from '@cityhall/small-city';
import { SeatPattern, seatFill, seatInk } from '@cityhall/web/ui/seat.tsx';
import { type Colour, letters } from '@cityhall/wire';

const meeple =
  'M12 2a3.7 3.7 0 0 1 2.7 6.2c3 .7 6.6 2 6.6 4 0 1.3-1.7 1.6-4.1 1.6.7 2.5 2.7 4.7 2.7 6.3 0 1.1-.6 1.4-1.7 1.4h-3.4c-1 0-1.5-3-2.8-3s-1.8 3-2.8 3H5.8c-1.1 0-1.7-.3-1.7-1.4 0-1.6 2-3.8 2.7-6.3-2.4 0-4.1-.3-4.1-1.6 0-2 3.6-3.3 6.6-4A3.7 3.7 0 0 1 12 2z';

interface MeepleProps {
  colour: Colour;
  /** Where its pattern is defined on the page. */
  pattern: string;
  /** Lies once it has moved. */
  lying?: boolean;
}

/** A Citizen, 24 by 24: stands, or lies once it has moved. */
export function MeepleDrawing({ colour, pattern, lying = false }: MeepleProps) {
  return (
    <g>
      <ellipse cx="12" cy="22" rx="8.5" ry="2" fill="var(--shade)" />
      <g transform={lying ? 'rotate(90 12 12) translate(2 1)' : ''}>
        <path d={meeple} fill={`url(#${pattern})`} stroke="var(--cut)" strokeWidth="1.1" strokeLinejoin="round" />
        <circle cx="12" cy="13" r="4.3" fill={seatFill(colour)} />
        <text
          x="12"
          y="15.7"
          textAnchor="middle"
          fontSize="7.5"
          fontWeight="800"
          fontFamily="var(--font-sans)"
          fill={seatInk(colour)}
          transform={lying ? 'rotate(-90 12 13)' : ''}
        >
          {letters[colour]}
        </text>
      </g>
    </g>
  );
}

/** The patterns of all seats, once for a drawing. */
export function SeatPatterns({ colours, id }: { colours: readonly Colour[]; id: string }) {
  return (
    <defs>
      {colours.map((colour) => (
        <SeatPattern key={colour} colour={colour} id={`${id}-${colour}`} lay="scale(0.5)" />
      ))}
    </defs>
  );
}

const faces: Record<Material, readonly [string, string, string]> = {
  white: ['var(--sc-white)', 'var(--sc-white-side)', 'W'],
  grey: ['var(--sc-grey)', 'var(--sc-grey-side)', 'G'],
  black: ['var(--sc-black)', 'var(--sc-black-side)', 'B'],
};

/** A building material, 16 by 16: a prism with its letter. */
export function MaterialDrawing({ material }: { material: Material }) {
  const [top, side, letter] = faces[material];
  return (
    <g strokeLinejoin="round" strokeWidth="0.9" stroke="var(--sc-prism-line)">
      <path d="M3.5 1.5h9l2 2.2v8.6l-2 2.2h-9l-2-2.2V3.7z" fill={side} />
      <path d="M3.5 1.5h9l2 2.2v6.6l-2 2.2h-9l-2-2.2V3.7z" fill={top} />
      <text
        x="8"
        y="10"
        textAnchor="middle"
        fontSize="8"
        fontWeight="800"
        stroke="none"
        fontFamily="var(--font-sans)"
        fill={`var(--sc-on-${material})`}
      >
        {letter}
      </text>
    </g>
  );
}

/** A material by itself. Decoration: its name stands in words beside it. */
export function MaterialPiece({ material, size = 18 }: { material: Material; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" className="shrink-0 inline-block">
      <MaterialDrawing material={material} />
    </svg>
  );
}

/** The Mayor in his top hat, 24 by 24. */
export function MayorDrawing() {
  return (
    <g strokeLinejoin="round">
      <ellipse cx="12" cy="22.4" rx="9" ry="2" fill="var(--shade)" />
      <path
        d="M7.6 9.4h8.8M8.8 9.4V2.6h6.4v6.8M12 9.8c3.4 0 5.4 2.4 5.9 6.2l.7 5.4c.1.8-.3 1.1-1 1.1H6.4c-.7 0-1.1-.3-1-1.1l.7-5.4c.5-3.8 2.5-6.2 5.9-6.2z"
        fill="var(--brass-fill)"
        stroke="var(--cut)"
        strokeWidth="1.2"
      />
      <path d="m12 13.6-2 1.5v2.4l2-1.3 2 1.3v-2.4z" fill="var(--cut)" />
    </g>
  );
}

/** The Mayor by himself. */
export function MayorPiece({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0 inline-block">
      <MayorDrawing />
    </svg>
  );
}

/** A Cemetery on its space, 48 by 48. */
export function CemeteryDrawing() {
  return (
    <g>
      <rect x="3" y="3" width="42" height="42" rx="7" fill="var(--sc-grave)" stroke="var(--cut)" strokeWidth="1" />
      <g fill="var(--slab)" stroke="var(--cut)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M16 36V21a8 8 0 0 1 16 0v15z" />
        <path d="M11 36h26" />
      </g>
      <path d="M24 18.5v10M20.5 22h7" stroke="var(--cut)" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  );
}
