import { beyond, cellOf, keyOf, opposite, type Side, sides } from '@cityhall/grid';
import { type CityMap, gridOf, type Space } from '../../rules/map.ts';
import type { Link, Rail } from '../../rules/state.ts';

const lines = (picture: string): string[] =>
  picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function spaceOf(sign: string): Space {
  if ('RLCI'.includes(sign)) return { kind: 'building', type: sign as 'R' };
  if (/\d/.test(sign)) return { kind: 'parcel', parcel: `H${sign}` };
  return { kind: sign === '^' ? 'mountain' : sign === '~' ? 'lake' : 'plain' };
}

/** A map from a picture: . plain, ^ mountain, ~ lake, R L C I buildings, digits Parcels H1 to H4. */
export function mapFrom(picture: string): CityMap {
  const rows = lines(picture);
  return gridOf(
    rows.flatMap((row) => [...row].map(spaceOf)),
    rows[0]!.length,
  );
}

const headings: Record<string, Side> = { n: 'north', e: 'east', s: 'south', w: 'west' };

/** Rails that leave a space in the first direction; each further letter is the way out of one tile. */
export function railsFrom(start: string, path: string): Rail[] {
  const ways = [...path].map((letter) => headings[letter]!);
  let cell = cellOf(start);
  return ways.slice(1).map((to, at) => {
    cell = beyond(cell, ways[at]!);
    return { cell: keyOf(cell), from: opposite(ways[at]!), to };
  });
}

const strokes: Record<string, string> = {
  '02': '│',
  '13': '─',
  '01': '└',
  '12': '┌',
  '23': '┐',
  '03': '┘',
};
const doubles: Record<string, string> = { '─│': '┼', '┐└': '╲', '┌┘': '╱' };

/** The map with every rail drawn: ┼ is a crossing, ╲ and ╱ are two curves in a space. */
export function drawn(picture: string, links: readonly Pick<Link, 'rails'>[]): string {
  const rows = lines(picture).map((row) => [...row]);
  const there = new Map<string, string[]>();
  for (const { cell, from, to } of links.flatMap((link) => link.rails)) {
    const key = [sides.indexOf(from), sides.indexOf(to)].sort().join('');
    there.set(cell, [...(there.get(cell) ?? []), strokes[key]!].sort());
  }
  for (const [cell, found] of there) {
    const { x, y } = cellOf(cell);
    rows[y]![x] = found.length === 1 ? found[0]! : (doubles[found.join('')] ?? '?');
  }
  return rows.map((row) => row.join('')).join('\n');
}

/** A picture without its indentation. */
export const picture = (text: string): string => lines(text).join('\n');
