import type { Cost } from './goods.ts';
import type { Mark } from './mark.ts';

/** One Goal area. */
export interface GoalArea {
  cost: Cost;
  points: number;
}

/** One Goal card. */
export interface GoalCard {
  areas: readonly [GoalArea, GoalArea, GoalArea];
  mark: Mark;
}

const area = (points: number, cost: Cost): GoalArea => ({ cost, points });
const card = (...areas: GoalCard['areas']): GoalCard => ({ areas, mark: 'house' });

/** The Goal cards. Points are goods spent, give or take one. */
export const goals = {
  foundry: card(area(2, { coal: 2 }), area(3, { coal: 1, steel: 2 }), area(5, { coal: 2, steel: 3 })),
  sawmill: card(area(2, { wood: 2 }), area(4, { wood: 3, money: 1 }), area(5, { coal: 2, wood: 3 })),
  bridge: card(area(2, { steel: 2 }), area(4, { steel: 3, money: 1 }), area(6, { steel: 4, money: 2 })),
  market: card(area(1, { money: 2 }), area(3, { wood: 1, money: 3 }), area(5, { coal: 1, wood: 1, money: 4 })),
  townHall: card(
    area(3, { coal: 1, steel: 1, wood: 1 }),
    area(4, { coal: 1, steel: 1, money: 2 }),
    area(6, { coal: 2, steel: 2, wood: 2 }),
  ),
  powerStation: card(area(2, { coal: 1, money: 1 }), area(4, { coal: 3, money: 1 }), area(5, { coal: 4, steel: 1 })),
  library: card(area(2, { wood: 1, money: 1 }), area(3, { steel: 1, wood: 2 }), area(5, { wood: 3, money: 3 })),
  tramDepot: card(
    area(2, { steel: 1, money: 1 }),
    area(3, { steel: 2, wood: 1 }),
    area(6, { steel: 3, wood: 2, money: 1 }),
  ),
} as const satisfies Record<string, GoalCard>;

export type GoalName = keyof typeof goals;
export const goalNames = Object.keys(goals) as GoalName[];
