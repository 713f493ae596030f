import type { Mark } from './mark.ts';

/** The base game and the four Victory Conditions of the advanced game. */
export const victories = ['base', 'votes', 'economic', 'citizens', 'cultural'] as const;
export type Victory = (typeof victories)[number];

/** Deaths in the solo game: none, one where the round's increase is above a number, or one for each point. */
export interface Deaths {
  above: number | null;
  each: boolean;
  mark: Mark;
}

export const difficulties = {
  citizen: { above: null, each: false, mark: 'rulebook' },
  mayor: { above: 5, each: false, mark: 'rulebook' },
  governor: { above: 2, each: false, mark: 'rulebook' },
  senator: { above: 0, each: false, mark: 'rulebook' },
  president: { above: 0, each: true, mark: 'rulebook' },
} as const satisfies Record<string, Deaths>;
export type Difficulty = keyof typeof difficulties;
export const difficultyNames = Object.keys(difficulties) as Difficulty[];
/** Stands for the difficulty where more than one play, since it plays no part there. */
export const easiest: Difficulty = 'citizen';

/** Titles of the solo game, the lowest first. Mark: rulebook. */
export const ratings = [
  { title: 'homestead', from: 50 },
  { title: 'hamlet', from: 60 },
  { title: 'village', from: 70 },
  { title: 'neighborhood', from: 80 },
  { title: 'town', from: 90 },
  { title: 'suburb', from: 100 },
  { title: 'city', from: 110 },
  { title: 'metropolis', from: 120 },
  { title: 'capital', from: 135 },
  { title: 'megalopolis', from: 150 },
] as const;
export type Title = (typeof ratings)[number]['title'];
