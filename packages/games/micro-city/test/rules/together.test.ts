import { awaited } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { microCity } from '../../index.ts';
import { type Changes, together } from './situation.ts';
import { act, openTable, stageOf, type Table, tableWith, why } from './table.ts';

const money = (table: Table, seat: number) => table.state.open.players[seat]!.goods.money;
const dice = (table: Table, seat: number) => table.state.open.players[seat]!.dice.map(({ value }) => value);
const sharing = (rolled: number[]) =>
  tableWith(together({ dice: [[], []], open: { rolled, ready: [] }, turn: { step: 'sharing' } }));
const playing = (changes: Changes = {}) =>
  tableWith(together({ ...changes, turn: { step: 'project', ...changes.turn } }));

describe('Two in cooperation', () => {
  test('both place their Engineers at the same time, also on one Quarter', () => {
    const table = openTable(2);
    expect(awaited(table)).toEqual({ 0: 'place', 1: 'place' });
    act(table, 'placeEngineer', { cell: '1,1' }, 1);
    act(table, 'placeEngineer', { cell: '1,1' }, 0);
    expect(table.state.open.rolled.length === 4 || table.state.open.turn.step === 'preparation').toBe(true);
  });

  test('MC-10 the first player proposes, the second agrees', () => {
    const table = sharing([1, 2, 3, 4]);
    expect(awaited(table)).toEqual({ 0: 'propose' });
    act(table, 'propose', { dice: [1, 4] });
    expect(awaited(table)).toEqual({ 1: 'answer' });
    act(table, 'accept');
    expect([dice(table, 0), dice(table, 1)]).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  test('MC-10 the second makes one other proposal, and the first takes either', () => {
    for (const chosen of [
      [1, 4],
      [1, 2],
    ]) {
      const table = sharing([1, 2, 3, 4]);
      act(table, 'propose', { dice: [1, 4] });
      expect(why(table, 'propose', { dice: [1, 4] })).toMatchObject({ rule: 'MC-10', code: 'same-division' });
      act(table, 'propose', { dice: [1, 2] });
      expect(awaited(table)).toEqual({ 0: 'decide' });
      expect(why(table, 'decide', { dice: [3, 4] })).toMatchObject({ code: 'not-proposed' });
      act(table, 'decide', { dice: chosen });
      expect(dice(table, 0)).toEqual(chosen);
    }
  });

  test('MC-10 only dice that were rolled are shared out', () => {
    const table = sharing([1, 2, 2, 4]);
    for (const pair of [
      [1, 1],
      [4, 1],
      [5, 6],
    ])
      expect(why(table, 'propose', { dice: pair })).toMatchObject({ code: 'not-those-dice' });
    expect(why(table, 'propose', { dice: [2, 2] })).toBeUndefined();
  });

  test('MC-10 each pays from own goods, for either player’s dice and any token', () => {
    const table = tableWith(together({ tokens: { '0,0': 0 }, goods: [{ money: 2 }, { money: 2, coal: 1 }] }));
    act(table, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'money' }, 1);
    expect([money(table, 0), money(table, 1)]).toEqual([2, 0]);
    expect(dice(table, 0)).toEqual([3, 2]);
    act(table, 'removeToken', { cell: '0,0', pay: 'coal' }, 1);
    expect(table.state.open.tokens).toEqual({});
  });

  test('MC-10 a payment by one asks the other again', () => {
    const table = tableWith(together({ goods: [{ money: 2 }, { money: 4 }] }));
    act(table, 'ready', {}, 0);
    expect(awaited(table)).toEqual({ 1: 'together' });
    act(table, 'turnDie', { seat: 1, die: 0, by: 1, pay: 'money' }, 1);
    expect(awaited(table)).toEqual({ 0: 'together', 1: 'together' });
    act(table, 'ready', {}, 0);
    act(table, 'ready', {}, 1);
    expect(awaited(table)).toEqual({ 0: 'project' });
  });

  test('who pays the last they have says so themselves when they are done, and can take it back until then', () => {
    const table = tableWith(together({ goods: [{ money: 1 }, { money: 2 }] }));
    act(table, 'turnDie', { seat: 1, die: 0, by: 1, pay: 'money' }, 1);
    expect(awaited(table)).toEqual({ 1: 'together' });
    act(table, 'ready', {}, 1);
    expect(awaited(table)).toEqual({ 0: 'project' });
  });

  test('who has nothing to pay with is not waited for', () => {
    expect(awaited(tableWith(together({ goods: [{ money: 1 }, { money: 2 }] })))).toEqual({ 1: 'together' });
  });

  test('MC-10 the hand passes whole to the second and back; each final phase places a token and moves the marker', () => {
    const table = playing();
    act(table, 'play', { card: 'card1', to: '3,1', use: 'basic' });
    act(table, 'endRound');
    expect(awaited(table)).toEqual({ 1: 'project' });
    expect(table.state.open.marker).toBe(9);
    expect(why(table, 'play', { card: 'card1', to: '3,1', use: 'basic' })).toMatchObject({ code: 'card-not-in-hand' });
    act(table, 'play', { card: 'card3', to: '1,3', use: 'basic' });
    act(table, 'take', { resource: 'coal' });
    act(table, 'endRound');
    expect(table.state.open.tokens).toEqual({ '3,1': 0, '1,3': 0 });
    expect(table.state.open.sides[0]!.pool).toBe(6);
    expect(table.state.open.marker).toBe(8);
    expect(table.state.open.turn.seat).toBe(0);
  });

  test('MC-10 an odd number of rounds ends after the first player’s turn', () => {
    const table = playing({ marker: 1 });
    act(table, 'gather', { to: '2,1' });
    expect(act(table, 'endRound').over).toEqual({ winners: [], reason: 'outcome.time' });
  });

  test('MC-10 card 2 spares only the step of the player who used it', () => {
    const table = playing({
      dice: [
        [2, 1],
        [1, 1],
      ],
    });
    act(table, 'play', { card: 'card2', to: '2,1', use: 'advanced' });
    act(table, 'endRound');
    expect(table.state.open.marker).toBe(10);
    act(table, 'gather', { to: '1,2' });
    act(table, 'endRound');
    expect(table.state.open.marker).toBe(9);
  });

  test('MC-10 unused dice are counted for each player', () => {
    const table = playing({
      dice: [
        [1, 2],
        [3, 4],
      ],
    });
    act(table, 'play', { card: 'card1', to: '3,1', use: 'advanced' });
    act(table, 'take', { resource: 'coal' });
    act(table, 'endRound');
    expect(money(table, 0)).toBe(4);
    act(table, 'gather', { to: '1,2' });
    act(table, 'endRound');
    expect(money(table, 1)).toBe(3);
  });

  test('MC-10 card 4 may set the partner’s die', () => {
    const table = act(playing(), 'play', { card: 'card4', to: '2,1', use: 'basic' });
    act(table, 'setDie', { seat: 1, die: 0, value: 6 });
    expect(dice(table, 1)).toEqual([6, 2]);
  });

  test('both win together', () => {
    const table = playing({
      stages: { 0: 'token', 1: 'token', 2: 'token' },
      goods: [{ coal: 1, wood: 1, money: 3 }],
      dice: [[6, 1]],
    });
    act(table, 'play', { card: 'card6', to: '2,1', use: 'advanced' });
    expect(table.over).toEqual({ winners: [0, 1], reason: 'outcome.built' });
  });
});

describe('The card for two builders', () => {
  const withCard = (changes: Changes = {}) => playing({ options: { partner: true }, ...changes });

  test('two Project cards back, not this one', () => {
    const table = withCard({ discards: [['card1', 'card2', 'card3']] });
    act(table, 'play', { card: 'partner', to: '2,1', use: 'basic' });
    act(table, 'retrieveCard', { card: 'card1' });
    act(table, 'retrieveCard', { card: 'card2' });
    expect(table.state.open.sides[0]!.discard).toEqual(['card3', 'partner']);
  });

  test('MC-10 a swap: who plays it names both resources, each must hold one, nobody is asked', () => {
    const table = withCard({
      goods: [
        { coal: 2, steel: 1 },
        { wood: 1, coal: 1 },
      ],
    });
    act(table, 'play', { card: 'partner', to: '2,1', use: 'swap' });
    expect(stageOf(table)).toBe('swap');
    expect(why(table, 'swap', { give: 'wood', take: 'wood' })).toMatchObject({
      rule: 'MC-10',
      code: 'resource-missing',
    });
    expect(why(table, 'swap', { give: 'coal', take: 'steel' })).toMatchObject({ rule: 'MC-10', code: 'partner-lacks' });
    act(table, 'swap', { give: 'steel', take: 'wood' });
    expect(table.state.open.players.map(({ goods }) => goods)).toMatchObject([
      { coal: 2, steel: 0, wood: 1 },
      { wood: 0, coal: 1, steel: 1 },
    ]);
    expect(table.state.open.turn.seat).toBe(0);
  });

  test('it has no advanced action', () => {
    expect(why(withCard(), 'play', { card: 'partner', to: '2,1', use: 'advanced' })).toMatchObject({
      code: 'no-such-action',
    });
  });

  test('it exists in cooperation only', () => {
    const options = { game: 'a', level: 'easy', logistics: false, partner: true };
    expect(microCity.refuseSetup!(1, options)).toMatchObject({ code: 'partner-card-together-only' });
    expect(microCity.refuseSetup!(2, options)).toBeUndefined();
    expect(microCity.refuseSetup!(2, { ...options, game: 'competitive' })).toMatchObject({
      code: 'partner-card-together-only',
    });
  });
});
