import type { Open } from '@cityhall/small-city';
import { placeName } from '@cityhall/small-city';
import type { Ctx, Spot } from './desk.ts';
import { Why } from './option.tsx';
import { spaceText } from './spaces.ts';
import { text } from './words.ts';

interface Props {
  ctx: Ctx;
  open: Open;
  cell: string;
  spot: Spot;
  /** Where on the board it does not cover what it explains; null where it has a place of its own. */
  side: 'top' | 'bottom' | null;
}

/** Explains the space one points at. */
export function Inspector({ ctx, open, cell, spot, side }: Props) {
  return (
    <div
      className={side ? `inspector rise inspector-${side} sc-inspector` : 'sc-inspector-still'}
      data-inspector={cell}
    >
      <p>
        <span className="font-semibold">{placeName(cell)}</span> · {spaceText(open, ctx.shown, cell, ctx.names)}
      </p>
      {spot.must && <p className="text-brass">{text('space.must')}</p>}
      {spot.does && spot.state !== 'still' && <p className="font-semibold text-good">{spot.does}</p>}
      {spot.refusal && <Why refusal={spot.refusal} names={ctx.names} />}
    </div>
  );
}
