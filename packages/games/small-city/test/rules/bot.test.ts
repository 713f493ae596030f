import { playOut } from '@cityhall/match';
import { judge, seededRandom } from '@cityhall/ruleset';
import { describe, expect, test } from 'vitest';
import { type SmallCityView, smallCity } from '../../index.ts';

const options = { victory: 'base', difficulty: 'citizen' };

describe('the bot', () => {
  test.each(['base', 'votes', 'economic', 'citizens', 'cultural'])('never chooses what is refused: %s', (victory) => {
    const random = seededRandom(5);
    const watched = (view: SmallCityView, seat: number) => {
      const choice = smallCity.bot(view, seat, random);
      const { refusal } = judge(smallCity, view, seat, choice.move, choice.args);
      expect([choice.move, refusal]).toEqual([choice.move, undefined]);
      return choice;
    };
    const { outcome, state } = playOut(smallCity, { ...options, victory }, [watched, watched, watched], random);
    expect(Object.keys(outcome.totals!)).toHaveLength(3);
    expect(smallCity.faults(state)).toEqual([]);
  });
});
