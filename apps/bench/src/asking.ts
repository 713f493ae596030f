import { randomUUID } from 'node:crypto';
import type { LightSocket } from './light.ts';

/**
 * A request of a server, with the cookie that it sets.
 * @throws where it is refused
 */
export async function call<Body>(
  url: string,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ body: Body; cookie: string }> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`);
  const set = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { body: (await reply.json()) as Body, cookie: set.join('; ') || cookie };
}

/** Cookies of so many people who have said their names. */
export async function people(url: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, place) => `Player ${place + 1}`);
  return Promise.all(names.map(async (name) => (await call(url, '/api/name', { name })).cookie));
}

/** A new table of a game. */
export async function newTable(
  url: string,
  cookie: string,
  game: string,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return (await call<{ table: string }>(url, '/api/tables', { game, seats, options }, cookie)).body.table;
}

/**
 * Brings a table to its first decision; `sockets` are of the people for its seats, the host's first.
 * @throws where it does not begin
 */
export async function begin(table: string, sockets: readonly LightSocket[]): Promise<void> {
  const deed = (socket: LightSocket, what: unknown) => socket.ask('deed', { table, command: randomUUID(), deed: what });
  for (const [seat, socket] of sockets.entries()) {
    await socket.ask('open', { table });
    await deed(socket, { do: 'sit', seat });
    await socket.ask('open', { table });
    await deed(socket, { do: 'ready', ready: true });
  }
  const started = await deed(sockets[0]!, { do: 'start' });
  if (!started.includes('"done"')) throw new Error(`a table did not begin: ${started.slice(0, 200)}`);
}
