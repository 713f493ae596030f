import { seededRandom } from '@cityhall/ruleset';
import { atTurn, viewOf } from '@cityhall/testing';
import { expect, test } from 'vitest';
import { type BagTile, type ContractName, expancity } from '../../index.ts';
import { building, completing } from './pictures.ts';
import { openTable } from './table.ts';

const decide = (state: Parameters<typeof openTable>[2]) => {
  const table = openTable(2, 1, state);
  return expancity.bot(viewOf(table, 0), atTurn(table), seededRandom(1));
};

test('the same view gives the same choice', () => {
  const state = building('CH R Pk C', { own: { hand: ['park'] as BagTile[] } });
  expect(decide(state)).toEqual(decide(state));
});

test('an early house of one storey is completed at once, for its contract', () => {
  expect(decide(completing('CH Rr1 Pk'))).toEqual({ move: 'complete', args: { cell: '1,0' } });
  expect(decide(completing('CH Rr1 . Rr1^'))).toEqual({ move: 'complete', args: { cell: '1,0' } });
});

test('a contract that is met is revealed', () => {
  const own = { contracts: ['samePark'] as ContractName[] };
  expect(decide(completing('Rr1 Pk Cr1', { own }))).toEqual({ move: 'reveal', args: { contract: 'samePark' } });
});

test('the player sees no more than its view', () => {
  const table = openTable(2, 3);
  const view = viewOf(table, 0);
  expect(Object.keys(view).sort()).toEqual(['flow', 'open', 'own', 'seat']);
  expect(() =>
    expancity.bot(
      { ...view, flow: { ...view.flow, asked: { 0: { stage: 'zone', awaited: true } } } },
      0,
      seededRandom(1),
    ),
  ).not.toThrow();
});
