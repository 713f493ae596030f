import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { change, changesBetween, personName, withChanges } from '../src/index.ts';

/** As JSON brings it: there is no -0. */
const document = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as unknown);

describe('changes', () => {
  test('made of any two documents, they turn the first into the second', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changes = changesBetween(before, after);
        for (const one of changes) expect(change.safeParse(one).success).toBe(true);
        expect(withChanges(before, JSON.parse(JSON.stringify(changes)))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 500 },
    );
  });

  test('the document before is left as it was', () => {
    const before = Object.freeze({ list: Object.freeze([1, 2, 3]), deep: Object.freeze({ a: 1 }) });
    expect(withChanges(before, changesBetween(before, { list: [1, 3], deep: {} }))).toEqual({ list: [1, 3], deep: {} });
    expect(before).toEqual({ list: [1, 2, 3], deep: { a: 1 } });
  });

  test('only what changed is told, and parts that are the same object are not looked into', () => {
    const same = new Proxy({}, { ownKeys: () => expect.fail('looked into') });
    const before = { same, hand: ['a', 'b', 'c'], count: 3 };
    const after = { same, hand: ['a', 'c'], count: 2 };
    expect(changesBetween(before, after)).toEqual([
      [['hand'], 1, 1, []],
      [[0, 'count'], 2],
    ]);
    expect(withChanges(before, changesBetween(before, after)).same).toBe(same);
  });

  test('a path leaves out the steps that it shares with the path before it', () => {
    const before = [{ open: { turn: 0, rows: [[1, 2]] }, own: 1 }];
    const after = [{ open: { turn: 1, rows: [[1, 3]] }, own: 2 }];
    const changes = changesBetween(before, after);
    expect(changes).toEqual([
      [[0, 'open', 'turn'], 1],
      [[2, 'rows', 0, 1], 3],
      [[1, 'own'], 2],
    ]);
    expect(withChanges(before, changes)).toEqual(after);
  });

  test('parts at the second level that several documents share are compared once, and each gets all changes', () => {
    let looks = 0;
    const open = { count: 2, list: [1, 2] };
    const opened = new Proxy(open, {
      get(target, key) {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
    const before = { view: { open: { count: 1, list: [1, 2] }, own: { hand: 1 } } };
    const shared = new Map();
    const one = { view: { open: opened, own: { hand: 1 } } };
    const other = { view: { open: opened, own: { hand: 2 } } };
    expect(withChanges(before, changesBetween(before, one, shared))).toEqual({ view: { open, own: { hand: 1 } } });
    const once = looks;
    expect(withChanges(before, changesBetween(before, other, shared))).toEqual({ view: { open, own: { hand: 2 } } });
    expect(looks).toBe(once);
  });

  test('changes for another document are refused', () => {
    expect(() => withChanges({ a: 1 }, [[['b', 'c'], 1]])).toThrow(/nothing at b/);
    expect(() => withChanges({ a: 1 }, [[['a'], 0, 0, []]])).toThrow(/no list at a/);
  });

  test('inherited names are keys like any other', () => {
    const after = JSON.parse('{"__proto__":{"polluted":true},"toString":1}');
    const made = withChanges({} as object, changesBetween({}, after));
    expect(JSON.stringify(made)).toBe(JSON.stringify(after));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('names of people', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Anna\u0000\u202e', 'Anna'],
    ['A\n B', 'A B'],
    ['A\nB', 'A B'],
    ['A\r\nB\tC\vD\fE', 'A B C D E'],
    ['A\u0085B\u2028C\u2029D\u00a0E\u3000F', 'A B C D E F'],
    ['A \u200b B', 'A B'],
    ['<script>', '<script>'],
    ['👨‍👩‍👧 Fam', '👨‍👩‍👧 Fam'],
    ['A\ud800', 'A'],
  ])('%j is %j', (given, name) => {
    expect(personName.parse(given)).toBe(name);
  });

  test.each([
    '',
    '   ',
    '\u200f',
    '\u3164',
    '\u2800',
    '\u034f',
    '\ufe0f\ufe0f',
    '\u0301'.repeat(24),
    '\ud800',
    '\u200d',
    'x'.repeat(25),
    'x'.repeat(10_000),
  ])('%j is no name', (given) => {
    expect(personName.safeParse(given).success).toBe(false);
  });
});
