import { type MicroCityView, microCity } from '@cityhall/micro-city';
import { defaultOptions, seededRandom } from '@cityhall/ruleset';
import { expect, test } from 'vitest';
import {
  buildShort,
  buildText,
  endingOf,
  intentOf,
  paymentFor,
  prospectText,
  quartersOf,
  spokenText,
} from '../../screen/model.ts';
import { ruleText, valuesText } from '../../screen/words.ts';

type Open = MicroCityView['open'];

/** A game alone on side A: the Engineer in the middle of Districts 1 to 4 laid in order, the dice 1 and 4. */
function viewWith(change: Partial<Open> = {}, goods: Partial<Open['players'][number]['goods']> = {}): MicroCityView {
  const tools = { random: seededRandom(1), say: () => {} };
  const { open } = microCity.setup(1, defaultOptions(microCity.options), tools);
  const dice = [1, 4].map((value) => ({ value, used: false }));
  const [player] = open.players;
  return {
    seat: 0,
    flow: { phase: 'preparation', turn: 1, asked: { 0: { stage: 'prepare', awaited: true } }, decision: 1, over: null },
    open: {
      ...open,
      districts: ([1, 2, 3, 4] as const).map((number) => ({ number, upgraded: false })),
      players: [{ ...player!, engineer: '1,1', dice, goods: { ...player!.goods, ...goods } }],
      turn: { ...open.turn, step: 'preparation' },
      ...change,
    },
    own: {},
  };
}

const nothing = { picked: null, pay: null, area: null };
const look = { is: 'look' } as const;
const at = (view: MicroCityView, cell: string, intent: Parameters<typeof quartersOf>[2]) =>
  quartersOf(view, 0, intent).find((quarter) => quarter.cell === cell)!;
const go = (card: 'card1' | 'card3' | null, use: 'basic' | 'advanced' = 'basic') =>
  ({ is: 'go', picked: { card, use } }) as const;

test('a chosen card lights the Quarters where the Engineer can end, and the others say why not', () => {
  const view = viewWith();
  const lit = quartersOf(view, 0, go('card1')).filter(({ deed }) => deed);
  expect(lit.map(({ cell }) => cell)).toEqual(['1,3', '3,1', '0,0', '2,0', '0,2', '2,2'].sort(byRow));
  expect(at(view, '1,2', go('card1')).refusal).toMatchObject({ rule: 'MC-2', code: 'not-so-far' });
  expect(at(view, '1,1', go('card1')).deed).toBeUndefined();
});

const byRow = (a: string, b: string) => (a[2]! + a[0]! < b[2]! + b[0]! ? -1 : 1);

test('what a Quarter would bring takes the card’s own die into account', () => {
  const view = viewWith();
  const basic = at(view, '0,2', go('card1')).prospect!;
  expect(prospectText(view, basic)).toBe('Brings 2 wood with your die, 1 wood without.');
  const both = viewWith({}, {});
  both.open.players[0]!.dice = [
    { value: 1, used: false },
    { value: 6, used: false },
  ];
  expect(prospectText(both, at(both, '0,2', go('card1', 'advanced')).prospect!)).toBe('Brings 1 wood.');
});

test('a Quarter with a token would bring nothing', () => {
  const view = viewWith({ tokens: { '0,2': 0 } });
  expect(prospectText(view, at(view, '0,2', go('card1')).prospect!)).toBe(
    'A token lies there: the Quarter does nothing.',
  );
});

test('where one can build, and why not elsewhere, before it is tried', () => {
  const rich = viewWith({}, { coal: 2, steel: 1 });
  const place = (view: MicroCityView, cell: string) => at(view, cell, look).building!;
  expect(buildText(rich, place(rich, '2,0'), [])).toBe('Building here this round: stage 1.');
  expect(buildShort(place(rich, '1,2'))).toBe('No die fits');
  expect(buildShort(place(viewWith({ tokens: { '2,0': 0 } }), '2,0'))).toBe('Token');
  const poor = viewWith();
  expect(buildShort(place(poor, '2,0'))).toBe('Cannot pay');
  expect(buildText(poor, place(poor, '2,0'), [])).toBe(
    'No building here now: For stage 1 you lack 2 coal and 1 steel.',
  );
  expect(place(poor, '2,0').refusal?.rule).toBe('MC-4');
});

test('what is chosen decides what a tap means', () => {
  expect(intentOf('prepare', nothing)).toEqual({ is: 'look' });
  expect(intentOf('prepare', { ...nothing, pay: 'coal' })).toEqual({ is: 'remove', pay: 'coal' });
  expect(intentOf('project', { ...nothing, picked: { card: 'card1', use: 'basic' } }).is).toBe('go');
  expect(intentOf('invest', { ...nothing, area: 'goal:0:1' })).toEqual({ is: 'from', area: 'goal:0:1' });
  expect(intentOf('bonus-district', nothing).is).toBe('upgrade');
  expect(intentOf(undefined, nothing).is).toBe('look');
});

test('a payment is taken from what is chosen while it lasts, else from the most plentiful resource, else money', () => {
  const goods = { coal: 1, steel: 2, wood: 0, money: 3 };
  expect(paymentFor(goods, null)).toBe('steel');
  expect(paymentFor(goods, 'coal')).toBe('coal');
  expect(paymentFor(goods, 'wood')).toBe('steel');
  expect(paymentFor({ coal: 0, steel: 0, wood: 0, money: 2 }, null)).toBe('money');
  expect(paymentFor({ coal: 0, steel: 0, wood: 0, money: 1 }, null)).toBeNull();
});

test('the end of the round says when it is the end of the game', () => {
  expect(endingOf(viewWith(), 0)).toBeUndefined();
  expect(endingOf(viewWith({ marker: 1 }), 0)).toBe('time');
  const empty = viewWith();
  empty.open.sides[0]!.pool = 0;
  expect(endingOf(empty, 0)).toBe('tokens');
  empty.open.tokens = { '1,1': 0 };
  expect(endingOf(empty, 0)).toBeUndefined();
});

test('a Quarter is spoken with kind, place, District, dice, what lies on it and what can be done', () => {
  const view = viewWith({ tokens: { '1,1': 0 } });
  expect(spokenText(at(view, '1,1', look), view, 0, ['Ann'], false)).toBe(
    'Wood Quarter, row 2, column 2. District 1A, dice 6. An Investment token lies here. Your Engineer stands here.',
  );
  expect(spokenText(at(view, '0,2', go('card1')), view, 0, ['Ann'], false)).toContain('Possible here: Play this card.');
});

test('a spectator is offered nothing', () => {
  const quarters = quartersOf({ ...viewWith(), seat: null }, null, look);
  expect(quarters.some(({ deed, refusal, building }) => deed ?? refusal ?? building)).toBe(false);
});

test('rules are called by their chapter or number, dice by their values', () => {
  expect(ruleText('MC-6')).toBe('MC-6');
  expect(ruleText('investment')).not.toBe('investment');
  expect(valuesText([5, 2])).toBe('2 or 5');
});
