import { readFileSync } from 'node:fs';
import { act, matchFromState, viewOf, type WrittenState } from '@cityhall/match';
import { seedFrom } from '@cityhall/proof/bot-game.ts';
import { tell } from '@cityhall/ruleset';
import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { gameCalled, UsageError, wordsCalled } from '../games.ts';
import { toldLine } from '../telling.ts';

const help = `
pnpm judge GAME --state FILE --seat K --move NAME --args JSON [--seed S] [--json]

Says whether seat K may make a move in a state written by hand: "allowed", the lines told and the view after,
or the refusal and exit code 2. The state is checked against the ruleset's schema and its conservation.
How a state is written is told in docs/authors/adding-a-game.md.
`;

async function run(call: Call): Promise<Report> {
  const ruleset = await gameCalled(call.words[0]);
  const words = await wordsCalled(ruleset.id);
  const { state, move, args } = call.flags;
  const seat = wholeNumber('--seat', call.flags.seat);
  if (typeof state !== 'string' || typeof move !== 'string' || seat === undefined) {
    throw new UsageError('A judgement needs --state FILE, --seat K and --move NAME.');
  }
  const match = readState(state, (written) => matchFromState(ruleset, written, seedFrom(call.seed)));
  const result = act(match, seat, move, fromJson('--args', typeof args === 'string' ? args : '{}'));
  if (!result.ok) {
    const { code, params } = result.refusal;
    return {
      lines: [JSON.stringify(result.refusal), tell(words, `refusal.${code}`, params), 'refused'],
      figures: { allowed: false, refusal: result.refusal },
      exit: 2,
    };
  }
  const view = viewOf(result.match, seat);
  return {
    lines: [...result.lines.map((line) => toldLine(words, line)), JSON.stringify(view, null, 2), 'allowed'],
    figures: { allowed: true, view },
  };
}

function readState<T>(file: string, use: (written: WrittenState) => T): T {
  try {
    return use(fromJson(file, readFileSync(file, 'utf8')) as WrittenState);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${name} is no JSON.`);
  }
}

await runCommand(
  {
    help,
    flags: {
      state: { type: 'string' },
      seat: { type: 'string' },
      move: { type: 'string' },
      args: { type: 'string' },
    },
    run,
  },
  process.argv.slice(2),
);
