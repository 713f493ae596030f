import { keyOf } from '@cityhall/grid';
import { specOf, type TileName } from '@cityhall/small-city';
import { TileArt } from './art.tsx';
import { extentOf, unit } from './geometry.ts';

/** A tile by itself, as large as its outline. Decoration: its name stands in words beside it. */
export function TileIcon({ tile, space = 22 }: { tile: TileName; space?: number }) {
  const cells = specOf(tile).outline.map(keyOf);
  const { width, height } = extentOf(cells);
  return (
    <svg
      viewBox={`0 0 ${width * unit + 2} ${height * unit + 2}`}
      width={width * space}
      height={height * space}
      aria-hidden="true"
      className="shrink-0"
    >
      <TileArt tile={tile} cells={cells} />
    </svg>
  );
}
