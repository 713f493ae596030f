import { randomUUID } from 'node:crypto';
import { act, decisionOf, startMatch } from '@cityhall/match';
import { newTable, people } from './asking.ts';
import { moved, ours } from './dialects.ts';
import { ledger, writing } from './ledger.ts';
import { LightSocket } from './light.ts';
import { oursOnSqlite, rawServer } from './processes.ts';
import { median, type Target } from './targets.ts';

const plan = { kilobytes: 20, players: 4, spectators: 0 };
const around = 50;

/** Time that the rules take for a late move against an early one, each the median of so many moves around it. */
function lateAgainstEarly(): number {
  const seed = '00112233445566778899aabbccddeeff';
  const ratios: number[] = [];
  // The first match warms the machine up.
  for (let match = 0; match < 4; match++) {
    let { match: at } = startMatch(ledger, { seats: plan.players, options: { kilobytes: plan.kilobytes }, seed });
    const times: number[] = [];
    for (let move = 0; move < 1000 + around; move++) {
      const seat = move % plan.players;
      const start = performance.now();
      const result = act(at, seat, 'write', writing(move));
      times.push(performance.now() - start);
      if (!result.ok) throw new Error(`${result.refusal.code} at decision ${decisionOf(at, seat)}`);
      at = result.match;
    }
    const middle = (place: number) => median(times.slice(Math.max(0, place - around / 2), place + around / 2));
    if (match > 0) ratios.push(middle(1000) / middle(10));
  }
  return median(ratios);
}

/** Bytes by which our server grows for each table that was opened once and left. */
async function growthOfTable(count: number): Promise<number> {
  const server = await oursOnSqlite();
  try {
    const made = await madeTables(server.url, count);
    const socket = await LightSocket.connect(server.url);
    const visit = async (tables: readonly string[]) => {
      for (const table of tables) {
        const answer = await socket.ask('open', { table });
        if (!answer.startsWith('[{"answer":"whole"')) throw new Error(answer.slice(0, 200));
      }
    };
    // What grows until the caches are full is no growth of a table.
    const first = Math.floor(count / 5);
    await visit(made.slice(0, first));
    const before = await server.weigh();
    await visit(made.slice(first));
    const after = await server.weigh();
    socket.close();
    return (after.heap - before.heap) / (count - first);
  } finally {
    await server.close();
  }
}

async function madeTables(url: string, count: number): Promise<string[]> {
  const cookie = (await people(url, 1))[0]!;
  const made: string[] = [];
  const makeSome = async () => {
    while (made.length < count) made.push(await newTable(url, cookie, 'ledger', 4, { kilobytes: 2 }));
  };
  await Promise.all(Array.from({ length: 8 }, makeSome));
  return made.slice(0, count);
}

/** Memory of idle sockets at one table against as many of bare socket.io. */
async function idleSockets(count: number): Promise<number> {
  const own = await oursOnSqlite();
  const bare = await rawServer('each');
  const sockets: LightSocket[] = [];
  try {
    const table = (await madeTables(own.url, 1))[0]!;
    const growth = async (server: typeof own, enter: (socket: LightSocket) => Promise<unknown>) => {
      const before = await server.weigh();
      for (let place = 0; place < count; place++) {
        const socket = await LightSocket.connect(server.url);
        sockets.push(socket);
        await enter(socket);
      }
      return (await server.weigh()).heap - before.heap;
    };
    const ownGrowth = await growth(own, (socket) => socket.ask('open', { table }));
    const bareGrowth = await growth(bare, (socket) => socket.ask('join', randomUUID().slice(0, 1), 2));
    return ownGrowth / bareGrowth;
  } finally {
    for (const socket of sockets) socket.close();
    await own.close();
    await bare.close();
  }
}

/** Milliseconds until a table of so many entries is opened by a server that was just started anew. */
async function opening(entries: number, tables: number): Promise<number> {
  const server = await oursOnSqlite();
  try {
    const opened = await Promise.all(Array.from({ length: tables }, () => ours(server.url, plan)));
    for (const table of opened) {
      for (let move = table.entries; move < entries; move++) await moved(table);
      for (const socket of table.sockets) socket.close();
    }
    await server.restart();
    const socket = await LightSocket.connect(server.url);
    const times: number[] = [];
    for (const { id } of opened) {
      const start = performance.now();
      const answer = await socket.ask('open', { table: id });
      times.push(performance.now() - start);
      if (!answer.startsWith('[{"answer":"whole"')) throw new Error(answer.slice(0, 200));
    }
    socket.close();
    return median(times);
  } finally {
    await server.close();
  }
}

/** Sizes and times that are no matter of speed against others. */
export async function measureWeight(short: boolean): Promise<Target[]> {
  const manyTables = short ? 1_000 : 10_000;
  const manySockets = short ? 500 : 2_000;
  const entries = 500;
  return [
    { name: 'rules time of move 1,000 against move 10', most: 1.2, unit: '×', value: lateAgainstEarly(), ratio: true },
    {
      name: `heap for each of ${manyTables} tables opened once and left`,
      most: 2,
      unit: 'KB',
      value: (await growthOfTable(manyTables)) / 1000,
    },
    {
      name: `memory of ${manySockets} idle sockets against bare socket.io`,
      most: 1.6,
      unit: '×',
      value: await idleSockets(manySockets),
    },
    {
      name: `opening a table of ${entries} entries that is not in memory`,
      most: 50,
      unit: 'ms',
      value: await opening(entries, short ? 5 : 20),
    },
  ];
}
