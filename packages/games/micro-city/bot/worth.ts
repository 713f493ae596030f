import { advantages, type Condition } from '../content/advantages.ts';
import { figures } from '../content/figures.ts';
import { resources } from '../content/goods.ts';
import { featuresOf } from './features.ts';
import type { Ground } from './ground.ts';
import { type Position, sizeOfSet, stock } from './position.ts';
import { spread, weights } from './weights.ts';

/** What a position at the end of a round is worth to the player whose round it was. */
export type Worth = (ground: Ground, position: Position) => number;

const certain = 1000;

/** Rounds still needed by an evaluation. */
export function roundsNeeded(list: readonly number[], ground: Ground, position: Position): number {
  const features = featuresOf(ground, position);
  let sum = 0;
  for (let place = 0; place < features.length; place++) sum += list[place]! * features[place]!;
  return sum;
}

const weightsOf = (ground: Ground) => (ground.cooperative ? weights.together : weights.alone);

/** The bot's fixed evaluation: rounds left over. */
export const fixedWorth: Worth = (ground, position) => {
  if (ground.competitive) return standing(ground, position);
  if (position.won) return certain;
  if (position.lost) return -certain;
  return position.marker - roundsNeeded(weightsOf(ground), ground, position);
};

/** The solver's value: how likely it is that the rounds left are enough. */
export const fittedWorth: Worth = (ground, position) => {
  if (ground.competitive) return standing(ground, position);
  if (position.won) return 1;
  if (position.lost) return 0;
  const needed = roundsNeeded(weightsOf(ground), ground, position);
  const slack = position.marker - needed;
  return 1 / (1 + Math.exp(-slack / (spread.always + spread.perRound * Math.max(0, needed))));
};

const perGood = 0.2;
const perCard = 0.12;
const perFreeToken = 0.15;
const emptyPool = 0.8;
const nearGoal = 0.55;
const perMissing = 0.16;

/** Competition: points, and what goods, cards and tokens promise for the rounds left. */
function standing(ground: Ground, position: Position): number {
  const rounds = Math.floor(position.marker / figures.mostPlayers);
  const gained = position.advantage ? 0 : bestAdvantage(ground, position);
  const worth = position.points + gained - position.otherPoints;
  if (rounds === 0) return worth + 0.001 * (position.coal + position.steel + position.wood + position.money);
  const horizon = Math.min(1, rounds / 3);
  const total = position.coal + position.steel + position.wood + position.money;
  const pool = position.pool === 0 ? -emptyPool : perFreeToken * position.pool;
  return worth + horizon * (perGood * total + perCard * sizeOfSet(position.hand) + pool + prospects(ground, position));
}

/** What the best Goals promise by how little they lack. */
function prospects(ground: Ground, position: Position): number {
  let best = 0;
  let second = 0;
  for (const [site, { cost, points }] of ground.sites[0]!.list.entries()) {
    if (((position.marks | position.otherMarks) >> site) & 1) continue;
    let lack = 0;
    for (let good = 0; good < cost.length; good++) lack += Math.max(0, cost[good]! - stock(position, good));
    const promise = points * Math.max(0, nearGoal - perMissing * lack);
    if (promise > best) {
      second = best;
      best = promise;
    } else if (promise > second) second = promise;
  }
  return best + second / 2;
}

/** The points of the best face-up Advantage that is met. */
function bestAdvantage(ground: Ground, position: Position): number {
  let best = 0;
  for (const name of ground.advantages) {
    const { points, condition } = advantages[name];
    if (points > best && holds(ground, position, condition)) best = points;
  }
  return best;
}

function holds(ground: Ground, position: Position, condition: Condition): boolean {
  switch (condition.is) {
    case 'hoard':
      return resources.some((_, good) => stock(position, good) >= condition.count);
    case 'assortment':
      return resources.every((_, good) => stock(position, good) > 0) && position.money >= condition.money;
    case 'money':
      return position.money >= condition.count;
    case 'behind':
      return position.points < position.otherPoints;
    case 'row':
      return lines.some((line) => sizeOfSet(position.tokens & line) >= condition.count);
    case 'kinds':
      return (
        distinct(position, (cell) =>
          ground.kinds[cell] === 'coal' || ground.kinds[cell] === 'steel' || ground.kinds[cell] === 'wood'
            ? 'industrial'
            : ground.kinds[cell]!,
        ) >= condition.count
      );
    case 'districts':
      return distinct(position, (cell) => `${ground.district[cell]}`) >= condition.count;
    case 'goalCard':
      return cardsOfGoals.some((card) => sizeOfSet(position.marks & card) >= condition.count);
    case 'placed':
      return position.pool === 0;
    case 'discard':
      return sizeOfSet(position.discard) >= condition.count;
  }
}

const row = [0, 1, 2, 3];
const lines = row.flatMap((line) => [
  row.reduce((set, place) => set | (1 << (line * 4 + place)), 0),
  row.reduce((set, place) => set | (1 << (place * 4 + line)), 0),
]);
const cardsOfGoals = Array.from({ length: figures.goalCardsInPlay }, (_, card) =>
  Array.from({ length: figures.goalAreas }, (_, area) => 1 << (card * figures.goalAreas + area)).reduce(
    (a, b) => a | b,
  ),
);

function distinct(position: Position, keyOf: (cell: number) => string): number {
  const found = new Set<string>();
  for (let cell = 0; position.tokens >> cell; cell++) if ((position.tokens >> cell) & 1) found.add(keyOf(cell));
  return found.size;
}
