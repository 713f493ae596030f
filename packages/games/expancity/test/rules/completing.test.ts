import { tell } from '@cityhall/ruleset';
import { atTurn, viewOf, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { completeNow, expancity, sumInWords, sumOf } from '../../index.ts';
import { building, completing, situation } from './pictures.ts';
import { act, openTable, stageOf, why } from './table.ts';

const at = (board: string, changes = {}) => openTable(2, 1, completing(board, changes));
const now = (board: string, cell: '0,0' | '1,0' | '1,1') => completeNow(viewOf(at(board), 0), cell)!;

describe('Step 3: completing', () => {
  test('(1 base + 1 Park) × 2 storeys = 4, a Mall beside a residence changes nothing', () => {
    expect(now('Pk Rr2 Ma', '1,0').sum).toMatchObject({ storey: 2, storeys: 2, points: 4 });
  });

  test('(1 base + 1 Park + 2 Mall − 1 vacant lot) × 5 storeys = 15', () => {
    const { sum } = now('. Pk .\nMa Cr5 R', '1,1');
    expect(sum.points).toBe(15);
    expect(tell(expancity.words.en!, 'sum.total', (sumInWords(sum) as { params: object }).params as never)).toBe(
      '(1 + 1 Park + 2 Mall − 1 vacant lot) × 5 storeys = 15',
    );
  });

  test('a Commercial building of 4 storeys beside a Mall is worth 12', () => {
    expect(now('Ma Cr4', '1,0').sum.points).toBe(12);
  });

  test('EX-2 a first residence beside two vacant lots is worth −1, and may be completed or not', () => {
    expect(now('R Rr1 C', '1,0')).toMatchObject({ sum: { points: -1 }, allowed: true });
    const table = act(at('R Rr1 C'), 'complete', { cell: '1,0' });
    expect(expancity.score(viewOf(table, 0))[0]!.total).toBe(-1);
    expect(why(at('R Rr1 C'), 'drawTiles')).toBeUndefined();
  });

  test('EX-2 storeys worth nothing make a building worth nothing', () => {
    expect(now('R Rr1', '1,0')).toMatchObject({ sum: { storey: 0, points: 0 }, allowed: true });
  });

  test('EX-4 a lot stops being vacant with the first block, whoever placed it', () => {
    expect(now('Ry1 Rr1 Cr1', '1,0').sum.points).toBe(1);
    expect(now('CH Rr1 Pk', '1,0').sum.points).toBe(2);
  });

  test('a completed building keeps its score when a Park or a lot comes later', () => {
    const table = act(at('. Pk\n. Rr1', { own: { hand: ['park', 'residential'] } }), 'complete', { cell: '1,1' });
    const points = () => expancity.score(viewOf(table, null))[0]!.total;
    expect(points()).toBe(2);
    write(table, ({ open }) => {
      open.board['2,1'] = { tile: 'park', building: null };
      open.board['0,1'] = { tile: 'residential', building: null };
    });
    expect(points()).toBe(2);
    expect(sumOf(table.open.board, '1,1', 'residential', 1).points).toBe(2);
  });

  test.each([
    ['Cr3', 'too-low'],
    ['Ry1', 'another-owner'],
    ['Rr1^', 'has-rooftop'],
    ['R', 'no-building'],
    ['Pk', 'no-building'],
  ])('a rooftop on %s is refused: %s', (mark, code) => {
    expect(why(at(`CH ${mark}`), 'complete', { cell: '1,0' })).toMatchObject({ rule: 'completing', code });
  });

  test('a Commercial building needs four storeys, a residence one', () => {
    expect(why(at('CH Cr4'), 'complete', { cell: '1,0' })).toBeUndefined();
    expect(why(at('CH Rr1'), 'complete', { cell: '1,0' })).toBeUndefined();
  });

  test('EX-7 rooftops in any order, each scored at once, as many as qualify', () => {
    const table = at('Rr1 CH Cr4 Rr1');
    act(table, 'complete', { cell: '3,0' });
    act(table, 'complete', { cell: '0,0' });
    expect(expancity.score(viewOf(table, 1))[0]!.total).toBe(2);
    expect(stageOf(table)).toBe('rooftops');
    expect(why(table, 'complete', { cell: '2,0' })).toBeUndefined();
  });

  test('EX-7 one draw of two contracts for each building completed, one after the other', () => {
    const deck = ['samePark', 'lineOfFour', 'sameBank', 'sameMall', 'sameSchool'] as const;
    const table = at('Rr1 CH Rr1', { sealed: { deck: [...deck] } });
    act(table, 'complete', { cell: '0,0' });
    act(table, 'complete', { cell: '2,0' });
    expect(why(table, 'drawTiles')).toMatchObject({ rule: 'EX-7', code: 'contracts-first' });
    act(table, 'drawContracts');
    expect(table.state.own[0]!.offered).toEqual(['samePark', 'lineOfFour']);
    expect(why(table, 'takeContract', { contract: 'sameBank' })).toMatchObject({ code: 'contract-not-offered' });
    act(table, 'takeContract', { contract: 'lineOfFour' });
    expect(table.state.own[0]!.offered).toEqual(['sameBank', 'sameMall']);
    expect(table.state.sealed.deck).toEqual(['sameSchool', 'samePark']);
    act(table, 'takeContract', { contract: 'sameBank' });
    expect(table.state.sealed.deck).toEqual(['sameSchool', 'samePark', 'sameMall']);
    expect(table.state.own[0]!.contracts).toEqual(['lineOfFour', 'sameBank']);
    expect(table.state.open.players[0]!.held).toBe(2);
    expect(stageOf(table)).toBe('contracts');
    expect(why(table, 'drawTiles')).toBeUndefined();
  });

  test('EX-7 taking a contract is not optional, and no rooftop after the first draw', () => {
    const table = at('Rr1 CH Rr1');
    act(table, 'complete', { cell: '0,0' });
    act(table, 'drawContracts');
    for (const move of ['drawTiles', 'endTurn']) expect(why(table, move)).toMatchObject({ code: 'not-now' });
    expect(why(table, 'complete', { cell: '2,0' })).toMatchObject({ code: 'not-now' });
    act(table, 'takeContract', { contract: table.state.own[0]!.offered[0]! });
    expect(why(table, 'complete', { cell: '2,0' })).toMatchObject({ code: 'not-now' });
  });

  test('EX-7 without a completed building there is nothing to draw', () => {
    expect(why(at('Rr1 CH'), 'drawContracts')).toMatchObject({ rule: 'EX-7', code: 'nothing-completed' });
  });

  test('EX-7 met contracts may be revealed before the draws, while choosing, and after them', () => {
    const own = { contracts: ['samePark', 'lineOfThree', 'threeInTwo'] as never[] };
    const table = at('Rr1 Pk Cr1\nRr1 Cr1 Cr1^', { own });
    act(table, 'reveal', { contract: 'samePark' });
    act(table, 'complete', { cell: '0,0' });
    act(table, 'drawContracts');
    act(table, 'reveal', { contract: 'lineOfThree' });
    act(table, 'takeContract', { contract: table.state.own[0]!.offered[0]! });
    act(table, 'reveal', { contract: 'threeInTwo' });
    expect(table.state.open.players[0]!.revealed).toEqual(['samePark', 'lineOfThree', 'threeInTwo']);
  });

  test('EX-6 a building finished in Step 3 frees its place from the next turn', () => {
    const table = at('Rr1 Cr1 Cr1 R', { own: { hand: ['park'] } });
    act(table, 'complete', { cell: '0,0' });
    act(table, 'drawContracts');
    act(table, 'takeContract', { contract: table.state.own[0]!.offered[0]! });
    act(table, 'drawTiles');
    act(table, 'keepTile', { tile: table.state.own[0]!.drawn[0]! });
    const state = structuredClone(table.state);
    Object.assign(state.open.turn, { seat: 0, step: 'building' });
    expect(why(openTable(2, 1, state), 'construct', { cell: '3,0' })).toBeUndefined();
  });

  test('EX-14 a rooftop has no shape in the rules', () => {
    expect(why(at('CH Cr4'), 'complete', { cell: '1,0', roof: 'pointed' })).toMatchObject({ code: 'malformed' });
    expect(why(at('CH Cr4'), 'complete', { cell: '1,0' })).toBeUndefined();
  });
});

describe('the example turn of the rulebook', () => {
  const segment = `
    .     Cr2  .
    Cr4^  .    Rr1
    R     Cr4  Ma
    .     .    Rr1^`;

  test('Shari zones a Park, builds, scores 4 and 15, and finds a contract met at once', () => {
    const deck = ['sameBank', 'sameMall', 'samePark', 'lineOfFour'] as const;
    const own = { hand: ['park', 'bar'] as never[] };
    const table = openTable(2, 1, situation({ board: segment, own, sealed: { deck: [...deck] } }));
    act(table, 'zone', { tile: 'park', cell: '1,1' });
    act(table, 'construct', { cell: '2,1' });
    act(table, 'material');
    act(table, 'construct', { cell: '1,2' });
    act(table, 'complete', { cell: '2,1' });
    expect(expancity.score(viewOf(table, 0))[0]!.total).toBe(4);
    act(table, 'complete', { cell: '1,2' });
    expect(expancity.score(viewOf(table, 0))[0]!.total).toBe(4 + 15);
    expect(why(table, 'complete', { cell: '1,0' })).toMatchObject({ code: 'too-low' });
    act(table, 'drawContracts');
    act(table, 'takeContract', { contract: 'sameMall' });
    act(table, 'takeContract', { contract: 'samePark' });
    act(table, 'reveal', { contract: 'samePark' });
    act(table, 'drawTiles');
    act(table, 'keepTile', { tile: table.state.own[0]!.drawn[1]! });
    expect(table.state.own[0]!.hand).toHaveLength(2);
    expect(atTurn(table)).toBe(1);
  });
});

test('a building under way is worth nothing to a spectator or another player who asks about it', () => {
  const table = openTable(2, 1, building('CH Rr1'));
  expect(completeNow(viewOf(table, null), '1,0')).toBeUndefined();
  expect(completeNow(viewOf(table, 1), '1,0')).toBeUndefined();
});
