import type { Json } from '@cityhall/wire';
import { type Line, passing, patience } from './state.ts';
import type { Timer } from './timers.ts';

/** What the seat of this device is working on, kept on the server for its other devices. */
export interface DraftLink {
  /** What the screen makes of it; sent a moment later. */
  set(draft: Json): void;
  /** What the server has, as of the seat that this device has now. */
  hear(draft: Json): void;
  /** The seat is another one: what was made here belongs to nobody. */
  drop(): void;
  send(): void;
}

export function keepDraft({ table, wire, store, timers }: Line): DraftLink {
  const { getState: now, setState: set } = store;
  /** True from a change of the draft until the server has it: what the server tells meanwhile is older. */
  let isAhead = false;
  let sending: Timer | undefined;

  function send() {
    const { you, draft, line } = now();
    if (!isAhead || you.seat === null || !wire.connected || line !== 'live') return;
    wire.send('draft', { table, seat: you.seat, draft }, (answer) => {
      if (answer.answer === 'fault' && passing.has(answer.code)) timers.later(patience.again, send);
      else if (now().draft === draft) isAhead = false;
    });
  }

  return {
    set(draft) {
      set({ draft });
      isAhead = true;
      timers.cancel(sending);
      sending = timers.later(patience.draft, send);
    },
    hear(draft) {
      if (!isAhead) set({ draft });
    },
    drop() {
      isAhead = false;
    },
    send,
  };
}
