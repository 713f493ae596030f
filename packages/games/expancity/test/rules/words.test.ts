import { readdirSync, readFileSync } from 'node:fs';
import { anyChoice, judge, type Params, tell } from '@cityhall/ruleset';
import { playOn, viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { contractNames, contracts, expancity, placeOf, sumInWords } from '../../index.ts';
import { openTable } from './table.ts';

const words = expancity.words.en!;
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
const anchors = expancity.rules.flatMap(({ id, rulings }) => [id, ...rulings]);

describe('words', () => {
  test('every ruling EX-1 to EX-14 is an anchor of the rules page', () => {
    const rulings = expancity.rules.flatMap((chapter) => chapter.rulings);
    expect([...rulings].sort()).toEqual(Array.from({ length: 14 }, (_, i) => `EX-${i + 1}`).sort());
  });

  test('every chapter, paragraph and ruling has its text, and no text is left over', () => {
    const wanted = expancity.rules.flatMap(({ id, paragraphs, rulings }) => [
      `rules.${id}`,
      ...Array.from({ length: paragraphs }, (_, i) => `rules.${id}.${i + 1}`),
      ...rulings.map((ruling) => `rules.${ruling}`),
    ]);
    expect(
      Object.keys(words)
        .filter((key) => key.startsWith('rules.'))
        .sort(),
    ).toEqual(wanted.sort());
    for (const key of wanted) expect(say(key)).not.toBe('');
  });

  test('every refusal has words and cites an anchor of the rules page', () => {
    const refusals = [...source.matchAll(/refuse\(\s*'([^']+)',\s*'([^']+)'/g)];
    expect(refusals.length).toBeGreaterThan(20);
    for (const [, rule, code] of refusals) {
      expect(anchors).toContain(rule);
      expect(words).toHaveProperty([`refusal.${code}`]);
    }
    const used = new Set(refusals.map(([, , code]) => `refusal.${code}`));
    expect(new Set(Object.keys(words).filter((key) => key.startsWith('refusal.')))).toEqual(used);
  });

  test('phases, stages, moves, tiles, goals and contracts have words', () => {
    const keys = [
      'game.title',
      'game.tagline',
      ...Object.keys(expancity.moves).map((move) => `move.${move}`),
      ...Object.entries(expancity.phases).flatMap(([phase, { stages }]) => [
        `phase.${phase}`,
        ...Object.keys(stages).flatMap((stage) => [`stage.${stage}`, `stage.${stage}.other`]),
      ]),
    ];
    for (const key of keys) expect(words).toHaveProperty([key]);
    expect(say('stage.zone.other', { name: 'Ada' })).toBe('Ada is zoning a tile.');
  });

  test('in whole games every line, refusal and score can be told', () => {
    for (const seats of [2, 4]) {
      const table = openTable(seats, seats);
      playOn(
        table,
        (view, seat) =>
          seat === 0 ? expancity.bot(view, seat, table.random) : anyChoice(expancity, view, seat, table.random)!,
        (now) => {
          const seat = now.state.open.turn.seat;
          const view = viewOf(now, seat);
          for (const [name, move] of Object.entries(expancity.moves)) {
            for (const args of move.candidates?.(view, seat) ?? [{}]) {
              const { refusal } = judge(expancity, view, seat, name, args);
              if (refusal && refusal.rule !== 'flow')
                expect(say(`refusal.${refusal.code}`, refusal.params)).not.toBe('');
            }
          }
        },
      );
      for (const { key, params } of table.lines) expect(say(key, params)).not.toMatch(/[{}]|undefined/);
      for (const { lines, total } of Object.values(expancity.score(viewOf(table, null)))) {
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
        for (const { key, params } of lines) expect(say(`score.${key}`, params)).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test('contracts read as sentences', () => {
    expect(words['contract.sixStoreyBar']).toBe('Complete a six-storey Commercial building next to a Bar.');
    expect(words['contract.samePark']).toBe(
      'Control a Residential building and a Commercial building next to the same Park.',
    );
    expect(words['contract.residenceParkSchool']).toBe(
      'Control a Residential building next to a Park and to a School.',
    );
    expect(words['contract.lineOfFour']).toBe('Control a line of four buildings.');
    expect(words['contract.twoAndTwoInThree']).toBe(
      'Complete two Residential buildings and two Commercial buildings in a 3×3 section.',
    );
    expect(words['contract.twoTallResidences']).toBe('Complete two three-storey Residential buildings.');
    expect(new Set(contractNames.map((name) => words[`contract.${name}`])).size).toBe(contractNames.length);
    for (const name of contractNames) expect(contracts[name].points).toBeGreaterThanOrEqual(2);
  });

  test('places and sums are told', () => {
    const place = placeOf('2,-1') as { word: string; params: Params };
    expect(say(place.word, place.params)).toBe('1 north and 2 east of City Hall');
    const sum = sumInWords({
      base: 1,
      modifiers: [{ tile: 'bar', cell: '0,1', value: -1 }],
      vacantLots: ['1,0', '0,0'],
      storey: -2,
      storeys: 1,
      points: -2,
    }) as { word: string; params: Params };
    expect(say(sum.word, sum.params)).toBe('(1 − 1 Bar − 2 vacant lots) × 1 storey = -2');
  });
});
