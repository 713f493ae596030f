import { digestOf, type MatchRecord, matchRecord, replay, viewOf } from '@cityhall/match';
import { tell } from '@cityhall/ruleset';
import type { FaultReport } from '@cityhall/wire';
import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { readFaultReport, readJson } from '../fault-report.ts';
import { gameCalled, rulesHashOf, UsageError, wordsCalled } from '../games.ts';

const help = `
pnpm replay FILE [--at N] [--seat K | --spectator | --all] [--verify] [--json]

Replays a record and prints, as JSON, the view of seat K or of a spectator (the default), or with --all the whole
state, after N actions (default: all). The first refused action ends it with its refusal and exit code 2.
--verify compares the digest of every view. FILE may be a fault report to which pnpm record added the record: then
its views are those of the seat that reported, unless another is named, and its words are printed. A record may be written by hand: see docs/authors/adding-a-game.md.
`;

async function run(call: Call): Promise<Report> {
  const file = call.words[0];
  if (!file) throw new UsageError('Name the file of a record.');
  const { record, report } = readRecord(file);
  const ruleset = await gameCalled(record.game);
  const words = await wordsCalled(ruleset.id);
  const at = wholeNumber('--at', call.flags.at);
  const reporter = call.flags.spectator ? undefined : (report?.seat ?? undefined);
  const seat = wholeNumber('--seat', call.flags.seat) ?? reporter;
  if (seat !== undefined && seat >= record.seats) throw new UsageError(`The record has ${record.seats} seats.`);
  const wrong: string[] = [];
  const known = record.rules === undefined || record.rules === (await rulesHashOf(ruleset.id));
  if (call.flags.verify && !record.digests) throw new UsageError('The record has no digests to compare with.');
  let compared = 0;
  const end = replay(ruleset, record, at, ({ match }, done) => {
    if (!call.flags.verify) return;
    compared += 1;
    if (digestOf(match) !== record.digests![done]) wrong.push(`The views after ${done} actions differ.`);
  });
  const shown = call.flags.all ? end.match.state.G : viewOf(end.match, seat ?? 'spectator');
  const lines = call.flags.verify ? [...wrong] : [JSON.stringify(shown, null, 2)];
  if (report) lines.push(`Reported at edition ${report.edition} by ${report.version}: ${report.words}`);
  if (!known) lines.push('The record was made under other rules.');
  if (end.refusal) {
    const { code, params } = end.refusal;
    lines.push(JSON.stringify(end.refusal), tell(words, `refusal.${code}`, params));
  }
  lines.push(`${end.done} of ${record.actions.length} actions, ${compared} digests compared, ${wrong.length} differ`);
  return {
    lines,
    figures: { done: end.done, refusal: end.refusal, compared, differ: wrong.length, shown },
    exit: end.refusal ? 2 : wrong.length > 0 ? 1 : 0,
  };
}

function readRecord(file: string): { record: MatchRecord; report?: FaultReport } {
  const json = readJson(file);
  if ((json as { format?: unknown } | null)?.format === 'cityhall-fault-1') {
    const report = readFaultReport(file);
    if (!report.record) throw new UsageError(`Add the record first: pnpm record --report ${file}`);
    return { record: parsedRecord(file, report.record), report };
  }
  return { record: parsedRecord(file, json) };
}

function parsedRecord(file: string, json: unknown): MatchRecord {
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
