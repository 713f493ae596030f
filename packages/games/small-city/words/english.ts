import type { Words } from '@cityhall/ruleset';
import { rulesWords } from './rules.ts';
import { tableWords } from './table.ts';
import { actionWords, councilWords, materialWords, promiseWords, tileWords } from './things.ts';

function keyed(prefix: string, words: Readonly<Record<string, string>>): Words {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`${prefix}.${name}`, word]));
}

function named(prefix: string, words: Readonly<Record<string, { name: string; about: string }>>): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, { name: word, about }]) => [
      [`${prefix}.${name}`, word],
      [`${prefix}.${name}.about`, about],
    ]),
  );
}

/** Every English text of the game. */
export const english: Words = {
  ...tableWords,
  ...keyed('tile', tileWords),
  ...keyed('material', materialWords),
  ...named('action', actionWords),
  ...named('council', councilWords),
  ...keyed('promise', promiseWords),
  ...rulesWords,
};
