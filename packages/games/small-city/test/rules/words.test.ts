import { readdirSync, readFileSync } from 'node:fs';
import { playOut } from '@cityhall/match';
import { anyChoice, judge, type Params, seededRandom, tell } from '@cityhall/ruleset';
import { describe, expect, test } from 'vitest';
import type { Open } from '../../index.ts';
import { actionNames, councilRows, materials, placeName, smallCity, tileNames } from '../../index.ts';

const words = smallCity.words.en!;
const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
const say = (key: string, params?: Params) => tell(words, key, params, names);
const source = ['content', 'rules', 'words', 'bot']
  .map((part) => new URL(`../../${part}/`, import.meta.url))
  .flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, part), 'utf8')),
  )
  .join('\n');
const anchors = smallCity.rules.flatMap(({ id, rulings }) => [id, ...rulings]);

describe('words', () => {
  test('every ruling SC-1 to SC-28 is an anchor of the rules page', () => {
    const rulings = smallCity.rules.flatMap((chapter) => chapter.rulings);
    expect([...rulings].sort()).toEqual(Array.from({ length: 28 }, (_, i) => `SC-${i + 1}`).sort());
  });

  test('every chapter, paragraph and ruling has its text, and no text is left over', () => {
    const wanted = smallCity.rules.flatMap(({ id, paragraphs, rulings }) => [
      `rules.${id}`,
      ...Array.from({ length: paragraphs }, (_, i) => `rules.${id}.${i + 1}`),
      ...rulings.map((ruling) => `rules.${ruling}`),
    ]);
    expect(
      Object.keys(words)
        .filter((key) => key.startsWith('rules.'))
        .sort(),
    ).toEqual(wanted.sort());
    for (const key of wanted) expect(say(key)).not.toMatch(/undefined|NaN|\[object/);
  });

  test('every refusal has words and cites an anchor of the rules page', () => {
    const refusals = [...source.matchAll(/refuse\(\s*'([^']+)',\s*'([^']+)'/g)];
    expect(refusals.length).toBeGreaterThan(60);
    for (const [, rule, code] of refusals) {
      expect(anchors).toContain(rule);
      expect(words).toHaveProperty([`refusal.${code}`]);
    }
  });

  test('phases, stages, moves, tiles, actions, Promises and options have words', () => {
    const keys = [
      'game.title',
      'game.tagline',
      ...Object.keys(smallCity.moves).map((move) => `move.${move}`),
      ...Object.entries(smallCity.phases).flatMap(([phase, { stages }]) => [
        `phase.${phase}`,
        ...Object.keys(stages).flatMap((stage) => [`stage.${stage}`, `stage.${stage}.other`]),
      ]),
      ...tileNames.map((tile) => `tile.${tile}`),
      ...materials.map((material) => `material.${material}`),
      ...actionNames.flatMap((action) => [`action.${action}`, `action.${action}.about`]),
      ...councilRows.flatMap((row) => [`council.${row}`, `council.${row}.about`]),
      ...Array.from({ length: 32 }, (_, n) => `promise.${n + 1}`),
      ...Object.entries(smallCity.options).flatMap(([name, { values }]) => [
        `option.${name}`,
        `option.${name}.hint`,
        ...values.flatMap((value) => [`option.${name}.${value}`, `option.${name}.${value}.hint`]),
      ]),
    ].filter((key) => key !== 'phase.unveiling');
    for (const key of keys) expect(words).toHaveProperty([key]);
  });

  test('a stage tells the kind of decision and no more', () => {
    expect(say('stage.plan.other', { name: 'Ada' })).toBe('Ada is planning.');
    expect(say('stage.ready.other', { name: 'Ada' })).toBe('Ada is ready.');
    expect(placeName('2,4')).toBe('C5');
  });

  test.each([
    [2, 'votes'],
    [4, 'base'],
  ])('in whole games of %i every refusal and score can be told', (seats, victory) => {
    const random = seededRandom(seats);
    let last: Open | undefined;
    const decide = (view: Parameters<typeof smallCity.bot>[0], seat: number) => {
      for (const [name, move] of Object.entries(smallCity.moves)) {
        const tries = [...(move.candidates?.(view, seat) ?? [{}])].slice(0, 20);
        for (const args of tries) {
          const { refusal } = judge(smallCity, view, seat, name, args);
          if (refusal && refusal.rule !== 'flow') expect(say(`refusal.${refusal.code}`, refusal.params)).not.toBe('');
        }
      }
      last = view.open;
      return seat === 0 ? smallCity.bot(view, seat, random) : anyChoice(smallCity, view, seat, random)!;
    };
    const { state } = playOut(smallCity, { victory, difficulty: 'citizen' }, Array(seats).fill(decide), random);
    expect(last).toBeDefined();
    const view = {
      seat: null,
      flow: { phase: 'scoring', turn: 0, asked: {}, decision: null, over: null },
      open: state.open,
      own: null,
    };
    for (const { lines, total } of Object.values(smallCity.score(view))) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      for (const { key, params } of lines) expect(say(`score.${key}`, params)).not.toMatch(/[{}]|undefined/);
    }
  });
});
