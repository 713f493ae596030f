import type {
  Channel,
  ChatLine,
  ClientMessages,
  CommandAnswer,
  Deed,
  Frame,
  Json,
  OpenAnswer,
  WireRefusal,
  You,
} from '@cityhall/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Copy, hasGap, wholeCopy, withFrame } from './copy.ts';
import { commandId } from './ids.ts';
import { allUnsent, answered, type Message, markSent, type Queue, toSend, withCommand } from './queue.ts';
import type { Wire } from './wire.ts';

/** Milliseconds. A new line is tried after `answer`; where new lines do not help, the wait doubles up to `longest`. */
export const patience = { answer: 1500, longest: 12_000, gap: 150, again: 400, draft: 250, renew: 200 } as const;

/** Faults that pass: the question is asked again. */
const passing: ReadonlySet<string> = new Set(['unavailable', 'too-fast', 'overtaken']);

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

/** A table that is followed, and what one can do at it. */
export interface TableLink {
  store: StoreApi<TableState>;
  act(move: string, args: Json): void;
  undo(): void;
  deed(deed: Deed): void;
  setDraft(draft: Json): void;
  /** Says something. */
  say(channel: Channel, text: string): void;
  /** Asks for the chat, and marks it as read. */
  readChat(): void;
  /** Asks now what was missed: called when the page is seen again or the network is back. */
  ask(): void;
  close(): void;
}

/** Follows one table over a line until closed. */
export function followTable(table: string, wire: Wire): TableLink {
  const store = createStore<TableState>(() => ({
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
  const { getState: now, setState: set } = store;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** The question under way; an answer to an older one is not heard. */
  let asking = 0;
  let asked = 0;
  /** How long an answer may take. It grows on a slow line, so that the line is not hung up for ever. */
  let wait: number = patience.answer;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let renewing: ReturnType<typeof setTimeout> | undefined;
  let draftTimer: ReturnType<typeof setTimeout> | undefined;
  /** True from a change of the draft until the server has it: what the server tells meanwhile is older. */
  let draftAhead = false;

  function later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
    return timer;
  }

  function cancel(timer: ReturnType<typeof setTimeout> | undefined) {
    if (timer === undefined) return;
    clearTimeout(timer);
    timers.delete(timer);
  }

  /** Several reasons to begin anew come together (seen, focused, network back): one attempt serves them all. */
  function renew() {
    if (renewing !== undefined) return;
    renewing = later(patience.renew, () => {
      renewing = undefined;
    });
    wire.renew();
  }

  function ask(whole = false) {
    if (!wire.connected) {
      renew();
      return;
    }
    if (asking !== 0 && !whole) return;
    asked += 1;
    const question = asked;
    asking = question;
    const since = Date.now();
    const have = whole ? undefined : now().copy?.edition;
    const overdue = later(wait, () => {
      if (asking !== question) return;
      asking = 0;
      wait = Math.min(wait * 2, patience.longest);
      renew();
    });
    wire.send('open', have === undefined ? { table } : { table, have }, (answer) => {
      cancel(overdue);
      if (asking !== question) return;
      asking = 0;
      // A line that is slow stays so; one that answered at once is trusted to again.
      if (Date.now() - since < patience.answer / 2) wait = patience.answer;
      opened(answer);
    });
  }

  function opened(answer: OpenAnswer) {
    if (answer.answer === 'fault') {
      if (passing.has(answer.code)) later(patience.again, () => ask(true));
      else set({ line: 'live', fault: { code: answer.code } });
      return;
    }
    const { you, draft, present, spectators } = answer;
    if (answer.answer === 'whole') {
      set({ copy: wholeCopy(answer) });
    } else {
      // Editions are counted for each audience: what was missed by another audience is not ours.
      if (you.seat !== now().you.seat) return ask(true);
      for (const frame of answer.frames) if (!take(frame)) return;
      const { copy } = now();
      if (copy && hasGap(copy)) return ask(true);
    }
    if (you.seat !== now().you.seat) draftAhead = false;
    const latest = draftAhead ? now().draft : draft;
    set({ line: 'live', fault: null, you, draft: latest, present, spectators, ahead: answer.now - Date.now() });
    sendDraft();
    if (now().chat !== null) fetchChat();
    send();
  }

  /** False where the frame did not fit and the table is asked for anew. */
  function take(frame: Frame): boolean {
    const { copy } = now();
    if (!copy) return true;
    try {
      const next = withFrame(copy, frame);
      if (next !== copy) set({ copy: next });
      cancel(gapTimer);
      gapTimer = hasGap(next) ? later(patience.gap, () => ask()) : undefined;
      return true;
    } catch {
      ask(true);
      return false;
    }
  }

  function fetchChat() {
    wire.send('chats', { table }, (answer) => {
      if (answer.answer === 'chats') set({ chat: answer.lines, me: answer.me });
    });
  }

  function send() {
    if (!wire.connected || now().line !== 'live') return;
    const command = toSend(now().queue);
    if (!command) return;
    set({ queue: markSent(now().queue, command.id) });
    const overdue = later(wait, () => {
      set({ queue: allUnsent(now().queue) });
      ask();
    });
    const hear = (answer: CommandAnswer) => {
      cancel(overdue);
      heard(command.id, answer);
    };
    if (command.name === 'act') wire.send('act', command.body, hear);
    else if (command.name === 'undo') wire.send('undo', command.body, hear);
    else wire.send('deed', command.body, hear);
  }

  function heard(id: string, answer: CommandAnswer) {
    const { queue, upshot } = answered(now().queue, id, answer);
    set({ queue });
    switch (upshot.kind) {
      case 'done':
        if (upshot.answer.frame) take(upshot.answer.frame);
        else ask();
        if (upshot.command.name === 'deed') ask(true);
        break;
      case 'refused':
        refuse(upshot.refusal);
        break;
      case 'fault':
        refuse({ rule: 'house', code: upshot.code });
        ask(true);
        break;
      case 'reopen':
        ask(true);
        break;
      case 'again':
        later(patience.again, send);
        return;
      case 'nothing':
        return;
    }
    send();
  }

  function sendDraft() {
    const { you, draft, line } = now();
    if (!draftAhead || you.seat === null || !wire.connected || line !== 'live') return;
    wire.send('draft', { table, seat: you.seat, draft }, (answer) => {
      if (answer.answer === 'fault' && passing.has(answer.code)) later(patience.again, sendDraft);
      else if (now().draft === draft) draftAhead = false;
    });
  }

  function refuse(refusal: WireRefusal) {
    set({ refused: { refusal, count: (now().refused?.count ?? 0) + 1 } });
  }

  function enqueue(message: Message) {
    set({ queue: withCommand(now().queue, message, Date.now()), refused: null });
    send();
  }

  function seated(): { seat: number; decision: number } | undefined {
    const { you, copy } = now();
    const view = copy?.document.view as { flow: { decision: number | null } } | null | undefined;
    if (you.seat === null || !view || view.flow.decision === null) return undefined;
    return { seat: you.seat, decision: view.flow.decision };
  }

  wire.onUp(() => {
    cancel(renewing);
    renewing = undefined;
    asking = 0;
    ask();
  });
  wire.onDown(() => {
    asking = 0;
    set({ line: 'lost', queue: allUnsent(now().queue) });
  });
  wire.on('frame', (frame) => {
    if (frame.table === table) take(frame);
  });
  wire.on('presence', (news) => {
    if (news.table === table) set({ present: news.present, spectators: news.spectators });
  });
  wire.on('chat', (news) => {
    if (news.table !== table) return;
    const { chat, unread } = now();
    if (chat?.some(({ number }) => number === news.line.number)) return;
    // What the table says itself is in its log already.
    const counts = news.line.line === null;
    set({ chat: chat && [...chat, news.line], unread: counts ? unread + 1 : unread });
  });
  wire.on('draft', (news) => {
    if (news.table === table && news.seat === now().you.seat && !draftAhead) set({ draft: news.draft });
  });
  wire.on('dropped', (news) => {
    if (news.table === table) ask(true);
  });
  if (wire.connected) ask();

  return {
    store,
    act(move, args) {
      const at = seated();
      // One answer to one question: a second tap before the first is answered means the same question.
      if (!at || now().queue.some((command) => command.name !== 'deed')) return;
      const body: ClientMessages['act'] = { table, ...at, command: commandId(), move, args };
      enqueue({ name: 'act', body });
    },
    undo() {
      const at = seated();
      if (!at || now().queue.some((command) => command.name !== 'deed')) return;
      enqueue({ name: 'undo', body: { table, ...at, command: commandId() } });
    },
    deed: (deed) => enqueue({ name: 'deed', body: { table, command: commandId(), deed } }),
    setDraft(draft) {
      set({ draft });
      draftAhead = true;
      cancel(draftTimer);
      draftTimer = later(patience.draft, sendDraft);
    },
    say(channel, text) {
      wire.send('say', { table, command: commandId(), channel, text }, (answer) => {
        if (answer.answer === 'fault') refuse({ rule: 'house', code: answer.code });
      });
    },
    readChat() {
      set({ unread: 0 });
      if (now().chat === null && wire.connected) fetchChat();
    },
    ask: () => ask(),
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      wire.close();
    },
  };
}
