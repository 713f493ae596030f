import type { BuildingName } from './buildings.ts';
import type { Mark } from './mark.ts';

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** One thing to play for: the buildings to complete one after the other, and the rounds for each level. */
export interface Game {
  mode: 'basic' | 'extended' | 'challenge' | 'competitive';
  buildings: readonly BuildingName[];
  rounds: Readonly<Partial<Record<Level, number>>>;
  /** Of the rounds. */
  mark: Mark;
}

export const games = {
  a: { mode: 'basic', buildings: ['baseA'], rounds: { easy: 10, medium: 8 }, mark: 'rulebook' },
  b: { mode: 'basic', buildings: ['baseB'], rounds: { medium: 15, hard: 12 }, mark: 'rulebook' },
  ab: {
    mode: 'extended',
    buildings: ['baseA', 'baseB'],
    rounds: { easy: 25, medium: 22, hard: 18 },
    mark: 'rulebook',
  },
  eiffelTower: {
    mode: 'challenge',
    buildings: ['eiffelTower'],
    rounds: { easy: 15, medium: 13, hard: 11 },
    mark: 'house',
  },
  empireState: {
    mode: 'challenge',
    buildings: ['empireState'],
    rounds: { easy: 16, medium: 14, hard: 12 },
    mark: 'house',
  },
  tajMahal: {
    mode: 'challenge',
    buildings: ['tajMahal'],
    rounds: { easy: 13, medium: 12, hard: 10 },
    mark: 'house',
  },
  sydneyOpera: {
    mode: 'challenge',
    buildings: ['sydneyOpera'],
    rounds: { easy: 16, medium: 14, hard: 12 },
    mark: 'house',
  },
  competitive: { mode: 'competitive', buildings: [], rounds: {}, mark: 'rulebook' },
} as const satisfies Record<string, Game>;

export type GameName = keyof typeof games;
export const gameNames = Object.keys(games) as GameName[];
/** The games as data of one shape. */
export const gameOf = (name: GameName): Game => games[name];
/** The levels that a game has, from easy to hard. */
export const levelsOf = (name: GameName): Level[] => levels.filter((level) => gameOf(name).rounds[level] !== undefined);
