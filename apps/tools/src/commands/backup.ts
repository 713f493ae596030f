import { backUp } from '@cityhall/server';
import { type Call, type Report, runCommand } from '../command.ts';
import { dataDirectory } from '../database.ts';
import { UsageError } from '../games.ts';

const help = `
pnpm backup DIRECTORY

Copies the tables and the keys of DATA into a directory; the server may go on running. With Postgres:
pg_dump "$DATABASE_URL" > FILE
`;

async function run(call: Call): Promise<Report> {
  const [to] = call.words;
  if (!to) throw new UsageError('Name a directory for the backup.');
  const data = dataDirectory();
  await backUp(data, to).catch((error: Error) => {
    throw new UsageError(`Nothing was copied: ${error.message}`);
  });
  return { lines: [`${data} was copied to ${to}.`], figures: { data, to } };
}

await runCommand({ help, run }, process.argv.slice(2));
