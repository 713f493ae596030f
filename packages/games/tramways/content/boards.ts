import type { BuildingType } from './icons.ts';

/** The two sides of every board: 1920 is the normal one, 1910 the difficult one. */
export const boardSides = [1920, 1910] as const;
export type BoardSide = (typeof boardSides)[number];

/** Boards in the box. J1, J2 and J3 share their Parcels: at most one of them in a game. */
export const boardNames = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J1', 'J2', 'J3'] as const;
export type BoardName = (typeof boardNames)[number];
/** The letter of a board's Parcels. */
export const letterOf = (board: BoardName): string => board[0]!;

/** The printed building of a board: the same on both sides. */
export const printed: Readonly<Record<BoardName, { type: BuildingType; spaces: number }>> = {
  A: { type: 'R', spaces: 2 },
  B: { type: 'C', spaces: 1 },
  C: { type: 'L', spaces: 2 },
  D: { type: 'I', spaces: 1 },
  E: { type: 'R', spaces: 1 },
  F: { type: 'I', spaces: 2 },
  G: { type: 'L', spaces: 1 },
  H: { type: 'C', spaces: 1 },
  I: { type: 'R', spaces: 1 },
  J1: { type: 'C', spaces: 2 },
  J2: { type: 'L', spaces: 2 },
  J3: { type: 'I', spaces: 1 },
};

/**
 * Spaces row by row: . plain, ^ mountain, ~ lake, R L C I a building, a digit a Parcel of the board's letter.
 * Mark: house.
 */
export const boards: Readonly<Record<BoardName, Readonly<Record<BoardSide, readonly string[]>>>> = {
  A: {
    1920: ['..^1^', '.R...', '.R.^.', '.....', '...2.'],
    1910: ['.~1^.', '..^.^', '^...2', '.R.^^', '.R..~'],
  },
  B: {
    1920: ['....~', '...1.', '.~..^', '....^', '.2..C'],
    1910: ['....1', '~^~^.', '~....', '^^2..', '^.^.C'],
  },
  C: {
    1920: ['.L...', '^L^..', '..~~.', '..^1.', '2....'],
    1910: ['.LL.^', '^.^^.', '...~1', '2^...', '..^.~'],
  },
  D: {
    1920: ['.....', '..1.^', '....2', '....^', '.^I.~'],
    1910: ['...^.', '^~^..', '1.^~^', '^...2', '..I..'],
  },
  E: {
    1920: ['.1...', '..^.^', '2....', '.....', '.R..^'],
    1910: ['~..~.', '....^', '^...1', '.2^^.', '^.^R.'],
  },
  F: {
    1920: ['..I..', '^.I..', '~.~1.', '2....', '..3^.'],
    1910: ['.II..', '.^^.^', '1...2', '^..3.', '~~.^^'],
  },
  G: {
    1920: ['.1...', '.....', '....2', '.L.^.', '..3.^'],
    1910: ['L...^', '.1.^.', '^..^~', '..^.2', '~^3..'],
  },
  H: {
    1920: ['^.^1.', '2.C..', '.....', '....3', '4....'],
    1910: ['...C~', '1~^.2', '.3^..', '...^^', '^.4..'],
  },
  I: {
    1920: ['~....', '...^.', '..1..', '^....', 'R.^2.'],
    1910: ['~R^^.', '..^.^', '1...~', '..^..', '..^2.'],
  },
  J1: {
    1920: ['..CC.', '.~..^', '..1^~', '.....', '2.^3.'],
    1910: ['~...1', '.~.~.', '.^.2^', 'CC.^.', '^^..3'],
  },
  J2: {
    1920: ['.^...', 'L.^.1', 'L....', '.2...', '...3.'],
    1910: ['.1^^.', '.....', '~~^2.', '3....', '^^LL.'],
  },
  J3: {
    1920: ['^.1.2', '..^^.', '.....', '...I.', '.3...'],
    1910: ['...^.', '.^~..', '^1~^I', '...^.', '2..3^'],
  },
};

/** The Parcels of a board. */
export function parcelsOf(board: BoardName): string[] {
  const digits = boards[board][1920].join('').match(/\d/g) ?? [];
  return digits.sort().map((digit) => `${letterOf(board)}${digit}`);
}
