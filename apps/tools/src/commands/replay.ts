import { readFileSync } from 'node:fs';
import { rulesHashOf } from '@cityhall/catalogue/rules-hash';
import { digestOf, type MatchRecord, matchRecord, replay, viewOf } from '@cityhall/match';
import { tell } from '@cityhall/ruleset';
import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { gameCalled, UsageError } from '../games.ts';
import { packagesDirectory } from '../paths.ts';
import { wordsOf } from '../telling.ts';

const help = `
pnpm replay FILE [--at N] [--seat K | --spectator | --all] [--verify] [--json]

Replays a record and prints, as JSON, the view of seat K or of a spectator (the default), or with --all the whole
state, after N actions (default: all). The first refused action ends it with its refusal and exit code 2.
--verify compares the digest of every view. A record may be written by hand: see docs/adding-a-game.md.
`;

async function run(call: Call): Promise<Report> {
  const file = call.words[0];
  if (!file) throw new UsageError('Name the file of a record.');
  const record = readRecord(file);
  const ruleset = await gameCalled(record.game);
  const at = wholeNumber('--at', call.flags.at);
  const seat = wholeNumber('--seat', call.flags.seat);
  if (seat !== undefined && seat >= record.seats) throw new UsageError(`The record has ${record.seats} seats.`);
  const wrong: string[] = [];
  const known = record.rules === undefined || record.rules === rulesHashOf(packagesDirectory, ruleset.id);
  if (call.flags.verify && !record.digests) throw new UsageError('The record has no digests to compare with.');
  let compared = 0;
  const end = replay(ruleset, record, at, ({ match }, done) => {
    if (!call.flags.verify) return;
    compared += 1;
    if (digestOf(match) !== record.digests![done]) wrong.push(`The views after ${done} actions differ.`);
  });
  const shown = call.flags.all ? end.match.state.G : viewOf(end.match, seat ?? 'spectator');
  const lines = call.flags.verify ? [...wrong] : [JSON.stringify(shown, null, 2)];
  if (!known) lines.push('The record was made under other rules.');
  if (end.refusal) {
    const { code, params } = end.refusal;
    lines.push(JSON.stringify(end.refusal), tell(wordsOf(ruleset), `refusal.${code}`, params));
  }
  lines.push(`${end.done} of ${record.actions.length} actions, ${compared} digests compared, ${wrong.length} differ`);
  return {
    lines,
    figures: { done: end.done, refusal: end.refusal, compared, differ: wrong.length, shown },
    exit: end.refusal ? 2 : wrong.length > 0 ? 1 : 0,
  };
}

function readRecord(file: string): MatchRecord {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = matchRecord.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UsageError(`${file} is no record: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return parsed.data;
}

await runCommand(
  {
    help,
    flags: {
      at: { type: 'string' },
      seat: { type: 'string' },
      spectator: { type: 'boolean' },
      all: { type: 'boolean' },
      verify: { type: 'boolean' },
    },
    run,
  },
  process.argv.slice(2),
);
