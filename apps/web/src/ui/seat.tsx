import { type Colour, letters } from '@cityhall/wire';
import { useId } from 'react';

/** Fill and letter colours of a seat, as CSS. */
export const seatFill = (colour: Colour) => `var(--seat-${colour})`;
export const seatInk = (colour: Colour) => `var(--on-seat-${colour})`;

const strokes: Record<Colour, string> = {
  red: '',
  blue: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  yellow: '',
  green: 'M0 1.5h8M1.5 0v8',
  violet: 'M0 2.5q2-3 4 0t4 0M0 6.5q2-3 4 0t4 0',
};

/** The pattern of a colour, 8 by 8 units, to be laid over its fill: plain, diagonal, dots, grid, waves. */
export function SeatPattern({ colour, id, lay }: { colour: Colour; id: string; lay?: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform={lay}>
      <rect width="8" height="8" fill={seatFill(colour)} />
      <g stroke={seatInk(colour)} fill="none" strokeWidth="1.2" opacity="0.42">
        {colour === 'yellow' ? (
          <g fill={seatInk(colour)} stroke="none">
            <circle cx="2" cy="2" r="1.15" />
            <circle cx="6" cy="6" r="1.15" />
          </g>
        ) : (
          <path d={strokes[colour]} />
        )}
      </g>
    </pattern>
  );
}

/** A disc in a seat's colour with its pattern and letter. Decoration: the name stands beside it. */
export function SeatMark({ colour, size = 28 }: { colour: Colour; size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" className="shrink-0">
      <defs>
        <SeatPattern colour={colour} id={id} />
      </defs>
      <circle cx="14" cy="14" r="13" fill={`url(#${id})`} stroke="var(--cut)" strokeWidth="1" />
      <circle cx="14" cy="14" r="8" fill={seatFill(colour)} />
      <text
        x="14"
        y="18.8"
        textAnchor="middle"
        fontSize="13.5"
        fontWeight="800"
        fontFamily="var(--font-sans)"
        fill={seatInk(colour)}
      >
        {letters[colour]}
      </text>
    </svg>
  );
}
