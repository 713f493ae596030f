import { playOut } from '@cityhall/match';
import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { gameCalled, UsageError } from '../games.ts';

const help = `
pnpm content GAME [--games N] [--seed S] [--json]

What is in the box of a game, and how often each piece matters in N bot games for each number of seats.
`;

async function run(call: Call): Promise<Report> {
  const ruleset = await gameCalled(call.words[0]);
  if (!ruleset.content) throw new UsageError(`${ruleset.id} has nothing to measure.`);
  const { lines, figures } = await ruleset.content(wholeNumber('--games', call.flags.games) ?? 30, call.seed, playOut);
  return { lines: [...lines, `${Object.keys(figures).length} figures`], figures };
}

await runCommand({ help, flags: { games: { type: 'string' } }, run }, process.argv.slice(2));
