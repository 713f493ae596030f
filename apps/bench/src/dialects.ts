import { randomUUID } from 'node:crypto';
import { call, newTable, people } from './asking.ts';
import { writing } from './ledger.ts';
import { LightSocket } from './light.ts';

/** A table with its sockets: those of the players first, then of spectators. */
export interface BenchTable {
  id: string;
  /** Entries that its log holds before the first move. */
  entries: number;
  sockets: LightSocket[];
  /** The next player moves; `told` is called once for each socket that was told of it, the mover's own too. */
  move(told: () => void): void;
}

/** How tables are set up and played with one kind of server. */
export type Dialect = (url: string, plan: TablePlan) => Promise<BenchTable>;

export interface TablePlan {
  kilobytes: number;
  players: number;
  spectators: number;
}

/** The people of each of our servers: they play at every table. */
const cookies = new Map<string, Promise<string[]>>();

/** Throws where an answer of our server is not what the bench needs. */
function expectAnswer(text: string, wanted: 'done' | 'whole'): void {
  if (!text.startsWith(`[{"answer":"${wanted}"`)) throw new Error(`answered: ${text.slice(0, 300)}`);
}

export const ours: Dialect = async (url, { kilobytes, players, spectators }) => {
  if (!cookies.has(url)) cookies.set(url, people(url, players));
  const seated = await cookies.get(url)!;
  const table = await newTable(url, seated[0]!, 'ledger', players, { kilobytes });
  const sockets: LightSocket[] = [];
  for (const cookie of [...seated, ...Array.from({ length: spectators }, () => '')]) {
    sockets.push(await LightSocket.connect(url, '', cookie));
    expectAnswer(await sockets.at(-1)!.ask('open', { table }), 'whole');
  }
  const deed = async (seat: number, what: unknown) =>
    expectAnswer(await sockets[seat]!.ask('deed', { table, command: randomUUID(), deed: what }), 'done');
  for (let seat = 0; seat < players; seat++) {
    await deed(seat, { do: 'sit', seat });
    // A seat sees another document than a spectator: it is opened anew.
    expectAnswer(await sockets[seat]!.ask('open', { table }), 'whole');
    await deed(seat, { do: 'ready', ready: true });
  }
  await deed(0, { do: 'start' });
  let moved = 0;
  return {
    id: table,
    entries: 2 + 2 * players,
    sockets,
    move(told) {
      const seat = moved % players;
      const place = moved;
      // A seat's number rises when it acts and when it is asked again; the first seat is asked from the start.
      const decision = 2 * Math.floor(place / players) + (seat === 0 ? 1 : 2);
      moved += 1;
      for (const socket of sockets) socket.hear((text) => text.startsWith('42["frame"') && told());
      const message = { table, seat, command: randomUUID(), decision, move: 'write', args: writing(place) };
      sockets[seat]!.askThen(
        (text) => {
          expectAnswer(text, 'done');
          told();
        },
        'act',
        message,
      );
    },
  };
};

export const stock: Dialect = async (url, { kilobytes, players, spectators }) => {
  const wanted = { numPlayers: players, setupData: { kilobytes } };
  const { matchID } = (await call<{ matchID: string }>(url, '/games/ledger/create', wanted)).body;
  const credentials: string[] = [];
  for (let seat = 0; seat < players; seat++) {
    const body = { playerID: `${seat}`, playerName: `Player ${seat + 1}` };
    const joined = await call<{ playerCredentials: string }>(url, `/games/ledger/${matchID}/join`, body);
    credentials.push(joined.body.playerCredentials);
  }
  const sockets: LightSocket[] = [];
  for (let place = 0; place < players + spectators; place++) {
    const socket = await LightSocket.connect(url, '/ledger');
    const synced = new Promise<void>((resolve) => socket.hear((text) => text.includes('["sync"') && resolve()));
    const seat = place < players ? `${place}` : null;
    socket.send('sync', matchID, seat, credentials[place], players);
    await synced;
    sockets.push(socket);
  }
  let moved = 0;
  return {
    id: matchID,
    entries: 0,
    sockets,
    move(told) {
      const playerID = `${moved % players}`;
      const { row, column, figure } = writing(moved);
      const payload = {
        type: 'write',
        args: [row, column, figure],
        playerID,
        credentials: credentials[Number(playerID)],
      };
      for (const socket of sockets) socket.hear((text) => text.startsWith('42/ledger,["update"') && told());
      sockets[Number(playerID)]!.send('update', { type: 'MAKE_MOVE', payload }, moved, matchID, playerID);
      moved += 1;
    },
  };
};

export const raw: Dialect = async (url, { kilobytes, players, spectators }) => {
  const table = randomUUID();
  const sockets: LightSocket[] = [];
  for (let place = 0; place < players + spectators; place++) {
    sockets.push(await LightSocket.connect(url));
    await sockets.at(-1)!.ask('join', table, kilobytes);
  }
  let moved = 0;
  return {
    id: table,
    entries: 0,
    sockets,
    move(told) {
      for (const socket of sockets) socket.hear(() => told());
      sockets[moved % players]!.send('move', table, writing(moved));
      moved += 1;
    },
  };
};

/** Resolves when everybody at the table was told of the next move. */
export function moved(table: BenchTable): Promise<void> {
  return new Promise((resolve) => {
    let waiting = table.sockets.length;
    table.move(() => {
      waiting -= 1;
      if (waiting === 0) resolve();
    });
  });
}
