import { describe, expect, test } from 'vitest';
import { buildingOf } from '../../content/buildings.ts';
import { type Changes, situation } from './situation.ts';
import { act, stageOf, type Table, tableWith, why } from './table.ts';

/** What the second stage of A costs: tuned by measurement, so read from the content. */
const wood = buildingOf('baseA').stages[1]!.cost.wood!;

const goodsOf = (table: Table, seat = 0) => table.state.open.players[seat]!.goods;
/** The Engineer has just gone to a Quarter. */
const on = (cell: `${number},${number}`, changes: Changes = {}) =>
  tableWith(situation({ engineers: [cell], ...changes, turn: { step: 'investment', ...changes.turn } }));

describe('Investment phase', () => {
  test('an industrial Quarter gives 1 of its resource, 2 with its die', () => {
    expect(goodsOf(act(on('0,0'), 'gain', { advanced: false })).coal).toBe(1);
    const table = act(on('0,0', { dice: [[5, 6]] }), 'gain', { advanced: true });
    expect(goodsOf(table).coal).toBe(2);
    expect(table.state.open.players[0]!.dice.map(({ used }) => used)).toEqual([true, false]);
    expect(goodsOf(act(on('3,0'), 'gain', { advanced: false })).steel).toBe(1);
    expect(goodsOf(act(on('0,2'), 'gain', { advanced: false })).wood).toBe(1);
  });

  test('the advanced action needs a die that the Quarter shows', () => {
    expect(why(on('0,0', { dice: [[1, 3]] }), 'gain', { advanced: true })).toMatchObject({
      code: 'no-die-for-quarter',
      cells: ['0,0'],
    });
  });

  test('MC-8 an upgraded District fits one value more', () => {
    expect(why(on('0,0', { dice: [[1, 3]], upgraded: [0] }), 'gain', { advanced: true })).toBeUndefined();
  });

  test('a commercial Quarter exchanges 1 for 1 of another kind and gives 1$', () => {
    const table = on('0,1', { goods: [{ coal: 1 }] });
    expect(why(table, 'exchange', { give: 'coal', take: ['coal'] })).toMatchObject({ code: 'same-resource' });
    expect(why(table, 'exchange', { give: 'wood', take: ['coal'] })).toMatchObject({
      rule: 'MC-4',
      code: 'resource-missing',
    });
    act(table, 'exchange', { give: 'coal', take: ['steel'] });
    expect(goodsOf(table)).toEqual({ coal: 0, steel: 1, wood: 0, money: 3 });
  });

  test('a commercial Quarter with its die exchanges 1 for 2, alike or not, and gives 1$', () => {
    const table = on('0,1', { goods: [{ coal: 1 }], dice: [[4, 1]] });
    act(table, 'exchange', { give: 'coal', take: ['steel', 'wood'] });
    expect(goodsOf(table)).toEqual({ coal: 0, steel: 1, wood: 1, money: 3 });
    expect(
      why(on('0,1', { goods: [{ coal: 1 }] }), 'exchange', { give: 'coal', take: ['wood', 'wood'] }),
    ).toMatchObject({ code: 'no-die-for-quarter' });
  });

  test('MC-4 without a resource a commercial Quarter offers nothing', () => {
    expect(stageOf(on('0,1'))).toBe('finish');
  });

  test('a residential Quarter gives 2$', () => {
    expect(goodsOf(act(on('1,0'), 'gain', { advanced: false })).money).toBe(4);
    expect(why(on('1,0', { dice: [[3, 3]] }), 'gain', { advanced: true })).toMatchObject({ code: 'gives-nothing' });
  });

  test('a residential Quarter with its die builds', () => {
    const table = on('1,0', { goods: [{ wood: 3 }], dice: [[3, 1]] });
    act(table, 'build', { area: 'stage:1' });
    expect(table.state.open.building!.stages[1]).toEqual({ completed: true, token: true });
    expect(table.state.open.sides[0]!.pool).toBe(7);
    expect(stageOf(table)).toBe('finish');
  });

  test('building takes the kind of Quarter, the die and the cost', () => {
    expect(why(on('0,0', { goods: [{ wood }] }), 'build', { area: 'stage:1' })).toMatchObject({
      code: 'not-residential',
    });
    expect(why(on('1,0', { goods: [{ wood }] }), 'build', { area: 'stage:1' })).toMatchObject({
      code: 'no-die-for-quarter',
    });
    expect(why(on('1,0', { goods: [{ wood: wood - 1 }], dice: [[3, 1]] }), 'build', { area: 'stage:1' })).toMatchObject(
      {
        rule: 'MC-4',
        code: 'cannot-pay-project',
      },
    );
  });

  test('MC-6 a Quarter with a token does nothing and takes no second token', () => {
    const table = on('0,0', { tokens: { '0,0': 0 }, dice: [[2, 5]] });
    expect(stageOf(table)).toBe('finish');
    expect(why(table, 'gain', { advanced: false })).toMatchObject({ code: 'not-now' });
    act(table, 'endRound');
    expect(table.state.open.tokens).toEqual({ '0,0': 0 });
    expect(table.state.open.sides[0]!.pool).toBe(7);
  });

  test('MC-4 using the Quarter is the player’s choice', () => {
    const table = act(on('0,0'), 'endRound');
    expect(goodsOf(table).coal).toBe(0);
    expect(table.state.open.tokens).toEqual({ '0,0': 0 });
  });

  test('a Quarter acts once', () => {
    const table = act(on('0,0'), 'gain', { advanced: false });
    expect(why(table, 'gain', { advanced: false })).toMatchObject({ code: 'not-now' });
  });
});

describe('Logistics', () => {
  /** Top left: Logistics, residential / steel, commercial. */
  const logistics = (changes: Changes = {}) => on('0,0', { districts: [5, 2, 3, 4], ...changes });

  test('MC-7 two tokens from any areas for a die of any value', () => {
    const table = logistics({ tokens: { '3,3': 0, '2,2': 0 }, stages: { 0: 'token' }, dice: [[4, 6]] });
    act(table, 'logistics', { use: 'tokens' });
    act(table, 'retrieveToken', { area: 'stage:0' });
    act(table, 'retrieveToken', { area: '2,2' });
    expect(table.state.open.sides[0]!.pool).toBe(7);
    expect(table.state.open.players[0]!.dice.filter(({ used }) => used)).toHaveLength(1);
    act(table, 'endRound');
    expect(goodsOf(table).money).toBe(2);
  });

  test('MC-7 as many tokens as there are', () => {
    const table = act(logistics({ tokens: { '3,3': 0 } }), 'logistics', { use: 'tokens' });
    expect(table.state.open.tokens).toEqual({});
    expect(why(logistics(), 'logistics', { use: 'tokens' })).toMatchObject({ rule: 'MC-7', code: 'no-token-anywhere' });
  });

  test('MC-7 1$ for two resources of choice, with a die too', () => {
    const table = act(logistics(), 'logistics', { use: 'goods' });
    act(table, 'take', { resource: 'wood' });
    act(table, 'take', { resource: 'coal' });
    expect(goodsOf(table)).toEqual({ coal: 1, steel: 0, wood: 1, money: 1 });
    act(table, 'endRound');
    expect(goodsOf(table).money).toBe(1);
  });

  test('MC-7 without an unused die or without money it does nothing', () => {
    const state = situation({ engineers: ['0,0'], districts: [5, 2, 3, 4], turn: { step: 'investment' } });
    for (const die of state.open.players[0]!.dice) die.used = true;
    expect(stageOf(tableWith(state))).toBe('finish');
    const poor = logistics({ goods: [{ money: 0 }], tokens: { '3,3': 0 } });
    expect(why(poor, 'logistics', { use: 'goods' })).toMatchObject({ rule: 'MC-4', code: 'no-money' });
  });

  test('MC-7 sides A and B are alike', () => {
    expect(why(logistics({ upgraded: [0] }), 'logistics', { use: 'goods' })).toBeUndefined();
  });
});
