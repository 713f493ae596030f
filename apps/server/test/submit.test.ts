import type { Roster } from '@cityhall/table';
import { expect, it } from 'vitest';
import { openLog } from '../src/log.ts';
import type { TableRuntime } from '../src/tables/runtime.ts';
import { type Outcome, submit } from '../src/tables/submit.ts';
import { newLiveTable } from '../src/tables/table.ts';
import { fakeClock } from './fake-clock.ts';

it('answers a command once, as done, where it was stored and telling the others failed', async () => {
  const live = { ...newLiveTable('table'), roster: { version: 1, persons: ['ann'] } as unknown as Roster };
  const row = { version: 2, kind: 'move', seat: 0, body: '{}' };
  const runtime = {
    log: openLog('silent'),
    clock: fakeClock(),
    storage: { tables: { append: async () => true } },
    rules: {
      ask: async () => ({ row, effects: { roster: live.roster, frames: [], notices: [], news: [] } }),
      tell() {},
    },
    advanced() {
      throw new Error('a socket failed');
    },
    readIn() {},
  } as unknown as TableRuntime;
  const answers: Outcome['answer'][] = [];
  await submit(runtime, live, {
    command: { kind: 'act', seat: 0, decision: 1, move: 'take', args: {} },
    id: 'once',
    answer: ({ answer }) => void answers.push(answer),
  });
  expect(answers).toEqual(['done']);
  expect(live.roster).toBeUndefined();
});
