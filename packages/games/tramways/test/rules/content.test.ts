import { seededRandom } from '@cityhall/ruleset';
import { describe, expect, test } from 'vitest';
import { auctionCardsFor, cardOf, developments } from '../../content/cards.ts';
import { figures, playerBoards } from '../../content/figures.ts';
import {
  type BoardName,
  boardNames,
  boardSides,
  boards,
  buildingTypes,
  cards,
  parcelsOf,
  printed,
} from '../../index.ts';
import { isConnected, mapOf, randomMap, refusalOfBoards, refusalOfMap } from '../../rules/map.ts';

const size = figures.boardWidth;
const near = (place: number): number[] =>
  [place % size > 0 ? place - 1 : -1, place % size < size - 1 ? place + 1 : -1, place - size, place + size].filter(
    (other) => other >= 0 && other < size * size,
  );
const isOpen = (sign: string) => sign === '.' || sign === '^';

/** The locations of a board: the building's spaces together, each Parcel alone. */
function locationsOf(signs: string): number[][] {
  const building = [...signs.matchAll(/[RLCI]/g)].map(({ index }) => index);
  return [building, ...[...signs.matchAll(/\d/g)].map(({ index }) => [index])];
}

const sides = boardNames.flatMap((board) => boardSides.map((side) => [board, side] as const));

describe.each(sides)('board %s, side %i', (board: BoardName, side) => {
  const rows = boards[board][side];
  const signs = rows.join('');

  test('has five by five spaces, its printed building and its Parcels', () => {
    expect(rows.map(({ length }) => length)).toEqual([size, size, size, size, size]);
    expect(signs).toMatch(/^[.^~RLCI1-4]{25}$/);
    const { type, spaces } = printed[board];
    expect(signs.match(/[RLCI]/g)).toEqual(Array.from({ length: spaces }, () => type));
    const [building] = locationsOf(signs);
    expect(building!.length === 1 || near(building![0]!).includes(building![1]!)).toBe(true);
    const numbers = parcelsOf(board).map((parcel) => parcel.at(-1));
    expect([...signs.matchAll(/\d/g)].map(([digit]) => digit).sort()).toEqual(numbers);
  });

  test('has its mountains and lakes, plain and mountain in one region', () => {
    const mountains = signs.split('^').length - 1;
    const lakes = signs.split('~').length - 1;
    const [least, most, fewest, mostLakes] = side === 1920 ? [2, 4, 0, 2] : [4, 6, 2, 3];
    expect(mountains >= least! && mountains <= most!).toBe(true);
    expect(lakes >= fewest! && lakes <= mostLakes!).toBe(true);
    const open = [...signs].flatMap((sign, place) => (isOpen(sign) ? [place] : []));
    const region = [open[0]!];
    for (const place of region)
      for (const other of near(place)) if (isOpen(signs[other]!) && !region.includes(other)) region.push(other);
    expect(region).toHaveLength(open.length);
  });

  test('every location space touches the region on two sides, and no two locations touch', () => {
    const locations = locationsOf(signs);
    for (const place of locations.flat())
      expect(near(place).filter((other) => isOpen(signs[other]!)).length).toBeGreaterThan(1);
    for (const [at, location] of locations.entries()) {
      const others = locations.filter((_, other) => other !== at).flat();
      expect(location.flatMap(near).filter((place) => others.includes(place))).toEqual([]);
    }
  });

  test('few pairs of locations share a touching space', () => {
    const halos = locationsOf(signs).map((location) => new Set(location.flatMap(near)));
    const pairs = halos.flatMap((halo, at) =>
      halos.slice(0, at).filter((other) => [...halo].some((place) => other.has(place))),
    );
    expect(pairs.length).toBeLessThanOrEqual(parcelsOf(board).length - 2);
  });

  test('each edge has three plain or mountain spaces', () => {
    const column = (x: number) => rows.map((row) => row[x]!).join('');
    for (const edge of [rows[0]!, rows[size - 1]!, column(0), column(size - 1)])
      expect([...edge].filter(isOpen).length).toBeGreaterThan(2);
  });
});

describe('the box', () => {
  test('has 106 cards: 25 Parcel, 10 Generic, 16 Building, 20 Development, 30 Auction, 5 Reminder', () => {
    const kinds = [...new Set(cards.map(({ kind }) => kind))];
    expect(kinds.map((kind) => [kind, cards.filter((card) => card.kind === kind).length])).toEqual([
      ['parcel', 25],
      ['generic', 10],
      ['building', 16],
      ['development', 20],
      ['auction', 30],
      ['reminder', 5],
    ]);
    expect(cards).toHaveLength(106);
  });

  test('all cards but Void ones have the strip, and none more than four icons besides', () => {
    for (const card of cards.filter(({ kind }) => kind !== 'reminder')) {
      expect(card.icons.includes('strip')).toBe(!card.void);
      expect(card.icons.filter((icon) => icon !== 'strip').length).toBeLessThanOrEqual(4);
      expect(new Set(card.icons).size).toBe(card.icons.length);
    }
    expect(cards.filter((card) => card.void)).toHaveLength(10);
  });

  test('n players use the groups of Auction cards up to n', () => {
    expect([2, 3, 4, 5].map((players) => auctionCardsFor(players).length)).toEqual([12, 18, 24, 30]);
  });

  test('four Development cards cost 1 Stress first and two cost $1', () => {
    const consequences = developments.map((card) => cardOf(card).consequence);
    expect(consequences.filter((one) => one === 'stress')).toHaveLength(4);
    expect(consequences.filter((one) => one === 'pay')).toHaveLength(2);
  });

  test('the difficult player board has one worker and a shorter Stress track', () => {
    expect(playerBoards.difficult.workers).toBe(1);
    expect(playerBoards.difficult.stress).toEqual([1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 21]);
    expect(playerBoards.normal.stress).toHaveLength(21);
  });

  test('a map of ten boards holds at most 14 printed spaces', () => {
    const spaces = (names: readonly BoardName[]) => names.reduce((sum, name) => sum + printed[name].spaces, 0);
    const nine = boardNames.slice(0, 9);
    expect((['J1', 'J2', 'J3'] as const).map((name) => spaces([...nine, name]))).toEqual([14, 14, 13]);
  });
});

describe('maps', () => {
  test('TW-19 random maps hold every building type, enough Parcels, at most one J, and are connected', () => {
    const random = seededRandom(3);
    for (let game = 0; game < 100; game++) {
      const seats = 2 + (game % 4);
      const expert = seats === 2 && game % 8 === 0;
      const map = randomMap({ seats, expert, sides: 'mixed' }, random);
      expect(refusalOfMap(map, seats, expert)).toBeUndefined();
      expect(isConnected(mapOf({ map }))).toBe(true);
    }
  });

  test.each([
    ['too few boards', ['A', 'B', 'C'], 'wrong-number-of-boards'],
    ['two J boards', ['J1', 'J2', 'A', 'D'], 'board-twice'],
    ['a missing type', ['A', 'E', 'B', 'C'], 'building-type-missing'],
  ] as const)('TW-19 %s are refused with the reason', (_, names, code) => {
    expect(refusalOfBoards(names, 2, false)?.code).toBe(code);
  });

  test('TW-19 the expert map has three boards of different types and still 8 Parcels', () => {
    expect(refusalOfBoards(['A', 'B', 'C'], 2, true)?.code).toBe('too-few-parcels');
    expect(refusalOfBoards(['H', 'A', 'D'], 2, true)).toBeUndefined();
    expect(refusalOfBoards(['H', 'A', 'E'], 2, true)?.code).toBe('building-type-missing');
    expect(buildingTypes).toHaveLength(4);
  });

  test('boards turn clockwise', () => {
    const turned = (turns: 0 | 1) =>
      mapOf({ map: (['H', 'A', 'D'] as const).map((board) => ({ board, side: 1920, turns })) });
    const at = (turns: 0 | 1, place: number) => turned(turns).spaces[place];
    // The top left space of the upright board comes to lie at the top right.
    expect(at(1, 4)).toEqual(at(0, 0));
  });
});
