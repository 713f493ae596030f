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

/** Every rate and every condition, one line a level. */
export function judgeLevels(played: Played): { lines: string[]; figures: Record<string, number>; unmet: number } {
  const figures: Record<string, number> = {};
  const lines = [
    'building     level   rounds  bot  solver  margin  spare | together: bot  with card  solver  (wins in 100)',
  ];
  let unmet = 0;
  const rate = (wanted: Partial<Contest>) => {
    const found = find(played, wanted);
    return found && found.won / found.games;
  };
  for (const game of gameNames) {
    if (gameOf(game).mode === 'competitive') continue;
    for (const level of levelsOf(game)) {
      const alone = { game, level, seats: 1 };
      const bot = rate({ ...alone, yardstick: 'bot' });
      const solver = rate({ ...alone, yardstick: 'solver' });
      const easy = levelsOf(game).includes('easy')
        ? rate({ game, level: 'easy', seats: 1, yardstick: 'bot' })
        : undefined;
      const together = { game, level, seats: 2 };
      const both = rate({ ...together, yardstick: 'bot', partner: false });
      const withCard = rate({ ...together, yardstick: 'bot', partner: true });
      const bothSolve = rate({ ...together, yardstick: 'solver' });
      const failed = failures(game, level, bot, solver, easy);
      unmet += failed.length;
      const tally = find(played, { ...alone, yardstick: 'solver' });
      const spare = tally && tally.won > 0 ? (tally.spare / tally.won).toFixed(1) : '–';
      const margin = bot === undefined || solver === undefined ? undefined : solver - bot;
      const rounds = `${gameOf(game).rounds[level]}`.padStart(6);
      lines.push(
        `${game.padEnd(13)}${level.padEnd(8)}${rounds} ${percent(bot)} ${percent(solver)}    ${percent(margin)}   ${spare.padStart(4)} |           ${percent(both)}       ${percent(withCard)}    ${percent(bothSolve)}  ${failed.join(', ') || 'ok'}`,
      );
      const name = `${game}.${level}`;
      for (const [key, value] of Object.entries({ bot, solver, both, withCard, bothSolve })) {
        if (value !== undefined) figures[`${name}.${key}`] = value;
      }
    }
  }
  const competition = find(played, { game: 'competitive' });
  if (competition) {
    const first = competition.won / competition.games;
    const [least, most] = conditions.firstPlayer;
    const fair = first >= least && first <= most;
    if (!fair) unmet += 1;
    const points = (competition.points / competition.games).toFixed(1);
    lines.push(
      `competitive: first player ${percent(first)} in 100 of ${competition.games} games of two solvers, ${points} points each  ${fair ? 'ok' : `NOT ${least * 100}–${most * 100}`}`,
    );
    figures['competitive.first'] = first;
    figures['competitive.points'] = competition.points / competition.games;
  }
  return { lines, figures, unmet };
}

function find(played: Played, wanted: Partial<Contest>): Tally | undefined {
  return played.find(({ contest }) =>
    Object.entries(wanted).every(([key, value]) => contest[key as keyof Contest] === value),
  )?.tally;
}

/** The conditions that a level does not meet, in words. */
function failures(
  game: GameName,
  level: Level,
  bot: number | undefined,
  solver: number | undefined,
  easy: number | undefined,
): string[] {
  const found: string[] = [];
  if (solver === 0) found.push('FAULT: no solver game is won');
  if (level === 'easy' && bot !== undefined && bot < conditions.easyBot)
    found.push(`bot below ${conditions.easyBot * 100}`);
  if (level === 'medium') {
    if (solver !== undefined && solver < conditions.mediumSolver)
      found.push(`solver below ${conditions.mediumSolver * 100}`);
    if (bot !== undefined && easy !== undefined && bot > easy - conditions.mediumBelowEasy)
      found.push('bot too near easy');
  }
  if (level === 'hard') {
    if (bot !== undefined && bot > conditions.hardBot) found.push(`bot above ${conditions.hardBot * 100}`);
    const challenge = gameOf(game).mode === 'challenge';
    const [least, most] = challenge ? conditions.challengeHard : [conditions.hardSolver, 1];
    if (solver !== undefined && (solver < least || solver > most))
      found.push(`solver not ${least * 100}–${most * 100}`);
  }
  return found;
}
