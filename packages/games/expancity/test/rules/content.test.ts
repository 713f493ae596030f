import { playOut } from '@cityhall/match';
import { describe, expect, test } from 'vitest';
import { figureMarks } from '../../content/figures.ts';
import { fullBag, modifiers } from '../../content/tiles.ts';
import { contractFamilies, contractNames, contracts, expancity, figures, goalNames, tilesInBox } from '../../index.ts';
import { isWithinBounds, pointsFor } from '../../measure/content.ts';

describe('what is in the box', () => {
  test('60 tiles in the bag: 20 Residential, 20 Commercial, 20 modifiers', () => {
    expect(fullBag()).toHaveLength(60);
    expect([tilesInBox('residential'), tilesInBox('commercial')]).toEqual([20, 20]);
    expect(Object.values(modifiers).map(({ number }) => number)).toEqual([6, 2, 1, 1, 2, 2, 2, 2, 2]);
  });

  test('a Park adds 1 to both, a Mall 2 to Commercial, a Bar takes 1 from Residential', () => {
    const values = ({ residential, commercial }: { residential: number; commercial: number }) => [
      residential,
      commercial,
    ];
    expect(Object.values(modifiers).map(values)).toEqual([
      [1, 1],
      [0, 2],
      [1, 3],
      [2, 1],
      [2, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 2],
    ]);
  });

  test('56 blocks: 6 in the pool, 49 in the reserve, 1 marks the score', () => {
    const { blocksInBox, blocksInPool, blocksInReserve, blocksAsMarker } = figures;
    expect([blocksInBox, blocksInPool, blocksInReserve, blocksAsMarker]).toEqual([56, 6, 49, 1]);
  });

  test('every figure has its mark', () => {
    expect(Object.keys(figureMarks).sort()).toEqual(Object.keys(figures).sort());
  });

  test('six goals and fifty contracts in seven families', () => {
    expect(goalNames).toHaveLength(6);
    expect(contractNames).toHaveLength(50);
    const sizes = Object.fromEntries(
      Object.entries(contractFamilies).map(([name, cards]) => [name, Object.keys(cards).length]),
    );
    expect(sizes).toEqual({
      nextTo: 14,
      heights: 8,
      twoFacilities: 6,
      sameFacility: 6,
      lines: 6,
      sections: 6,
      counts: 4,
    });
  });

  test('no two contracts ask for the same', () => {
    expect(new Set(contractNames.map((name) => JSON.stringify(contracts[name].condition))).size).toBe(50);
  });

  test('lines are of three, one of them of four', () => {
    const lengths = Object.values(contractFamilies.lines).map(({ condition }) =>
      condition.is === 'line' ? condition.length : 0,
    );
    expect(lengths.sort()).toEqual([3, 3, 3, 3, 3, 4]);
  });

  test('points run from 2 to 10, and a card to complete is worth more than the same one to control', () => {
    for (const name of contractNames) {
      expect(contracts[name].points).toBeGreaterThanOrEqual(2);
      expect(contracts[name].points).toBeLessThanOrEqual(10);
    }
    const bare = (name: (typeof contractNames)[number]) =>
      JSON.stringify(contracts[name].condition).replaceAll(/,?"completed":true,?/g, '');
    for (const complete of contractNames) {
      if (!JSON.stringify(contracts[complete].condition).includes('completed')) continue;
      for (const control of contractNames) {
        if (control === complete || bare(control) !== bare(complete)) continue;
        expect(contracts[complete].points).toBeGreaterThan(contracts[control].points);
      }
    }
  });
});

const { lines, figures: measured } = await expancity.content!(25, 21, playOut);

describe('the measure of contracts', () => {
  test('no card is given away or out of reach, as far as few games can tell', () => {
    expect(isWithinBounds(0.86)).toBe(false);
    expect(isWithinBounds(0.019)).toBe(false);
    for (const name of contractNames) {
      const rate = measured[`contract.${name}.unlooked`]!;
      expect([name, rate < 0.9]).toEqual([name, true]);
    }
  });

  test('points follow rarity, as far as few games can tell', () => {
    expect([0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05].map(pointsFor)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const name of contractNames) {
      const rate = measured[`contract.${name}.unlooked`]!;
      expect([name, Math.abs(pointsFor(rate) - contracts[name].points) <= 2]).toEqual([name, true]);
    }
  });

  test('buildings give most of the points, contracts less', () => {
    for (const seats of [2, 3, 4]) {
      expect(measured[`players.${seats}.buildings`]).toBeGreaterThan(0.55);
      expect(measured[`players.${seats}.contracts`]).toBeGreaterThan(0.1);
    }
    expect(lines).toHaveLength(1 + contractNames.length + 3);
  });
});
