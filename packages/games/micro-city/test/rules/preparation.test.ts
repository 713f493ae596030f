import { describe, expect, test } from 'vitest';
import { situation } from './situation.ts';
import { act, stageOf, tableWith, why } from './table.ts';

const goodsOf = (table: ReturnType<typeof tableWith>, seat = 0) => table.state.open.players[seat]!.goods;

describe('Preparation phase', () => {
  test.each([
    [{ money: 2 }, 'money', { coal: 0, steel: 0, wood: 0, money: 0 }],
    [{ coal: 1, money: 0 }, 'coal', { coal: 0, steel: 0, wood: 0, money: 0 }],
    [{ wood: 2, money: 1 }, 'wood', { coal: 0, steel: 0, wood: 1, money: 1 }],
  ])('MC-1 a step of a die costs one resource of any type or 2$: %j by %s', (goods, pay, left) => {
    const table = tableWith(situation({ goods: [goods], dice: [[3, 3]] }));
    act(table, 'turnDie', { seat: 0, die: 1, by: 1, pay });
    expect(table.state.open.players[0]!.dice.map(({ value }) => value)).toEqual([3, 4]);
    expect(goodsOf(table)).toEqual(left);
  });

  test('MC-1 6 turns to 1 and 1 to 6 for one payment', () => {
    const table = tableWith(situation({ goods: [{ coal: 2 }], dice: [[6, 1]] }));
    act(table, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'coal' });
    act(table, 'turnDie', { seat: 0, die: 1, by: -1, pay: 'money' });
    expect(table.state.open.players[0]!.dice.map(({ value }) => value)).toEqual([1, 6]);
    expect(goodsOf(table)).toMatchObject({ coal: 1, money: 0 });
  });

  test('MC-1 from 5 to 1 is two payments', () => {
    const table = tableWith(situation({ goods: [{ coal: 1 }], dice: [[5, 5]] }));
    act(table, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'coal' });
    expect(table.state.open.players[0]!.dice[0]!.value).toBe(6);
    act(table, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'money' });
    expect(table.state.open.players[0]!.dice[0]!.value).toBe(1);
  });

  test('MC-1 one dollar pays for nothing', () => {
    const table = tableWith(situation({ goods: [{ money: 1 }], tokens: { '0,0': 0 } }));
    expect(why(table, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'money' })).toMatchObject({
      rule: 'MC-1',
      code: 'cannot-pay',
    });
    expect(why(table, 'removeToken', { cell: '0,0', pay: 'money' })).toMatchObject({ rule: 'MC-1' });
  });

  test('MC-1 selling is not limited to once a round, and mixes with payments and removals', () => {
    const table = tableWith(situation({ goods: [{ coal: 2, wood: 1, money: 0 }], tokens: { '0,0': 0, '3,3': 0 } }));
    act(table, 'sell', { resource: 'coal' });
    act(table, 'sell', { resource: 'coal' });
    act(table, 'removeToken', { cell: '3,3', pay: 'money' });
    act(table, 'removeToken', { cell: '0,0', pay: 'wood' });
    expect(goodsOf(table)).toEqual({ coal: 0, steel: 0, wood: 0, money: 0 });
    expect(table.state.open.tokens).toEqual({});
    expect(table.state.open.sides[0]!.pool).toBe(8);
    expect(stageOf(table)).toBe('prepare');
  });

  test('MC-1 money is not for sale, and what is not there cannot be sold', () => {
    const table = tableWith(situation());
    expect(why(table, 'sell', { resource: 'money' })).toMatchObject({ code: 'malformed' });
    expect(why(table, 'sell', { resource: 'coal' })).toMatchObject({ rule: 'MC-1', code: 'nothing-to-sell' });
  });

  test('MC-4 money beyond 5 is lost when selling', () => {
    const table = tableWith(situation({ goods: [{ coal: 1, money: 5 }] }));
    act(table, 'sell', { resource: 'coal' });
    expect(goodsOf(table)).toMatchObject({ coal: 0, money: 5 });
  });

  test('MC-7 the preparation reaches tokens on Quarters only', () => {
    const table = tableWith(situation({ stages: { 0: 'token' } }));
    expect(why(table, 'removeToken', { cell: 'stage:0', pay: 'money' })).toMatchObject({ code: 'malformed' });
    expect(why(table, 'removeToken', { cell: '0,0', pay: 'money' })).toMatchObject({ code: 'no-token-here' });
  });

  test('MC-6 a token removed in the preparation frees the Quarter that the Engineer enters', () => {
    const table = tableWith(situation({ engineers: ['1,1'], tokens: { '2,1': 0 } }));
    act(table, 'removeToken', { cell: '2,1', pay: 'money' });
    act(table, 'gather', { to: '2,1' });
    act(table, 'gain', { advanced: false });
    expect(goodsOf(table).coal).toBe(1);
  });

  test('everything in the preparation can be taken back: it touches neither chance nor anything hidden', () => {
    const table = tableWith(situation({ goods: [{ coal: 2 }], tokens: { '0,0': 0 } }));
    for (const [move, args] of [
      ['turnDie', { seat: 0, die: 0, by: 1, pay: 'coal' }],
      ['sell', { resource: 'coal' }],
      ['removeToken', { cell: '0,0', pay: 'money' }],
    ] as const) {
      act(table, move, args);
      expect(table.closed).toBeNull();
    }
  });
});
