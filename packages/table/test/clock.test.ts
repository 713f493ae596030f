import { expect, test } from 'vitest';
import { dueOf, freshTable, isAbsent, longAbsence, type TableState } from '../src/index.ts';

const day = 86_400_000;
const now = 1_800_000_000_000;

/** A table of two people whose first seat is awaited since `now`. */
const awaited = (more: Partial<TableState>): TableState => ({
  ...freshTable,
  table: 'AAAAAAAAAAAAAAAAAAAAAA',
  game: 'any',
  rules: '',
  options: {},
  host: 'ann',
  status: 'playing',
  places: (['red', 'blue'] as const).map((colour) => ({
    kind: 'person',
    person: colour,
    name: colour,
    colour,
    ready: true,
    level: null,
    conceded: false,
  })),
  clocks: [
    { left: 2 * day, since: now, late: false, reminded: false },
    { left: 2 * day, since: null, late: false, reminded: false },
  ],
  ...more,
});

test('by days a seat is reminded with a quarter of its time left, and late when nothing is left', () => {
  const table = awaited({ pace: { kind: 'days', days: 2 } });
  expect(dueOf(table)).toMatchObject({ kind: 'remind', seat: 0, at: now + 1.5 * day });
  const [first, second] = table.clocks;
  const reminded = { ...table, clocks: [{ ...first!, reminded: true }, second!] };
  expect(dueOf(reminded)).toMatchObject({ kind: 'late', seat: 0, at: now + 2 * day });
});

test('a live clock reminds nobody', () => {
  const table = awaited({ pace: { kind: 'live', bank: 300, increment: 10 } });
  expect(dueOf(table)).toMatchObject({ kind: 'late', seat: 0, at: now + 2 * day });
});

test('without a pace nothing is due, and a seat is stood in for only after it has kept others waiting for long', () => {
  const table = awaited({ pace: { kind: 'free' } });
  expect(dueOf(table)).toBeNull();
  expect(isAbsent(table, 0, now + longAbsence - 1)).toBe(false);
  expect(isAbsent(table, 0, now + longAbsence)).toBe(true);
  expect(isAbsent(table, 1, now + 10 * longAbsence)).toBe(false);
});
