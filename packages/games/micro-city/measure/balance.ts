import { type PlayOut, seededRandom } from '@cityhall/ruleset';
import { playWith } from '../bot/bot.ts';
import { planAhead, planFixed } from '../bot/players.ts';
import { weights } from '../bot/weights.ts';
import { figures } from '../content/figures.ts';
import { type GameName, gameNames, gameOf, type Level, levels, levelsOf } from '../content/games.ts';
import { microCity } from '../rules/ruleset.ts';
import { fitWeights } from './fit.ts';

export type Yardstick = 'bot' | 'solver';

/** Games of one kind that are to be played: who plays what on which level. */
export interface Contest {
  game: GameName;
  level: Level;
  seats: number;
  yardstick: Yardstick;
  partner: boolean;
  games: number;
}

/** How the games of a contest went. */
export interface Tally {
  games: number;
  /** Games won; in competition by the first player, shared ones half. */
  won: number;
  /** Lost for want of a token. */
  tokens: number;
  /** Rounds left over in the games won. */
  spare: number;
  /** Points of both players in competition. */
  points: number;
}

const planners = { bot: planFixed, solver: planAhead };
const full = { bot: 500, solver: 100, together: 60, competition: 300 };

/**
 * Every contest of the report.
 * @param part of the games of a whole report, for example a tenth
 */
export function contests(part: number): Contest[] {
  const some = (games: number) => Math.max(2, Math.round(games * part));
  const found: Contest[] = [];
  for (const game of gameNames) {
    if (gameOf(game).mode === 'competitive') {
      const level = levels[0];
      found.push({ game, level, seats: 2, yardstick: 'solver', partner: false, games: some(full.competition) });
      continue;
    }
    for (const level of levelsOf(game)) {
      const alone = { game, level, seats: 1, partner: false };
      const together = { game, level, seats: figures.mostPlayers, games: some(full.together) };
      found.push({ ...alone, yardstick: 'bot', games: some(full.bot) });
      found.push({ ...alone, yardstick: 'solver', games: some(full.solver) });
      found.push({ ...together, yardstick: 'solver', partner: false });
      found.push({ ...together, yardstick: 'bot', partner: false });
      found.push({ ...together, yardstick: 'bot', partner: true });
    }
  }
  return found;
}

/** Plays the games of those numbers, each with its own seed and order of Districts. */
export function measureContest(contest: Contest, numbers: readonly number[], seed: number, playOut: PlayOut): Tally {
  const tally: Tally = { games: 0, won: 0, tokens: 0, spare: 0, points: 0 };
  const { game, level, partner, seats } = contest;
  for (const number of numbers) {
    const random = seededRandom(seed * 1_000_003 + number);
    const players = Array.from({ length: seats }, () => playWith(planners[contest.yardstick]));
    const options = { game, level, logistics: false, partner };
    const { state, outcome } = playOut(microCity, options, players, random);
    tally.games += 1;
    if (outcome.totals) {
      tally.won += outcome.winners.includes(state.open.first) ? 1 / outcome.winners.length : 0;
      tally.points += Object.values(outcome.totals).reduce((sum, points) => sum + points, 0) / seats;
    } else if (outcome.winners.length > 0) {
      tally.won += 1;
      tally.spare += state.open.marker - 1;
    } else if (state.open.ended === 'tokens') {
      tally.tokens += 1;
    }
  }
  return tally;
}

/**
 * Fits the solver's value anew.
 * @param tries how many moves of a weight are tried, alone and together each
 */
export function refit(tries: number, seed: number): { alone: number[]; together: number[] } {
  return {
    alone: fitWeights(weights.alone, false, tries, gamesPerTry, seed),
    together: fitWeights(weights.together, true, tries, gamesPerTry, seed),
  };
}

const gamesPerTry = 12;
