import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameIds } from '../src/index.ts';
import { rulesHashesOf } from '../src/rules-hash.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['grid', 'ruleset', 'match', 'games/expancity'];
let packages: string;
let before: string;

/** A copy, so that nobody else sees what is changed in it. */
beforeAll(async () => {
  packages = mkdtempSync(join(tmpdir(), 'rules-hash-'));
  for (const part of parts) cpSync(join(here, part), join(packages, part), { recursive: true, verbatimSymlinks: true });
  before = await hash();
});
afterAll(() => rmSync(packages, { recursive: true }));

async function hash(): Promise<string> {
  const { expancity } = await rulesHashesOf(packages, ['expancity']);
  return expancity!;
}

/** The hash with one file changed, which is then put back. */
async function hashWith(file: string, change: (text: string) => string): Promise<string> {
  const path = join(packages, file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
  try {
    return await hash();
  } finally {
    writeFileSync(path, text);
  }
}

test('every game has a hash of its own, the same wherever its files lie', async () => {
  const hashes = await rulesHashesOf(here, gameIds);
  expect(Object.keys(hashes)).toEqual(gameIds);
  expect(new Set(Object.values(hashes)).size).toBe(gameIds.length);
  expect(hashes.expancity).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['a comment', 'ruleset/src/choices.ts', (text: string) => `// A comment.\n${text}`],
  ['layout', 'games/expancity/rules/turns.ts', (text: string) => text.replaceAll('\n', '\n\n')],
  ['a text', 'games/expancity/words/table.ts', (text: string) => text.replace("'log.", "'log.x-")],
  [
    'the rules page',
    'games/expancity/words/chapters.ts',
    (text: string) => text.replace(/paragraphs: \d/, 'paragraphs: 9'),
  ],
  ['the bot', 'games/expancity/bot/bot.ts', (text: string) => `${text}\nexport const more = 1;`],
  ['what is taken over', 'games/expancity/rules/accepts.ts', (text: string) => text.replace('[', "['0', ")],
])('%s changes nothing', async (_what, file, change) => {
  expect(await hashWith(file, change)).toBe(before);
});

test.each([
  ['a figure', 'games/expancity/content/figures.ts', (text: string) => text.replace(/actions: (\d+)/, 'actions: 1$1')],
  ['a rule', 'games/expancity/rules/turns.ts', (text: string) => text.replace("step: 'zoning'", "step: 'building'")],
  ['the engine', 'match/src/game.ts', (text: string) => text.replace('first: (', 'last: (')],
])('%s changes it', async (_what, file, change) => {
  expect(await hashWith(file, change)).not.toBe(before);
});
