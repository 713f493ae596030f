import type { Mark } from './mark.ts';

/** The three Promise decks: which cards, what keeping the Promise is worth and what breaking it costs. */
export const promiseDecks = {
  easy: { cards: [1, 2, 3, 4, 8], met: 6, failed: -3, mark: 'house' },
  medium: { cards: [5, 6, 7, 9, 10, 11], met: 12, failed: -6, mark: 'house' },
  hard: { cards: [12, 13, 14, 15, 16], met: 18, failed: -12, mark: 'house' },
} as const satisfies Record<string, { cards: readonly number[]; met: number; failed: number; mark: Mark }>;

export type PromiseDeck = keyof typeof promiseDecks;
export const deckNames = Object.keys(promiseDecks) as PromiseDeck[];

/** Special Promises of the advanced game. Mark: rulebook. */
export const specialPromises = [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32] as const;

/** The number of a Promise or Special Promise. */
export type PromiseNumber = (typeof promiseDecks)[PromiseDeck]['cards'][number] | (typeof specialPromises)[number];

/** Figures in the texts of the Promises. Mark: rulebook. */
export const promiseFigures = {
  differentResidences: 4,
  allFactories: 3,
  allCommerces: 4,
  completeRows: 2,
  pollutionBelow: 15,
  deadCitizens: 3,
  commerces: 3,
  commerceSize: 4,
  parkAreas: 3,
  parkArea: 5,
  pollutionAbove: 40,
  factories: 3,
  factorySize: 3,
  moneyAbove: 17,
  allResidences: 5,
} as const;

/** The Promise that a Victory Condition takes out: "Special Promise #14" and "#16" are slips for the purple ones. */
export const promiseLeftOut: Readonly<Record<string, number>> = { economic: 14, citizens: 11, cultural: 16 };

export function deckOf(promise: number): PromiseDeck {
  return deckNames.find((name) => (promiseDecks[name].cards as readonly number[]).includes(promise))!;
}
