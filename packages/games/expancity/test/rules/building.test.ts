import { describe, expect, test } from 'vitest';
import { heightCaps, inProgress } from '../../index.ts';
import { building, city } from './pictures.ts';
import { act, openTable, stageOf, why } from './table.ts';

const at = (board: string, changes = {}) => openTable(2, 1, building(board, changes));
const open = (board: string) => ({ board: city(board) });

describe('Step 2: building', () => {
  test('constructing takes a block from the supply pool and one action', () => {
    const { open: after } = act(at('CH R'), 'construct', { cell: '1,0' }).state;
    expect(after.board['1,0']!.building).toEqual({ seat: 0, storeys: 1, completed: null });
    expect(after.players[0]!).toMatchObject({ pool: 5, reserve: 49 });
    expect(after.turn.actions).toBe(2);
  });

  test('material comes from the reserve and can be used in the same turn', () => {
    const table = at('CH R', { player: { pool: 0 } });
    expect(why(table, 'construct', { cell: '1,0' })).toMatchObject({ code: 'pool-empty' });
    act(table, 'material');
    expect(table.state.open.players[0]!).toMatchObject({ pool: 1, reserve: 48 });
    expect(why(table, 'construct', { cell: '1,0' })).toBeUndefined();
  });

  test('EX-3 exactly three actions, in any mix, then Step 3', () => {
    const table = at('CH R');
    act(table, 'construct', { cell: '1,0' });
    act(table, 'material');
    expect(stageOf(table)).toBe('build');
    act(table, 'material');
    expect(stageOf(table)).toBe('rooftops');
  });

  test('EX-3 nobody may stop early', () => {
    const table = at('CH R');
    for (const move of ['drawTiles', 'endTurn', 'complete']) {
      expect(why(table, move, move === 'complete' ? { cell: '1,0' } : {})).toMatchObject({ code: 'not-now' });
    }
  });

  test('EX-3 with an empty reserve and nothing to build the remaining actions lapse, told in words', () => {
    const table = act(at('CH R', { player: { pool: 6, reserve: 0 } }), 'construct', { cell: '1,0' });
    expect(stageOf(table)).toBe('rooftops');
    expect(table.lines.at(-1)).toMatchObject({ key: 'log.lapsed', params: { lapsed: 2 } });
  });

  test('EX-3 material is refused only when the reserve is empty', () => {
    const table = at('CH R', { player: { reserve: 0 } });
    expect(why(table, 'material')).toMatchObject({ rule: 'EX-3', code: 'reserve-empty' });
  });

  test('EX-4 City Hall and modifiers are never lots', () => {
    for (const cell of ['0,0', '1,0']) {
      expect(why(at('CH Pk R'), 'construct', { cell })).toMatchObject({ rule: 'EX-4', code: 'not-a-lot' });
    }
  });

  test('EX-4 a lot belongs to whoever built first', () => {
    expect(why(at('CH Ry1'), 'construct', { cell: '1,0' })).toMatchObject({
      code: 'lot-taken',
      params: { owner: { seat: 1 } },
    });
  });

  test('a free space is no place to build, nor is a building with a rooftop', () => {
    expect(why(at('CH R'), 'construct', { cell: '5,5' })).toMatchObject({ code: 'no-tile' });
    expect(why(at('CH Rr1^'), 'construct', { cell: '1,0' })).toMatchObject({ code: 'has-rooftop' });
  });

  test('EX-5 one storey per building per turn, counting the first', () => {
    const table = act(at('CH C Cr1'), 'construct', { cell: '1,0' });
    expect(why(table, 'construct', { cell: '1,0' })).toMatchObject({ rule: 'EX-5', code: 'grown-this-turn' });
    expect(why(table, 'construct', { cell: '2,0' })).toBeUndefined();
  });

  test.each([
    ['CH', { residential: 1, commercial: 4 }],
    ['Rr1 Cr3', { residential: 1, commercial: 4 }],
    ['Rr1^ Cr4^', { residential: 2, commercial: 5 }],
    ['Rr2^ Cr5^ Cr4^', { residential: 3, commercial: 6 }],
    ['Rr3^ Cr9^', { residential: 3, commercial: 10 }],
    ['Ry3^ Cy9^', { residential: 1, commercial: 4 }],
  ])('EX-5 height caps with %s', (board, caps) => {
    expect(heightCaps(open(board), 0)).toEqual(caps);
  });

  test('EX-5 at the cap a building stops until a higher one of its kind is completed', () => {
    expect(why(at('Rr1 CH'), 'construct', { cell: '0,0' })).toMatchObject({ rule: 'EX-5', code: 'at-height-cap' });
    expect(why(at('Rr1 CH Rr1^'), 'construct', { cell: '0,0' })).toBeUndefined();
    expect(why(at('Cr4 CH Rr3^'), 'construct', { cell: '0,0' })).toMatchObject({ params: { cap: 4 } });
    expect(why(at('Cr4 CH Cr4^'), 'construct', { cell: '0,0' })).toBeUndefined();
  });

  test('EX-5 a residence never has more than three storeys', () => {
    expect(why(at('Rr3 CH Rr3^'), 'construct', { cell: '0,0' })).toMatchObject({ rule: 'EX-5', code: 'never-higher' });
  });

  test('EX-6 three buildings without a rooftop are the limit, a residence at its cap among them', () => {
    const table = at('Rr1 Cr1 Cr3 R Cr4^');
    expect(inProgress(table.state.open, 0)).toEqual(['0,0', '1,0', '2,0']);
    expect(why(table, 'construct', { cell: '3,0' })).toMatchObject({
      rule: 'EX-6',
      code: 'enough-in-progress',
      cells: ['0,0', '1,0', '2,0'],
    });
    expect(why(table, 'construct', { cell: '1,0' })).toBeUndefined();
  });

  test('EX-6 other players and completed buildings do not count', () => {
    expect(why(at('Rr1 Cr1 Cy3 R Cr4^'), 'construct', { cell: '3,0' })).toBeUndefined();
  });
});
