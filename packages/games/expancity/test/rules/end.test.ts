import { viewOf, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { contracts, type ExpancityState, expancity, turnsOfGame } from '../../index.ts';
import { type Changes, completing } from './pictures.ts';
import { act, openTable, type Table } from './table.ts';

/** Red ends the last turn on that board. */
function lastWord(board: string, changes: Changes = {}, prepare: (state: ExpancityState) => void = () => {}): Table {
  const own = { hand: [], ...changes.own };
  const table = openTable(
    2,
    1,
    completing(board, { ...changes, own, sealed: { bag: [] }, turn: { number: turnsOfGame } }),
  );
  write(table, (state) => {
    state.open.goals = ['mostContracts', 'tallestBuilding', 'mostParkFronts'];
    prepare(state);
  });
  return act(table, 'endTurn');
}

const lines = (table: Table, seat: number) => expancity.score(viewOf(table, null))[seat]!.lines;

describe('the end of the game', () => {
  test('EX-8 contracts still held that are met now are revealed and scored, also those of others', () => {
    const table = lastWord('Rr1 Pk Cr1 Sc Ry1', { own: { contracts: ['samePark', 'sameBank'] } }, (state) => {
      state.own[1]!.contracts = ['residenceSchool'];
      state.open.players[1]!.held = 1;
    });
    expect(table.state.open.players.map(({ revealed }) => revealed)).toEqual([['samePark'], ['residenceSchool']]);
    expect(lines(table, 1)[0]).toMatchObject({ key: 'contract', points: contracts.residenceSchool.points });
  });

  test('EX-8 a contract that is no longer met gives nothing', () => {
    const table = lastWord('Ma Cr5', { own: { contracts: ['fourStoreyMall'] } });
    expect(lines(table, 0)).toEqual([]);
    expect(table.state.own[0]!.contracts).toEqual(['fourStoreyMall']);
  });

  test('EX-8 Most Contracts counts those revealed at the end', () => {
    const table = lastWord('Rr1 Pk Cr1', { own: { contracts: ['samePark'] } }, (state) => {
      state.open.players[1]!.revealed = ['sameBank'];
    });
    expect(table.state.open.awards).toContainEqual({
      goal: 'mostContracts',
      standing: [1, 1],
      winners: [0, 1],
      points: 9,
    });
  });

  test('goals are scored with their source, and most points win', () => {
    const table = lastWord('Cr4^ Cy5^');
    expect(lines(table, 1).at(-1)).toEqual({
      key: 'goal',
      params: { goal: { word: 'goal.tallestBuilding' }, shared: 1 },
      points: 18,
    });
    expect(table.over).toEqual({ winners: [1], totals: { 0: 0, 1: 18 } });
  });

  test('equal totals share the victory', () => {
    expect(lastWord('Cr4^ Cy4^').over).toEqual({ winners: [0, 1], totals: { 0: 9, 1: 9 } });
  });

  test('before the last turn nobody’s contracts are shown', () => {
    const own = { hand: ['park' as const], contracts: ['samePark' as const] };
    const table = openTable(2, 1, completing('Rr1 Pk Cr1', { own, sealed: { bag: [] }, turn: { number: 59 } }));
    act(table, 'endTurn');
    expect(table.over).toBeNull();
    expect(table.state.open.players[0]!.revealed).toEqual([]);
  });
});
