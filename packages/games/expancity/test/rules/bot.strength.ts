import { playOut } from '@cityhall/match';
import { anyChoice, seededRandom } from '@cityhall/ruleset';
import { expect, test } from 'vitest';
import { expancity } from '../../index.ts';

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
