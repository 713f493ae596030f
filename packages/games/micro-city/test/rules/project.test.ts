import { viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { buildingOf } from '../../content/buildings.ts';
import { type CardName, microCity } from '../../index.ts';
import { against, type Changes, situation, together } from './situation.ts';
import { act, stageOf, type Table, tableWith, why } from './table.ts';

/** What the second stage of A costs: tuned by measurement, so read from the content. */
const wood = buildingOf('baseA').stages[1]!.cost.wood!;

const goodsOf = (table: Table, seat = 0) => table.state.open.players[seat]!.goods;
const side = (table: Table, which = 0) => table.state.open.sides[which]!;
const at = (changes: Changes = {}) => tableWith(situation(changes));

/** Where a card with so many steps can end. */
function ends(table: Table, card: CardName): string[] {
  const found = [...microCity.moves.play!.candidates!(viewOf(table, 0), 0)];
  return [...new Set(found.filter((args) => args.card === card && !why(table, 'play', args)).map(({ to }) => to))];
}

describe('Movement', () => {
  test('MC-2 one step is orthogonal and compulsory', () => {
    expect(ends(at({ engineers: ['1,1'] }), 'card2').sort()).toEqual(['0,1', '1,0', '1,2', '2,1']);
    expect(why(at(), 'play', { card: 'card2', to: '1,1', use: 'basic' })).toMatchObject({
      rule: 'MC-2',
      code: 'not-so-far',
    });
  });

  test('MC-2 two steps are exact and never end on their start', () => {
    expect(ends(at({ engineers: ['0,0'] }), 'card1').sort()).toEqual(['0,2', '1,1', '2,0']);
    expect(ends(at({ engineers: ['1,1'] }), 'card1')).not.toContain('1,1');
  });

  test('MC-2 any Quarter may be walked through, tokens or not', () => {
    expect(ends(at({ engineers: ['0,0'], tokens: { '0,1': 0, '1,0': 0 } }), 'card3').sort()).toEqual([
      '0,2',
      '1,1',
      '2,0',
    ]);
  });

  test('MC-2 in competition no move ends on the opponent’s Engineer, but it may pass', () => {
    const table = tableWith(against({ engineers: ['0,0', '1,0'] }));
    expect(why(table, 'play', { card: 'card2', to: '1,0', use: 'basic' })).toMatchObject({ code: 'engineer-there' });
    expect(why(table, 'gather', { to: '1,0' })).toMatchObject({ rule: 'MC-2', code: 'engineer-there' });
    expect(why(table, 'play', { card: 'card1', to: '2,0', use: 'basic' })).toBeUndefined();
  });

  test('MC-10 in cooperation both Engineers may share a Quarter', () => {
    const table = tableWith(together({ engineers: ['0,0', '1,0'], turn: { step: 'project' } }));
    expect(why(table, 'gather', { to: '1,0' })).toBeUndefined();
  });
});

describe('Project cards', () => {
  test('card 1: 2$; with a 1 also one resource of choice', () => {
    const basic = act(at({ engineers: ['0,0'] }), 'play', { card: 'card1', to: '1,1', use: 'basic' });
    expect(goodsOf(basic)).toMatchObject({ money: 4 });
    const table = act(at({ dice: [[1, 4]], engineers: ['0,0'] }), 'play', {
      card: 'card1',
      to: '1,1',
      use: 'advanced',
    });
    expect(stageOf(table)).toBe('any');
    act(table, 'take', { resource: 'steel' });
    expect(goodsOf(table)).toMatchObject({ money: 4, steel: 1 });
    expect(table.state.open.players[0]!.dice.map(({ used }) => used)).toEqual([true, false]);
  });

  test('card 2: one Project card back; with a 2 two, and the time marker stays', () => {
    const discards: CardName[][] = [['card1', 'card3', 'card5']];
    const basic = act(at({ discards }), 'play', { card: 'card2', to: '2,1', use: 'basic' });
    expect(why(basic, 'retrieveCard', { card: 'card2' })).toMatchObject({ rule: 'MC-15' });
    act(basic, 'retrieveCard', { card: 'card3' });
    expect(side(basic).discard).toEqual(['card1', 'card5', 'card2']);
    const table = act(at({ discards, dice: [[5, 2]] }), 'play', { card: 'card2', to: '2,1', use: 'advanced' });
    act(table, 'retrieveCard', { card: 'card1' });
    act(table, 'retrieveCard', { card: 'card5' });
    expect(side(table).discard).toEqual(['card3', 'card2']);
    act(table, 'endRound');
    expect(table.state.open.marker).toBe(10);
  });

  test('card 3: one resource of choice; with a 3 two, alike or not', () => {
    const basic = act(at(), 'play', { card: 'card3', to: '3,1', use: 'basic' });
    act(basic, 'take', { resource: 'wood' });
    expect(goodsOf(basic).wood).toBe(1);
    const table = act(at({ dice: [[3, 3]] }), 'play', { card: 'card3', to: '3,1', use: 'advanced' });
    act(table, 'take', { resource: 'coal' });
    expect(stageOf(table)).toBe('any');
    act(table, 'take', { resource: 'coal' });
    expect(goodsOf(table).coal).toBe(2);
  });

  test('card 4: an unused die to any value, which the Quarter then takes', () => {
    const table = act(at({ dice: [[2, 2]] }), 'play', { card: 'card4', to: '2,1', use: 'basic' });
    expect(stageOf(table)).toBe('die');
    act(table, 'setDie', { seat: 0, die: 1, value: 3 });
    act(table, 'gain', { advanced: true });
    expect(goodsOf(table).coal).toBe(2);
  });

  test('card 4 with a 4: a District is upgraded, and MC-8 its new dice count at once', () => {
    const table = act(at({ dice: [[4, 5]] }), 'play', { card: 'card4', to: '2,1', use: 'advanced' });
    expect(stageOf(table)).toBe('district');
    act(table, 'upgrade', { district: 1 });
    act(table, 'gain', { advanced: true });
    expect(goodsOf(table).coal).toBe(2);
  });

  test('card 4: the last basic District is upgraded without a question', () => {
    const table = act(at({ dice: [[4, 5]], upgraded: [0, 1, 3] }), 'play', {
      card: 'card4',
      to: '2,1',
      use: 'advanced',
    });
    expect(table.state.open.districts.every(({ upgraded }) => upgraded)).toBe(true);
    expect(stageOf(table)).toBe('invest');
  });

  test('card 5: a token off a Quarter; with a 5 two from any areas', () => {
    const tokens = { '0,0': 0, '3,3': 0 };
    const basic = act(at({ tokens, stages: { 1: 'token' } }), 'play', { card: 'card5', to: '2,2', use: 'basic' });
    expect(why(basic, 'retrieveToken', { area: 'stage:1' })).toMatchObject({ code: 'no-token-to-retrieve' });
    act(basic, 'retrieveToken', { area: '3,3' });
    expect(basic.state.open.tokens).toEqual({ '0,0': 0 });
    const table = at({ tokens, stages: { 1: 'token' }, dice: [[5, 1]] });
    act(table, 'play', { card: 'card5', to: '2,2', use: 'advanced' });
    act(table, 'retrieveToken', { area: 'stage:1' });
    act(table, 'retrieveToken', { area: '0,0' });
    expect(table.state.open.building!.stages[1]).toEqual({ completed: true, token: false });
    expect(side(table).pool).toBe(7);
  });

  test('card 6: one resource for any one; with a 6 a stage at its cost', () => {
    const basic = act(at({ goods: [{ coal: 1 }] }), 'play', { card: 'card6', to: '2,1', use: 'basic' });
    expect(why(basic, 'exchange', { give: 'coal', take: ['wood', 'wood'] })).toMatchObject({ code: 'one-resource' });
    expect(why(basic, 'exchange', { give: 'wood', take: ['coal'] })).toMatchObject({ code: 'resource-missing' });
    act(basic, 'exchange', { give: 'coal', take: ['wood'] });
    expect(goodsOf(basic)).toMatchObject({ coal: 0, wood: 1, money: 2 });
    const table = act(at({ goods: [{ wood }], dice: [[6, 1]] }), 'play', {
      card: 'card6',
      to: '2,1',
      use: 'advanced',
    });
    expect(table.state.open.building!.stages[1]).toEqual({ completed: true, token: true });
    expect(goodsOf(table)).toMatchObject({ wood: 0, money: 2 });
    expect(stageOf(table)).toBe('invest');
  });

  test('MC-16 card 6 builds wherever the Engineer stands, also on a Quarter with a token', () => {
    const table = at({ goods: [{ wood: 3, steel: 2, money: 2 }], dice: [[6, 1]], tokens: { '2,1': 0 } });
    act(table, 'play', { card: 'card6', to: '2,1', use: 'advanced' });
    expect(stageOf(table)).toBe('stage');
    act(table, 'build', { area: 'stage:2' });
    expect(table.state.open.building!.stages[2]!.completed).toBe(true);
    expect(stageOf(table)).toBe('finish');
  });

  test('MC-16 card 6 needs a token in the pool and the cost', () => {
    const poor = at({ goods: [{ wood: wood - 1 }], dice: [[6, 1]] });
    expect(why(poor, 'play', { card: 'card6', to: '2,1', use: 'advanced' })).toMatchObject({
      rule: 'MC-16',
      code: 'cannot-pay-any',
    });
    const tokens = { '0,0': 0, '1,0': 0, '2,0': 0, '3,0': 0, '0,1': 0, '1,1': 0, '3,1': 0, '0,2': 0 };
    const empty = at({ goods: [{ wood }], dice: [[6, 1]], tokens });
    expect(why(empty, 'play', { card: 'card6', to: '2,1', use: 'advanced' })).toMatchObject({
      rule: 'MC-16',
      code: 'no-token',
    });
  });

  test('the advanced action takes a die of the card’s value', () => {
    expect(why(at({ dice: [[2, 4]] }), 'play', { card: 'card1', to: '3,1', use: 'advanced' })).toMatchObject({
      code: 'no-die-for-card',
    });
  });

  test('MC-15 first the move, then the action, then the discard pile: card 5 may free the Quarter underfoot', () => {
    const table = act(at({ tokens: { '1,3': 0, '0,0': 0 } }), 'play', { card: 'card5', to: '1,3', use: 'basic' });
    expect(side(table).discard).toEqual([]);
    act(table, 'retrieveToken', { area: '1,3' });
    expect(side(table).discard).toEqual(['card5']);
    expect(why(table, 'endRound')).toBeUndefined();
    expect(table.state.open.tokens).toEqual({ '0,0': 0 });
  });

  test('MC-4 a card whose action finds nothing to act on may be played: it moves the Engineer', () => {
    for (const [card, to, use] of [
      ['card2', '2,1', 'basic'],
      ['card5', '2,2', 'basic'],
      ['card6', '2,1', 'basic'],
    ] as const) {
      const table = act(at(), 'play', { card, to, use });
      expect(table.state.open.players[0]!.engineer).toBe(to);
      expect(table.state.open.turn.step).toBe('investment');
    }
  });

  test('MC-4 card 2 advanced stops the marker with an empty discard too', () => {
    const table = act(at({ dice: [[2, 3]] }), 'play', { card: 'card2', to: '2,1', use: 'advanced' });
    act(table, 'endRound');
    expect(table.state.open.marker).toBe(10);
  });

  test('MC-4 retrieving takes as many as there are, without a question where that is all', () => {
    const table = act(at({ discards: [['card1']], dice: [[2, 3]] }), 'play', {
      card: 'card2',
      to: '2,1',
      use: 'advanced',
    });
    expect(side(table).discard).toEqual(['card2']);
    const five = act(at({ tokens: { '0,0': 0 }, dice: [[5, 3]] }), 'play', {
      card: 'card5',
      to: '2,2',
      use: 'advanced',
    });
    expect(five.state.open.tokens).toEqual({});
  });

  test('MC-4 gains above 5 are lost', () => {
    const table = act(at({ goods: [{ money: 4 }], engineers: ['0,0'] }), 'play', {
      card: 'card1',
      to: '1,1',
      use: 'basic',
    });
    expect(goodsOf(table).money).toBe(5);
  });

  test('retrieving all Project cards moves one Quarter; MC-4 an empty discard will do', () => {
    const table = act(at({ discards: [['card1', 'card2']] }), 'gather', { to: '2,1' });
    expect(side(table)).toMatchObject({ discard: [] });
    expect(side(table).hand).toHaveLength(6);
    expect(why(at(), 'gather', { to: '2,1' })).toBeUndefined();
  });

  test('a card in the discard pile cannot be played', () => {
    expect(why(at({ discards: [['card1']] }), 'play', { card: 'card1', to: '3,1', use: 'basic' })).toMatchObject({
      code: 'card-not-in-hand',
    });
  });
});
