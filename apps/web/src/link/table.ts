import type { Channel, ClientMessages, Deed, Json } from '@cityhall/wire';
import type { StoreApi } from 'zustand/vanilla';
import { sendCommands } from './commands.ts';
import { keepCurrent } from './current.ts';
import { keepDraft } from './draft.ts';
import { commandId } from './ids.ts';
import { allUnsent } from './queue.ts';
import { newState, type TableState } from './state.ts';
import { keepTalk } from './talk.ts';
import { createTimers } from './timers.ts';
import type { Wire } from './wire.ts';

export { patience, type TableState } from './state.ts';

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
  const store = newState(table);
  const { getState: now, setState: set } = store;
  const timers = createTimers();
  const line = { table, wire, store, timers };

  const draft = keepDraft(line);
  const talk = keepTalk(line);
  const current = keepCurrent(line, ({ you, present, spectators, now: there, draft: made }) => {
    if (you.seat !== now().you.seat) draft.drop();
    set({ line: 'live', fault: null, you, present, spectators, ahead: there - Date.now() });
    draft.hear(made);
    draft.send();
    talk.renew();
    commands.send();
  });
  const commands = sendCommands(line, current);

  wire.onUp(() => current.begin());
  wire.onDown(() => set({ line: 'lost', queue: allUnsent(now().queue) }));
  wire.on('frame', (frame) => {
    if (frame.table === table) current.take(frame);
  });
  wire.on('presence', (news) => {
    if (news.table === table) set({ present: news.present, spectators: news.spectators });
  });
  wire.on('chat', (news) => {
    if (news.table === table) talk.hear(news);
  });
  wire.on('draft', (news) => {
    if (news.table === table && news.seat === now().you.seat) draft.hear(news.draft);
  });
  wire.on('dropped', (news) => {
    if (news.table === table) current.askWhole();
  });
  if (wire.connected) current.begin();

  function seated(): { seat: number; decision: number } | undefined {
    const { you, copy } = now();
    const view = copy?.document.view as { flow: { decision: number | null } } | null | undefined;
    if (you.seat === null || !view || view.flow.decision === null) return undefined;
    return { seat: you.seat, decision: view.flow.decision };
  }
  /** One answer to one question: a second tap before the first is answered means the same question. */
  const isAnswering = () => now().queue.some((command) => command.name !== 'deed');

  return {
    store,
    act(move, args) {
      const at = seated();
      if (!at || isAnswering()) return;
      const body: ClientMessages['act'] = { table, ...at, command: commandId(), move, args };
      commands.add({ name: 'act', body });
    },
    undo() {
      const at = seated();
      if (at && !isAnswering()) commands.add({ name: 'undo', body: { table, ...at, command: commandId() } });
    },
    deed: (deed) => commands.add({ name: 'deed', body: { table, command: commandId(), deed } }),
    setDraft: (made) => draft.set(made),
    say: (channel, text) => talk.say(channel, text),
    readChat: () => talk.read(),
    ask: () => current.ask(),
    close() {
      timers.end();
      wire.close();
    },
  };
}
