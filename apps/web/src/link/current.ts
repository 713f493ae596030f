import type { Frame, OpenAnswer } from '@cityhall/wire';
import { hasGap, wholeCopy, withFrame } from './copy.ts';
import { type Line, passing, patience } from './state.ts';
import type { Timer } from './timers.ts';

/** The one owner of the question whether this device's copy is the present one of its audience. */
export interface Current {
  /** Asks what was missed since the copy's edition. */
  ask(): void;
  /** Asks for everything: the copy is of another audience, or not what the server thinks it is. */
  askWhole(): void;
  /** Something is on its way: it is asked for unless it arrives within a moment. */
  expect(): void;
  take(frame: Frame): void;
  /** A new line is up: what was asked on the old one is not answered any more. */
  begin(): void;
  /** How long an answer may take, milliseconds. It grows on a slow line, so that the line is not hung up for ever. */
  wait(): number;
}

/** @param opened called whenever the table was opened: the copy is the present one now */
export function keepCurrent(line: Line, opened: (answer: Exclude<OpenAnswer, { answer: 'fault' }>) => void): Current {
  const { table, wire, store, timers } = line;
  const { getState: now, setState: set } = store;
  /** The question under way, if any; one at a time. */
  let asking: symbol | undefined;
  /** True where everything is to be asked for once the question under way is answered. */
  let wholeNext = false;
  let wait: number = patience.answer;
  let awaited: Timer | undefined;
  let renewing: Timer | undefined;

  /** Several reasons to begin anew come together (seen, focused, network back): one attempt serves them all. */
  function renew() {
    if (renewing !== undefined) return;
    renewing = timers.later(patience.renew, () => {
      renewing = undefined;
    });
    wire.renew();
  }

  function put(whole: boolean) {
    if (!wire.connected) return renew();
    if (asking) {
      wholeNext ||= whole;
      return;
    }
    const question = Symbol();
    asking = question;
    const since = Date.now();
    const have = whole ? undefined : now().copy?.edition;
    const overdue = timers.later(wait, () => {
      if (asking !== question) return;
      asking = undefined;
      wait = Math.min(wait * 2, patience.longest);
      renew();
    });
    wire.send('open', have === undefined ? { table } : { table, have }, (answer) => {
      timers.cancel(overdue);
      if (asking !== question) return;
      asking = undefined;
      timers.cancel(awaited);
      // A line that is slow stays so; one that answered at once is trusted to again.
      if (Date.now() - since < patience.answer / 2) wait = patience.answer;
      const isOutdated = wholeNext;
      wholeNext = false;
      if (isOutdated) put(true);
      else hear(answer);
    });
  }

  function hear(answer: OpenAnswer) {
    if (answer.answer === 'fault') {
      if (passing.has(answer.code)) timers.later(patience.again, () => put(true));
      else set({ line: 'live', fault: { code: answer.code } });
      return;
    }
    if (answer.answer === 'whole') {
      set({ copy: wholeCopy(answer) });
    } else {
      // Editions are counted for each audience: what was missed by another audience is not ours.
      if (answer.you.seat !== now().you.seat) return put(true);
      for (const frame of answer.frames) if (!take(frame)) return;
      const { copy } = now();
      if (copy && hasGap(copy)) return put(true);
    }
    opened(answer);
  }

  /** False where the frame did not fit and the table is asked for anew. */
  function take(frame: Frame): boolean {
    const { copy, you } = now();
    if (!copy) return true;
    try {
      const next = withFrame(copy, frame);
      if (next === copy) return true;
      const { host } = next.document.room;
      // Somebody without a seat may be table host: the room does not say so.
      set({ copy: next, ...(host === null ? {} : { you: { ...you, host: host === you.seat } }) });
      timers.cancel(awaited);
      if (hasGap(next)) expect();
      return true;
    } catch {
      put(true);
      return false;
    }
  }

  function expect() {
    timers.cancel(awaited);
    awaited = timers.later(patience.gap, () => put(false));
  }

  return {
    ask: () => put(false),
    askWhole: () => put(true),
    expect,
    take: (frame) => void take(frame),
    begin() {
      timers.cancel(renewing);
      renewing = undefined;
      asking = undefined;
      wholeNext = false;
      put(false);
    },
    wait: () => wait,
  };
}
