import type { Frame, TableDocument } from '@cityhall/wire';
import { expect, test } from 'vitest';
import { type Copy, hasGap, withFrame } from '../src/link/copy.ts';

const document = { room: { count: 0 }, view: null, undo: null } as unknown as TableDocument;
const copy: Copy = { edition: 3, document, lines: [], ahead: [] };

function counting(from: number, to = from + 1): Frame {
  return {
    table: 't',
    from,
    to,
    changes: [[['room', 'count'], to]],
    lines: [{ key: `to-${to}` }],
  };
}
const count = (of: Copy) => (of.document.room as unknown as { count: number }).count;

test('a frame that begins at the copy’s own edition is applied with its lines', () => {
  const next = withFrame(copy, counting(3));
  expect(next.edition).toBe(4);
  expect(count(next)).toBe(4);
  expect(next.lines).toEqual([{ key: 'to-4' }]);
});

test('a frame that is older, or was applied already, changes nothing', () => {
  expect(withFrame(copy, counting(1))).toBe(copy);
  const next = withFrame(copy, counting(3));
  expect(withFrame(next, counting(3))).toBe(next);
});

test('a frame ahead of its time waits, once, and follows when the gap is closed', () => {
  const waiting = withFrame(withFrame(copy, counting(4)), counting(4));
  expect(waiting.edition).toBe(3);
  expect(waiting.ahead).toHaveLength(1);
  expect(hasGap(waiting)).toBe(true);
  const whole = withFrame(waiting, counting(3));
  expect(whole.edition).toBe(5);
  expect(count(whole)).toBe(5);
  expect(hasGap(whole)).toBe(false);
  expect(whole.lines.map((line) => line.key)).toEqual(['to-4', 'to-5']);
});

test('several frames in any order end at the same copy', () => {
  const orders = [
    [3, 4, 5],
    [5, 4, 3],
    [4, 3, 5],
    [5, 3, 4],
  ];
  for (const order of orders) {
    const end = order.reduce((now, from) => withFrame(now, counting(from)), copy);
    expect(end.edition).toBe(6);
    expect(end.lines.map((line) => line.key)).toEqual(['to-4', 'to-5', 'to-6']);
  }
});

test('changes that do not fit the document are an error, so that the table is asked for anew', () => {
  const frame: Frame = { ...counting(3), changes: [[['room', 'places', 0, 'name'], 'x']] };
  expect(() => withFrame(copy, frame)).toThrow(RangeError);
});
