import type { Channel, ServerMessages } from '@cityhall/wire';
import { commandId } from './ids.ts';
import { type Line, refuse } from './state.ts';

/** The table's chat. */
export interface Talk {
  say(channel: Channel, text: string): void;
  /** Asks for the chat, and marks it as read. */
  read(): void;
  /** Asks again for what was read before: lines may have been missed. */
  renew(): void;
  hear(news: ServerMessages['chat']): void;
}

export function keepTalk(line: Line): Talk {
  const { table, wire, store } = line;
  const { getState: now, setState: set } = store;

  function fetch() {
    wire.send('chats', { table }, (answer) => {
      if (answer.answer === 'chats') set({ chat: answer.lines, me: answer.me });
    });
  }

  return {
    say(channel, text) {
      wire.send('say', { table, command: commandId(), channel, text }, (answer) => {
        if (answer.answer === 'fault') refuse(line, { rule: 'house', code: answer.code });
      });
    },
    read() {
      set({ unread: 0 });
      if (now().chat === null && wire.connected) fetch();
    },
    renew() {
      if (now().chat !== null) fetch();
    },
    hear(news) {
      const { chat, unread } = now();
      if (chat?.some(({ number }) => number === news.line.number)) return;
      // What the table says itself is in its log already.
      const counts = news.line.line === null;
      set({ chat: chat && [...chat, news.line], unread: counts ? unread + 1 : unread });
    },
  };
}
