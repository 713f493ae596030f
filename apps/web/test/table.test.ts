import type { ClientMessages, CommandAnswer, Frame, OpenAnswer } from '@cityhall/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTable, patience } from '../src/link/table.ts';
import type { Wire } from '../src/link/wire.ts';

type Sent = { name: string; body: { have?: number; command?: string }; answer(value: unknown): void };

/** A line that the test answers by hand. */
function fakeWire() {
  const hearers: Record<string, (news: never) => void> = {};
  const wire = {
    connected: true,
    sent: [] as Sent[],
    renewed: 0,
    send: (name: keyof ClientMessages, body: object, answer: (value: never) => void) =>
      void wire.sent.push({ name, body, answer: answer as Sent['answer'] }),
    on(name: string, hear: (news: never) => void) {
      hearers[name] = hear;
    },
    onUp: (hear: () => void) => wire.on('up', hear),
    onDown: (hear: () => void) => wire.on('down', hear),
    renew() {
      wire.renewed += 1;
    },
    close: () => undefined,
    hear: (name: string, news?: unknown) => hearers[name]!(news as never),
    /** The message that went out last. */
    last: () => wire.sent.at(-1)!,
  };
  return wire;
}

const whole = (edition: number, seat: number | null = 0): OpenAnswer =>
  ({
    answer: 'whole',
    you: { seat, host: true },
    edition,
    document: { room: { status: 'playing' }, view: { flow: { decision: 7 } }, undo: null },
    lines: [],
    draft: null,
    present: [0],
    spectators: 0,
  }) as unknown as OpenAnswer;

const frame = (from: number): Frame => ({ table: 't', from, to: from + 1, changes: [], lines: [] });
const done: CommandAnswer = { answer: 'done', frame: null };

function joined(edition = 3) {
  const wire = fakeWire();
  const link = followTable('t', wire as unknown as Wire);
  wire.last().answer(whole(edition));
  return { wire, link, state: () => link.store.getState() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it opens the table without an edition at first, and with its own later', () => {
  const { wire, link, state } = joined();
  expect(wire.sent[0]!.body).toEqual({ table: 't' });
  expect(state().line).toBe('live');
  link.ask();
  expect(wire.last().body).toEqual({ table: 't', have: 3 });
});

test('a gap is asked about after a moment, and not where it closes by itself', () => {
  const { wire, state } = joined();
  wire.hear('frame', frame(4));
  wire.hear('frame', frame(3));
  vi.advanceTimersByTime(patience.gap);
  expect(wire.sent).toHaveLength(1);
  expect(state().copy?.edition).toBe(5);
  wire.hear('frame', frame(6));
  vi.advanceTimersByTime(patience.gap);
  expect(wire.last().body).toEqual({ table: 't', have: 5 });
});

test('a line that is slower than the first patience is not hung up for ever', () => {
  const wire = fakeWire();
  const link = followTable('t', wire as unknown as Wire);
  const slow = patience.answer * 1.2;
  for (let tries = 0; tries < 5 && link.store.getState().line !== 'live'; tries++) {
    const { answer } = wire.last();
    vi.advanceTimersByTime(slow);
    answer(whole(3));
    if (link.store.getState().line !== 'live') wire.hear('up');
  }
  expect(link.store.getState().line).toBe('live');
  expect(wire.renewed).toBe(1);
});

test('a question without an answer renews the line', () => {
  const { wire, link } = joined();
  link.ask();
  vi.advanceTimersByTime(patience.answer);
  expect(wire.renewed).toBe(1);
});

test('reasons to ask that come together make one new line', () => {
  const { wire, link } = joined();
  wire.connected = false;
  wire.hear('down');
  link.ask();
  link.ask();
  link.ask();
  expect(wire.renewed).toBe(1);
});

test('what was tapped while the line was down is sent when it is up, after what was missed', () => {
  const { wire, link, state } = joined();
  wire.connected = false;
  wire.hear('down');
  link.act('zone', {});
  expect(state().queue).toHaveLength(1);
  expect(wire.sent).toHaveLength(1);
  wire.connected = true;
  wire.hear('up');
  expect(wire.last()).toMatchObject({ name: 'open', body: { have: 3 } });
  wire.last().answer({ ...whole(3), answer: 'missed', frames: [] });
  expect(wire.last().name).toBe('act');
});

test('a command without an answer is sent again with the same id', () => {
  const { wire, link } = joined();
  link.act('zone', {});
  const first = wire.last();
  vi.advanceTimersByTime(patience.answer);
  expect(wire.last().name).toBe('open');
  wire.last().answer({ ...whole(3), answer: 'missed', frames: [] });
  expect(wire.last()).toMatchObject({ name: 'act', body: { command: first.body.command } });
});

test('a second tap before the answer is not a second move', () => {
  const { wire, link, state } = joined();
  link.act('zone', {});
  link.act('zone', {});
  link.undo();
  expect(state().queue).toHaveLength(1);
  wire.last().answer(done);
  expect(state().queue).toHaveLength(0);
});

test('stale opens the table anew; refused is kept to be told', () => {
  const { wire, link, state } = joined();
  link.act('zone', {});
  wire.last().answer({ answer: 'stale' });
  expect(wire.last()).toMatchObject({ name: 'open', body: { table: 't' } });
  expect(wire.last().body).not.toHaveProperty('have');
  wire.last().answer(whole(4));
  link.act('zone', {});
  wire.last().answer({ answer: 'refused', refusal: { rule: 'EX-4', code: 'lot-taken' } });
  expect(state().refused?.refusal.code).toBe('lot-taken');
});

test('what another audience missed is not taken: after a change of seat the whole table is asked for', () => {
  const { wire, link } = joined();
  link.ask();
  wire.last().answer({ ...whole(3, 1), answer: 'missed', frames: [frame(3)] });
  expect(wire.last().body).toEqual({ table: 't' });
});

test('a fault that passes is asked again; one that stays is shown', () => {
  const { wire, link, state } = joined();
  link.ask();
  wire.last().answer({ answer: 'fault', code: 'unavailable' });
  expect(state().fault).toBeNull();
  vi.advanceTimersByTime(patience.again);
  wire.last().answer({ answer: 'fault', code: 'no-table' });
  expect(state().fault?.code).toBe('no-table');
});

const withDraft = (draft: unknown) => ({ ...whole(3), draft }) as OpenAnswer;
const drafts = (sent: readonly Sent[]) =>
  sent.filter(({ name }) => name === 'draft').map(({ body }) => (body as { draft?: unknown }).draft);

test('a draft that the server does not have yet is not overwritten by what it tells', () => {
  const { wire, link, state } = joined();
  link.ask();
  const question = wire.last();
  link.setDraft({ mine: 1 });
  question.answer(withDraft(null));
  wire.hear('draft', { table: 't', seat: 0, draft: { older: true } });
  expect(state().draft).toEqual({ mine: 1 });
  vi.advanceTimersByTime(patience.draft);
  wire.last().answer(done);
  wire.hear('draft', { table: 't', seat: 0, draft: { other: true } });
  expect(state().draft).toEqual({ other: true });
});

test('a draft made while the line is down is sent once it is up, and one that changed meanwhile counts as not yet sent', () => {
  const { wire, link, state } = joined();
  wire.connected = false;
  wire.hear('down');
  link.setDraft({ mine: 1 });
  vi.advanceTimersByTime(patience.draft);
  expect(drafts(wire.sent)).toEqual([]);
  wire.connected = true;
  wire.hear('up');
  wire.last().answer(withDraft({ older: true }));
  expect(drafts(wire.sent)).toEqual([{ mine: 1 }]);
  const sent = wire.last();
  link.setDraft({ mine: 2 });
  sent.answer(done);
  wire.hear('draft', { table: 't', seat: 0, draft: { older: true } });
  expect(state().draft).toEqual({ mine: 2 });
  vi.advanceTimersByTime(patience.draft);
  expect(drafts(wire.sent)).toEqual([{ mine: 1 }, { mine: 2 }]);
});

test('H7: what one does to the table costs its answer alone', () => {
  const { wire, link } = joined();
  link.deed({ do: 'ready', ready: true });
  wire.last().answer({ answer: 'done', frame: frame(3) });
  vi.advanceTimersByTime(patience.longest);
  expect(wire.sent.map(({ name }) => name)).toEqual(['open', 'deed']);
});

test.each(['before', 'after'])(
  'H7: sitting down opens the table once, whole, where the change of seat is told %s the answer',
  (order) => {
    const { wire, link, state } = joined();
    link.deed({ do: 'sit', seat: 1 });
    const { answer } = wire.last();
    if (order === 'before') wire.hear('dropped', { table: 't' });
    answer(done);
    if (order === 'after') wire.hear('dropped', { table: 't' });
    wire.last().answer(whole(9, 1));
    vi.advanceTimersByTime(patience.longest);
    expect(wire.sent.map(({ name }) => name)).toEqual(['open', 'deed', 'open']);
    expect(wire.last().body).toEqual({ table: 't' });
    expect(state()).toMatchObject({ you: { seat: 1 }, copy: { edition: 9 } });
  },
);

test('what was done before, and is answered without a frame, is asked for unless it arrives', () => {
  const { wire, link } = joined();
  link.act('zone', {});
  wire.last().answer(done);
  vi.advanceTimersByTime(patience.gap);
  expect(wire.last()).toMatchObject({ name: 'open', body: { have: 3 } });
});

test('a change of seat that is told while a question is under way is asked about after it, and its answer is not taken', () => {
  const { wire, link, state } = joined();
  link.ask();
  const { answer } = wire.last();
  wire.hear('dropped', { table: 't' });
  expect(wire.sent).toHaveLength(2);
  answer({ ...whole(3), answer: 'missed', frames: [] });
  expect(wire.last()).toMatchObject({ name: 'open', body: { table: 't' } });
  wire.last().answer(whole(5, null));
  expect(state().you.seat).toBeNull();
});

test('who becomes table host hears it with the room', () => {
  const { wire, state } = joined();
  wire.hear('frame', { ...frame(3), changes: [[['room', 'host'], 1]] });
  expect(state().you.host).toBe(false);
});
