import { goods } from '../content/goods.ts';
import type { Ground } from './ground.ts';
import { type Position, sizeOfSet, stock } from './position.ts';

/** What a value of a position is made of, in the order of the weights. */
export const featureNames = [
  'constant',
  'stages left',
  'goods missing',
  'goods to spare',
  'missing for the nearest stage',
  'missing for the next nearest',
  'empty pool',
  'one token in the pool',
  'two tokens in the pool',
  'three tokens in the pool',
  'residential Quarters free',
  'steps to a free residential Quarter',
  'Districts upgraded',
  'money',
  'card 1 in hand',
  'card 2 in hand',
  'card 3 in hand',
  'card 4 in hand',
  'card 5 in hand',
  'card 6 in hand',
  'card for two in hand',
] as const;

const none = 9;
/** Filled anew by each call, since a search asks very often. */
const filled: number[] = featureNames.map(() => 0);
const need = [0, 0, 0, 0];

/** The features of a position at the end of a round, in which somebody alone or both together build. The list is the same one each time. */
export function featuresOf(ground: Ground, position: Position): readonly number[] {
  const { list, ordered } = ground.sites[position.building]!;
  const later = ground.later[position.building]!;
  need.fill(0);
  let left = later.stages;
  let nearest = none;
  let next = none;
  let open = true;
  for (let site = 0; site < list.length; site++) {
    if ((position.completed >> site) & 1) continue;
    left += 1;
    const { cost } = list[site]!;
    let mine = 0;
    let theirs = 0;
    for (let good = 0; good < goods.length; good++) {
      need[good]! += cost[good]!;
      mine += Math.max(0, cost[good]! - stock(position, good));
      theirs += Math.max(0, cost[good]! - position.theirs[good]!);
    }
    if (!open) continue;
    open = !ordered;
    const lack = position.partner >= 0 ? Math.min(mine, theirs) : mine;
    if (lack < nearest) {
      next = nearest;
      nearest = lack;
    } else if (lack < next) next = lack;
  }
  let missing = later.goods;
  let spare = 0;
  for (let good = 0; good < goods.length; good++) {
    const have = stock(position, good) + position.theirs[good]!;
    missing += Math.max(0, need[good]! - have);
    spare += Math.max(0, have - need[good]!);
  }
  const { pool } = position;
  filled[0] = 1;
  filled[1] = left;
  filled[2] = missing;
  filled[3] = spare;
  filled[4] = nearest;
  filled[5] = next;
  for (let few = 0; few < fewTokens; few++) filled[6 + few] = pool === few ? 1 : 0;
  residences(ground, position);
  filled[12] = sizeOfSet(position.upgraded);
  filled[13] = position.money;
  for (let card = 0; card + firstCard < filled.length; card++) filled[firstCard + card] = (position.hand >> card) & 1;
  return filled;
}

const fewTokens = 4;
const firstCard = 14;

/** How many residential Quarters are free, and how far the nearest is from the Engineer. */
function residences(ground: Ground, position: Position): void {
  let free = 0;
  let steps = none;
  for (let cell = 0; cell < ground.kinds.length; cell++) {
    if (ground.kinds[cell] !== 'residential' || (position.tokens >> cell) & 1) continue;
    free += 1;
    const across = Math.abs((cell & 3) - (position.engineer & 3)) + Math.abs((cell >> 2) - (position.engineer >> 2));
    steps = Math.min(steps, across === 0 ? 2 : across);
  }
  filled[10] = free;
  filled[11] = Math.min(steps, 4);
}
