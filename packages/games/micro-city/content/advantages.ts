import type { Mark } from './mark.ts';

/** What the player who takes an Advantage must have at that moment. */
export type Condition =
  /** So many of one resource. */
  | { is: 'hoard'; count: number }
  /** One of each resource and so much money. */
  | { is: 'assortment'; money: number }
  /** So much money. */
  | { is: 'money'; count: number }
  /** Fewer points than the opponent. */
  | { is: 'behind' }
  /** So many own Investment tokens on Quarters of one row or column. */
  | { is: 'row'; count: number }
  /** Own Investment tokens on so many kinds of Quarter. */
  | { is: 'kinds'; count: number }
  /** Own Investment tokens in so many Districts. */
  | { is: 'districts'; count: number }
  /** So many own Investment tokens on one Goal card. */
  | { is: 'goalCard'; count: number }
  /** No Investment token left in the pool. */
  | { is: 'placed' }
  /** So many Project cards in the discard pile. */
  | { is: 'discard'; count: number };

/** One Advantage card. */
export interface Advantage {
  points: number;
  condition: Condition;
  mark: Mark;
}

export const advantages = {
  stockpile: { points: 3, condition: { is: 'hoard', count: 5 }, mark: 'house' },
  assortment: { points: 2, condition: { is: 'assortment', money: 3 }, mark: 'house' },
  fullPurse: { points: 1, condition: { is: 'money', count: 5 }, mark: 'house' },
  latecomer: { points: 2, condition: { is: 'behind' }, mark: 'house' },
  avenue: { points: 2, condition: { is: 'row', count: 3 }, mark: 'house' },
  mixedTrade: { points: 1, condition: { is: 'kinds', count: 3 }, mark: 'house' },
  everywhere: { points: 4, condition: { is: 'districts', count: 4 }, mark: 'house' },
  twinGoals: { points: 3, condition: { is: 'goalCard', count: 2 }, mark: 'house' },
  fullyInvested: { points: 2, condition: { is: 'placed' }, mark: 'house' },
  busyDesk: { points: 2, condition: { is: 'discard', count: 5 }, mark: 'house' },
} as const satisfies Record<string, Advantage>;

export type AdvantageName = keyof typeof advantages;
export const advantageNames = Object.keys(advantages) as AdvantageName[];
