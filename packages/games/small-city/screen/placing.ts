import { byRows, type Cell, cellOf, keyOf, type Pose, posed, poses, settled } from '@cityhall/grid';
import { specOf, type TileName, type TilePlace } from '@cityhall/small-city';

/** Every way to lay one tile, to be found by where one points and how the tile is turned. */
export interface Ways {
  tile: TileName;
  byPlace: ReadonlyMap<string, TilePlace>;
  width: number;
}

const ordered = new Set(['commerce', 'factory']);

/** A shape as text: the order of the spaces counts where they differ. */
function shapeKey(tile: TileName, cells: readonly Cell[]): string {
  const counts = ordered.has(specOf(tile).kind) || tile === 'harbor';
  const list = settled(cells);
  return (counts ? list : [...list].sort(byRows)).map(keyOf).join(' ');
}

const cornerOf = (cells: readonly Cell[]) => ({
  x: Math.min(...cells.map(({ x }) => x)),
  y: Math.min(...cells.map(({ y }) => y)),
});

export function waysOf(tile: TileName, places: readonly TilePlace[], width: number): Ways {
  const byPlace = new Map(
    places.map((place) => {
      const cells = place.cells.map(cellOf);
      return [`${shapeKey(tile, cells)}@${keyOf(cornerOf(cells))}`, place];
    }),
  );
  return { tile, byPlace, width };
}

/** The tile in a pose with its first space on a space, moved inside the Zone where it would stick out. */
export function wayAt({ tile, byPlace, width }: Ways, pose: Pose, cell: string): TilePlace | undefined {
  const outline = posed(specOf(tile).outline, pose);
  const [first] = outline;
  const { x, y } = cellOf(cell);
  const fit = (at: number, size: number) => Math.min(Math.max(0, at), width - size);
  const wide = Math.max(...outline.map((one) => one.x)) + 1;
  const high = Math.max(...outline.map((one) => one.y)) + 1;
  const corner = { x: fit(x - first!.x, wide), y: fit(y - first!.y, high) };
  return byPlace.get(`${shapeKey(tile, outline)}@${keyOf(corner)}`);
}

/** A pose in which the tile may lie there, if there is one. */
export function poseAt(ways: Ways, cell: string): Pose | undefined {
  return poses.find((pose) => {
    const place = wayAt(ways, pose, cell);
    return place && !place.refusal;
  });
}

/** How many places there are where the tile may lie. */
export function placesCount({ byPlace }: Ways): number {
  let count = 0;
  for (const place of byPlace.values()) if (!place.refusal) count += 1;
  return count;
}

export const turned = ({ turns, mirrored }: Pose): Pose => ({ turns: ((turns + 1) % 4) as Pose['turns'], mirrored });
export const mirrored = ({ turns, mirrored: was }: Pose): Pose => ({ turns, mirrored: !was });

/** Whether turning or mirroring changes anything. */
export function canTurn(tile: TileName): { turn: boolean; mirror: boolean } {
  const { outline } = specOf(tile);
  const keys = poses.map((pose) => shapeKey(tile, posed(outline, pose)));
  return { turn: new Set(keys.slice(0, 4)).size > 1, mirror: !keys.slice(0, 4).includes(keys[4]!) };
}
