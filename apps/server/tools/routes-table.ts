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
} from '@cityhall/wire';
import type * as z from 'zod/mini';

/** One address of the server, for the page of the protocol. */
export interface Route {
  line: string;
  meaning: string;
  body?: z.ZodMiniType;
  answer?: z.ZodMiniType;
}

/** Everything that is answered over HTTP. */
export const routes: readonly Route[] = [
  {
    line: 'GET /api/me',
    meaning: 'Who one is here. The first call makes the device somebody, by a cookie.',
    answer: me,
  },
  {
    line: 'POST /api/name',
    meaning: 'Says or changes one’s name; seats already taken have it at once.',
    body: nameRequest,
    answer: me,
  },
  {
    line: 'POST /api/tables',
    meaning: 'Makes a table. Its maker sits in the first seat and is table host. Needs a name.',
    body: createRequest,
    answer: createAnswer,
  },
  { line: 'GET /api/tables', meaning: 'The tables where one has a seat, the latest first.', answer: tablesAnswer },
  { line: 'GET /api/public', meaning: 'Tables that everybody may join, the latest first.', answer: publicTablesAnswer },
  {
    line: 'GET /api/tables/:table/door',
    meaning: 'What a link offers: one’s seat, the first free seat, whether one may watch.',
    answer: door,
  },
  {
    line: 'GET /api/tables/:table/history',
    meaning:
      'Everything one’s own audience was ever sent: its first document, every frame since, and when each was made. 403 for those who may not watch.',
  },
  {
    line: 'GET /api/tables/:table/record',
    meaning:
      'The record of a game that is over, as [adding a game](../authors/adding-a-game.md) describes it. 403 before the end.',
  },
  {
    line: 'POST /api/tables/:table/rematch',
    meaning:
      'Sets the next table of the same people, one seat further round, and answers with it. However many ask, it is one table.',
    answer: rematchAnswer,
  },
  { line: 'GET /api/tables/:table/note', meaning: 'One’s own note about a table.', answer: noteBody },
  { line: 'POST /api/tables/:table/note', meaning: 'Keeps it.', body: noteBody, answer: noteBody },
  {
    line: 'POST /api/ways',
    meaning: 'Makes a one-time link that gives another device one’s seats. It lapses after an hour.',
    answer: wayAnswer,
  },
  {
    line: 'POST /api/ways/:token',
    meaning: 'Uses such a link up: the device is that person from now on. The token is the last part of `path`.',
    answer: me,
  },
  { line: 'GET /api/devices', meaning: 'The devices that are signed in as this person.', answer: devicesAnswer },
  {
    line: 'POST /api/devices/signout',
    meaning: 'Signs out one device, the others or all. Copied cookies end with it.',
    body: signOutRequest,
    answer: emptyAnswer,
  },
  { line: 'POST /api/signout', meaning: 'Forgets who one is on this device and ends its sockets.', answer: me },
  {
    line: 'POST /api/forget-me',
    meaning: 'Deletes one’s data: name, devices, notes, what one said. In running games a nameless bot plays on.',
    answer: emptyAnswer,
  },
  {
    line: 'GET /api/news?table=',
    meaning: 'How news reach this person, and whether there are any of a table.',
    answer: newsAnswer,
  },
  {
    line: 'POST /api/news/push',
    meaning: 'Subscribes a browser, as its push manager tells.',
    body: pushRequest,
    answer: emptyAnswer,
  },
  { line: 'POST /api/news/push/off', meaning: 'Ends all subscriptions of browsers.', answer: emptyAnswer },
  {
    line: 'POST /api/news/webhook',
    meaning: 'Sends news to an address in Discord’s form; null ends it. Only hosts in `WEBHOOK_HOSTS`.',
    body: webhookRequest,
    answer: emptyAnswer,
  },
  {
    line: 'POST /api/tables/:table/news',
    meaning: 'Whether one wants news of a table. At first one does.',
    body: newsChoiceRequest,
    answer: emptyAnswer,
  },
  { line: 'GET /health', meaning: '200 while the server is alive, whatever its storage does.' },
  { line: 'GET /ready', meaning: '200 where the storage answers and the server is not closing, else 503.' },
  { line: 'GET /status', meaning: 'A page that says in words how this server is.' },
  {
    line: 'GET /metrics',
    meaning: 'For Prometheus, with `METRICS_TOKEN` as bearer token; else 401, and 404 where none is set.',
  },
  {
    line: 'GET /admin',
    meaning: 'The operator’s page, with `ADMIN_TOKEN` as password; else 401, and 404 where none is set.',
  },
];
