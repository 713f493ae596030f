import type { ChatsAnswer, ClientMessages, CommandAnswer, OpenAnswer, ServerMessages } from '@cityhall/wire';
import { io } from 'socket.io-client';

interface Answers {
  open: OpenAnswer;
  act: CommandAnswer;
  undo: CommandAnswer;
  deed: CommandAnswer;
  draft: CommandAnswer;
  say: CommandAnswer;
  chats: ChatsAnswer;
}

/** The line to the server, as far as a table needs it. Tests bring their own. */
export interface Wire {
  readonly connected: boolean;
  send<Name extends keyof ClientMessages>(
    name: Name,
    body: ClientMessages[Name],
    answer: (value: Answers[Name]) => void,
  ): void;
  on<Name extends keyof ServerMessages>(name: Name, hear: (news: ServerMessages[Name]) => void): void;
  onUp(hear: () => void): void;
  onDown(hear: () => void): void;
  /** Drops what there is of a line and begins a new one at once. */
  renew(): void;
  close(): void;
}

/** Milliseconds before the first attempt to come back. */
const delay = 250;

/** A websocket to the server this page came from. Reconnects after 250 ms, at most a second later each time. */
export function socketWire(): Wire {
  let closed = false;
  const socket = io({
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: delay,
    reconnectionDelayMax: 1000,
    randomizationFactor: 0.3,
    timeout: 3000,
  });
  // A server that stops says goodbye to its sockets; after that only a call from here brings them back.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => closed || socket.connect(), delay);
  });
  return {
    get connected() {
      return socket.connected;
    },
    send: (name, body, answer) => void socket.emit(name, body, answer),
    on: (name, hear) => void socket.on(name as string, hear as (news: unknown) => void),
    onUp: (hear) => void socket.on('connect', hear),
    onDown(hear) {
      socket.on('disconnect', hear);
      // A line that never came up is as lost as one that broke.
      socket.on('connect_error', hear);
    },
    renew: () => void socket.disconnect().connect(),
    close() {
      closed = true;
      socket.disconnect();
    },
  };
}
