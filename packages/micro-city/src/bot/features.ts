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

/** The features of a position at the end of a round, in which somebody alone or both together build. */
export function featuresOf(ground: Ground, position: Position): number[] {
  const { list, ordered } = ground.sites[position.building]!;
  const later = ground.sites.slice(position.building + 1).flatMap((one) => one.list);
  const need = [0, 0, 0, 0];
  let left = later.length;
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
  let missing = later.reduce((sum, { cost }) => sum + cost.reduce((all, count) => all + count, 0), 0);
  let spare = 0;
  for (let good = 0; good < goods.length; good++) {
    const have = stock(position, good) + position.theirs[good]!;
    missing += Math.max(0, need[good]! - have);
    spare += Math.max(0, have - need[good]!);
  }
  const { pool } = position;
  const [free, steps] = residences(ground, position);
  const features = [
    1,
    left,
    missing,
    spare,
    nearest,
    next,
    pool === 0 ? 1 : 0,
    pool === 1 ? 1 : 0,
    pool === 2 ? 1 : 0,
    pool === 3 ? 1 : 0,
    free,
    steps,
    sizeOfSet(position.upgraded),
    position.money,
  ];
  for (let card = 0; features.length < featureNames.length; card++) features.push((position.hand >> card) & 1);
  return features;
}

/** How many residential Quarters are free, and how far the nearest is from the Engineer. */
function residences(ground: Ground, position: Position): [free: number, steps: number] {
  let free = 0;
  let steps = none;
  for (let cell = 0; cell < ground.kinds.length; cell++) {
    if (ground.kinds[cell] !== 'residential' || (position.tokens >> cell) & 1) continue;
    free += 1;
    const across = Math.abs((cell & 3) - (position.engineer & 3)) + Math.abs((cell >> 2) - (position.engineer >> 2));
    steps = Math.min(steps, across === 0 ? 2 : across);
  }
  return [free, Math.min(steps, 4)];
}
