import { type GameName, gameNames, gameOf, type Level, levelsOf } from '../content/games.ts';
import type { Contest, Tally } from './balance.ts';

/** What each level must measure, in parts of one: house conditions of difficulty. */
const conditions = {
  easyBot: 0.85,
  mediumSolver: 0.85,
  mediumBelowEasy: 0.1,
  hardBot: 0.3,
  hardSolver: 0.03,
  challengeHard: [0.3, 0.7],
  firstPlayer: [0.45, 0.55],
} as const;

type Played = readonly { contest: Contest; tally: Tally }[];

const percent = (part: number | undefined) => (part === undefined ? '–' : `${Math.round(part * 100)}`).padStart(4);

/** A rate and from how many games it comes. */
interface Rate {
  value: number;
  games: number;
}

const standardErrors = 2;

/** How far chance alone may carry a rate away from a limit in so few games. */
function chanceOf(limit: number, games: number): number {
  return standardErrors * Math.sqrt((limit * (1 - limit)) / games);
}

/**
 * Every rate and every condition, one line a level.
 * @param tolerant with few games: a condition fails only where chance does not explain it
 */
export function judgeLevels(
  played: Played,
  tolerant = false,
): { lines: string[]; figures: Record<string, number>; unmet: number } {
  const figures: Record<string, number> = {};
  const lines = [
    'building      level   rounds   bot solver margin spare | together:  bot +card solver   (wins in 100)',
  ];
  let unmet = 0;
  const rate = (wanted: Partial<Contest>): Rate | undefined => {
    const found = find(played, wanted);
    return found && { value: found.won / found.games, games: found.games };
  };
  const below = (found: Rate | undefined, limit: number) =>
    found !== undefined && found.value < limit - (tolerant ? chanceOf(limit, found.games) : 0);
  const above = (found: Rate | undefined, limit: number) =>
    found !== undefined && found.value > limit + (tolerant ? chanceOf(limit, found.games) : 0);
  for (const game of gameNames) {
    if (gameOf(game).mode === 'competitive') continue;
    for (const level of levelsOf(game)) {
      const alone = { game, level, seats: 1 };
      const together = { game, level, seats: 2 };
      const rates = {
        bot: rate({ ...alone, yardstick: 'bot' }),
        solver: rate({ ...alone, yardstick: 'solver' }),
        easy: level === 'medium' ? rate({ ...alone, level: 'easy', yardstick: 'bot' }) : undefined,
        botsTogether: rate({ ...together, yardstick: 'bot', partner: false }),
        botsWithCard: rate({ ...together, yardstick: 'bot', partner: true }),
        solversTogether: rate({ ...together, yardstick: 'solver' }),
      };
      if (Object.values(rates).every((found) => !found)) continue;
      const failed = failures(game, level, rates, below, above, tolerant);
      unmet += failed.length;
      const tally = find(played, { ...alone, yardstick: 'solver' });
      const spare = tally && tally.won > 0 ? (tally.spare / tally.won).toFixed(1) : '–';
      const margin = rates.bot && rates.solver ? rates.solver.value - rates.bot.value : undefined;
      lines.push(
        [
          game.padEnd(13),
          level.padEnd(7),
          `${gameOf(game).rounds[level]}`.padStart(6),
          percent(rates.bot?.value).padStart(5),
          percent(rates.solver?.value).padStart(6),
          percent(margin).padStart(6),
          spare.padStart(5),
          '|          ',
          percent(rates.botsTogether?.value),
          percent(rates.botsWithCard?.value).padStart(5),
          percent(rates.solversTogether?.value).padStart(6),
          '  ',
          failed.join(', ') || 'ok',
        ].join(' '),
      );
      for (const [key, found] of Object.entries(rates)) if (found) figures[`${game}.${level}.${key}`] = found.value;
    }
  }
  const competition = rate({ game: 'competitive' });
  if (competition) {
    const [least, most] = conditions.firstPlayer;
    const fair = !below(competition, least) && !above(competition, most);
    if (!fair) unmet += 1;
    const { points, games } = find(played, { game: 'competitive' })!;
    lines.push(
      `competitive: the first player wins${percent(competition.value)} in 100 of ${games} games of two solvers, ${(points / games).toFixed(1)} points each   ${fair ? 'ok' : 'first player not 45–55'}`,
    );
    figures['competitive.first'] = competition.value;
    figures['competitive.points'] = points / games;
  }
  return { lines, figures, unmet };
}

function find(played: Played, wanted: Partial<Contest>): Tally | undefined {
  return played.find(({ contest }) =>
    Object.entries(wanted).every(([key, value]) => contest[key as keyof Contest] === value),
  )?.tally;
}

type Beyond = (found: Rate | undefined, limit: number) => boolean;

/** The conditions that a level does not meet, in words. */
function failures(
  game: GameName,
  level: Level,
  { bot, solver, easy }: Record<'bot' | 'solver' | 'easy', Rate | undefined>,
  below: Beyond,
  above: Beyond,
  tolerant: boolean,
): string[] {
  const found: string[] = [];
  if (solver?.value === 0 && !tolerant) found.push('FAULT: no solver game is won');
  if (level === 'easy' && below(bot, conditions.easyBot)) found.push('bot below 85');
  if (level === 'medium') {
    if (below(solver, conditions.mediumSolver)) found.push('solver below 85');
    if (easy && above(bot, easy.value - conditions.mediumBelowEasy)) found.push('bot less than 10 under easy');
  }
  if (level === 'hard') {
    if (above(bot, conditions.hardBot)) found.push('bot above 30');
    if (gameOf(game).mode === 'challenge') {
      const [least, most] = conditions.challengeHard;
      if (below(solver, least) || above(solver, most)) found.push('solver not 30–70');
    } else if (below(solver, conditions.hardSolver)) {
      found.push('solver below 3');
    }
  }
  return found;
}
