import { carousel, stones } from '@cityhall/toys';
import { toyWords } from '@cityhall/toys/words';
import { describe, expect, test } from 'vitest';
import { proveReferee, refereeGame, variantName, variantsFor } from '../src/referee/index.ts';

describe.each([stones, carousel])('the referee of $id', (ruleset) => {
  const words = { en: toyWords[ruleset.id] ?? {} };
  test.each(ruleset.variants())('finds nothing in honest games of $seats seats, $options', (variant) => {
    for (const seed of [1, 2, 3]) {
      expect(refereeGame(ruleset, variant, seed, { deep: true, words }).faults).toEqual([]);
    }
  });

  test('finds every planted fault', () => {
    expect(proveReferee(ruleset, words).filter(({ found }) => !found)).toEqual([]);
  });
});

test('variants are chosen by seats and options, and one that does not exist is said so', () => {
  expect(variantsFor(stones, { seats: 3 }).map(variantName)).toEqual(['3 seats heap=12', '3 seats heap=21']);
  expect(variantsFor(stones, { options: { heap: 21 } })).toHaveLength(4);
  expect(() => variantsFor(stones, { seats: 9 })).toThrow(/no variant/);
});
