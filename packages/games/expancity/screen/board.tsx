import type { CellKey } from '@cityhall/grid';
import { Drawing, Tool } from '@cityhall/web/kit/drawing.tsx';
import type { Colour } from '@cityhall/wire';
import { Building2, Rows2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { WallPatterns } from './building.tsx';
import { legible, useExtent } from './extent.ts';
import type { Storeys } from './geometry.ts';
import { SpaceLabels, type SpaceProps, SpaceView } from './space.tsx';
import { text } from './words.ts';

interface Props {
  spaces: readonly Omit<SpaceProps, 'aimed' | 'current' | 'look'>[];
  colours: readonly Colour[];
  aimed: CellKey | null;
  look: Storeys;
  onLook(look: Storeys): void;
  /** A space is pointed at or reached by keyboard; null when nothing is. */
  onAim(cell: CellKey | null, how: 'pointer' | 'focus'): void;
  /** The empty table is tapped, or Escape is pressed. */
  onRelease(): void;
  /** A space is tapped; `sure` where a mouse or a key did it, which had shown its meaning before. */
  onTap(cell: CellKey, sure: boolean): void;
  children?: ReactNode;
}

/** The scale up to which the whole city is shown. */
const closest = 1.5;

/** The city. */
export function Board({ spaces, colours, aimed, look, onLook, onAim, onRelease, onTap, children }: Props) {
  const frame = useExtent(spaces, look);
  return (
    <Drawing
      label={text('screen.city')}
      frame={frame}
      closest={closest}
      cells={spaces.map((space) => space.cell)}
      first="0,0"
      aimed={aimed}
      onAim={onAim}
      onRelease={onRelease}
      onTap={onTap}
      onScale={(drawing, scale) =>
        drawing.style.setProperty('--label', `${Math.min(1.6, Math.max(1, legible / scale))}`)
      }
      over={children}
      tools={
        <Tool
          label={text(look === 'flat' ? 'board.skyline' : 'board.flat')}
          onClick={() => onLook(look === 'flat' ? 'skyline' : 'flat')}
        >
          {look === 'flat' ? <Building2 size={18} aria-hidden="true" /> : <Rows2 size={18} aria-hidden="true" />}
        </Tool>
      }
    >
      {(here) => (
        <>
          <WallPatterns colours={colours} />
          {spaces.map((space) => (
            <SpaceView
              key={space.cell}
              {...space}
              look={look}
              aimed={aimed === space.cell}
              current={space.cell === here}
            />
          ))}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
          <g aria-hidden="true" className="labels">
            {spaces.map(({ cell, plot, colour, state, offer, roof, points }) => (
              <SpaceLabels
                key={cell}
                cell={cell}
                plot={plot}
                colour={colour}
                state={state}
                offer={offer}
                roof={roof}
                points={points}
                look={look}
              />
            ))}
          </g>
        </>
      )}
    </Drawing>
  );
}
