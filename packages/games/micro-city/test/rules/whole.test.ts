import { playOut } from '@cityhall/match';
import { type Choice, canonical, choices, seededRandom, tell } from '@cityhall/ruleset';
import { atTurn, playOn, viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { solve } from '../../bot/bot.ts';
import { buildingOf } from '../../content/buildings.ts';
import { figureMarks, figures } from '../../content/figures.ts';
import {
  advantageNames,
  areaOutlooks,
  buildingPlaces,
  cardNames,
  cardOutlooks,
  gameNames,
  goalNames,
  judgeLevels,
  measureContest,
  microCity,
  standingOf,
} from '../../index.ts';
import { contentFaults } from '../../measure/content.ts';
import { against, situation, together } from './situation.ts';
import { act, openTable, type Table, tableWith } from './table.ts';

/** What the second stage of A costs: tuned by measurement, so read from the content. */
const wood = buildingOf('baseA').stages[1]!.cost.wood!;

const random = seededRandom(5);
const bot = (view: Parameters<typeof microCity.bot>[0], seat: number) => microCity.bot(view, seat, random);
const anything = (view: Parameters<typeof microCity.bot>[0], seat: number): Choice =>
  random.pick([...choices(microCity, view, seat)]);

const ways = [
  { seats: 1, options: { game: 'a' } },
  { seats: 1, options: { game: 'ab', logistics: true } },
  { seats: 1, options: { game: 'sydneyOpera', level: 'medium' } },
  { seats: 2, options: { game: 'eiffelTower' } },
  { seats: 2, options: { game: 'b', level: 'hard', partner: true, logistics: true } },
  { seats: 2, options: { game: 'competitive', logistics: true } },
];

describe('Whole games', () => {
  test.each(ways)('sensible and random players finish $seats, $options', ({ seats, options }) => {
    for (const player of [bot, anything]) {
      const table = playOn(openTable(seats, options, 3), player);
      expect(table.over).not.toBeNull();
      for (const { key, params } of table.lines)
        expect(tell(microCity.words.en!, key, params, ['Ada', 'Ben'])).toBeTruthy();
    }
  });

  test.each(ways)(
    'the law of imagining holds throughout, for seats and spectators: $seats, $options',
    ({ seats, options }) => {
      playOn(openTable(seats, options, 4), anything, (table) => {
        for (const seat of [null, ...Array(seats).keys()]) {
          const view = viewOf(table, seat);
          const world = microCity.imagine(view, random);
          expect(canonical(world.open)).toBe(canonical(view.open));
          if (seat !== null) expect(canonical(world.own[seat])).toBe(canonical(view.own));
          expect(microCity.faults(world)).toEqual([]);
        }
      });
    },
  );

  test('only rolls and dealt Advantages close undo', () => {
    const closing = new Set<string>();
    for (const { seats, options, seed } of ways.flatMap((way) => [1, 2, 3, 4].map((seed) => ({ ...way, seed })))) {
      const table = openTable(seats, options, seed);
      while (!table.over) {
        const choice = anything(viewOf(table, atTurn(table)), atTurn(table));
        const before = table.state.open.turn.number;
        act(table, choice.move, choice.args as object);
        if (table.closed === 'looked') closing.add(choice.move);
        if (table.closed === 'chance')
          expect(choice.move === 'placeEngineer' || table.state.open.turn.number > before).toBe(true);
      }
    }
    expect([...closing]).toEqual(['takeAdvantage']);
  });

  test('the same view gives the same choice', () => {
    const table = openTable(1, { game: 'ab' }, 9);
    playOn(table, (view, seat) => {
      const choice = bot(view, seat);
      expect(microCity.bot(view, seat, seededRandom(77))).toEqual(choice);
      return choice;
    });
  });

  test('the solver plays by the rules in every mode', () => {
    for (const { seats, options } of ways.slice(0, 1).concat(ways.slice(3))) {
      expect(playOn(openTable(seats, options, 2), (view, seat) => solve(view, seat, random)).over).not.toBeNull();
    }
  }, 300_000);
});

describe('Options', () => {
  test.each([
    [1, { game: 'a', level: 'hard' }, 'no-such-level'],
    [1, { game: 'b', level: 'easy' }, 'no-such-level'],
    [2, { game: 'tajMahal', level: 'hard' }, undefined],
    [2, { game: 'competitive', level: 'hard' }, undefined],
  ])('%i seats, %j: %s', (seats, options, code) => {
    expect(microCity.refuseSetup!(seats, { logistics: false, partner: false, ...options })?.code).toBe(code);
  });

  test('the variants cover every game, level and addition', () => {
    const variants = microCity.variants();
    expect(variants.every(({ seats, options }) => !microCity.refuseSetup!(seats, options))).toBe(true);
    expect(new Set(variants.map(({ options }) => options.game))).toEqual(new Set(gameNames));
    expect(variants).toHaveLength(19 * 6 + 2);
  });
});

describe('Content', () => {
  test('every authored figure keeps to the conditions of the box', () => {
    expect(contentFaults()).toEqual([]);
  });

  test('every figure says where it comes from', () => {
    expect(Object.keys(figureMarks).sort()).toEqual(Object.keys(figures).sort());
  });

  test('the report on the content names every card, Goal and Advantage', async () => {
    const { lines, figures: measured } = await microCity.content!(1, 1, playOut);
    expect(lines[0]).toBe('the content keeps to all its conditions');
    for (const name of [
      ...goalNames.map((goal) => `goal.${goal}`),
      ...advantageNames.map((one) => `advantage.${one}`),
    ]) {
      expect(measured[name]).toBeGreaterThanOrEqual(0);
    }
  });

  test('conditions of difficulty are told apart', () => {
    const contest = { game: 'a', level: 'easy', seats: 1, yardstick: 'bot', partner: false, games: 4 } as const;
    const tally = measureContest(contest, [0, 1, 2, 3], 1, playOut);
    expect(tally.games).toBe(4);
    const lost = { ...tally, won: 0 };
    expect(judgeLevels([{ contest, tally: { ...tally, won: 4 } }]).unmet).toBe(0);
    expect(judgeLevels([{ contest, tally: lost }]).unmet).toBe(1);
    expect(judgeLevels([{ contest: { ...contest, yardstick: 'solver' }, tally: lost }]).lines.join()).toContain(
      'FAULT',
    );
  });
});

describe('Words', () => {
  const words = microCity.words.en!;
  test('every move, stage, phase, option, chapter and ruling has its words', () => {
    const keys = [
      ...Object.keys(microCity.moves).map((move) => `move.${move}`),
      ...Object.keys(microCity.phases).map((phase) => `phase.${phase}`),
      ...Object.values(microCity.phases).flatMap(({ stages }) =>
        Object.keys(stages).flatMap((stage) => [`stage.${stage}`, `stage.${stage}.other`]),
      ),
      ...Object.entries(microCity.options).flatMap(([name, { values }]) => [
        `option.${name}`,
        ...values.map((value) => `option.${name}.${value}`),
      ]),
      ...microCity.rules.flatMap(({ id, paragraphs, rulings }) => [
        `rules.${id}`,
        ...Array.from({ length: paragraphs }, (_, n) => `rules.${id}.${n + 1}`),
        ...rulings.map((ruling) => `rules.${ruling}`),
      ]),
      ...cardNames.flatMap((name) => [`card.${name}`, `card.${name}.basic`]),
      ...advantageNames.map((name) => `advantage.${name}.about`),
    ];
    expect(keys.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  });

  test('every ruling is an anchor on the rules page', () => {
    const anchors = microCity.rules.flatMap(({ rulings }) => rulings).sort();
    expect(anchors).toEqual(Array.from({ length: 18 }, (_, n) => `MC-${n + 1}`).sort());
  });

  test('every word can be read', () => {
    for (const key of Object.keys(words).filter((one) =>
      /^(rules|stage|move|phase|option|card|advantage|goal|building)\./.test(one),
    )) {
      expect(tell(words, key, { name: 'Ada' })).toBeTruthy();
    }
  });
});

describe('Helpers for a screen', () => {
  const places = (table: Table, seat = 0) => buildingPlaces(viewOf(table, seat), seat);

  test('each Project card says where the Engineer can end and what it would bring', () => {
    const table = tableWith(
      situation({ engineers: ['0,0'], dice: [[4, 1]], tokens: { '0,2': 0 }, discards: [['card5']] }),
    );
    const outlooks = cardOutlooks(viewOf(table, 0), 0);
    expect(outlooks.map(({ card }) => card)).toEqual(['card1', 'card2', 'card3', 'card4', 'card6', null]);
    const [one] = outlooks;
    expect(one!.ends.map(({ cell }) => cell)).toEqual(['2,0', '1,1', '0,2']);
    expect(one!.ends[2]).toMatchObject({
      kind: 'wood',
      refusal: { rule: 'MC-6' },
      basic: { wood: 1 },
      advanced: { wood: 2 },
      die: true,
    });
    expect(one!.uses).toEqual([{ use: 'basic' }, { use: 'advanced' }]);
    expect(outlooks[1]!.uses[1]).toMatchObject({ use: 'advanced', refusal: { code: 'no-die-for-card' } });
  });

  test('each Quarter says whether a build is possible now, and why not', () => {
    const table = tableWith(
      situation({ engineers: ['1,1'], dice: [[3, 4]], goods: [{ wood: 3 }], tokens: { '3,2': 0 } }),
    );
    const of = Object.fromEntries(places(table).map((place) => [place.cell, place]));
    expect(of['1,0']).toEqual({ cell: '1,0', areas: ['stage:1'] });
    expect(of['0,0']!.refusal).toMatchObject({ code: 'not-residential' });
    expect(of['3,2']!.refusal).toMatchObject({ rule: 'MC-6' });
    expect(of['2,0']!.refusal).toMatchObject({ code: 'no-die-for-quarter' });
    expect(
      places(tableWith(situation({ engineers: ['3,3'], dice: [[3, 4]], goods: [{ wood: 3 }] }))).find(
        ({ cell }) => cell === '1,0',
      )!.refusal,
    ).toMatchObject({ code: 'out-of-reach' });
    expect(places(tableWith(situation({ dice: [[3, 4]] }))).find(({ cell }) => cell === '1,0')!.refusal).toMatchObject({
      rule: 'MC-4',
    });
  });

  test('nothing can be built any more once the Quarter was used, nor in the other player’s turn of a competition', () => {
    const rich = { engineers: ['1,0' as const], dice: [[3, 4]], goods: [{ wood: 3 }] };
    const still = tableWith(situation({ ...rich, turn: { step: 'investment' } }));
    expect(places(still).find(({ cell }) => cell === '1,0')).toEqual({ cell: '1,0', areas: ['stage:1'] });
    const late = [
      situation({ ...rich, turn: { step: 'investment', acted: true } }),
      against({ ...rich, turn: { seat: 1, step: 'project' } }),
      together({ ...rich, turn: { seat: 1, step: 'project' } }),
    ];
    for (const table of late.map(tableWith)) {
      expect(new Set(places(table).map(({ refusal }) => refusal?.code))).toEqual(new Set(['built-enough']));
    }
  });

  test('MC-11 with an empty pool any token of one’s own will do, and what cannot be paid is told as that', () => {
    const tokens = { '0,0': 0, '2,0': 0, '3,3': 0, '0,2': 0, '1,2': 0 };
    const need = { engineers: ['0,1' as const], dice: [[3, 4]], tokens, points: [2, 0] };
    const rich = tableWith(against({ ...need, goods: [{ coal: 2 }] }));
    expect(places(rich).find(({ cell }) => cell === '1,0')!.areas).toContain('goal:0:0');
    expect(areaOutlooks(viewOf(rich, 0), 0)[0]!.refusal).toBeUndefined();
    const poor = tableWith(against(need));
    expect(areaOutlooks(viewOf(poor, 0), 0)[0]!.refusal).toMatchObject({ rule: 'MC-4' });
  });

  test('rounds, tokens and progress', () => {
    const table = tableWith(
      together({ options: { game: 'ab' }, stages: { 0: 'token', 2: 'bare' }, tokens: { '1,1': 0 } }),
    );
    expect(standingOf(viewOf(table, null))).toEqual({
      rounds: 25,
      of: 25,
      pools: [6],
      stages: { completed: 2, of: 10 },
      points: null,
      tokenDue: [false, false],
    });
    expect(standingOf(viewOf(tableWith(against({ points: [2, 0] })), 1))).toMatchObject({
      pools: [5, 5],
      points: [2, 0],
      stages: null,
    });
  });

  test('each stage says what it costs, what is missing, and why it cannot be completed', () => {
    const table = tableWith(situation({ goods: [{ wood: wood - 1 }], stages: { 0: 'token' } }));
    const [done, next] = areaOutlooks(viewOf(table, 0), 0);
    expect(done).toMatchObject({ completed: true, token: 0, refusal: { rule: 'MC-5' } });
    expect(next).toMatchObject({
      cost: { wood },
      missing: 1,
      completed: false,
      token: null,
      refusal: { rule: 'MC-4' },
    });
  });
});
