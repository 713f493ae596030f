import * as z from 'zod/mini';
import {
  createAnswer,
  createRequest,
  devicesAnswer,
  door,
  emptyAnswer,
  me,
  nameRequest,
  newsAnswer,
  newsChoiceRequest,
  noteBody,
  publicTablesAnswer,
  pushRequest,
  rematchAnswer,
  signOutRequest,
  tablesAnswer,
  wayAnswer,
  webhookRequest,
} from './http.ts';
import { tableHistory } from './table.ts';
import { tableId } from './values.ts';

type Schema = z.ZodMiniType;

/** One address that is answered in JSON. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** With a colon before each part that is a parameter. */
  readonly path: `/${string}`;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
}

const atTable = z.object({ table: tableId });

/**
 * Everything that is asked over HTTP. The server's handlers, the web client's calls, the page of the protocol and
 * `/openapi.json` are made of it. What each is for stands in `meanings.ts`.
 */
export const contract = {
  me: { method: 'GET', path: '/api/me', answer: me },
  name: { method: 'POST', path: '/api/name', body: nameRequest, answer: me },
  signOut: { method: 'POST', path: '/api/signout', answer: me },
  forgetMe: { method: 'POST', path: '/api/forget-me', answer: emptyAnswer },
  makeWay: { method: 'POST', path: '/api/ways', answer: wayAnswer },
  claimWay: { method: 'POST', path: '/api/ways/:token', params: z.object({ token: z.string() }), answer: me },
  devices: { method: 'GET', path: '/api/devices', answer: devicesAnswer },
  signOutDevices: { method: 'POST', path: '/api/devices/signout', body: signOutRequest, answer: emptyAnswer },

  create: { method: 'POST', path: '/api/tables', body: createRequest, answer: createAnswer },
  tables: { method: 'GET', path: '/api/tables', answer: tablesAnswer },
  publicTables: { method: 'GET', path: '/api/public', answer: publicTablesAnswer },
  door: { method: 'GET', path: '/api/tables/:table/door', params: atTable, answer: door },
  history: { method: 'GET', path: '/api/tables/:table/history', params: atTable, answer: tableHistory },
  record: { method: 'GET', path: '/api/tables/:table/record', params: atTable, answer: z.unknown() },
  rematch: { method: 'POST', path: '/api/tables/:table/rematch', params: atTable, answer: rematchAnswer },
  note: { method: 'GET', path: '/api/tables/:table/note', params: atTable, answer: noteBody },
  keepNote: { method: 'POST', path: '/api/tables/:table/note', params: atTable, body: noteBody, answer: noteBody },

  news: { method: 'GET', path: '/api/news', query: z.object({ table: z.optional(tableId) }), answer: newsAnswer },
  push: { method: 'POST', path: '/api/news/push', body: pushRequest, answer: emptyAnswer },
  endPush: { method: 'POST', path: '/api/news/push/off', answer: emptyAnswer },
  webhook: { method: 'POST', path: '/api/news/webhook', body: webhookRequest, answer: emptyAnswer },
  chooseNews: {
    method: 'POST',
    path: '/api/tables/:table/news',
    params: atTable,
    body: newsChoiceRequest,
    answer: emptyAnswer,
  },

  health: { method: 'GET', path: '/health', answer: emptyAnswer },
  ready: { method: 'GET', path: '/ready', answer: emptyAnswer },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof contract;

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> =
  R extends Record<Name, infer S extends Schema> ? S : never;
type Parts<R extends Route> = Extract<keyof R, 'params' | 'query' | 'body'>;

/** What a client has to give for one route. */
export type Given<R extends Route> = { [Name in Parts<R>]: z.input<Part<R, Name>> };
/** What the server has read of it. */
export type Asked<R extends Route> = { [Name in Parts<R>]: z.output<Part<R, Name>> };
export type AnswerOf<R extends Route> = z.output<R['answer']>;
