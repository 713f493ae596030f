import { parseArgs } from 'node:util';
import { seededRandom } from '@cityhall/ruleset';
import { openPostgres } from '../../../server/src/storage/postgres.ts';
import { oursOnSqlite, oursTogether, withOurs } from '../processes.ts';
import { attacks, floods, tryAll, tryTraps } from './attacks.ts';
import { killUnderLoad, type Losses, sqliteOf } from './kills.ts';
import { flood } from './noise.ts';
import { outages } from './outages.ts';

const help = `
pnpm assault [--short] [--kills] [--outages] [--prove] [--seed S]

Tries to break a running City Hall over real HTTP and sockets: faults that other servers shipped, forged, replayed, reordered
and flooding messages, rules that fail, generated noise, outages of what the server stands on (with a Postgres, a Redis and a
small disk of its own), and kill -9 at random moments under load, of one node on SQLite and of two on Postgres
(BENCH_POSTGRES) and Redis (ASSAULT_REDIS). Exits with 1 where anything worked or anything acknowledged was lost.
--short takes about two minutes; --kills and --outages leave out all but these. --prove plants faults in the server and tells whether the assault finds them.
`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    help: { type: 'boolean' },
    kills: { type: 'boolean', default: false },
    outages: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

const flatMemory = 30_000_000;
const slowestOther = 2_000;
let faults = 0;

function report(line: string, wrong: readonly string[] = []): void {
  console.log(line);
  for (const each of wrong) console.log(`  WRONG: ${each}`);
  faults += wrong.length;
}

async function holdOff(): Promise<void> {
  const server = await oursOnSqlite();
  const held = await tryAll(attacks, server);
  const trapped = await tryTraps(server);
  await server.close();
  const limited = await oursOnSqlite({ LIMITS: 'on' });
  const flooded = await tryAll(floods, limited);
  await limited.close();
  const tried = held.tried + flooded.tried;
  const worked = [...held.worked, ...flooded.worked];
  report(`${tried} attacks, ${worked.length} worked`, worked);
  const slow = trapped.slowest > slowestOther ? [`another table answered after ${trapped.slowest.toFixed(0)} ms`] : [];
  report(
    `${trapped.tried} faulty rules, ${trapped.worked.length} not contained, other tables answered within ${trapped.slowest.toFixed(0)} ms`,
    [...trapped.worked, ...slow],
  );
}

async function makeNoise(count: number, seed: number): Promise<void> {
  const server = await oursOnSqlite();
  const { sent, done, crashes, serverErrors, unanswered, cut, grown } = await flood(server, count, seed);
  await server.close();
  const wrong: string[] = [];
  if (crashes > 0) wrong.push('the process ended');
  if (done === 0) wrong.push('nothing was carried out: the messages do not come in');
  if (serverErrors > 0) wrong.push(`${serverErrors} answers of 500 and above`);
  if (unanswered > 0) wrong.push(`${unanswered} messages were not answered`);
  if (grown > flatMemory) wrong.push(`memory grew by ${grown} bytes`);
  report(
    `${sent} generated messages, ${done} carried out, ${crashes} crashes, ${serverErrors} server errors, ${unanswered} unanswered, ${cut} lines cut, heap grew by ${(grown / 1e6).toFixed(1)} MB`,
    wrong,
  );
}

function kill(kills: number, seed: number, settings: NodeJS.ProcessEnv = {}): Promise<Losses> {
  return withOurs(settings, (server) => killUnderLoad([server], sqliteOf(server.data), kills, seededRandom(seed)));
}

/** Kills either of two nodes on one Postgres. */
async function killTogether(kills: number, seed: number): Promise<Losses> {
  const redis = process.env.ASSAULT_REDIS ?? 'redis://127.0.0.1:6379';
  const nodes = await oursTogether(2, { REDIS_URL: redis });
  try {
    const broke = (error: Error) => console.error(error.message);
    return await killUnderLoad(nodes, () => openPostgres(nodes[0]!.database, broke), kills, seededRandom(seed));
  } finally {
    for (const node of nodes) await node.close();
  }
}

/** Kills under load, here and there, and their sum. */
async function killAll(short: boolean, seed: number): Promise<void> {
  const rounds = {
    'one node on SQLite': () => kill(short ? 5 : 200, seed),
    'two nodes on Postgres': () => killTogether(short ? 4 : 100, seed),
  };
  const sum: Losses = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, astray: 0 };
  for (const [name, round] of Object.entries(rounds)) {
    const losses = await round();
    for (const key of Object.keys(sum) as (keyof Losses)[]) sum[key] += losses[key];
    const { lost, doubled, astray } = losses;
    report(`${name}: ${lossLine(losses)}`, lost + doubled + astray > 0 ? ['what was promised was not kept'] : []);
  }
  console.log(lossLine(sum));
}

/** Everything that the server stands on fails under load, and comes back. */
async function endureAll(times: number): Promise<void> {
  for (const [name, endure] of Object.entries(outages)) {
    const endured = await endure(times);
    if (!endured) {
      report(`${name}: not tried, this process may not mount a disk`);
      continue;
    }
    const { acknowledged, unsure, lost, doubled, astray, wrong } = endured;
    report(
      `${name}, ${times} times: ${acknowledged} acknowledged, ${unsure} unknown and sent again, ${lost} lost, ${doubled} doubled, ${astray} clients astray`,
      [...wrong, ...(lost + doubled + astray > 0 ? ['what was promised was not kept'] : [])],
    );
  }
}

/** Plants faults and tells whether they are found. */
async function prove(seed: number): Promise<void> {
  const planted: Record<string, () => Promise<boolean>> = {
    'a move is acknowledged before it is stored': async () => {
      const { lost, doubled, astray } = await kill(6, seed, { PLANT: 'early' });
      return lost + doubled + astray > 0;
    },
    'a message ends the process': () =>
      withOurs({ PLANT: 'fragile' }, async (server) => (await flood(server, 1_000, seed)).crashes > 0),
    'nothing limits how fast messages may come': () =>
      withOurs(
        { LIMITS: 'off' },
        async (server) => (await tryAll(floods, server)).worked.length === Object.keys(floods).length,
      ),
  };
  let found = 0;
  for (const [name, isFound] of Object.entries(planted)) {
    const seen = await isFound();
    if (seen) found += 1;
    report(`${seen ? 'found' : 'NOT FOUND'}: ${name}`, seen ? [] : [name]);
  }
  console.log(`${found} of ${Object.keys(planted).length} planted faults found`);
}

const lossLine = ({ kills, acknowledged, lost, doubled, astray }: Losses) =>
  `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${astray} clients astray`;

if (values.help) console.log(help.trim());
else if (values.prove) await prove(Number(values.seed));
else {
  const seed = Number(values.seed);
  const only = values.kills || values.outages;
  if (!only) {
    await holdOff();
    await makeNoise(values.short ? 5_000 : 100_000, seed);
  }
  if (!only || values.outages) await endureAll(values.short ? 1 : 5);
  if (!only || values.kills) await killAll(values.short, seed);
}
process.exit(faults > 0 ? 1 : 0);
