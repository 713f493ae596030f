import { writeFileSync } from 'node:fs';
import { loadCatalogue } from '@cityhall/catalogue';
import { eventOf, fitting, recordOf } from '@cityhall/table';
import { type Call, type Report, runCommand } from '../command.ts';
import { withDatabase } from '../database.ts';
import { readFaultReport } from '../fault-report.ts';
import { UsageError } from '../games.ts';

const help = `
pnpm record TABLE            prints the record of a table's match, as far as it has come
pnpm record --report FILE    adds it to a fault report that a player sent, so that pnpm replay opens it

For the operator: a record holds every secret of its game. Reads DATA or DATABASE_URL as the server does.
`;

async function run(call: Call): Promise<Report> {
  const file = call.flags.report as string | undefined;
  const report = file === undefined ? undefined : readFaultReport(file);
  const table = report?.table ?? call.words[0];
  if (!table) throw new UsageError('Name a table, or a fault report with --report.');
  const games = new Map((await loadCatalogue()).map((ruleset) => [ruleset.id, ruleset]));
  const rows = await withDatabase((storage) => storage.tables.tail(table, 0));
  if (rows.length === 0) throw new UsageError('There is no such table here.');
  const record = recordOf(table, fitting(rows), (game) => games.get(game)!);
  if (!record) throw new UsageError(`The game has not begun (${rows.map((row) => eventOf(row).kind).join(', ')}).`);
  if (!report) return { lines: [JSON.stringify(record)], figures: { record } };
  writeFileSync(file!, JSON.stringify({ ...report, record }));
  return { lines: [`${file} holds the record now: pnpm replay ${file}`], figures: { actions: record.actions.length } };
}

await runCommand({ help, flags: { report: { type: 'string' } }, run }, process.argv.slice(2));
