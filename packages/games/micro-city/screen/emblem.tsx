import type { QuarterKind } from '@cityhall/micro-city';
import { useId } from 'react';
import { DieDrawing, EngineerDrawing, KindDrawing } from './pieces.tsx';
import './micro-city.css';

const cards: readonly (readonly QuarterKind[])[] = [
  ['coal', 'residential', 'commercial', 'wood'],
  ['residential', 'steel', 'coal', 'commercial'],
  ['wood', 'residential', 'residential', 'commercial'],
  ['commercial', 'residential', 'steel', 'residential'],
];

/** Four pocket cards on a table with an Engineer and two dice, for the home page. */
export default function Emblem() {
  const id = useId();
  return (
    <svg
      viewBox="-330 -128 660 272"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {cards.map((kinds, card) => (
        <g
          key={kinds.join()}
          transform={`translate(${(card - 1.5) * 152} ${card % 2 === 0 ? -4 : 12}) rotate(${[-3, 2, -1.5, 3][card]})`}
        >
          <rect x="-68" y="-66" width="140" height="140" rx="12" fill="var(--shade)" />
          <rect x="-70" y="-70" width="140" height="140" rx="12" fill="var(--card)" stroke="var(--cut)" />
          {kinds.map((kind, quarter) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a Quarter is its place on the card
              key={quarter}
              transform={`translate(${quarter % 2 === 0 ? -64 : 2} ${quarter < 2 ? -64 : 2})`}
            >
              <rect width="62" height="62" rx="8" fill={`var(--mc-field-${kind})`} />
              <g transform="translate(7 6)">
                <KindDrawing kind={kind} />
              </g>
            </g>
          ))}
        </g>
      ))}
      <g transform="translate(-24 -30) scale(1.35)">
        <EngineerDrawing colour="red" id={id} />
      </g>
      <g transform="translate(-152 84) rotate(-12) scale(1.6)">
        <DieDrawing value={5} />
      </g>
      <g transform="translate(118 70) rotate(14) scale(1.6)">
        <DieDrawing value={2} />
      </g>
    </svg>
  );
}
