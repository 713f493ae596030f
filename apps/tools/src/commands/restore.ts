import { restore } from '@cityhall/server';
import { type Call, type Report, runCommand } from '../command.ts';
import { dataDirectory } from '../database.ts';
import { UsageError } from '../games.ts';

const help = `
pnpm restore DIRECTORY

Puts a backup into DATA, which must hold no tables; stop the server first. With Postgres:
psql "$DATABASE_URL" < FILE
`;

async function run(call: Call): Promise<Report> {
  const [from] = call.words;
  if (!from) throw new UsageError('Name the directory of the backup.');
  const data = dataDirectory();
  await restore(from, data).catch((error: Error) => {
    throw new UsageError(`Nothing was restored: ${error.message}`);
  });
  return { lines: [`${data} holds what ${from} holds.`], figures: { data, from } };
}

await runCommand({ help, run }, process.argv.slice(2));
