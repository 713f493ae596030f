import { expect, test } from 'vitest';
import { personName } from '../src/index.ts';

test.each(['\u{1d159}', '\u200d', '\u2800', '\u3164', '\ufe0f', '\u{e0041}'])('T24: %j alone is no name', (text) => {
  expect(personName.safeParse(text).success).toBe(false);
});

test.each(['A\u200dda', 'Ad\ufe0fa', 'A\u034fda', '\u{1d159}Ada', 'Ada\u{e0100}', 'A\u00adda'])(
  'T24: %j is the name Ada, and no second one that looks the same',
  (text) => {
    expect(personName.parse(text)).toBe('Ada');
  },
);

test.each(['👩‍🚀', '👨‍👩‍👧', '🏳️‍🌈', '❤️', '1️⃣', 'ශ්‍රී', 'क्‍ष', 'Zoë', '李', 'O’Neil'])('T24: %s stays as it is', (text) => {
  expect(personName.parse(text)).toBe(text);
});
