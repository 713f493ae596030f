import { stones } from '@cityhall/toys';
import { expect, test } from 'vitest';
import { act, overOf, startMatch } from '../src/index.ts';

const seed = '00112233445566778899aabbccddeeff';

test('a match is played to its end', () => {
  let { match } = startMatch(stones, { seats: 2, options: {}, seed });
  for (const seat of [0, 1, 0, 1]) {
    const result = act(match, seat, 'take', { count: 3 });
    if (!result.ok) throw new Error(result.refusal.code);
    match = result.match;
  }
  expect(overOf(match)).toEqual({ winners: [1] });
});
