import type { Mark } from './mark.ts';
import type { Material } from './tiles.ts';

/** Every single figure of the game that does not belong to one tile, card or council space. */
export const figures = {
  fewestPlayers: 1,
  mostPlayers: 4,
  rounds: 8,
  board: 10,
  citizens: 22,
  citizensOnCityHall: 3,
  citizensInPool: 8,
  cityHallRoom: 4,
  warehouseRoom: 2,
  soloStartMoney: 5,
  buildActions: 3,
  buildActionsWithExpansion: 1,
  demolitions: 1,
  costPerSpace: 1,
  lowestCost: 1,
  mediatorSaving: 1,
  architectSaving: 1,
  skipCost: 1,
  soloOppositeCost: 2,
  soloCards: 4,
  advancedCardsPerPlayer: 2,
  advancedCardsMore: 2,
  supporterMoney: 1,
  supporterVotes: 2,
  anarchistMoney: 2,
  anarchistVotes: 3,
  anarchistPollution: 3,
  mergeCostMore: 1,
  demolitionCost: 1,
  demolitionPollution: 1,
  touristLimit: 1,
  touristLimitWithMetro: 2,
  touristIncome: 1,
  dollarSpace: 1,
  universityVotes: 3,
  deathsFrom: 10,
  lostAt: 100,
  discs: 2,
  columns: 4,
  merging: 4,
  promisesOffered: 3,
  specialMet: 0,
  specialFailed: -5,
} as const;

/** Where each figure comes from. */
export const figureMarks: Record<keyof typeof figures, Mark> = {
  fewestPlayers: 'rulebook',
  mostPlayers: 'rulebook',
  rounds: 'rulebook',
  board: 'published',
  citizens: 'rulebook',
  citizensOnCityHall: 'rulebook',
  citizensInPool: 'rulebook',
  cityHallRoom: 'rulebook',
  warehouseRoom: 'house',
  soloStartMoney: 'derived',
  buildActions: 'rulebook',
  buildActionsWithExpansion: 'rulebook',
  demolitions: 'rulebook',
  costPerSpace: 'rulebook',
  lowestCost: 'rulebook',
  mediatorSaving: 'rulebook',
  architectSaving: 'rulebook',
  skipCost: 'rulebook',
  soloOppositeCost: 'rulebook',
  soloCards: 'rulebook',
  advancedCardsPerPlayer: 'rulebook',
  advancedCardsMore: 'rulebook',
  supporterMoney: 'rulebook',
  supporterVotes: 'rulebook',
  anarchistMoney: 'rulebook',
  anarchistVotes: 'rulebook',
  anarchistPollution: 'rulebook',
  mergeCostMore: 'rulebook',
  demolitionCost: 'rulebook',
  demolitionPollution: 'rulebook',
  touristLimit: 'rulebook',
  touristLimitWithMetro: 'rulebook',
  touristIncome: 'rulebook',
  dollarSpace: 'rulebook',
  universityVotes: 'rulebook',
  deathsFrom: 'rulebook',
  lostAt: 'rulebook',
  discs: 'rulebook',
  columns: 'rulebook',
  merging: 'rulebook',
  promisesOffered: 'rulebook',
  specialMet: 'rulebook',
  specialFailed: 'rulebook',
};

/** Money at the start, by turn order. Mark: rulebook. */
export const startMoney: readonly number[] = [4, 5, 5, 6];

/** How many building materials there are. Mark: rulebook. */
export const materialsInBox: Readonly<Record<Material, number>> = { white: 16, grey: 8, black: 6 };

/** What one material brings on a trading space. Mark: rulebook. */
export const materialPrices: Readonly<Record<Material, { money: number; votes: number }>> = {
  white: { money: 2, votes: 3 },
  grey: { money: 3, votes: 5 },
  black: { money: 5, votes: 7 },
};

/** The lots of votes that a `$→votes` space sells. Mark: rulebook. */
export const lots: readonly { money: number; votes: number }[] = [
  { money: 1, votes: 2 },
  { money: 2, votes: 3 },
  { money: 3, votes: 4 },
  { money: 4, votes: 5 },
];

/** Width of the square Constructible Zone, by side of the Borough board and position on the size track. */
export const zones = {
  easy: { widths: [7, 8, 9, 10], mark: 'published' },
  expert: { widths: [6, 7, 8, 9], mark: 'house' },
} as const satisfies Record<string, { widths: readonly number[]; mark: Mark }>;
export const sides = ['easy', 'expert'] as const;
export type Side = (typeof sides)[number];
