import { figures, type Open, type Player, placeIn, type Seat } from '@cityhall/small-city';
import type { Colour } from '@cityhall/wire';
import { cornerOf } from './geometry.ts';
import { MaterialDrawing, MeepleDrawing } from './pieces.tsx';

interface CitizensProps {
  open: Open;
  borough: Seat;
  colours: readonly Colour[];
  spots: ReadonlyMap<string, { must?: boolean }>;
  unmoved: ReadonlySet<string> | null;
  id: string;
}

/** Everybody who stands on a tile; those who have moved lie. */
export function CitizensLayer({ open, borough, colours, spots, unmoved, id }: CitizensProps) {
  return Object.entries(open.players[borough]!.citizens).map(([cell, standing]) => {
    const { x, y } = cornerOf(cell);
    const lying = unmoved !== null && !unmoved.has(placeIn(borough, cell));
    return (
      <g key={cell}>
        {standing.map((owner, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one owner are told apart by nothing else
            key={i}
            transform={`translate(${x + 17.5 - i * 15} ${y + 15}) scale(1.2)`}
            className="settle"
          >
            <MeepleDrawing colour={colours[owner]!} pattern={`${id}-${colours[owner]}`} lying={lying} />
          </g>
        ))}
        {spots.get(cell)?.must && (
          <g transform={`translate(${x + 39} ${y + 10})`}>
            <circle r="7.5" className="sc-must" />
            <text
              textAnchor="middle"
              y="4"
              fontSize="11"
              fontWeight="800"
              fontFamily="var(--font-sans)"
              className="sc-must-sign"
            >
              !
            </text>
          </g>
        )}
      </g>
    );
  });
}

/** What lies in the Warehouses. */
export function StoresLayer({ player }: { player: Player }) {
  return Object.values(player.tiles).flatMap(({ cells, goods }) =>
    goods.map((material, i) => {
      const { x, y } = cornerOf(cells[i]!);
      return (
        <g key={`${cells[i]}`} transform={`translate(${x + 11} ${y + 11}) scale(1.65)`} className="settle">
          <MaterialDrawing material={material} />
        </g>
      );
    }),
  );
}

const nooks = [
  [2, 2],
  [64, 2],
  [2, 62],
  [64, 62],
] as const;

/** Citizens and materials on the City Hall, one on each of its spaces. */
export function HallLayer({ player, colour, pattern }: { player: Player; colour: Colour; pattern: string }) {
  const hall = Object.values(player.tiles).find(({ tile }) => tile === 'cityHall');
  if (!hall) return null;
  const { x, y } = cornerOf(hall.cells[0]!);
  const held = [...Array(player.hall.citizens).fill(null), ...player.hall.goods].slice(0, figures.cityHallRoom);
  return held.map((material, i) => {
    const [dx, dy] = nooks[i]!;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a space of the City Hall is its number
      <g key={i} transform={`translate(${x + dx + 3} ${y + dy + 2}) scale(${material ? 1.5 : 1.1})`}>
        {material ? <MaterialDrawing material={material} /> : <MeepleDrawing colour={colour} pattern={pattern} />}
      </g>
    );
  });
}
