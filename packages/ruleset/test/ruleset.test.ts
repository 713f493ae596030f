import { describe, expect, test } from 'vitest';
import { canonical, defaultOptions, optionsSchema, reads, seededRandom, tell } from '../src/index.ts';

describe('chance', () => {
  test('every number below a limit comes about equally often', () => {
    const { below } = seededRandom(7);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) counts[below(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('a shuffle keeps what is in the list and leaves the list as it was', () => {
    const list = Object.freeze([1, 2, 3, 4, 5]);
    expect(seededRandom(1).shuffle(list).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('limits and lists that make no sense are refused', () => {
    const random = seededRandom(1);
    for (const limit of [0, -1, 1.5, Number.NaN]) expect(() => random.below(limit)).toThrow(RangeError);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

describe('canonical text', () => {
  test('does not depend on the order of keys, and leaves out what JSON leaves out', () => {
    expect(canonical({ b: [1, { d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":1}]}');
    expect(canonical({ a: null, b: [1, { d: 1 }] })).toBe('{"a":null,"b":[1,{"d":1}]}');
  });

  test('is remembered for frozen parts only', () => {
    const open = { a: 1 };
    canonical({ open });
    open.a = 2;
    expect(canonical({ open })).toBe('{"open":{"a":2}}');
  });
});

describe('words', () => {
  const words = {
    took: '{seat} takes {count, plural, one {# stone} other {# stones}} from {from}.',
    heap: 'the heap of {size}',
    plain: '{text}',
  };

  test('seats become names, words are looked up, lists are joined', () => {
    const params = { seat: { seat: 1 }, count: 2, from: { word: 'heap', params: { size: 12 } } };
    expect(tell(words, 'took', params, ['Ann', 'Ben'])).toBe('Ben takes 2 stones from the heap of 12.');
    expect(tell(words, 'plain', { text: [{ seat: 0 }, { seat: 1 }] }, ['Ann', 'Ben'])).toBe('Ann and Ben');
  });

  test('what a name contains is text, never a message or a tag', () => {
    expect(tell(words, 'plain', { text: '<b>{count}</b>' })).toBe('<b>{count}</b>');
  });

  test('a missing key or parameter is said', () => {
    expect(() => tell(words, 'toString')).toThrow('no word for toString');
    expect(() => tell(words, 'plain')).toThrow();
  });
});

test('a line is read by all, by one seat, or by all but one', () => {
  expect(['spectator', 0, 1].map((audience) => reads(audience as never, 'all'))).toEqual([true, true, true]);
  expect(['spectator', 0, 1].map((audience) => reads(audience as never, 1))).toEqual([false, false, true]);
  expect(['spectator', 0, 1].map((audience) => reads(audience as never, { except: 1 }))).toEqual([true, true, false]);
});

test('options take their defaults, and what is not offered is refused', () => {
  const fields = { heap: { values: [12, 21], default: 12 }, quick: { values: [true, false], default: false } };
  expect(optionsSchema(fields).parse({ heap: 21 })).toEqual({ heap: 21, quick: false });
  expect(defaultOptions(fields)).toEqual({ heap: 12, quick: false });
  for (const wrong of [{ heap: 13 }, { heap: '12' }, { other: 1 }, { __proto__: null, toString: 1 }]) {
    expect(optionsSchema(fields).safeParse(wrong).success).toBe(false);
  }
});
