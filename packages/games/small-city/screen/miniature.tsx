import { type Player, specOf, zoneWidth } from '@cityhall/small-city';
import { fieldOf } from './art.tsx';
import { cornerOf, outlinePath, unit } from './geometry.ts';

/** A whole Borough at a glance: fields of its tiles and how many stand where. Decoration: words stand beside it. */
export function Miniature({ player, size }: { player: Player; size: number }) {
  const span = Math.max(1, zoneWidth(player)) * unit;
  return (
    <svg viewBox={`-4 -4 ${span + 8} ${span + 8}`} width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect
        x="-4"
        y="-4"
        width={span + 8}
        height={span + 8}
        rx="20"
        fill="var(--sc-ground)"
        stroke="var(--line)"
        strokeWidth="6"
      />
      {Object.values(player.tiles).map(({ tile, cells }) => (
        <path
          key={cells[0]}
          d={outlinePath(cells, 2, 8)}
          fill={fieldOf[specOf(tile).kind]}
          stroke="var(--cut)"
          strokeWidth="3"
        />
      ))}
      {Object.keys(player.citizens).map((cell) => {
        const { x, y } = cornerOf(cell);
        return <circle key={cell} cx={x + unit / 2} cy={y + unit / 2} r="9" fill="var(--ink)" />;
      })}
      {player.cemeteries.map((cell) => (
        <rect key={cell} {...cornerOf(cell)} width={unit} height={unit} fill="var(--sc-grave)" />
      ))}
    </svg>
  );
}
