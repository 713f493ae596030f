import type { Tile } from '@cityhall/expancity';
import { colours } from '@cityhall/wire';
import { Building, WallPatterns } from './building.tsx';
import { project } from './geometry.ts';
import { TileDrawing } from './tile.tsx';

interface Spot {
  x: number;
  y: number;
  tile: Tile;
  building?: Omit<Parameters<typeof Building>[0], 'look' | 'ghost' | 'kind'>;
}

const spots: readonly Spot[] = [
  { x: -3, y: -1, tile: 'hospital' },
  { x: -2, y: -1, tile: 'commercial', building: { colour: 'violet', storeys: 5, roof: 'rounded' } },
  { x: -1, y: -1, tile: 'residential', building: { colour: 'yellow', storeys: 3, roof: 'flat' } },
  { x: 0, y: -1, tile: 'commercial', building: { colour: 'blue', storeys: 6, roof: 'pointed' } },
  { x: 1, y: -1, tile: 'church' },
  { x: 2, y: -1, tile: 'commercial', building: { colour: 'red', storeys: 4, roof: null } },
  { x: 3, y: -1, tile: 'residential', building: { colour: 'violet', storeys: 2, roof: 'flat' } },
  { x: 4, y: -1, tile: 'bank' },
  { x: -4, y: 0, tile: 'residential', building: { colour: 'green', storeys: 1, roof: 'flat' } },
  { x: -3, y: 0, tile: 'commercial', building: { colour: 'green', storeys: 4, roof: 'pointed' } },
  { x: -2, y: 0, tile: 'park' },
  { x: -1, y: 0, tile: 'commercial', building: { colour: 'red', storeys: 4, roof: 'rounded' } },
  { x: 0, y: 0, tile: 'cityHall' },
  { x: 1, y: 0, tile: 'residential', building: { colour: 'blue', storeys: 2, roof: 'flat' } },
  { x: 2, y: 0, tile: 'mall' },
  { x: 3, y: 0, tile: 'commercial', building: { colour: 'yellow', storeys: 4, roof: 'rounded' } },
  { x: 4, y: 0, tile: 'stadium' },
  { x: -3, y: 1, tile: 'bar' },
  { x: -2, y: 1, tile: 'commercial', building: { colour: 'blue', storeys: 2, roof: null } },
  { x: -1, y: 1, tile: 'school' },
  { x: 0, y: 1, tile: 'residential', building: { colour: 'red', storeys: 1, roof: 'flat' } },
  { x: 1, y: 1, tile: 'park' },
  { x: 2, y: 1, tile: 'residential', building: { colour: 'green', storeys: 2, roof: 'flat' } },
  { x: 3, y: 1, tile: 'policeStation' },
];

/** A small finished city, for the home page. */
export default function Emblem() {
  return (
    <svg
      viewBox="-400 -215 800 330"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <WallPatterns colours={colours} />
      {spots.map(({ x, y, tile, building }) => {
        const at = project(x, y);
        return (
          <g key={`${x},${y}`} transform={`translate(${at.x} ${at.y})`}>
            <TileDrawing tile={tile} effects={false} />
            {building && <Building {...building} kind={tile as 'residential'} look="skyline" ghost={false} />}
          </g>
        );
      })}
    </svg>
  );
}
