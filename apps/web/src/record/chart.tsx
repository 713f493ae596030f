import type { AnyRules } from '@cityhall/ruleset';
import { useMemo } from 'react';
import { say } from '../words/index.ts';
import { type Replayed, totalsOver } from './steps.ts';

const wide = 360;
const high = 180;

/** Each seat's points over the game: one line a seat, told apart by colour and dashes. */
export function Chart({ all, ruleset, at }: { all: Replayed; ruleset: AnyRules; at: number }) {
  const totals = useMemo(() => totalsOver(all, ruleset), [all, ruleset]);
  const most = Math.max(1, ...totals.flat());
  const least = Math.min(0, ...totals.flat());
  const x = (index: number) => (index / Math.max(1, all.steps.length - 1)) * wide;
  const y = (points: number) => high - ((points - least) / (most - least)) * high;
  return (
    <figure>
      <svg viewBox={`-28 -8 ${wide + 36} ${high + 16}`} role="img" aria-label={say('replay.chart')} className="w-full">
        <path d={`M0 0V${high}H${wide}`} fill="none" stroke="var(--line)" />
        <text x="-6" y="6" textAnchor="end" fontSize="13" fill="var(--soft)">
          {most}
        </text>
        <text x="-6" y={high + 4} textAnchor="end" fontSize="13" fill="var(--soft)">
          {least}
        </text>
        <path d={`M${x(at)} 0V${high}`} stroke="var(--brass)" strokeDasharray="2 3" />
        {totals.map((points, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            points={points.map((one, index) => `${x(index).toFixed(1)},${y(one).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={`var(--seat-${all.room.places[seat]!.colour})`}
            strokeWidth="2.4"
            strokeDasharray={['', '7 3', '2 3', '9 3 2 3', '4 4'][seat]}
          />
        ))}
      </svg>
    </figure>
  );
}
