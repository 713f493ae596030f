import type { Mark } from './mark.ts';

/** What a contract is worth by how often its condition is true, unlooked for, at the end of a game: house decisions. */
export const contractScale = {
  mark: 'house' as Mark,
  steps: [
    { from: 0.75, points: 2 },
    { from: 0.65, points: 3 },
    { from: 0.55, points: 4 },
    { from: 0.45, points: 5 },
    { from: 0.35, points: 6 },
    { from: 0.28, points: 7 },
    { from: 0.18, points: 8 },
    { from: 0.1, points: 9 },
    { from: 0, points: 10 },
  ],
  /** No card may be true more often, or less often, than this. */
  oftenest: 0.85,
  rarest: 0.02,
};
