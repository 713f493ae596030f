import { type Random, seededRandom } from '@cityhall/ruleset';
import { featureNames, featuresOf } from '../bot/features.ts';
import { groundOf } from '../bot/ground.ts';
import { bestRounds, handedOver } from '../bot/players.ts';
import { at, copyOf, positionOf } from '../bot/position.ts';
import { roundsNeeded, type Worth } from '../bot/worth.ts';
import { figures } from '../content/figures.ts';
import { type GameName, gameNames, gameOf, levelsOf } from '../content/games.ts';
import { quarters } from '../rules/city.ts';
import { setUp } from '../rules/setup.ts';

/** Rounds that are as good as never. */
const never = 60;
/** Of a game lost for want of a token: so many rounds more than it had left. */
const lossCosts = 12;
const ridge = 2;

interface Sample {
  features: number[];
  needed: number;
}

/**
 * Fits the solver's value: plays whole games without a limit of time by the value so far, and learns from each position
 * how many rounds were still needed.
 * @param together two players in cooperation instead of one
 * @returns the weights in the order of the features
 */
export function fitWeights(
  start: readonly number[],
  together: boolean,
  passes: number,
  games: number,
  seed: number,
): number[] {
  const random = seededRandom(seed);
  let weights = [...start];
  for (let pass = 0; pass < passes; pass++) {
    const samples: Sample[] = [];
    for (const game of gameNames) {
      if (gameOf(game).mode === 'competitive') continue;
      for (let played = 0; played < games; played++) samples.push(...playOne(game, together, weights, random));
    }
    weights = leastSquares(samples);
  }
  return weights;
}

function playOne(game: GameName, together: boolean, weights: readonly number[], random: Random): Sample[] {
  const options = { game, level: levelsOf(game)[0]!, logistics: random.below(3) === 0, partner: false };
  const { open } = setUp(together ? figures.mostPlayers : 1, options, { random, say: () => {} });
  const ground = groundOf(open);
  const die = () => random.below(figures.dieFaces) + 1;
  let position = positionOf(open, open.first);
  position.step = at.preparation;
  position.engineer = random.below(quarters.length);
  if (together) position.partner = random.below(quarters.length);
  position.marker = never;
  const worth: Worth = (_, end) => {
    if (end.won) return never;
    return end.lost ? -never : end.marker - roundsNeeded(weights, ground, end);
  };
  const seen: { features: number[]; marker: number }[] = [];
  for (;;) {
    position.die0 = die();
    position.die1 = die();
    const [plan] = bestRounds(ground, position, { payments: 2, sells: true }, worth, 1);
    const { end } = plan!;
    if (end.won || end.lost) {
      const last = end.won ? position.marker - 1 : position.marker - 1 - lossCosts;
      return seen.map(({ features, marker }) => ({ features, needed: marker - last }));
    }
    seen.push({ features: [...featuresOf(ground, end)], marker: end.marker });
    position = together ? handedOver(end) : copyOf(end);
  }
}

/** Ridge regression by elimination. */
function leastSquares(samples: readonly Sample[]): number[] {
  const size = featureNames.length;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) => (row === column && row > 0 ? ridge : 0)),
  );
  for (const { features, needed } of samples) {
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) rows[row]![column]! += features[row]! * features[column]!;
      rows[row]![size]! += features[row]! * needed;
    }
  }
  for (let pivot = 0; pivot < size; pivot++) {
    const lead = rows[pivot]!;
    for (let row = 0; row < size; row++) {
      if (row === pivot || lead[pivot] === 0) continue;
      const factor = rows[row]![pivot]! / lead[pivot]!;
      for (let column = pivot; column <= size; column++) rows[row]![column]! -= factor * lead[column]!;
    }
  }
  return rows.map((row, place) => (row[place] === 0 ? 0 : Math.round((row[size]! / row[place]!) * 1000) / 1000));
}
