import type { Driven, Job } from './drive.ts';
import {
  type Contender,
  installRivals,
  openClients,
  oursOnPostgres,
  oursOnSqlite,
  rawServer,
  stockServer,
} from './processes.ts';
import { figure, median, type Target } from './targets.ts';

/** Everybody who is measured side by side. */
const contenders = {
  sqlite: { title: 'City Hall on SQLite', dialect: 'ours', open: oursOnSqlite },
  postgres: { title: 'City Hall on Postgres', dialect: 'ours', open: oursOnPostgres },
  memory: { title: 'boardgame.io in memory', dialect: 'stock', open: () => stockServer('memory') },
  flatfile: { title: 'boardgame.io on FlatFile', dialect: 'stock', open: () => stockServer('flatfile') },
  stockPostgres: { title: 'boardgame.io on bgio-postgres', dialect: 'stock', open: () => stockServer('postgres') },
  raw: { title: 'bare socket.io, full state, JSON for each socket', dialect: 'raw', open: () => rawServer('each') },
  once: { title: 'bare socket.io, full state, JSON once a room', dialect: 'raw', open: () => rawServer('once') },
} as const satisfies Record<string, { title: string; dialect: Job['dialect']; open(): Promise<Contender> }>;
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];

/** One comparison: the same work for several contenders in turn. */
interface Match {
  title: string;
  names: readonly Name[];
  kilobytes: number;
  spectators: number;
  rate?: number;
}

const players = 4;
const tables = 8;
/** Tables that share the moves of a steady load, so that none is asked again before it has answered. */
const steadyTables = 40;
const steadyRate = 200;

const standard: Match = { title: '4 players, 20 KB', names, kilobytes: 20, spectators: 0 };
const watched: Match = {
  title: '4 players and 10 spectators, 20 KB',
  names: ['sqlite', 'raw', 'once'],
  kilobytes: 20,
  spectators: 10,
};
const steady: Match = {
  title: `${steadyRate} moves a second, 20 KB`,
  names: ['sqlite', 'postgres', 'raw'],
  kilobytes: 20,
  spectators: 0,
  rate: steadyRate,
};
const others = [2, 100].map(
  (kilobytes): Match => ({ title: `4 players, ${kilobytes} KB`, names, kilobytes, spectators: 0 }),
);
/** What a short run leaves out is not judged by it. */
const shortNames: readonly Name[] = ['sqlite', 'postgres', 'flatfile', 'stockPostgres', 'raw'];

export interface Measured {
  lines: string[];
  targets: Target[];
  figures: Record<string, Partial<Record<Name, Driven>>>;
}

/** Plays every comparison, the contenders in turn, and takes of each the median of its rounds. */
export async function measureSpeed(short: boolean): Promise<Measured> {
  installRivals();
  const running = new Map<Name, Contender>();
  const clients = openClients();
  const lines: string[] = [];
  const figures: Measured['figures'] = {};
  try {
    for (const name of short ? shortNames : names) running.set(name, await contenders[name].open());
    // Not counted: whoever came first would be measured before its code is compiled.
    for (const name of running.keys()) await clients.drive(jobFor(name, running, standard, short ? 1 : 4));
    const plan = short ? [standard, watched] : [standard, watched, steady, ...others];
    for (const match of plan) {
      const found = await compare(match, running, clients, short);
      figures[match.title] = found;
      lines.push('', ...matchLines(match, found));
    }
  } finally {
    clients.close();
    for (const contender of running.values()) await contender.close();
  }
  return { lines, figures, targets: targetsOf(figures) };
}

async function compare(
  match: Match,
  running: ReadonlyMap<Name, Contender>,
  clients: ReturnType<typeof openClients>,
  short: boolean,
): Promise<Partial<Record<Name, Driven>>> {
  const rounds = short ? 1 : 5;
  const taking = match.names.filter((name) => running.has(name));
  const driven = new Map<Name, Driven[]>(taking.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of taking) {
      const seconds = match.rate ? 4 : short ? 1.5 : 2;
      driven.get(name)!.push(await clients.drive(jobFor(name, running, match, seconds)));
    }
  }
  return Object.fromEntries(taking.map((name) => [name, middleOf(driven.get(name)!)]));
}

function jobFor(name: Name, running: ReadonlyMap<Name, Contender>, match: Match, seconds: number): Job {
  return {
    dialect: contenders[name].dialect,
    url: running.get(name)!.url,
    kilobytes: match.kilobytes,
    players,
    spectators: match.spectators,
    tables: match.rate ? steadyTables : tables,
    seconds,
    ...(match.rate ? { rate: match.rate } : {}),
  };
}

function middleOf(rounds: readonly Driven[]): Driven {
  const keys = ['rate', 'p50', 'p99', 'bytes'] as const;
  return Object.fromEntries(keys.map((key) => [key, median(rounds.map((round) => round[key]))])) as unknown as Driven;
}

function matchLines({ title, names: taking }: Match, found: Partial<Record<Name, Driven>>): string[] {
  const head = `${title}:`.padEnd(52);
  const lines = [
    `${head}${'moves/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'bytes a player'.padStart(16)}`,
  ];
  for (const name of taking) {
    const driven = found[name];
    if (!driven) continue;
    const cells = [driven.rate, driven.p50, driven.p99].map((value) => figure(value).padStart(9));
    lines.push(`  ${contenders[name].title.padEnd(50)}${cells.join('')}${driven.bytes.toFixed(0).padStart(16)}`);
  }
  return lines;
}

const stateBytes = 20_000;

function targetsOf(figures: Measured['figures']): Target[] {
  const four = figures[standard.title] ?? {};
  const ten = figures[watched.title] ?? {};
  const calm = figures[steady.title] ?? {};
  const times = (own: Driven | undefined, other: Driven | undefined, key: 'rate' | 'p99') =>
    own && other ? own[key] / other[key] : undefined;
  const part = four.sqlite && (four.sqlite.bytes / stateBytes) * 100;
  return [
    {
      name: '4 players: on Postgres against bgio-postgres',
      least: 12,
      unit: '×',
      value: times(four.postgres, four.stockPostgres, 'rate'),
      ratio: true,
    },
    {
      name: '4 players: on SQLite against FlatFile',
      least: 6,
      unit: '×',
      value: times(four.sqlite, four.flatfile, 'rate'),
      ratio: true,
    },
    {
      name: '4 players: on SQLite against bare socket.io',
      least: 1.5,
      unit: '×',
      value: times(four.sqlite, four.raw, 'rate'),
      ratio: true,
    },
    {
      name: '10 spectators: on SQLite against bare socket.io',
      least: 3,
      unit: '×',
      value: times(ten.sqlite, ten.raw, 'rate'),
      ratio: true,
    },
    {
      name: `p99 at ${steadyRate} moves a second against bare socket.io`,
      most: 2.5,
      unit: '×',
      value: times(calm.sqlite, calm.raw, 'p99'),
      ratio: true,
    },
    { name: 'bytes to a player for a move, of the whole state', most: 2, unit: '%', value: part },
  ];
}
