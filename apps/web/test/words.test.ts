import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allKeys, say, sayLine, sayRefusal } from '../src/words/index.ts';

const source = new URL('../src', import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

test('every key that a page asks for by name is in the words', () => {
  const keys = new Set(allKeys());
  const missing = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/\bsay\(\s*'([\w.-]+)'/g)]
      .map((match) => match[1]!)
      .filter((key) => !keys.has(key))
      .map((key) => `${name}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('a refusal is told in the words of the game, the kit or the house, and never not at all', () => {
  const game = { 'refusal.full': 'The house of {owner} is full.' };
  expect(sayRefusal(game, { code: 'full', params: { owner: { seat: 0 } } }, ['Ann'])).toBe('The house of Ann is full.');
  expect(sayRefusal(game, { code: 'seat-taken' }, [])).toBe('Somebody sits there already.');
  expect(sayRefusal(game, { code: 'never-heard' }, [])).toBe(say('refusal.other'));
});

test('a line of the log without a word is left out, not shown as a key', () => {
  expect(sayLine({}, { key: 'log.table-started' }, [])).toBe('The game begins.');
  expect(sayLine({}, { key: 'log.never-heard' }, [])).toBeUndefined();
});
