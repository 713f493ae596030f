import type { Words } from '@cityhall/ruleset';
import { contractWords } from './contracts.ts';
import { goalWords } from './goals.ts';
import { rulesWords } from './rules.ts';
import { tableWords } from './table.ts';
import { kindWords, tileWords } from './tiles.ts';

function keyed(prefix: string, words: Readonly<Record<string, string>>): Words {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`${prefix}.${name}`, word]));
}

/** Every English text of the game. */
export const english: Words = {
  ...tableWords,
  ...keyed('tile', tileWords),
  ...keyed('kind', kindWords),
  ...Object.fromEntries(
    Object.entries(goalWords).flatMap(([name, { name: word, about }]) => [
      [`goal.${name}`, word],
      [`goal.${name}.about`, about],
    ]),
  ),
  ...contractWords,
  ...rulesWords,
};
