import { randomUUID } from 'node:crypto';
import type { ClientMessages, CommandAnswer, Deed, Frame, OpenAnswer, TableDocument, WireLine } from '@cityhall/wire';
import { withChanges } from '@cityhall/wire';
import { io, type Socket } from 'socket.io-client';

/** Somebody with a browser: a cookie, and devices. */
export interface Visitor {
  readonly cookie: string;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  device(headers?: Record<string, string>): Promise<Device>;
}

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
  body: any;
}

/** One socket, and the table it follows as its document tells it. */
export interface Device {
  readonly socket: Socket;
  /** Every message that came in, as JSON text. */
  readonly received: string[];
  edition: number;
  document: TableDocument;
  lines: WireLine[];
  /** Frames that did not fit the edition that was had. */
  readonly misfits: Frame[];
  send<Name extends keyof ClientMessages>(name: Name, body: unknown): Promise<CommandAnswer>;
  open(table: string, have?: number): Promise<OpenAnswer>;
  deed(deed: Deed, command?: string): Promise<CommandAnswer>;
  /** A move that answers the seat's present decision, unless another is given. */
  act(move: string, args: unknown, over?: Partial<ClientMessages['act']>): Promise<CommandAnswer>;
  undo(over?: Partial<ClientMessages['undo']>): Promise<CommandAnswer>;
  /** Resolves when what is seen is so; the test's own time limit ends a wait in vain. */
  until(seen: (device: Device) => boolean): Promise<void>;
  /** The next message of a name. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at messages of every shape
  next(name: string): Promise<any>;
  close(): void;
}

export const commandId = (): string => randomUUID();

/** A browser that has been here before by that cookie, or never. `url` is looked up anew at each use. */
export function visitor(url: () => string, cookie = ''): Visitor & { cookie: string } {
  const self = {
    cookie,
    async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
      const response = await fetch(`${url()}${path}`, {
        method,
        headers: {
          ...(self.cookie ? { cookie: self.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie();
      if (set.length > 0) self.cookie = set.map((each) => each.split(';')[0]).join('; ');
      const text = await response.text();
      let parsed: unknown = text;
      try {
        parsed = JSON.parse(text);
      } catch {
        // Not every answer is JSON.
      }
      return { status: response.status, headers: response.headers, body: parsed };
    },
    device: (headers: Record<string, string> = {}) => device(url(), { cookie: self.cookie, ...headers }),
  };
  return self;
}

/** Somebody who has said their name. */
export async function named(url: () => string, name: string): Promise<Visitor> {
  const somebody = visitor(url);
  await somebody.request('POST', '/api/name', { name });
  return somebody;
}

async function device(url: string, headers: Record<string, string>): Promise<Device> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: headers });
  const received: string[] = [];
  const watchers = new Set<() => void>();
  let table = '';
  const self: Device = {
    socket,
    received,
    edition: -1,
    document: undefined as unknown as TableDocument,
    lines: [],
    misfits: [],
    send: (name, body) =>
      new Promise((resolve) =>
        socket.emit(name, body, (answer: CommandAnswer & { frame?: Frame | null }) => {
          received.push(JSON.stringify(answer));
          if (answer.answer === 'done' && answer.frame) take(answer.frame);
          resolve(answer);
          changed();
        }),
      ),
    async open(asked, have) {
      table = asked;
      const message = have === undefined ? { table } : { table, have };
      const answer = (await self.send('open', message)) as unknown as OpenAnswer;
      if (answer.answer === 'whole') {
        self.edition = answer.edition;
        self.document = answer.document;
        self.lines = answer.lines;
      }
      if (answer.answer === 'missed') for (const frame of answer.frames) take(frame);
      changed();
      return answer;
    },
    deed: (deed, command = commandId()) => self.send('deed', { table, command, deed }),
    act(move, args, over = {}) {
      const { seat, flow } = self.document.view as unknown as { seat: number; flow: { decision: number } };
      return self.send('act', { table, seat, command: commandId(), decision: flow.decision, move, args, ...over });
    },
    undo(over = {}) {
      const { seat, flow } = self.document.view as unknown as { seat: number; flow: { decision: number } };
      return self.send('undo', { table, seat, command: commandId(), decision: flow.decision, ...over });
    },
    until: (seen) =>
      new Promise((resolve) => {
        const look = () => {
          if (!self.document || !seen(self)) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    next: (name) => new Promise((resolve) => socket.once(name, resolve)),
    close: () => void socket.disconnect(),
  };
  const changed = () => {
    for (const look of [...watchers]) look();
  };
  function take(frame: Frame) {
    if (frame.to <= self.edition) return;
    if (frame.from !== self.edition) {
      self.misfits.push(frame);
      return;
    }
    self.document = withChanges(self.document, frame.changes);
    self.edition = frame.to;
    self.lines = [...self.lines, ...frame.lines];
  }
  socket.onAny((name: string, news: unknown) => {
    received.push(JSON.stringify([name, news]));
    if (name === 'frame') take(news as Frame);
    changed();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return self;
}

/** A table of a game with somebody in every seat, begun: each person's device has it open. */
export async function begunTable(
  url: () => string,
  game: string,
  seats: number,
  more: object = {},
): Promise<{ table: string; persons: Visitor[]; devices: Device[] }> {
  const persons = await Promise.all(Array.from({ length: seats }, (_, seat) => named(url, `Player ${seat}`)));
  const created = await persons[0]!.request('POST', '/api/tables', { game, seats, options: {}, ...more });
  const table: string = created.body.table;
  const devices: Device[] = [];
  for (const [seat, person] of persons.entries()) {
    const opened = await person.device();
    await opened.open(table);
    if (seat > 0) await opened.deed({ do: 'sit', seat });
    await opened.open(table);
    devices.push(opened);
  }
  await devices[0]!.deed({ do: 'start' });
  const started = (text: string) => text.startsWith('["chat"') && text.includes('log.table-started');
  await Promise.all(
    devices.map((each) =>
      each.until(({ document, received }) => document.room.status === 'playing' && received.some(started)),
    ),
  );
  return { table, persons, devices };
}
