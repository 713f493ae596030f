import {
  createAnswer,
  httpFault,
  type Json,
  type Me,
  me,
  type TableSummary,
  tablesAnswer,
  wayAnswer,
} from '@cityhall/wire';
import type * as z from 'zod/mini';

/** What the server refused over HTTP, or that it did not answer (`network`). */
export class ApiFault extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
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
