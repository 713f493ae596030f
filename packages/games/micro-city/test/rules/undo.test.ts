import { act, awaitedOf, overOf, sensible, startMatch, stateText, undo, undoOf, viewOf } from '@cityhall/match';
import { seededRandom } from '@cityhall/ruleset';
import { expect, test } from 'vitest';
import { type MicroCityView, microCity } from '../../index.ts';

const options = { game: 'a', level: 'easy', logistics: false, partner: false };

test('R22: what one pays while the partner is ready can be taken back until the partner has acted (MC-10)', () => {
  let asked = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const chance = seededRandom(seed);
    let { match } = startMatch(microCity, { seats: 2, options, seed: seed.toString(16).padStart(32, '0') });
    while (!overOf(match)) {
      const seat = awaitedOf(match)[0]!;
      const view = viewOf(match, seat) as MicroCityView;
      const isAlone = view.flow.asked[seat]!.stage === 'together' && awaitedOf(match).length === 1;
      const sold = isAlone ? act(match, seat, 'sell', { resource: 'wood' }) : undefined;
      if (sold?.ok && awaitedOf(sold.match).length === 2) {
        asked += 1;
        expect(undoOf(sold.match, seat).depth).toBeGreaterThan(0);
        const back = undo(sold.match, seat);
        expect(back.ok && stateText(back.match)).toBe(stateText(match));
        const answered = act(sold.match, 1 - seat, 'ready', {});
        expect(answered.ok && undoOf(answered.match, seat).depth).toBe(0);
      }
      const choice = sensible(microCity, view, seat, chance);
      const result = act(match, seat, choice.move, choice.args);
      if (!result.ok) throw new Error(result.refusal.code);
      ({ match } = result);
    }
  }
  expect(asked).toBeGreaterThan(10);
});
