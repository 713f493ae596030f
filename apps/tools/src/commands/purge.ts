import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { withDatabase } from '../database.ts';

const usual = 14;
const day = 24 * 3_600_000;

const help = `
pnpm purge [--days N] [--json]

Deletes tables that never started and where nothing happened for N days (14). Games that began are kept.
Reads DATA or DATABASE_URL as the server does; the server may go on running.
`;

async function run(call: Call): Promise<Report> {
  const days = wholeNumber('--days', call.flags.days) ?? usual;
  const purged = await withDatabase((storage) => storage.tables.purge(Date.now() - days * day));
  return { lines: [`${purged} tables were deleted.`], figures: { purged, days } };
}

await runCommand({ help, flags: { days: { type: 'string' } }, run }, process.argv.slice(2));
