import { setTimeout as sleep } from 'node:timers/promises';
import { clientMessages, createRequest, nameRequest } from '@cityhall/wire';
import fc from 'fast-check';
import * as z from 'zod';
import { begin, newTable, people } from '../asking.ts';
import { LightSocket } from '../light.ts';
import type { Contender } from '../processes.ts';

/** What a flood of generated messages came to. */
export interface Flood {
  sent: number;
  /** Those that did something, or were answered with what was asked for: how deep the noise came in. */
  done: number;
  crashes: number;
  /** Answers with a status of 500 and above. */
  serverErrors: number;
  /** Messages that asked for an answer and had none although the line held. */
  unanswered: number;
  /** Lines that the server cut, for what is no message at all. */
  cut: number;
  /** Bytes by which the server grew after a first part of the flood. */
  grown: number;
}

type Shape = { [key: string]: unknown };

/** Values for the fields of that name: what is known at the server comes up more often than chance would have it. */
type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Values that fit a JSON Schema, for what our messages are made of; some that do not, at every depth. */
function fitting(schema: Shape, known: Known = {}, key = ''): fc.Arbitrary<unknown> {
  const own = (): fc.Arbitrary<unknown> => {
    if (Object.hasOwn(known, key)) return known[key]!;
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
    const either = (schema.anyOf ?? schema.oneOf) as Shape[] | undefined;
    if (either) return fc.oneof(...either.map((one) => fitting(one, known)));
    switch (schema.type) {
      case 'object': {
        const properties = Object.entries((schema.properties ?? {}) as Record<string, Shape>);
        const parts = Object.fromEntries(properties.map(([name, part]) => [name, fitting(part, known, name)]));
        return fc.record(parts, { requiredKeys: (schema.required as string[] | undefined) ?? [] });
      }
      case 'array':
        return fc.array(fitting((schema.items ?? {}) as Shape, known), { maxLength: 4 });
      case 'integer':
      case 'number':
        return fc.oneof(fc.nat(4), fc.integer());
      case 'string':
        return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern as string)) : fc.string();
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 4 });
    }
  };
  return fc.oneof({ weight: 14, arbitrary: own() }, { weight: 1, arbitrary: noise });
}

const noise: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ maxLength: 2_000 }),
  fc.constantFrom('__proto__', 'constructor', '\u0000', '\u202e', '𝒜'.repeat(500), -0, 1e308, [], {}, [[[[[[]]]]]]),
);

const jsonSchema = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape;

/** Messages over sockets: a known name or any, a body that fits or nearly. */
function socketMessages(tables: readonly string[]): fc.Arbitrary<[name: string, body: unknown]> {
  const small = fc.nat(3);
  const known: Known = {
    table: fc.constantFrom(...tables),
    seat: small,
    decision: fc.nat(6),
    move: fc.constantFrom('take', 'draw', 'weigh', 'write', 'nothing'),
    args: fc.oneof(
      fc.constant({}),
      fc.record({ count: small }),
      fc.record({ weight: small }),
      fc.record({ row: small, column: small, figure: small }),
      fc.jsonValue({ maxDepth: 4 }),
    ),
  };
  const fit = Object.entries(clientMessages).map(([name, schema]) =>
    fc.tuple(fc.constant(name), fitting(jsonSchema(schema), known)),
  );
  return fc.oneof(...fit, fc.tuple(fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'connect')), noise));
}

const paths = [
  '/api/me',
  '/api/name',
  '/api/tables',
  '/api/ways',
  '/api/ways/x',
  '/api/signout',
  '/health',
  '/',
  '/t/x',
];

function requests(): fc.Arbitrary<{ method: string; path: string; body: unknown }> {
  const bodies = [createRequest, nameRequest].map((schema) => fitting(jsonSchema(schema)));
  return fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    path: fc.oneof(
      fc.constantFrom(...paths),
      fc.webPath(),
      fc.string().map((text) => `/api/${encodeURIComponent(text)}`),
    ),
    body: fc.oneof(...bodies, noise),
  });
}

const games = ['pebbles', 'vault', 'ledger'];
/** Names that stand in generated messages for the tables of the moment. */
const placeNames = Array.from({ length: 2 * games.length }, (_, place) => `table-${place}`);
/** Messages to the same tables. */
const tableLife = 1_000;
const atOnce = 50;
/** One of so many messages is a request over HTTP. */
const httpShare = 10;
const answerPatience = 20_000;
const endPatience = 2_000;

/** Floods a server; what comes of it is counted. */
export async function flood(server: Contender, count: number, seed: number): Promise<Flood> {
  const result: Flood = { sent: 0, done: 0, crashes: 0, serverErrors: 0, unanswered: 0, cut: 0, grown: 0 };
  const [ann, ben, stranger] = (await people(server.url, 3)) as [string, string, string];
  const cookies = [ann, ben, ann, ''];
  const sockets = await Promise.all(cookies.map((each) => LightSocket.connect(server.url, '', each)));
  let tables = new Map<unknown, string>();
  /** New tables in place of the ones before, whose games may have been ended: half of them are under way. */
  const renewTables = async () => {
    const renewed = new Map<unknown, string>();
    for (const [place, name] of placeNames.entries()) {
      const table = await newTable(server.url, ann, games[place % games.length]!, 2);
      if (place < games.length) await begin(table, sockets.slice(0, 2));
      renewed.set(name, table);
    }
    tables = renewed;
  };
  const messages = fc.sample(socketMessages(placeNames), { numRuns: 2_000, seed });
  const asked = fc.sample(requests(), { numRuns: 500, seed });
  let before = 0;
  server.ended.then(() => (result.crashes += 1));
  /** A request or a line that broke off may be the first to tell that the process has ended: then it is no error. */
  const unlessEnded = <T>(work: Promise<T>): Promise<T | undefined> => {
    const ended = server.ended.then(() => undefined);
    const unless = work.catch(async (error) => {
      await Promise.race([ended, sleep(endPatience)]);
      if (result.crashes === 0) throw error;
      return undefined;
    });
    return Promise.race([unless, ended]);
  };
  for (let sent = 0; sent < count && result.crashes === 0; sent += atOnce) {
    if (sent % tableLife === 0) await unlessEnded(renewTables());
    const group = Array.from({ length: Math.min(atOnce, count - sent) }, async (_, place) => {
      const number = sent + place;
      result.sent += 1;
      if (number % httpShare === 0) {
        const { method, path, body } = asked[(number / httpShare) % asked.length]!;
        const plain = method === 'GET' || method === 'OPTIONS';
        // A person of its own: a request may sign out, and then no message would come in any further.
        const headers = { 'content-type': 'application/json', cookie: stranger };
        const reply = await fetch(server.url + path, {
          method,
          headers,
          ...(plain ? {} : { body: JSON.stringify(body) ?? '' }),
        });
        await reply.arrayBuffer();
        if (reply.status >= 500) result.serverErrors += 1;
        return;
      }
      const [name, body] = messages[(number * 7 + Math.floor(number / messages.length)) % messages.length]!;
      const socket = sockets[number % sockets.length]!;
      const answer = await withinPatience(
        socket.ask(name, placed(body, tables)),
        Promise.race([server.ended, socket.closed]),
      );
      if (answer === undefined && !socket.isClosed) result.unanswered += 1;
      if (answer !== undefined && !/"(fault|refused|stale)"/.test(answer)) result.done += 1;
    });
    await unlessEnded(Promise.all(group));
    for (const [place, socket] of sockets.entries()) {
      if (!socket.isClosed || result.crashes > 0) continue;
      result.cut += 1;
      const renewed = await unlessEnded(LightSocket.connect(server.url, '', cookies[place]));
      if (renewed) sockets[place] = renewed;
    }
    if (before === 0 && result.crashes === 0 && sent >= count / 5) before = (await server.weigh()).heap;
  }
  if (result.crashes === 0) result.grown = (await server.weigh()).heap - before;
  for (const socket of sockets) socket.close();
  return result;
}

/** A message whose table is the one that its name stands for. */
function placed(body: unknown, tables: ReadonlyMap<unknown, string>): unknown {
  const table = tables.get((body as { table?: unknown } | null | undefined)?.table);
  return table === undefined ? body : { ...(body as object), table };
}

function withinPatience<T>(answer: Promise<T>, ended: Promise<unknown>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), answerPatience);
  });
  return Promise.race([answer, late, ended.then(() => undefined)]).finally(() => clearTimeout(timer));
}
