import type { Colour } from '@cityhall/wire';
import { useId } from 'react';
import { MeepleDrawing, SeatPatterns } from './pieces.tsx';

/** A Citizen by itself. Decoration: whose it is stands beside it. */
export function MeeplePiece({ colour, size = 22 }: { colour: Colour; size?: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0 inline-block">
      <SeatPatterns colours={[colour]} id={id} />
      <MeepleDrawing colour={colour} pattern={`${id}-${colour}`} />
    </svg>
  );
}
