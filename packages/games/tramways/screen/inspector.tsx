import { placeName } from '@cityhall/tramways';
import type { Ctx, Spot } from './desk.ts';
import { Why } from './parts.tsx';
import { spaceText } from './spaces.ts';

interface Props {
  ctx: Ctx;
  cell: string;
  spot: Spot;
  /** Where on the board it does not cover what it explains. */
  side: 'top' | 'bottom';
}

/** Explains the space one points at. */
export function Inspector({ ctx, cell, spot, side }: Props) {
  return (
    <div className={`inspector rise inspector-${side} tw-inspector`} data-inspector={cell}>
      <p>
        <span className="font-semibold">{placeName(cell)}</span> · {spaceText(ctx, cell)}
      </p>
      {spot.does && <p className="font-semibold text-good">{spot.does}</p>}
      {spot.refusal && <Why refusal={spot.refusal} names={ctx.names} />}
    </div>
  );
}
