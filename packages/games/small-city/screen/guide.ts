import type { Hint } from '@cityhall/web/kit/game.ts';

/** The hints of a guided first game: each is shown once its moment comes. */
export const hints: readonly Hint[] = [
  {
    id: 'settle',
    stage: 'settle',
    text: 'Pick the Promise you could keep without going out of your way: an easy one is a fine start. Put the City Hall where homes can lie around it, for it counts as a Cultural Building.',
  },
  {
    id: 'propose',
    stage: 'propose',
    text: 'The Mayor closes two spaces of his host’s Borough for this round. Tap one space, then the one across the street, and agree with the others.',
  },
  {
    id: 'take',
    stage: 'take',
    text: 'The cards nearest to the last one taken are free; each one you pass over costs $1. The Mediator saves money when you build, the Mayor lets you go first next round.',
  },
  {
    id: 'plan',
    stage: 'plan',
    text: 'Pick a tile and every place for it lights up; R turns it, M mirrors it. Homes need distance from industry, Commerce needs a home beside it. A small Residence, a Commerce 1 and a Factory 1 make a sound beginning. Nothing counts before you confirm.',
  },
  {
    id: 'move',
    stage: 'move',
    text: 'Citizens who do not live in a home or keep a building active must move on each round. Those at home bring votes; those in Commerce and Factories bring money and materials, and every one of them pollutes.',
  },
  {
    id: 'trade',
    stage: 'trade',
    text: 'Each of your Citizens in Commerce may use its space once. Money that is left can buy votes here.',
  },
  {
    id: 'produce',
    stage: 'produce',
    text: 'Materials need room: a Warehouse holds two, and City Hall shares its four spaces between materials and Citizens. They pay for Cultural Buildings.',
  },
  {
    id: 'bury',
    stage: 'bury',
    text: 'Once somebody has 10 pollution, the one who polluted most this round loses a Citizen. Parks keep the air clean, and a Clinic protects your people.',
  },
  {
    id: 'council',
    stage: 'council',
    text: 'One disc may move each round, paid in money or in votes. Tourism brings more Citizens, Industry materials, Building a free tile. You may pass.',
  },
];
