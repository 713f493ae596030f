import type { Good } from './goods.ts';

/** What a Project card's action or a stage bonus does. Decisions in it are taken one by one. */
export type Effect =
  /** Gain so many of one good. */
  | { is: 'gain'; good: Good; count: number }
  /** Gain so many resources of the player's choice. */
  | { is: 'any'; count: number }
  /** Retrieve so many Project cards from the discard pile. */
  | { is: 'cards'; count: number }
  /** The time marker stays where it is this round. */
  | { is: 'time' }
  /** Set one unused die to any value. */
  | { is: 'die' }
  /** Turn a District to its upgraded side. */
  | { is: 'district' }
  /** Retrieve so many Investment tokens, from Quarters only or from any areas. */
  | { is: 'tokens'; count: number; from: 'quarters' | 'anywhere' }
  /** Exchange a resource for one of the player's choice. */
  | { is: 'exchange' }
  /** Complete a Building stage or a Goal at its cost. */
  | { is: 'stage' }
  /** Swap a resource with the partner. */
  | { is: 'swap' };
