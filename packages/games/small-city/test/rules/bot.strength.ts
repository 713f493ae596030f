import { playOut } from '@cityhall/match';
import { anyChoice, seededRandom } from '@cityhall/ruleset';
import { describe, expect, test } from 'vitest';
import { type SmallCityView, smallCity } from '../../index.ts';

const options = { victory: 'base', difficulty: 'citizen' };
const anybody = (view: SmallCityView, seat: number, random: ReturnType<typeof seededRandom>) =>
  anyChoice(smallCity, view, seat, random)!;

describe('the bot', () => {
  test('beats a random player', () => {
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const seat = game % 2;
      const players = seat === 0 ? [smallCity.bot, anybody] : [anybody, smallCity.bot];
      const { outcome } = playOut(smallCity, options, players, seededRandom(game));
      if (outcome.winners.includes(seat) && outcome.winners.length === 1) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(11);
  });

  test('four of them get somewhere', () => {
    const totals = [1, 2, 3].flatMap((seed) => {
      const { outcome } = playOut(smallCity, options, Array(4).fill(smallCity.bot), seededRandom(seed));
      return Object.values(outcome.totals!);
    });
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(20);
  });
});
