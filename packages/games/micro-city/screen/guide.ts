import type { Hint } from '@cityhall/web/kit/game.ts';

/** The hints of a guided first game: each is shown once its moment comes. */
export const hints: readonly Hint[] = [
  {
    id: 'place',
    stage: 'place',
    text: 'Your Engineer may begin anywhere. A Quarter with coal, steel, wood and houses around it is a good start.',
  },
  {
    id: 'prepare',
    stage: 'prepare',
    text: 'Pick a Project card: the Quarters it reaches light up and say what they would bring. Houses are where you build, with a die that fits.',
  },
  {
    id: 'any',
    stage: 'any',
    text: 'Look at the Building card: which stage lacks least? No track holds more than five.',
  },
  {
    id: 'invest',
    stage: 'invest',
    text: 'Use the Quarter once, better with a die. When you end the round a token stays here and closes the Quarter. Until then everything can be undone.',
  },
  {
    id: 'finish',
    stage: 'finish',
    text: 'Nothing more to do here. Two dice kept unused bring 1$. Keep an eye on the tokens: with none left for the Quarter the game is lost.',
  },
  {
    id: 'stage',
    stage: 'stage',
    text: 'This card builds wherever the Engineer stands, even where a token lies.',
  },
];
