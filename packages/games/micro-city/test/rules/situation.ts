import type { CellKey } from '@cityhall/grid';
import type { Options } from '@cityhall/ruleset';
import { stateFor } from '@cityhall/testing';
import {
  type CardName,
  type DistrictNumber,
  type Goods,
  type MicroCityState,
  microCity,
  type Open,
} from '../../index.ts';

import { canPrepare } from '../../rules/preparation.ts';

/** What a test changes about a table at the beginning of a round; everything not named is as after set-up. */
export interface Changes {
  seats?: number;
  options?: Partial<Options>;
  districts?: DistrictNumber[];
  /** Where each Engineer stands. */
  engineers?: CellKey[];
  /** Goods of each player. */
  goods?: Partial<Goods>[];
  /** Dice of each player. */
  dice?: number[][];
  /** Quarters with a token, and the side it belongs to. */
  tokens?: Record<string, number>;
  /** Completed stages; those with a token as `token`, those without as `bare`. */
  stages?: Record<number, 'token' | 'bare'>;
  /** Tokens on Goals, by card and area. */
  goals?: (number | null)[][];
  /** Cards in the discard pile of each side, top last. */
  discards?: CardName[][];
  points?: number[];
  marker?: number;
  upgraded?: number[];
  turn?: Partial<Open['turn']>;
  open?: Partial<Open>;
}

/**
 * A table by hand. The city is, unless named otherwise, of Districts 1 to 4:
 *
 * coal 2 5, residential 3, residential 1 5, steel 2 /
 * commercial 4, wood 6, coal 3, commercial 6 /
 * wood 1 4, residential 6, commercial 1 5, residential 4 /
 * residential 2 5, commercial 3, steel 3 6, residential 1
 *
 * Seat 0 is the first player and at turn, in the preparation phase.
 */
export function situation(changes: Changes = {}): MicroCityState {
  const seats = changes.seats ?? 1;
  const options = { game: 'a', level: 'easy', logistics: false, partner: false, ...changes.options };
  const state = stateFor(microCity, { seats, options, seed: 3 });
  const { open } = state;
  const competitive = options.game === 'competitive';
  open.first = 0;
  open.districts = (changes.districts ?? [1, 2, 3, 4]).map((number, place) => ({
    number,
    upgraded: changes.upgraded?.includes(place) ?? false,
  }));
  for (const [seat, player] of open.players.entries()) {
    player.engineer = changes.engineers?.[seat] ?? '1,1';
    player.goods = { coal: 0, steel: 0, wood: 0, money: 2, ...changes.goods?.[seat] };
    player.dice = (changes.dice?.[seat] ?? [2, 2]).map((value) => ({ value, used: false }));
    const points = changes.points?.[seat] ?? 0;
    if (points) player.earned.push({ from: 'goal', goal: open.goals[0]!.goal, area: 0, points });
  }
  for (const [cell, side] of Object.entries(changes.tokens ?? {})) {
    open.tokens[cell] = side;
    open.sides[side]!.pool -= 1;
  }
  for (const [stage, how] of Object.entries(changes.stages ?? {})) {
    open.building!.stages[Number(stage)] = { completed: true, token: how === 'token' };
    if (how === 'token') open.sides[0]!.pool -= 1;
  }
  for (const [card, owners] of (changes.goals ?? []).entries()) {
    open.goals[card]!.tokens = [...owners];
    for (const owner of owners) if (owner !== null) open.sides[owner]!.pool -= 1;
  }
  for (const [side, discard] of (changes.discards ?? []).entries()) {
    const both = open.sides[side]!;
    both.discard = [...discard];
    both.hand = both.hand.filter((card) => !discard.includes(card));
  }
  open.marker = changes.marker ?? open.marker;
  open.ready = seats > 1 && !competitive ? open.players.map((_, seat) => !canPrepare(open, seat)) : [];
  Object.assign(open.turn, { seat: 0, step: 'preparation' }, changes.turn);
  Object.assign(open, changes.open);
  const faults = microCity.faults(state);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return state;
}

/** Two in cooperation. */
export const together = (changes: Changes = {}): MicroCityState => situation({ seats: 2, ...changes });

/** Two against each other, with Goal cards and Advantages chosen. */
export function against(
  changes: Changes & { cards?: Open['goals'][number]['goal'][]; advantages?: Open['advantages'] } = {},
): MicroCityState {
  const { cards = ['foundry', 'sawmill', 'bridge'], advantages = ['everywhere', 'avenue'], ...rest } = changes;
  const start = stateFor(microCity, {
    seats: 2,
    options: { game: 'competitive', level: 'easy', logistics: false, partner: false },
    seed: 3,
  });
  const goalNames = [...start.open.goals.map(({ goal }) => goal), ...start.sealed.goals];
  const advantageNames = [...start.open.advantages, ...start.sealed.advantages];
  const state = situation({ seats: 2, ...rest, options: { game: 'competitive', ...rest.options } });
  for (const [place, goal] of cards.entries()) state.open.goals[place]!.goal = goal;
  state.open.advantages = [...advantages];
  state.sealed.goals = goalNames.filter((name) => !cards.includes(name));
  state.sealed.advantages = advantageNames.filter((name) => !advantages.includes(name));
  state.open.advantageDeck = state.sealed.advantages.length;
  const faults = microCity.faults(state);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return state;
}
