import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Clock } from '../src/clock.ts';
import type { ChatRow, ChatStorage, Storage } from '../src/storage/storage.ts';
import { openChat } from '../src/tables/chat.ts';
import type { Hub } from '../src/tables/hub.ts';

const by = { id: 'ada', name: 'Ada', at: 0 };

/** A chat over lines in memory; `whileAdding` happens when a line is stored and not yet known to be. */
function chatOver(whileAdding: (number: number) => Promise<void> = async () => undefined) {
  const rows: ChatRow[] = [];
  const heard: number[] = [];
  const lines: ChatStorage = {
    async add(row) {
      const number = rows.length + 1;
      rows.push({ ...row, number });
      await whileAdding(number);
      return number;
    },
    linesAfter: async (_table, after) => rows.filter(({ number }) => number > after),
    lines: async (_table, channels) => rows.filter(({ channel }) => channels.includes(channel)),
  };
  const newest = async () => [{ table: 'table', version: 1, chat: rows.length }];
  const storage = { chat: lines, tables: { newest } } as unknown as Storage;
  const chat = openChat({
    storage,
    hub: { listen: () => undefined, roster: async () => ({ persons: ['ada', 'ben'] }) } as unknown as Hub,
    clock: { now: () => 0 } as unknown as Clock,
    log: pino({ level: 'silent' }),
    limited: false,
    tell: (_table, _audiences, line) => void heard.push(line.number),
    isFollowed: () => true,
  });
  return { chat, heard, rows };
}

it('tells a line of chat although a look into the storage sees it before its own node knows of it', async () => {
  const { chat, heard } = chatOver((number) => chat.catchUp('table', number, false));
  await chat.say('table', 0, 'table', by, 'hello');
  expect(heard).toEqual([1]);
});

it('tells no line again that was there before somebody read the chat, of whatever channel', async () => {
  const { chat, heard, rows } = chatOver();
  const line = { table: 'table', person: 'ada', name: 'Ada', seat: 0, text: 'hello', line: null, at: 0 };
  rows.push({ ...line, number: 1, channel: 'table' }, { ...line, number: 2, channel: 'seats' });
  await chat.read('table', null, null);
  rows.push({ ...line, number: 3, channel: 'table' });
  await chat.catchUp('table', 3, true);
  expect(heard).toEqual([3]);
});
