import type { CellKey } from '@cityhall/grid';
import { expect, test } from 'vitest';
import { nextSpace } from '../src/kit/roving.ts';

const right = { x: 1, y: 0 };
const down = { x: 0, y: 1 };
const cells: CellKey[] = ['0,0', '1,0', '3,0', '2,1', '0,2', '-1,1'];

test('arrows go to the nearest space straight ahead, over gaps too', () => {
  expect(nextSpace(cells, '0,0', right)).toBe('1,0');
  expect(nextSpace(cells, '1,0', right)).toBe('3,0');
  expect(nextSpace(cells, '0,0', down)).toBe('0,2');
});

test('where nothing lies straight ahead they go to what lies least aside, and nowhere beyond the edge', () => {
  expect(nextSpace(cells, '3,0', down)).toBe('2,1');
  expect(nextSpace(cells, '0,2', down)).toBeUndefined();
});

test('every space can be reached from every other', () => {
  const reached = new Set<CellKey>(['0,0']);
  const steps = [right, down, { x: -1, y: 0 }, { x: 0, y: -1 }];
  for (const cell of reached) {
    for (const step of steps) {
      const to = nextSpace(cells, cell, step);
      if (to) reached.add(to);
    }
  }
  expect(reached.size).toBe(cells.length);
});
