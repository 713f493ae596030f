import { describe, expect, test } from 'vitest';
import { type Goal, goalStandings } from '../../index.ts';
import { situation } from './pictures.ts';

function standings(goal: Goal, board: string, seats = 2) {
  return goalStandings(situation({ seats, board, open: { goals: [goal] } }).open)[0]!;
}

describe('goals', () => {
  test('Tallest Building counts completed buildings', () => {
    expect(standings('tallestBuilding', 'Cr9 Cr4^ Cy5^')).toMatchObject({ standing: [4, 5], winners: [1] });
  });

  test('Most Commercial Buildings counts completed ones', () => {
    expect(standings('mostCommercial', 'Cr4^ Cr4^ Cy4^ Cy4 Ry1^')).toMatchObject({ standing: [2, 1], winners: [0] });
  });

  test('Most Residential Buildings counts completed ones', () => {
    expect(standings('mostResidential', 'Rr1^ Cr4^ Ry2^ Ry1^ Rr1')).toMatchObject({ standing: [1, 2], winners: [1] });
  });

  test('Most Contracts counts revealed ones', () => {
    const state = situation({ open: { goals: ['mostContracts'] }, player: { revealed: ['samePark'], held: 5 } });
    expect(goalStandings(state.open)[0]).toMatchObject({ standing: [1, 0], winners: [0] });
  });

  test('Largest Neighbourhood joins controlled buildings by their sides, nothing else joins', () => {
    const board = `
      Rr1 Cr1 Pk Rr1
      Rr1 .   CH Rr1
      .   Cr1 Ry1 Rr1`;
    expect(standings('largestNeighbourhood', board)).toMatchObject({ standing: [3, 1], winners: [0] });
  });

  test('Most Park Fronts counts completed buildings beside a Park', () => {
    expect(standings('mostParkFronts', 'Rr1^ Pk Cr4^\n. Ry1 Pk Ry1^')).toMatchObject({ standing: [2, 1] });
  });

  test('a goal is worth 18 with two players and 12 with more', () => {
    expect(standings('tallestBuilding', 'Cr4^', 2).points).toBe(18);
    expect(standings('tallestBuilding', 'Cr4^', 3).points).toBe(12);
    expect(standings('tallestBuilding', 'Cr4^', 4).points).toBe(12);
  });

  test.each([
    [2, 'Cr4^ Cy4^', 9],
    [3, 'Cr4^ Cy4^', 6],
    [3, 'Cr4^ Cy4^ Cb4^', 4],
    [4, 'Cr4^ Cy4^ Cb4^ Ct4^', 3],
  ])('%i players, tied with %s: %i points each', (seats, board, points) => {
    expect(standings('tallestBuilding', board, seats).points).toBe(points);
  });

  test('a goal nobody has anything for goes to nobody', () => {
    expect(standings('tallestBuilding', 'Cr4 Cy2')).toMatchObject({ winners: [], points: 0 });
  });
});
