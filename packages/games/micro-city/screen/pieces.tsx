import { type Cost, type Good, goods, type QuarterKind } from '@cityhall/micro-city';
import { SeatPattern, seatFill, seatInk } from '@cityhall/web/ui/seat.tsx';
import { type Colour, letters } from '@cityhall/wire';
import { useId } from 'react';
import { word } from './words.ts';

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

interface DieProps {
  /** Null for a die of any value. */
  value: number | null;
  size?: number | undefined;
  look?: 'plain' | 'used' | 'added' | 'fits';
}

/** A die with its pips, 24 by 24. */
export function DieDrawing({ value, look = 'plain' }: Omit<DieProps, 'size'>) {
  return (
    <g className={`mc-die mc-die-${look}`}>
      <rect x="1" y="1" width="22" height="22" rx="5" strokeWidth="1.4" />
      {value === null ? (
        <path d="M6 18 18 6M6.8 7.2h0M17.2 16.8h0M12 12h0" strokeWidth="1.6" strokeLinecap="round" className="mc-pip" />
      ) : (
        pips[value]!.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="2.3" className="mc-pip" />)
      )}
    </g>
  );
}

/** A die by itself. Decoration: its value stands in words beside it. */
export function Die({ value, size = 24, look }: DieProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      <DieDrawing value={value} {...(look ? { look } : {})} />
    </svg>
  );
}

/** A good as a piece of paper, 24 by 24: lumps of coal, a steel girder, a log, a coin. */
export function GoodDrawing({ good }: { good: Good }) {
  switch (good) {
    case 'coal':
      return (
        <g fill="var(--mc-coal)" stroke="var(--mc-line)" strokeWidth="1.2" strokeLinejoin="round">
          <path d="M8 11 11 5l6 1 2 6-5 3z" />
          <path d="M2 19 3 13l5-2 5 3-1 6H4z" />
          <path d="M12 20l1-6 5-2 4 4-1 4z" />
        </g>
      );
    case 'steel':
      return (
        <path
          d="M4 3h16v4h-5.5v10H20v4H4v-4h5.5V7H4z"
          fill="var(--mc-steel)"
          stroke="var(--mc-line)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      );
    case 'wood':
      return (
        <g fill="var(--mc-wood)" stroke="var(--mc-line)" strokeWidth="1.2">
          <path d="M7 6h13a3 6 0 0 1 0 12H7z" />
          <ellipse cx="6.5" cy="12" rx="4.5" ry="6.2" fill="var(--mc-wood-cut)" />
          <ellipse cx="6.5" cy="12" rx="1.8" ry="2.6" fill="none" />
        </g>
      );
    case 'money':
      return (
        <>
          <circle cx="12" cy="12" r="9.6" fill="var(--brass-fill)" stroke="var(--mc-line)" strokeWidth="1.2" />
          <path
            d="M15.2 8.8C14.4 7.6 9 7 9 9.9c0 2.7 6.2 1.6 6.2 4.3 0 2.8-5.6 2.4-6.6.7M12 5.7v12.6"
            fill="none"
            stroke="#241a04"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </>
      );
  }
}

/** A good by itself. Decoration. */
export function GoodIcon({ good, size = 18 }: { good: Good; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      <GoodDrawing good={good} />
    </svg>
  );
}

/** A cost or gain as figures with icons, and in words for screen readers. */
export function Goods({ cost, size = 18, className = '' }: { cost: Cost; size?: number; className?: string }) {
  return (
    <span className={`mc-goods figures ${className}`}>
      {goods
        .filter((good) => cost[good])
        .map((good) => (
          <span key={good} className="mc-good">
            <span aria-hidden="true">{cost[good]}</span>
            <GoodIcon good={good} size={size} />
            <span className="sr-only">{word(`cost.${good}`, { number: cost[good]! })} </span>
          </span>
        ))}
    </span>
  );
}

/** What stands on a Quarter, 48 by 48: told by its outline first. */
export function KindDrawing({ kind }: { kind: QuarterKind }) {
  return (
    <g stroke="var(--mc-line)" strokeWidth="1.3" strokeLinejoin="round">
      <ellipse cx="24" cy="43" rx="21" ry="3.4" fill="var(--shade)" stroke="none" />
      <Outline kind={kind} />
    </g>
  );
}

function Outline({ kind }: { kind: QuarterKind }) {
  switch (kind) {
    case 'residential':
      return (
        <>
          <path d="M29 43V25l7-7 8 7v18z" fill="var(--wall-dark)" />
          <path d="M27 26l9.5-9.5L46 26l-2 2-7.5-7-7.5 7z" fill="var(--roof-residential)" />
          <path d="M7 43V23l13-12 13 12v20z" fill="var(--wall)" />
          <path d="M3 24 20 7l17 17-3 3-14-13L6 27z" fill="var(--roof-residential)" />
          <path d="M17 43V33h7v10z" fill="var(--trunk)" />
          <path d="M11 25h5v5h-5zM24 25h5v5h-5z" fill="var(--window)" />
        </>
      );
    case 'commercial':
      return (
        <>
          <path d="M6 43V20h36v23z" fill="var(--wall)" />
          <path d="M9 30h17v9H9z" fill="var(--window)" />
          <path d="M30 43V29h8v14z" fill="var(--commercial)" />
          <path d="M4 20 9 9h30l5 11z" fill="var(--white)" />
          <path d="M11 20 14 9h6l-1.5 11zM26.5 20 26 9h6l3 11z" fill="var(--commercial)" />
          <path
            d="M4 20a4.5 4.5 0 0 0 8 0 4.5 4.5 0 0 0 8 0 4.5 4.5 0 0 0 8 0 4.5 4.5 0 0 0 8 0 4.5 4.5 0 0 0 8 0z"
            fill="var(--white)"
          />
        </>
      );
    case 'coal':
      return (
        <>
          <path d="M13 43 21 9h5l9 34h-4l-3-11H20l-3 11z" fill="var(--mc-steel)" />
          <path d="M21 27h6l-1.5-8h-3z" fill="var(--industry)" />
          <circle cx="23.5" cy="11" r="7" fill="none" strokeWidth="2.4" />
          <path d="M23.5 4v14M16.5 11h14" fill="none" />
          <path d="M26 43l3-8 5-3 6 2 5 9z" fill="var(--mc-coal)" />
          <path d="M3 43l3-6 5-2 5 4 1 4z" fill="var(--mc-coal)" />
        </>
      );
    case 'steel':
      return (
        <>
          <path d="M8 22V7h6v15zM18 22V12h6v10z" fill="var(--brick)" />
          <path d="M4 43V25l11-6v6l11-6v6l11-6v6h7v18z" fill="var(--wall)" />
          <path d="M4 43V25l11-6v6l11-6v6l11-6v6h7v3H4z" fill="var(--industry)" />
          <path d="M20 31h12v3h-4v5h4v3H20v-3h4v-5h-4z" fill="var(--mc-steel)" />
        </>
      );
    case 'wood':
      return (
        <>
          <path d="M30 43V34h4v9z" fill="var(--trunk)" />
          <path d="M32 4 22 20h4l-6 9h5l-5 8h24l-5-8h5l-6-9h4z" fill="var(--leaf)" />
          <g fill="var(--mc-wood-cut)">
            <circle cx="8" cy="38" r="5" />
            <circle cx="18" cy="38" r="5" />
            <circle cx="13" cy="29.4" r="5" />
          </g>
          <path d="M8 38h0M18 38h0M13 29.4h0" strokeWidth="3.4" strokeLinecap="round" fill="none" />
        </>
      );
    case 'logistics':
      return (
        <>
          <path d="M3 14h25v23H3z" fill="var(--civic)" />
          <path d="M28 21h9l8 8v8H28z" fill="var(--wall)" />
          <path d="M32 24h4l5 5h-9z" fill="var(--window)" />
          <path
            d="M9 21v9M9 21l-3 3M9 21l3 3M20 30v-9M20 30l-3-3M20 30l3-3"
            fill="none"
            stroke="var(--on-civic)"
            strokeWidth="2"
          />
          <circle cx="12" cy="38.5" r="5" fill="var(--mc-coal)" />
          <circle cx="37" cy="38.5" r="5" fill="var(--mc-coal)" />
        </>
      );
  }
}

/** A Quarter's picture by itself. Decoration. */
export function KindArt({ kind, className }: { kind: QuarterKind; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <KindDrawing kind={kind} />
    </svg>
  );
}

/** An Investment token, 32 by 32: in its owner's colour and pattern with its letter, or brass where all share them. */
export function Token({ colour, className }: { colour: Colour | null; className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {colour && (
        <defs>
          <SeatPattern colour={colour} id={id} />
        </defs>
      )}
      <ellipse cx="17" cy="19" rx="13" ry="12" fill="var(--shade)" />
      <circle
        cx="16"
        cy="16"
        r="13.5"
        fill={colour ? `url(#${id})` : 'var(--brass-fill)'}
        stroke="var(--mc-line)"
        strokeWidth="1.4"
      />
      <circle
        cx="16"
        cy="16"
        r="10.6"
        fill="none"
        stroke={colour ? seatInk(colour) : '#241a04'}
        strokeWidth="1"
        strokeDasharray="2.4 2"
      />
      {colour ? (
        <>
          <circle cx="16" cy="16" r="8" fill={seatFill(colour)} />
          <text
            x="16"
            y="21"
            textAnchor="middle"
            fontSize="14"
            fontWeight="800"
            fontFamily="var(--font-sans)"
            fill={seatInk(colour)}
          >
            {letters[colour]}
          </text>
        </>
      ) : (
        <path
          d="M11 22v-9l5-4 5 4v9zM14.5 22v-5h3v5"
          fill="none"
          stroke="#241a04"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/** An Engineer with a hard hat, 40 by 52, in the seat's colour, pattern and letter. */
export function EngineerDrawing({ colour, id }: { colour: Colour; id: string }) {
  return (
    <>
      <defs>
        <SeatPattern colour={colour} id={id} />
      </defs>
      <g stroke="var(--mc-line)" strokeWidth="1.5" strokeLinejoin="round">
        <ellipse cx="21" cy="48.5" rx="16" ry="3" fill="var(--shade)" stroke="none" />
        <path d="M7 48c-1-14 3-22 13-22s14 8 13 22z" fill={`url(#${id})`} />
        <path d="M13 29l-2 19M27 29l2 19" stroke="var(--lamp)" strokeWidth="2.6" />
        <circle cx="20" cy="18" r="8.5" fill="#f0cfa6" />
        <path d="M9.5 15.5C9 7 14 3 20 3s11 4 10.500 12.500z" fill={seatFill(colour)} />
        <path d="M6.500 15.500h27v3.200h-27z" fill={seatFill(colour)} />
        <path d="M17.500 3.400h5v8h-5z" fill={seatFill(colour)} />
        <circle cx="20" cy="39" r="7.200" fill={seatFill(colour)} strokeWidth="1" />
      </g>
      <text
        x="20"
        y="43.600"
        textAnchor="middle"
        fontSize="12.500"
        fontWeight="800"
        fontFamily="var(--font-sans)"
        fill={seatInk(colour)}
      >
        {letters[colour]}
      </text>
    </>
  );
}

/** An Engineer by itself. Decoration. */
export function Engineer({ colour, className }: { colour: Colour; className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 40 52" className={className} aria-hidden="true">
      <EngineerDrawing colour={colour} id={id} />
    </svg>
  );
}
