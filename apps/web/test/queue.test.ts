import { expect, test } from 'vitest';
import { allUnsent, answered, markSent, type Queue, toSend, withCommand } from '../src/link/queue.ts';

const leave = (command: string) => ({
  name: 'deed' as const,
  body: { table: 't', command, deed: { do: 'leave' as const } },
});
const two: Queue = withCommand(withCommand([], leave('a'), 1), leave('b'), 2);

test('commands go out one at a time, in the order in which they were tapped', () => {
  expect(toSend(two)?.id).toBe('a');
  expect(toSend(markSent(two, 'a'))).toBeUndefined();
  const after = answered(markSent(two, 'a'), 'a', { answer: 'done', frame: null }).queue;
  expect(toSend(after)?.id).toBe('b');
});

test('when the line breaks everything is sent again under the same ids', () => {
  expect(allUnsent(markSent(two, 'a')).map(({ id, sent }) => [id, sent])).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('an outcome that is not known keeps the command, to be sent again', () => {
  const { queue, upshot } = answered(markSent(two, 'a'), 'a', { answer: 'unknown' });
  expect(upshot).toEqual({ kind: 'again' });
  expect(toSend(queue)).toMatchObject({ id: 'a', unsure: true });
});

test('refused, stale and faulty commands leave the queue', () => {
  const refusal = { rule: 'EX-4', code: 'lot-taken' };
  expect(answered(two, 'a', { answer: 'refused', refusal })).toMatchObject({ upshot: { kind: 'refused', refusal } });
  expect(answered(two, 'a', { answer: 'stale' }).upshot).toEqual({ kind: 'reopen' });
  expect(answered(two, 'a', { answer: 'fault', code: 'no-name' }).upshot.kind).toBe('fault');
  expect(answered(two, 'a', { answer: 'stale' }).queue.map(({ id }) => id)).toEqual(['b']);
});

test('a late answer to a command that is gone changes nothing', () => {
  const { queue, upshot } = answered(two, 'gone', { answer: 'done', frame: null });
  expect(queue).toBe(two);
  expect(upshot).toEqual({ kind: 'nothing' });
});
