import {
  type AnswerOf,
  contract,
  type Device,
  type Door,
  type Given,
  httpFault,
  type Json,
  type Me,
  type NewsAnswer,
  type PublicTable,
  type Route,
  type TableHistory,
  type TableSummary,
  type WireRefusal,
} from '@cityhall/wire';

/** What the server refused over HTTP, by the key of its words; or that it did not answer (`network`). */
export class ApiFault extends Error {
  readonly code: string;
  readonly params: WireRefusal['params'];

  constructor(code: string, params?: WireRefusal['params']) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/**
 * Asks the server by one route of the contract.
 * @throws {ApiFault} where it refuses, does not answer, or answers what this page does not know
 */
async function call<R extends Route>(route: R, given?: Given<R>): Promise<AnswerOf<R>> {
  const { params, query, body } = (given ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string | undefined>;
    body?: Json;
  };
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params![name]!));
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  let response: Response;
  try {
    response = await fetch(asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path, {
      method: route.method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiFault('network');
  }
  const value: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const fault = httpFault.safeParse(value);
    throw fault.success ? new ApiFault(fault.data.code, fault.data.params) : new ApiFault('server');
  }
  const parsed = route.answer.safeParse(value);
  if (!parsed.success) throw new ApiFault('old-client');
  return parsed.data as AnswerOf<R>;
}

/** Who this browser is to the server; the first call makes it somebody. */
export const fetchMe = (): Promise<Me> => call(contract.me);

export const saveName = (name: string): Promise<Me> => call(contract.name, { body: { name } });

/** @returns the new table's id */
export async function createTable(
  game: string,
  seats: number,
  options: Given<typeof contract.create>['body']['options'],
): Promise<string> {
  return (await call(contract.create, { body: { game, seats, options } })).table;
}

export async function fetchTables(): Promise<TableSummary[]> {
  return (await call(contract.tables)).tables;
}

/** A one-time link that gives another device this person's seats. */
export const makeWay = () => call(contract.makeWay);

export const claimWay = (token: string): Promise<Me> => call(contract.claimWay, { params: { token } });

export const fetchDoor = (table: string): Promise<Door> => call(contract.door, { params: { table } });

export async function fetchPublicTables(): Promise<PublicTable[]> {
  return (await call(contract.publicTables)).tables;
}

/** Everything one's own audience was ever sent of a table. */
export const fetchHistory = (table: string): Promise<TableHistory> => call(contract.history, { params: { table } });

/** The record of a game that is over, not looked into yet. */
export const fetchRecord = (table: string): Promise<unknown> => call(contract.record, { params: { table } });

/** @returns the table at which the same people play on */
export async function playOn(table: string): Promise<string> {
  return (await call(contract.rematch, { params: { table } })).table;
}

export const fetchNote = (table: string) => call(contract.note, { params: { table } });
export const saveNote = (table: string, text: string) => call(contract.keepNote, { params: { table }, body: { text } });

export async function fetchDevices(): Promise<Device[]> {
  return (await call(contract.devices)).devices;
}
/** @param which one device, the others or all */
export const signOut = (which: string) => call(contract.signOutDevices, { body: { which } });
/** Deletes all that the server keeps of this person. */
export const forgetMe = () => call(contract.forgetMe);

export const fetchNews = (table?: string): Promise<NewsAnswer> => call(contract.news, { query: { table } });
export const savePush = (subscription: Given<typeof contract.push>['body']) =>
  call(contract.push, { body: subscription });
export const endPush = () => call(contract.endPush);
export const saveWebhook = (url: string | null) => call(contract.webhook, { body: { url } });
export const chooseNews = (table: string, wanted: boolean) =>
  call(contract.chooseNews, { params: { table }, body: { wanted } });
