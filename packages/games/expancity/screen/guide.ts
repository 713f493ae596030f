import type { Hint } from '@cityhall/web/kit/game.ts';

/** The hints of a guided first game: each is shown once its moment comes. */
export const hints: readonly Hint[] = [
  {
    id: 'zone',
    stage: 'zone',
    text: 'Each turn begins with a tile. Modifiers such as the Park make every storey beside them worth more; lots are where towers rise. Point at a place to see what the tile would change.',
  },
  {
    id: 'build',
    stage: 'build',
    text: 'Three actions now: a storey on a lot or on a building of yours (one storey each per turn), or a block from the reserve. A residence is ready at one storey; a commercial building needs four.',
  },
  {
    id: 'rooftops',
    stage: 'rooftops',
    text: 'A roof scores the building once: what a storey is worth, times its storeys. Waiting can pay, but only three buildings may be in progress, and a completed one lets you build higher.',
  },
  {
    id: 'choose',
    stage: 'choose',
    text: 'Every completed building brings a contract. Keep the one that your city nearly meets already; there is no penalty for those you never meet.',
  },
  {
    id: 'contracts',
    stage: 'contracts',
    text: 'Contracts in your hand say whether they are met. Reveal those now, then draw tiles.',
  },
  {
    id: 'keep',
    stage: 'keep',
    text: 'Two tiles from the bag: keep one for later. Your turn ends with this choice.',
  },
];
