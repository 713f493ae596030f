import type { ChatLine, Json, WireRefusal, You } from '@cityhall/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Copy } from './copy.ts';
import type { Queue } from './queue.ts';
import type { Timers } from './timers.ts';
import type { Wire } from './wire.ts';

/** Milliseconds. A new line is tried after `answer`; where new lines do not help, the wait doubles up to `longest`. */
export const patience = { answer: 1500, longest: 12_000, gap: 150, again: 400, draft: 250, renew: 200 } as const;

/** Faults that pass: the question is asked again. */
export const passing: ReadonlySet<string> = new Set(['unavailable', 'too-fast', 'overtaken']);

/** Everything this device knows of one table. */
export interface TableState {
  table: string;
  line: 'connecting' | 'live' | 'lost';
  /** Why the table cannot be shown at all. */
  fault: { code: string } | null;
  copy: Copy | null;
  you: You;
  draft: Json;
  present: readonly number[];
  spectators: number;
  /** The chat as far as it was read, in order; null before it is asked for. */
  chat: readonly ChatLine[] | null;
  /** This person as the author of lines of chat. */
  me: string | null;
  /** Lines of chat that came since the chat was looked at last. */
  unread: number;
  /** How far the server's clock is ahead of this device's, milliseconds. */
  ahead: number;
  queue: Queue;
  /** The latest thing that was not allowed; `count` tells two equal ones apart. */
  refused: { refusal: WireRefusal; count: number } | null;
}

/** What the parts of a link share. */
export interface Line {
  table: string;
  wire: Wire;
  store: StoreApi<TableState>;
  timers: Timers;
}

/** What is known of a table before anything was heard. */
export const newState = (table: string): StoreApi<TableState> =>
  createStore<TableState>(() => ({
    table,
    line: 'connecting',
    fault: null,
    copy: null,
    you: { seat: null, host: false },
    draft: null,
    present: [],
    spectators: 0,
    chat: null,
    me: null,
    unread: 0,
    ahead: 0,
    queue: [],
    refused: null,
  }));

/** Shows what was not allowed. */
export function refuse({ store }: Line, refusal: WireRefusal): void {
  store.setState(({ refused }) => ({ refused: { refusal, count: (refused?.count ?? 0) + 1 } }));
}
