import { anyChoice, playOut, seededRandom } from '@cityhall/ruleset';
import { expect, test } from 'vitest';
import { type BagTile, type ContractName, expancity } from '../../index.ts';
import { building, completing } from './pictures.ts';
import { awaited, openTable, viewOf } from './table.ts';

const decide = (state: Parameters<typeof openTable>[2]) => {
  const table = openTable(2, 1, state);
  return expancity.bot(viewOf(table, 0), awaited(table), seededRandom(1));
};

test('the sensible player beats a random one in at least 95 of 100 games', () => {
  const random = seededRandom(11);
  let won = 0;
  for (let game = 0; game < 100; game++) {
    const sensible = game % 2;
    const players = [0, 1].map((seat) =>
      seat === sensible
        ? expancity.bot
        : (...[view, at, chance]: Parameters<typeof expancity.bot>) => anyChoice(expancity, view, at, chance)!,
    );
    const { winners } = playOut(expancity, {}, players, random).outcome;
    if (winners.length === 1 && winners[0] === sensible) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(95);
});

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
