import { cardOf } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { railSymbols } from '../content/icons.ts';
import { fits, type Laid } from './links.ts';
import { cellAt, placeOf, sideAt, sideNumber } from './map.ts';
import type { Link, Open, Rail, Seat } from './state.ts';
import { endsOf, isOpenTo, type Survey } from './survey.ts';

/** A link that can be drawn: what is laid, at how many Build Rail symbols, and where it ends. */
export interface Drawing {
  laid: Laid;
  symbols: number;
  /** The locations it joins, its start first; −1 where it stays open. */
  ends: [number, number];
}

/** Where rail can be laid from: a location or an own open end, redirected or not. */
interface Beginning {
  start: number;
  link: Link | null;
  redirect: Laid['redirect'];
  /** Space and side at which the next tile begins. */
  entries: readonly (readonly [number, number])[];
  symbols: number;
}

function beginningsOf(open: Open, survey: Survey, seat: Seat): Beginning[] {
  const { map, locations } = survey;
  const found = new Map<number, [number, number][]>();
  for (const [place, location] of locations.entries()) {
    if (location < 0 || !isOpenTo(survey, location, seat)) continue;
    const entries = found.get(location) ?? [];
    for (const [side, near] of map.beyond[place]!.entries()) {
      if (near >= 0 && locations[near] !== location) entries.push([near, (side + 2) % 4]);
    }
    found.set(location, entries);
  }
  const fresh = [...found].map(([start, entries]) => ({ start, link: null, redirect: null, entries, symbols: 0 }));
  return [...fresh, ...open.links.filter((link) => link.owner === seat && !link.complete).flatMap(goingOn(survey))];
}

/** An incomplete link goes on from its open end, or in another direction at one symbol (TW-8). */
const goingOn =
  (survey: Survey) =>
  (link: Link): Beginning[] => {
    const { map } = survey;
    const last = link.rails.at(-1)!;
    const place = placeOf(map, last.cell);
    const [start] = endsOf(survey, link);
    const others = survey.rails[place]!.filter(
      (rail) =>
        rail.link.id !== link.id || rail.sides[0] !== sideNumber(last.from) || rail.sides[1] !== sideNumber(last.to),
    ).map(({ sides }) => sides);
    return [0, 1, 2, 3].flatMap((side): Beginning[] => {
      const as = side === sideNumber(last.to);
      if (side === sideNumber(last.from) || (!as && !fits(others, [sideNumber(last.from), side]))) return [];
      const near = map.beyond[place]![side]!;
      if (near < 0) return [];
      const entries = [[near, (side + 2) % 4]] as const;
      return [{ start, link, redirect: as ? null : sideAt(side), entries, symbols: as ? 0 : 1 }];
    });
  };

/** Symbols that all Build Rail icons of a hand come to. */
export const mostSymbols = (hand: readonly string[]): number =>
  hand.reduce((sum, card) => sum + Math.max(...cardOf(card).icons.map(railSymbols)), 0);

/** Spaces on which that seat may lay rail: symbols for each, 0 where none. */
function costsFor(open: Open, survey: Survey, seat: Seat): number[] {
  const { map, types, owners, locations } = survey;
  const ended = new Set(open.links.flatMap((link) => endsOf(survey, link)));
  return map.spaces.map((space, place) => {
    if (types[place] || space.kind === 'lake' || survey.rails[place]!.length > 1) return 0;
    if (space.kind === 'mountain') return figures.railSymbolsOnMountain;
    if (space.kind !== 'parcel') return 1;
    return owners[place] === seat && !(locations[place]! >= 0 && ended.has(place)) ? 1 : 0;
  });
}

/** Own open ends, by the space and side at which a rail would meet them. */
function openEnds(open: Open, { map }: Survey, seat: Seat): Map<number, Link> {
  return new Map(
    open.links
      .filter((link) => link.owner === seat && !link.complete)
      .map((link) => {
        const last = link.rails.at(-1)!;
        return [placeOf(map, last.cell) * 4 + sideNumber(last.to), link];
      }),
  );
}

/**
 * For each beginning and each number of symbols up to `most` the links that can be completed, one for each end, and
 * some that stay open. Not every way of laying is listed: any other may be asked of `judgeLaid`.
 */
export function drawingsOf(open: Open, survey: Survey, seat: Seat, most: number, partials = 2): Drawing[] {
  const costs = costsFor(open, survey, seat);
  const meeting = openEnds(open, survey, seat);
  const size = survey.map.spaces.length * 4;
  // For each number of symbols and each entry: the side by which, and the entry from which, it was reached.
  const reached = new Int32Array((most + 1) * size);
  return beginningsOf(open, survey, seat).flatMap((beginning) =>
    search(survey, seat, beginning, { costs, meeting, reached, size, most, partials }),
  );
}

interface Search {
  costs: readonly number[];
  meeting: ReadonlyMap<number, Link>;
  reached: Int32Array;
  size: number;
  most: number;
  partials: number;
}

function search(survey: Survey, seat: Seat, beginning: Beginning, table: Search): Drawing[] {
  const { map, locations, rails, types, owners } = survey;
  const { costs, meeting, reached, size, most, partials } = table;
  reached.fill(0);
  const found: Drawing[] = [];
  const open = Array.from({ length: most + 1 }, () => 0);
  const layers: number[][] = Array.from({ length: most + 1 }, () => []);
  const drawing = (last: Rail | null, entry: number, symbols: number, end: number): Drawing => {
    const { link, redirect, start } = beginning;
    const path = last ? [...pathTo(survey, table, entry, symbols - costs[entry >> 2]!), last] : [];
    return { laid: { link: link?.id ?? null, redirect, rails: path }, symbols, ends: [start, end] };
  };
  /** Rail points from a space out of a side: it arrives, or goes on. */
  const arrive = (near: number, side: number, symbols: number, last: Rail | null, entry: number, seen: Set<number>) => {
    const from = (side + 2) % 4;
    const joined = meeting.get(near * 4 + from);
    const other = joined && joined.id !== beginning.link?.id ? endsOf(survey, joined)[0] : -1;
    const end = other >= 0 ? other : locations[near]!;
    if (end >= 0 && end !== beginning.start && isOpenTo(survey, end, seat)) {
      if (symbols > 0 && !seen.has(end)) {
        seen.add(end);
        found.push(drawing(last, entry, symbols, end));
      }
      if (other >= 0) return;
    }
    const closed =
      map.spaces[near]!.kind === 'parcel' && !types[near] && (owners[near] !== seat || rails[near]!.length > 0);
    if (end < 0 && !closed && symbols > 0 && open[symbols]! < partials) {
      open[symbols]! += 1;
      found.push(drawing(last, entry, symbols, -1));
    }
    if (costs[near] === 0 || near === beginning.start) return;
    const key = near * 4 + from;
    if (reached[symbols * size + key] !== 0) return;
    reached[symbols * size + key] = last ? entry + 1 : -1;
    layers[symbols]!.push(key);
  };
  const ends = layers.map(() => new Set<number>());
  for (const [near, side] of beginning.entries) {
    if (beginning.symbols <= most) arrive(near, (side + 2) % 4, beginning.symbols, null, -1, ends[beginning.symbols]!);
  }
  for (let symbols = beginning.symbols; symbols < most; symbols++) {
    for (const entry of layers[symbols]!) {
      const place = entry >> 2;
      const cost = symbols + costs[place]!;
      if (cost > most) continue;
      const from = entry & 3;
      const there = rails[place]!.map(({ sides }) => sides);
      for (let to = 0; to < 4; to++) {
        const near = map.beyond[place]![to]!;
        if (to === from || near < 0 || !fits(there, [from, to])) continue;
        const rail = { cell: cellAt(map, place), from: sideAt(from), to: sideAt(to) };
        arrive(near, to, cost, rail, entry, ends[cost]!);
      }
    }
  }
  return found;
}

/** The tiles before an entry that was reached with so many symbols. */
function pathTo({ map }: Survey, { reached, size, costs }: Search, entry: number, symbols: number): Rail[] {
  const path: Rail[] = [];
  let here = entry;
  let left = symbols;
  for (;;) {
    const before = reached[left * size + here]!;
    if (before <= 0) return path.reverse();
    const from = before - 1;
    const place = from >> 2;
    const to = map.beyond[place]!.indexOf(here >> 2);
    path.push({ cell: cellAt(map, place), from: sideAt(from & 3), to: sideAt(to) });
    left -= costs[place]!;
    here = from;
  }
}
