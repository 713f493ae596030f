import { type Random, seededRandom } from '@cityhall/ruleset';
import { groundOf } from '../bot/ground.ts';
import { bestRounds, handedOver } from '../bot/players.ts';
import { at, copyOf, positionOf } from '../bot/position.ts';
import { roundsNeeded, type Worth } from '../bot/worth.ts';
import { figures } from '../content/figures.ts';
import { type GameName, gameNames, gameOf, levelsOf } from '../content/games.ts';
import { quarters } from '../rules/city.ts';
import { setUp } from '../rules/setup.ts';

/** Rounds that are as good as never. */
const never = 40;
const constant = 0;
/** How far a weight is moved: in parts of itself, and at least so many rounds. */
const step = { part: 0.4, least: 0.08 };

/** How a value did: rounds taken on average, and how many more they were than it said. */
interface Trial {
  rounds: number;
  underrated: number;
}

/**
 * Fits the solver's value by self-play: moves one weight at a time and keeps what makes whole games, played by that
 * value on the same dice and without a limit of time, shorter on average.
 * @param together two players in cooperation instead of one
 * @param tries how many moves of a weight are tried
 * @param games so many of each building
 * @returns the weights in the order of the features
 */
export function fitWeights(
  start: readonly number[],
  together: boolean,
  tries: number,
  games: number,
  seed: number,
): number[] {
  const random = seededRandom(seed);
  let weights = [...start];
  let best = trialOf(weights, together, games, seed);
  for (let tried = 0; tried < tries; tried++) {
    const place = 1 + random.below(weights.length - 1);
    const by = Math.max(step.least, Math.abs(weights[place]!) * step.part) * (random.below(2) === 0 ? 1 : -1);
    const moved = weights.with(place, Math.round((weights[place]! + by) * 1000) / 1000);
    const trial = trialOf(moved, together, games, seed);
    if (trial.rounds >= best.rounds) continue;
    weights = moved;
    best = trial;
  }
  return weights.with(constant, Math.round((weights[constant]! + best.underrated) * 1000) / 1000);
}

function trialOf(weights: readonly number[], together: boolean, games: number, seed: number): Trial {
  const total: Trial = { rounds: 0, underrated: 0 };
  const kinds = gameNames.filter((name) => gameOf(name).mode === 'basic' || gameOf(name).mode === 'challenge');
  for (const [place, game] of kinds.entries()) {
    for (let played = 0; played < games; played++) {
      const trial = playOne(game, together, weights, seededRandom(seed + place * games + played));
      total.rounds += trial.rounds / (kinds.length * games);
      total.underrated += trial.underrated / (kinds.length * games);
    }
  }
  return total;
}

function playOne(game: GameName, together: boolean, weights: readonly number[], random: Random): Trial {
  const options = { game, level: levelsOf(game)[0]!, logistics: false, partner: false };
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
  const said: { needed: number; marker: number }[] = [];
  for (;;) {
    position.die0 = die();
    position.die1 = die();
    const [plan] = bestRounds(ground, position, { payments: 1, sells: false }, worth, 1);
    const { end } = plan!;
    if (end.won || end.lost) {
      const last = end.won ? position.marker - 1 : 0;
      const underrated = said.reduce((sum, one) => sum + one.marker - last - one.needed, 0) / said.length;
      return { rounds: never - last, underrated };
    }
    said.push({ needed: roundsNeeded(weights, ground, end), marker: end.marker });
    position = together ? handedOver(end) : copyOf(end);
  }
}
