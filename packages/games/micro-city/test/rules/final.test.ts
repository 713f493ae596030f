import { describe, expect, test } from 'vitest';
import { games } from '../../content/games.ts';
import { type Changes, situation } from './situation.ts';
import { act, openTable, stageOf, tableWith } from './table.ts';

const ending = (changes: Changes = {}) =>
  tableWith(situation({ engineers: ['0,0'], ...changes, turn: { step: 'investment', acted: true, ...changes.turn } }));
const fullBoard = { '1,0': 0, '2,0': 0, '3,0': 0, '0,1': 0, '1,1': 0, '2,1': 0, '3,1': 0, '0,2': 0 };

describe('Final phase', () => {
  test('a token from the pool, time, and 1$ for two unused dice, in that order', () => {
    const table = act(ending(), 'endRound');
    expect(table.state.open.tokens).toEqual({ '0,0': 0 });
    expect(table.state.open.sides[0]!.pool).toBe(7);
    expect(table.state.open.marker).toBe(9);
    expect(table.state.open.players[0]!.goods.money).toBe(3);
  });

  test('a used die brings no money', () => {
    const state = situation({ engineers: ['0,0'], turn: { step: 'investment', acted: true } });
    state.open.players[0]!.dice[0]!.used = true;
    expect(act(tableWith(state), 'endRound').state.open.players[0]!.goods.money).toBe(2);
  });

  test('MC-15 dice that were turned but not taken are unused', () => {
    const table = tableWith(situation({ dice: [[2, 2]], goods: [{ coal: 1 }] }));
    act(table, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'coal' });
    act(table, 'gather', { to: '2,1' });
    expect(act(table, 'endRound').state.open.players[0]!.goods.money).toBe(3);
  });

  test('an empty pool is a defeat where a token is due', () => {
    const table = act(ending({ tokens: fullBoard }), 'endRound');
    expect(table.over).toEqual({ winners: [], reason: 'outcome.tokens' });
  });

  test('an empty pool is none where a token lies', () => {
    const table = act(ending({ tokens: fullBoard, engineers: ['1,0'] }), 'endRound');
    expect(table.over).toBeNull();
  });

  test('the marker on 0 is a defeat', () => {
    expect(act(ending({ marker: 1 }), 'endRound').over).toEqual({ winners: [], reason: 'outcome.time' });
  });

  test('MC-3 with an empty pool in the last round the token decides first', () => {
    expect(act(ending({ tokens: fullBoard, marker: 1 }), 'endRound').over).toMatchObject({ reason: 'outcome.tokens' });
  });

  test('MC-4 card 2 advanced in the last round wins another one', () => {
    const table = ending({ marker: 1, turn: { timeStays: true } });
    expect(act(table, 'endRound').over).toBeNull();
    expect(table.state.open.marker).toBe(1);
    expect(table.state.open.turn.timeStays).toBe(false);
  });

  test('MC-14 a round ends at the player’s word only, and the next roll closes undo', () => {
    const table = ending();
    expect(stageOf(table)).toBe('finish');
    act(table, 'endRound');
    expect(table.closed).toBe('chance');
    expect(stageOf(table)).toBe('prepare');
  });
});

describe('Set-up', () => {
  test('0 coal, 0 steel, 0 wood, 2$, eight tokens, six cards', () => {
    const { open } = openTable(1).state;
    expect(open.players[0]!.goods).toEqual({ coal: 0, steel: 0, wood: 0, money: 2 });
    expect(open.sides[0]).toMatchObject({ pool: 8, discard: [] });
    expect(open.sides[0]!.hand).toHaveLength(6);
    expect(open.districts.every(({ upgraded, number }) => !upgraded && number <= 4)).toBe(true);
  });

  test('the Engineer is placed on a Quarter of choice, then two dice are rolled', () => {
    const table = openTable(1);
    expect(stageOf(table)).toBe('place');
    act(table, 'placeEngineer', { cell: '2,3' });
    expect(table.state.open.players[0]!.engineer).toBe('2,3');
    expect(table.state.open.players[0]!.dice).toHaveLength(2);
  });

  test.each([
    ['a', 'easy', 10],
    ['a', 'medium', 8],
    ['b', 'medium', 15],
    ['b', 'hard', 12],
    ['ab', 'easy', 25],
    ['ab', 'medium', 22],
    ['ab', 'hard', 18],
  ] as const)('%s %s has %i rounds', (game, level, rounds) => {
    expect(openTable(1, { game, level }).state.open.marker).toBe(rounds);
    expect(games[game].rounds).toMatchObject({ [level]: rounds });
  });

  test('Logistics: one random District is replaced by a random one of the add-on', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const numbers = openTable(1, { logistics: true }, seed).state.open.districts.map(({ number }) => number);
      const added = numbers.filter((number) => number > 4);
      expect(added).toHaveLength(1);
      for (const number of numbers) seen.add(number);
    }
    expect(seen.size).toBe(7);
  });
});
