import { fileURLToPath } from 'node:url';
import { playOut } from '@cityhall/match';
import { contests, judgeLevels, measureContest, refit, type Tally } from '@cityhall/micro-city';
import { type Call, type Report, runCommand } from '../command.ts';
import { UsageError } from '../games.ts';
import { answerPart, inParts, numbersOf } from '../parts.ts';

const help = `
pnpm balance micro-city [--short] [--only BUILDING] [--fit] [--seed S] [--json]

Measures how difficult every building and level is: seeded games with a random order of Districts, played by the two
yardsticks, on all cores. The bot takes the best round by one fixed evaluation; the solver looks one round further over
every roll. Says which condition of its level a figure does not meet, and exits with 1 if there is one.
--short plays a tenth and allows for chance. --only measures one building. --fit prints the weights of the solver's value, fitted anew by
self-play.
`;

const aTenth = 0.1;
const triesToFit = 80;

async function run(call: Call): Promise<Report> {
  if (call.words[0] !== 'micro-city') throw new UsageError('Name the game: micro-city.');
  if (call.flags.fit) {
    const weights = refit(triesToFit, call.seed);
    return { lines: [JSON.stringify(weights)], figures: weights };
  }
  const wanted = contests(call.flags.short ? aTenth : 1).filter(
    ({ game }) => typeof call.flags.only !== 'string' || game === call.flags.only,
  );
  if (typeof call.flags.part === 'string') {
    answerPart(
      wanted.map((contest) => measureContest(contest, numbersOf(call.flags.part, contest.games), call.seed, playOut)),
    );
    return { lines: [], figures: {} };
  }
  const parts = await inParts<Tally[]>(fileURLToPath(import.meta.url), process.argv.slice(2));
  const played = wanted.map((contest, place) => ({ contest, tally: sum(parts.map((part) => part[place]!)) }));
  const { lines, figures, unmet } = judgeLevels(played, call.flags.short === true);
  const games = played.reduce((total, { tally }) => total + tally.games, 0);
  return {
    lines: [...lines, `${games} games, ${unmet} conditions not met`],
    figures: { ...figures, games, unmet },
    exit: unmet > 0 ? 1 : 0,
  };
}

function sum(tallies: readonly Tally[]): Tally {
  const total: Tally = { games: 0, won: 0, tokens: 0, spare: 0, points: 0 };
  for (const tally of tallies) for (const key of Object.keys(total) as (keyof Tally)[]) total[key] += tally[key];
  return total;
}

await runCommand(
  {
    help,
    flags: {
      short: { type: 'boolean' },
      only: { type: 'string' },
      fit: { type: 'boolean' },
      part: { type: 'string' },
    },
    run,
  },
  process.argv.slice(2),
);
