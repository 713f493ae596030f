import type { ExpancityView } from '@cityhall/expancity';
import { expect, test } from 'vitest';
import { changesOf, pointsText, spacesOf, spokenText, sumText } from '../../screen/model.ts';

type Board = ExpancityView['open']['board'];

const building = (seat: number, storeys: number) => ({ seat, storeys, completed: null });

/** Shari's example of the rulebook, before her rooftop: five storeys beside a Park, a Mall and a vacant lot. */
const board: Board = {
  '0,0': { tile: 'cityHall', building: null },
  '1,0': { tile: 'commercial', building: building(0, 5) },
  '2,0': { tile: 'park', building: null },
  '1,1': { tile: 'mall', building: null },
  '1,-1': { tile: 'commercial', building: null },
  '3,0': { tile: 'residential', building: building(0, 1) },
};

function viewAt(stage: string, step: ExpancityView['open']['turn']['step']): ExpancityView {
  const player = { pool: 6, reserve: 40, hand: 2, held: 0, revealed: [] };
  return {
    seat: 0,
    flow: { phase: step, turn: 5, asked: { 0: { stage, awaited: true } }, decision: 9, over: null },
    open: {
      board,
      players: [player, player],
      goals: [],
      first: 0,
      turn: {
        number: 5,
        seat: 0,
        step,
        zoned: null,
        actions: 3,
        grown: [],
        completed: [],
        owed: 0,
        offered: 0,
        drawn: 0,
      },
      bag: 40,
      deck: 50,
      returns: [],
      putBack: null,
      awards: null,
    },
    own: { hand: ['park', 'residential'], drawn: [], putBack: null, contracts: [], offered: [], under: [] },
  };
}

const at = (view: ExpancityView, cell: string, tile: 'park' | null = null) =>
  spacesOf(view, view.seat, tile).find((space) => space.cell === cell)!;

test('“complete now” spells its sum out as the rulebook does: 15', () => {
  const points = pointsText(board, '1,0')!;
  expect(points.title).toBe('Complete now: 15 points');
  expect(points.sum).toBe('(1 + 1 Park + 2 Mall − 1 vacant lot) × 5 storeys = 15');
});

test('a vacant lot says what a storey on it would be worth', () => {
  expect(pointsText(board, '1,-1')).toEqual({ title: 'A storey here is worth 1 now', sum: '1' });
});

test('a commercial building below four storeys says when it gets its roof', () => {
  const low: Board = { ...board, '1,0': { tile: 'commercial', building: building(0, 2) } };
  expect(pointsText(low, '1,0')?.title).toContain('A roof from 4 storeys.');
});

test('laying a tile says which unfinished buildings it changes', () => {
  expect(changesOf(board, '4,0', 'school')).toMatchObject([{ cell: '3,0', before: 2, after: 4 }]);
  expect(changesOf(board, '4,0', 'bank')).toEqual([]);
});

test('while a tile is laid the free spaces around are shown, and only while one is', () => {
  const zoning = viewAt('zone', 'zoning');
  expect(at(zoning, '4,0', 'park').deed).toEqual({ move: 'zone', args: { tile: 'park', cell: '4,0' } });
  expect(at(zoning, '5,0', 'park')).toBeUndefined();
  expect(at(viewAt('build', 'building'), '4,0')).toBeUndefined();
});

test('a place that is refused says why before it is tried, with the rule', () => {
  const view = viewAt('build', 'building');
  expect(at(view, '1,-1').deed?.move).toBe('construct');
  expect(at(view, '3,0').refusal).toMatchObject({ rule: 'EX-5', code: 'at-height-cap' });
  expect(spokenText(at(view, '3,0'), board, ['Ann', 'Ben'])).toMatch(
    /^Residence of Ann, one storey, in progress\. 3 east of City Hall\. Not now: .*Beside it: west: Park\.$/,
  );
});

test('a spectator is offered nothing', () => {
  const view = { ...viewAt('build', 'building'), seat: null, own: null };
  expect(spacesOf(view, null, null).some((space) => space.deed ?? space.refusal)).toBe(false);
});

test('a sum without modifiers is still spelled out', () => {
  expect(sumText({ base: 1, modifiers: [], vacantLots: [], storey: 1, storeys: 4, points: 4 })).toBe(
    '(1) × 4 storeys = 4',
  );
});
