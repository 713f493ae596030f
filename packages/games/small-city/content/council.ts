import type { Mark } from './mark.ts';
import type { Material } from './tiles.ts';

export const councilRows = ['industry', 'building', 'economy', 'tourism'] as const;
export type CouncilRow = (typeof councilRows)[number];

/** A tile built for nothing: the sizes allowed, and whether its conditions count. */
export interface FreeTile {
  smallest: number;
  largest: number;
  conditions: boolean;
}

/** One side of the City Council board, its four columns from left to right. */
export interface CouncilSide {
  /** The lists of materials to choose from. */
  industry: readonly (readonly (readonly Material[])[])[];
  building: readonly FreeTile[];
  /** Money or votes. */
  economy: readonly { money: number; votes: number }[];
  /** Citizens. */
  tourism: readonly number[];
  mark: Mark;
}

/** What a column costs, in money or in votes, the first column first. Mark: rulebook. */
export const councilPrices: readonly number[] = [1, 2, 3, 4];

const free = (smallest: number, largest: number, conditions = true): FreeTile => ({ smallest, largest, conditions });
const either = (amount: number) => ({ money: amount, votes: amount });

export const council: Readonly<Record<'basic' | 'expert', CouncilSide>> = {
  basic: {
    industry: [[['white']], [['white', 'white'], ['grey']], [['grey', 'grey'], ['black']], [['black', 'black']]],
    building: [free(1, 1), free(2, 2), free(3, 3), free(1, 4, false)],
    economy: [either(2), either(3), either(5), either(8)],
    tourism: [1, 1, 2, 2],
    mark: 'rulebook',
  },
  expert: {
    industry: [[['grey']], [['grey', 'white']], [['black']], [['black', 'grey', 'white']]],
    building: [free(1, 1), free(1, 2), free(2, 3), free(1, 4, false)],
    economy: [{ money: 1, votes: 1 }, either(3), either(6), either(9)],
    tourism: [1, 1, 1, 3],
    mark: 'house',
  },
};

/** Never among the tiles that the Department of Building gives (SC-22). */
export const neverFree = 'residence5';
