import type { Effect } from './effects.ts';
import type { Cost } from './goods.ts';
import type { Mark } from './mark.ts';

/** One Building stage. */
export interface Stage {
  cost: Cost;
  /** An action that may follow at once (MC-18). */
  bonus?: Effect;
}

/** One side of a Building card. */
export interface Building {
  stages: readonly Stage[];
  /** The stages must be completed from the first to the last. */
  ordered: boolean;
  /** Of the costs and bonuses. */
  mark: Mark;
}

const stage = (cost: Cost, bonus?: Effect): Stage => (bonus ? { cost, bonus } : { cost });
const resource: Effect = { is: 'any', count: 1 };
const money: Effect = { is: 'gain', good: 'money', count: 2 };
const token: Effect = { is: 'tokens', count: 1, from: 'anywhere' };
const projectCard: Effect = { is: 'cards', count: 1 };
const die: Effect = { is: 'die' };
const district: Effect = { is: 'district' };

/** The two sides of the base Building card and the four landmarks of the challenge mode. */
export const buildings = {
  baseA: {
    stages: [
      stage({ coal: 2, steel: 1 }),
      stage({ wood: 2 }),
      stage({ steel: 2, money: 2 }),
      stage({ coal: 1, wood: 1, money: 3 }),
    ],
    ordered: false,
    mark: 'house',
  },
  baseB: {
    stages: [
      stage({ coal: 2 }),
      stage({ steel: 2 }),
      stage({ wood: 2 }),
      stage({ money: 5 }),
      stage({ coal: 1, steel: 1, wood: 1 }),
      stage({ steel: 2, wood: 1, money: 3 }),
    ],
    ordered: false,
    mark: 'house',
  },
  eiffelTower: {
    stages: [
      stage({ coal: 1, steel: 1 }),
      stage({ steel: 2 }, district),
      stage({ steel: 2, money: 1 }),
      stage({ steel: 2, wood: 1 }, token),
      stage({ steel: 3 }, money),
      stage({ steel: 2, money: 2 }),
    ],
    ordered: true,
    mark: 'house',
  },
  empireState: {
    stages: [
      stage({ coal: 2 }),
      stage({ steel: 2 }, projectCard),
      stage({ wood: 2 }),
      stage({ money: 3 }, resource),
      stage({ coal: 2, steel: 1 }),
      stage({ steel: 2, money: 1 }, token),
      stage({ wood: 1, money: 2 }),
    ],
    ordered: false,
    mark: 'house',
  },
  tajMahal: {
    stages: [
      stage({ coal: 2, money: 2 }, resource),
      stage({ wood: 2, money: 2 }),
      stage({ coal: 1, wood: 2, money: 1 }, projectCard),
      stage({ wood: 3, money: 1 }, district),
      stage({ coal: 2, wood: 1, money: 1 }),
    ],
    ordered: true,
    mark: 'house',
  },
  sydneyOpera: {
    stages: [
      stage({ wood: 2, money: 2 }),
      stage({ coal: 2, wood: 1 }, money),
      stage({ steel: 1, wood: 2 }),
      stage({ coal: 1, steel: 2 }, die),
      stage({ steel: 2, money: 2 }, token),
      stage({ wood: 3 }),
    ],
    ordered: false,
    mark: 'house',
  },
} as const satisfies Record<string, Building>;

export type BuildingName = keyof typeof buildings;
export const buildingNames = Object.keys(buildings) as BuildingName[];
/** The buildings as data of one shape. */
export const buildingOf = (name: BuildingName): Building => buildings[name];
