import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { marker } from '../../../server/test/toys/vault.ts';
import { begin, call, newTable } from '../asking.ts';
import { LightSocket } from '../light.ts';
import type { Contender } from '../processes.ts';

/** Somebody with a name and a socket. */
interface Somebody {
  cookie: string;
  socket: LightSocket;
  heard: string[];
}

/** A table of the vault, whose cards are marked, begun by two. */
interface Scene {
  url: string;
  table: string;
  ann: Somebody;
  ben: Somebody;
  /** Somebody who has no seat. */
  eve: Somebody;
}

/** Something that must not work: resolves with what was wrong, or null where it was held off. */
type Attack = (scene: Scene) => Promise<string | null>;

const heldOff = (answer: string, ...codes: string[]): string | null =>
  codes.some((code) => answer.includes(`"${code}"`)) ? null : `answered ${answer.slice(0, 200)}`;

const draw = (table: string, seat: number, decision = 1, command = randomUUID()) => ({
  table,
  seat,
  command,
  decision,
  move: 'draw',
  args: {},
});

/** The faults of the stock server, and ways to forge, replay, reorder and flood. */
export const attacks: Record<string, Attack> = {
  'a spectator is sent decks, hands or the seed': async ({ table, eve }) => {
    const whole = await eve.socket.ask('open', { table });
    const told = [whole, ...eve.heard].join();
    return told.includes(marker) || /"seed":"[0-9a-f]/.test(told) ? 'a secret was sent' : null;
  },
  'a seat is sent another seat’s secrets': async ({ table, ben }) => {
    const told = [await ben.socket.ask('open', { table }), ...ben.heard].join();
    return told.includes(`${marker}-of-0`) ? 'a secret was sent' : null;
  },
  'an anonymous open creates a table': async ({ eve }) =>
    heldOff(await eve.socket.ask('open', { table: 'A'.repeat(22) }), 'no-table'),
  'somebody moves for another seat': async ({ table, ben }) =>
    heldOff(await ben.socket.ask('act', draw(table, 0)), 'not-your-seat'),
  'somebody without a seat moves': async ({ table, eve }) =>
    heldOff(await eve.socket.ask('act', draw(table, 0)), 'not-your-seat'),
  'a cookie is forged': async ({ url, table }) => {
    const forged = await LightSocket.connect(url, '', `cityhall=${'A'.repeat(22)}.${'B'.repeat(22)}; cityhall.sig=x`);
    const answer = await forged.ask('act', draw(table, 0));
    forged.close();
    return heldOff(answer, 'not-your-seat');
  },
  'a seat is taken as __proto__': async ({ table, eve }) =>
    heldOff(
      await eve.socket.ask('deed', { table, command: randomUUID(), deed: { do: 'sit', seat: '__proto__' } }),
      'malformed',
    ),
  'a move has an inherited name': async ({ table, ann }) => {
    for (const move of ['toString', '__proto__', 'constructor', 'hasOwnProperty']) {
      const answer = await ann.socket.ask('act', { ...draw(table, 0), move });
      if (!answer.includes('"refused"')) return `${move}: ${answer.slice(0, 200)}`;
    }
    return null;
  },
  'actions of the engine come from outside': async ({ table, ann }) => {
    for (const name of ['update', 'sync', 'reset', 'patch', 'gameEvent', 'MAKE_MOVE', 'chatMessage']) {
      const answer = await ann.socket.ask(name, { table, type: 'RESET', payload: { G: {} } });
      if (!answer.includes('"fault"')) return `${name}: ${answer.slice(0, 200)}`;
    }
    return null;
  },
  'a command is carried out twice': async ({ table, ann }) => {
    const message = { table, seat: 0, command: randomUUID(), decision: 1, move: 'weigh', args: { weight: 3 } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.socket.ask('act', message)));
    const told = answers.filter((answer) => answer.includes('"done"') && !answer.includes('"frame":null')).length;
    return told <= 1 && answers.every((answer) => answer.includes('"done"')) ? null : `${told} of 20 were carried out`;
  },
  'an old answer is replayed': async ({ table, ann }) =>
    heldOff(await ann.socket.ask('act', draw(table, 0, 1)), 'stale'),
  'an answer to a later question comes first': async ({ table, ann }) =>
    heldOff(await ann.socket.ask('act', draw(table, 0, 99)), 'stale'),
  'one seat is taken by ten at once': async ({ url }) => {
    const host = await somebody(url, 'Host');
    const table = await newTable(url, host.cookie, 'pebbles', 2);
    const ten = await Promise.all(Array.from({ length: 10 }, (_, place) => somebody(url, `Ten ${place}`)));
    const sit = { do: 'sit', seat: 1 };
    const answers = await Promise.all(
      ten.map((one) => one.socket.ask('deed', { table, command: randomUUID(), deed: sit })),
    );
    for (const one of [host, ...ten]) one.socket.close();
    const won = answers.filter((answer) => answer.includes('"done"')).length;
    return won === 1 ? null : `${won} sat down`;
  },
  'a page of another site asks': async ({ url, ann }) => {
    const headers = { 'content-type': 'application/json', cookie: ann.cookie, origin: 'https://evil.example' };
    const reply = await fetch(`${url}/api/name`, { method: 'POST', headers, body: '{"name":"Evil"}' });
    if (reply.status !== 403) return `POST was answered ${reply.status}`;
    const opened = await LightSocket.connect(url, '', ann.cookie, 'https://evil.example').then(
      () => true,
      () => false,
    );
    return opened ? 'a socket was opened' : null;
  },
  'a message of megabytes is read': async ({ url, ann }) => {
    const headers = { 'content-type': 'application/json', cookie: ann.cookie };
    const body = JSON.stringify({ name: 'x'.repeat(4_000_000) });
    const reply = await fetch(`${url}/api/name`, { method: 'POST', headers, body });
    if (reply.status !== 413) return `answered ${reply.status}`;
    const big = await somebody(url, 'Big');
    const cut = big.socket.closed;
    big.socket.send('open', { table: 'x'.repeat(4_000_000) });
    await cut;
    return null;
  },
  'nonsense on the line ends the process': async ({ url }) => {
    const port = Number(new URL(url).port);
    for (const text of ['\u0000\u0001', 'GET / HTTP/9.9\r\n\r\n', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`]) {
      await new Promise<void>((resolve) => {
        const socket = connect({ host: '127.0.0.1', port }, () => socket.end(text));
        socket.on('error', () => resolve());
        socket.on('close', () => resolve());
        socket.resume();
      });
    }
    const reply = await fetch(`${url}/health`);
    return reply.ok ? null : `/health was answered ${reply.status}`;
  },
  'pages may be framed, or load from elsewhere': async ({ url }) => {
    const policy = (await fetch(`${url}/health`)).headers.get('content-security-policy') ?? '';
    return /frame-ancestors 'none'|frame-ancestors 'self'/.test(policy) && /default-src 'self'/.test(policy)
      ? null
      : `the policy is “${policy}”`;
  },
  'a script of a page reads the cookie, or another site sends it': async ({ url }) => {
    const reply = await fetch(`${url}/api/me`);
    const cookies = reply.headers.getSetCookie();
    const safe = cookies.every((each) => /httponly/i.test(each) && /samesite=(lax|strict)/i.test(each));
    return cookies.length > 0 && safe ? null : cookies.join(' | ');
  },
};

/** Attacks that need the limits on how fast messages may come. */
export const floods: Record<string, Attack> = {
  'a socket floods the server': async ({ table, eve }) => {
    const answers = await Promise.all(Array.from({ length: 2_000 }, () => eve.socket.ask('open', { table })));
    return answers.some((answer) => answer.includes('"too-fast"')) ? null : 'nothing slowed it down';
  },
  'an address floods the server with requests': async ({ url, eve }) => {
    const headers = { 'content-type': 'application/json', cookie: eve.cookie };
    const body = JSON.stringify({ name: 'Eve' });
    const statuses = await Promise.all(
      Array.from(
        { length: 600 },
        async () => (await fetch(`${url}/api/name`, { method: 'POST', headers, body })).status,
      ),
    );
    return statuses.includes(429) ? null : 'nothing slowed it down';
  },
  'an address has a game replayed for it again and again': async ({ url, table, eve }) => {
    const ask = async () =>
      (await fetch(`${url}/api/tables/${table}/history`, { headers: { cookie: eve.cookie } })).status;
    const statuses = await Promise.all(Array.from({ length: 100 }, ask));
    return statuses.includes(429) ? null : 'nothing slowed it down';
  },
};

async function somebody(url: string, name: string): Promise<Somebody> {
  const { cookie } = await call(url, '/api/name', { name });
  const socket = await LightSocket.connect(url, '', cookie);
  const heard: string[] = [];
  socket.hear((text) => heard.push(text));
  return { cookie, socket, heard };
}

async function sceneAt(url: string): Promise<Scene> {
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => somebody(url, name)));
  const table = await newTable(url, ann!.cookie, 'vault', 2);
  await begin(table, [ann!.socket, ben!.socket]);
  return { url, table, ann: ann!, ben: ben!, eve: eve! };
}

/** Tries every attack of a list on one server. The list of what worked is empty where all is well. */
export async function tryAll(
  list: Record<string, Attack>,
  server: Contender,
): Promise<{ tried: number; worked: string[] }> {
  const worked: string[] = [];
  let gone = false;
  server.ended.then(() => {
    gone = true;
  });
  const scene = await sceneAt(server.url);
  for (const [name, attack] of Object.entries(list)) {
    const wrong = await attack(scene).catch((error: Error) => `it could not be tried: ${error.message}`);
    if (wrong !== null) worked.push(`${name}: ${wrong}`);
    if (gone) {
      worked.push(`${name}: the process ended`);
      break;
    }
    // Others notice nothing.
    const still = await scene.ben.socket.ask('open', { table: scene.table });
    if (!still.includes('"whole"')) worked.push(`${name}: another was answered ${still.slice(0, 200)}`);
  }
  for (const { socket } of [scene.ann, scene.ben, scene.eve]) socket.close();
  return { tried: Object.keys(list).length, worked };
}

const stopPatience = 30_000;

/** Rules that throw, never end or eat memory: their move is refused and every other table answers. */
export async function tryTraps(server: Contender): Promise<{ tried: number; worked: string[]; slowest: number }> {
  const worked: string[] = [];
  let slowest = 0;
  const other = await sceneAt(server.url);
  const trapped = await somebody(server.url, 'Trapped');
  const moves = ['throw', 'loop', 'hog'];
  for (const move of moves) {
    const table = await newTable(server.url, trapped.cookie, 'trap', 1);
    await begin(table, [trapped.socket]);
    await trapped.socket.ask('open', { table });
    const asked = trapped.socket.ask('act', { table, seat: 0, command: randomUUID(), decision: 1, move, args: {} });
    let open = true;
    const answered = asked.finally(() => {
      open = false;
    });
    while (open) {
      const begun = performance.now();
      const still = await other.ben.socket.ask('open', { table: other.table });
      slowest = Math.max(slowest, performance.now() - begun);
      if (!still.includes('"whole"')) worked.push(`${move}: another was answered ${still.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const wrong = heldOff(await answered, 'refused');
    if (wrong) worked.push(`${move}: ${wrong}`);
    // The table is stopped right after the answer.
    const until = performance.now() + stopPatience;
    const says = async () => (await trapped.socket.ask('open', { table })).includes('"stopped"');
    while (move !== 'throw' && !(await says())) {
      if (performance.now() < until) continue;
      worked.push(`${move}: its table says nothing of it`);
      break;
    }
  }
  for (const { socket } of [other.ann, other.ben, other.eve, trapped]) socket.close();
  return { tried: moves.length, worked, slowest };
}
