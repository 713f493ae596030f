import { describe, expect, test } from 'vitest';
import { outskirts } from '../../index.ts';
import { city, situation } from './pictures.ts';
import { act, openTable, stageOf, why } from './table.ts';

const table = () => openTable(2, 1, situation({ board: '. CH R', own: { hand: ['park', 'bar'] } }));

describe('Step 1: zoning', () => {
  test('one tile of the hand is laid beside the city, and building begins', () => {
    const after = act(table(), 'zone', { tile: 'park', cell: '2,1' });
    expect(after.state.open.board['2,1']).toEqual({ tile: 'park', building: null });
    expect(after.state.own[0]!.hand).toEqual(['bar']);
    expect(after.state.open.players[0]!.hand).toBe(1);
    expect(stageOf(after)).toBe('build');
  });

  test('EX-11 any free space that shares a side with a tile will do, whichever direction the city grows', () => {
    expect(outskirts(city('. CH R')).sort()).toEqual(['0,0', '1,-1', '1,1', '2,-1', '2,1', '3,0']);
    expect(why(table(), 'zone', { tile: 'park', cell: '1,-1' })).toBeUndefined();
  });

  test('EX-11 touching at a corner is not enough', () => {
    expect(why(table(), 'zone', { tile: 'park', cell: '0,1' })).toMatchObject({
      rule: 'EX-11',
      code: 'no-shared-side',
      cells: ['0,1'],
    });
  });

  test('EX-11 the board has no bounds', () => {
    const state = situation({ own: { hand: ['park', 'bar'] } });
    for (let y = 0; y < 60; y++) state.open.board[`0,${y}`] = { tile: 'residential', building: null };
    expect(why(openTable(2, 1, state), 'zone', { tile: 'park', cell: '0,60' })).toBeUndefined();
  });

  test('a space with a tile on it is taken', () => {
    expect(why(table(), 'zone', { tile: 'park', cell: '2,0' })).toMatchObject({ rule: 'zoning', code: 'space-taken' });
  });

  test('a tile that is not in hand cannot be zoned', () => {
    expect(why(table(), 'zone', { tile: 'mall', cell: '2,1' })).toMatchObject({ code: 'tile-not-in-hand' });
  });

  test.each(['-0,0', '00,0', '1,1 ', '1', '1.0,0', '9999,0'])(
    'a space has one spelling only: %s is refused',
    (cell) => {
      expect(why(table(), 'zone', { tile: 'park', cell })).toMatchObject({ code: 'malformed' });
    },
  );
});
