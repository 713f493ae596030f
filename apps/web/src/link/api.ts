import {
  createAnswer,
  type Device,
  type Door,
  devicesAnswer,
  door,
  emptyAnswer,
  httpFault,
  type Json,
  type Me,
  me,
  type NewsAnswer,
  newsAnswer,
  noteBody,
  type PublicTable,
  publicTablesAnswer,
  rematchAnswer,
  type TableHistory,
  type TableSummary,
  tableHistory,
  tablesAnswer,
  wayAnswer,
} from '@cityhall/wire';
import * as z from 'zod/mini';

/** What the server refused over HTTP, or that it did not answer (`network`). */
export class ApiFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function call<T>(method: string, path: string, answer: z.ZodMiniType<T>, body?: Json): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiFault('network', '');
  }
  const value: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const fault = httpFault.safeParse(value);
    throw fault.success ? new ApiFault(fault.data.code, fault.data.text) : new ApiFault('server', '');
  }
  const parsed = answer.safeParse(value);
  if (!parsed.success) throw new ApiFault('old-client', '');
  return parsed.data;
}

/** Who this browser is to the server; the first call makes it somebody. */
export const fetchMe = (): Promise<Me> => call('GET', '/api/me', me);

export const saveName = (name: string): Promise<Me> => call('POST', '/api/name', me, { name });

/** @returns the new table's id */
export async function createTable(game: string, seats: number, options: Json): Promise<string> {
  return (await call('POST', '/api/tables', createAnswer, { game, seats, options })).table;
}

export async function fetchTables(): Promise<TableSummary[]> {
  return (await call('GET', '/api/tables', tablesAnswer)).tables;
}

/** A one-time link that gives another device this person's seats. */
export const makeWay = (): Promise<z.infer<typeof wayAnswer>> => call('POST', '/api/ways', wayAnswer);

export const claimWay = (token: string): Promise<Me> => call('POST', `/api/ways/${encodeURIComponent(token)}`, me);

export const fetchDoor = (table: string): Promise<Door> => call('GET', `/api/tables/${table}/door`, door);

export async function fetchPublicTables(): Promise<PublicTable[]> {
  return (await call('GET', '/api/public', publicTablesAnswer)).tables;
}

/** Everything one's own audience was ever sent of a table. */
export const fetchHistory = (table: string): Promise<TableHistory> =>
  call('GET', `/api/tables/${table}/history`, tableHistory);

/** The record of a game that is over, not looked into yet. */
export const fetchRecord = (table: string): Promise<unknown> => call('GET', `/api/tables/${table}/record`, z.unknown());

/** @returns the table at which the same people play on */
export async function playOn(table: string): Promise<string> {
  return (await call('POST', `/api/tables/${table}/rematch`, rematchAnswer)).table;
}

export const fetchNote = (table: string) => call('GET', `/api/tables/${table}/note`, noteBody);
export const saveNote = (table: string, text: string) => call('POST', `/api/tables/${table}/note`, noteBody, { text });

export async function fetchDevices(): Promise<Device[]> {
  return (await call('GET', '/api/devices', devicesAnswer)).devices;
}
/** @param which one device, the others or all */
export const signOut = (which: string) => call('POST', '/api/devices/signout', emptyAnswer, { which });
/** Deletes all that the server keeps of this person. */
export const forgetMe = () => call('POST', '/api/forget-me', emptyAnswer, {});

export const fetchNews = (table?: string): Promise<NewsAnswer> =>
  call('GET', table ? `/api/news?table=${table}` : '/api/news', newsAnswer);
export const savePush = (subscription: Json) => call('POST', '/api/news/push', emptyAnswer, subscription);
export const endPush = () => call('POST', '/api/news/push/off', emptyAnswer, {});
export const saveWebhook = (url: string | null) => call('POST', '/api/news/webhook', emptyAnswer, { url });
export const chooseNews = (table: string, wanted: boolean) =>
  call('POST', `/api/tables/${table}/news`, emptyAnswer, { wanted });
