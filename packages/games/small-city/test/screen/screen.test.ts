import { defaultOptions, seededRandom } from '@cityhall/ruleset';
import {
  type Mover,
  type Plan,
  placesFor,
  type SmallCityView,
  smallCity,
  type TileName,
  zoneWidth,
} from '@cityhall/small-city';
import { expect, test } from 'vitest';
import { courseOf, repeatsOf } from '../../screen/history.ts';
import { canTurn, placesCount, poseAt, turned, wayAt, waysOf } from '../../screen/placing.ts';
import { movedStep, planKey, planWork, stepsOf, withoutStep, withStep } from '../../screen/plan-work.ts';

type Open = SmallCityView['open'];
const straight = { turns: 0, mirrored: false } as const;

/** Two players in Phase II of round 1 with $9 each; the seat's City Hall lies at D4. */
function planning(change: Partial<Open> = {}): SmallCityView {
  const tools = { random: seededRandom(1), say: () => {} };
  const { open, own } = smallCity.setup(2, defaultOptions(smallCity.options), tools);
  const hall = { tile: 'cityHall' as const, cells: ['3,3', '4,3', '3,4', '4,4'], goods: [] };
  const players = open.players.map((player) => ({
    ...player,
    side: 'easy' as const,
    money: 9,
    tiles: { '3,3': hall },
  }));
  return {
    seat: 0,
    flow: { phase: 'building', turn: 1, asked: { 0: { stage: 'plan', awaited: true } }, decision: 1, over: null },
    open: { ...open, phase: 'building', round: 1, host: 1, street: null, players, ...change },
    own: own[0]!,
  };
}

function ways(tile: TileName, view = planning()) {
  return waysOf(tile, placesFor(view.open, 0, tile, []), zoneWidth(view.open.players[0]!));
}

test('a tile lies with its first space where one points, and is moved inside the Zone at its edge', () => {
  expect(wayAt(ways('parkL'), straight, '0,0')?.cells).toEqual(['0,0', '1,0', '0,1']);
  expect(wayAt(ways('parkL'), straight, '6,6')?.cells).toEqual(['5,5', '6,5', '5,6']);
  expect(wayAt(ways('parkM'), turned(straight), '2,0')?.cells).toEqual(expect.arrayContaining(['2,0', '2,1']));
});

test('where only another way fits, that pose is found; where none fits, there is none', () => {
  const parks = ways('parkM');
  expect(wayAt(parks, straight, '2,3')?.refusal?.code).toBe('space-taken');
  expect(wayAt(parks, poseAt(parks, '2,3')!, '2,3')?.refusal).toBeUndefined();
  expect(poseAt(parks, '3,3')).toBeUndefined();
  expect(placesCount(ways('commerce1'))).toBe(0);
});

test('a small Park cannot be turned, a domino cannot be mirrored, a Residence 5 can be both', () => {
  expect(canTurn('parkS')).toEqual({ turn: false, mirror: false });
  expect(canTurn('parkM')).toEqual({ turn: true, mirror: false });
  expect(canTurn('residence5')).toEqual({ turn: true, mirror: true });
});

const factory: Plan = [
  { do: 'build', tile: 'factory1', cells: ['0,0'] },
  { do: 'warehouse', cells: ['1,0', '2,0'] },
];
const park: Plan[number] = { do: 'build', tile: 'parkS', cells: ['6,6'] };

test('a Factory that is dropped from the plan takes its Warehouse along', () => {
  expect(withoutStep([...factory, park], 0)).toEqual([park]);
  expect(withoutStep([...factory, park], 2)).toEqual(factory);
});

test('steps of a plan are moved by one place, and not beyond its ends', () => {
  expect(movedStep([...factory, park], 2, -1)).toEqual([factory[0], park, factory[1]]);
  expect(movedStep(factory, 0, -1)).toEqual(factory);
});

test('a plan made ahead is checked again when the Borough has changed, and goes on where it is still sound', () => {
  const steps: Plan = [park, { do: 'build', tile: 'parkS', cells: ['0,6'] }];
  expect(planWork(planning(), 0, 'plan.1', steps).broken).toBeNull();
  const changed = planWork(planning({ host: 0, street: ['0,5', '0,6'] }), 0, 'plan.1', steps);
  expect(changed.broken).toMatchObject({ at: 1, refusal: { code: 'mayor-there' } });
  expect(changed.sound).toEqual([park]);
  const next: Plan[number] = { do: 'build', tile: 'parkS', cells: ['6,0'] };
  expect(withStep(changed, next)).toEqual([park, next, steps[1]]);
});

test('a draft belongs to the Build of one round', () => {
  const { open } = planning();
  expect(planKey(open, 'plan')).toBe('plan.1');
  expect(planKey({ ...open, phase: 'moving' }, undefined)).toBe('plan.2');
  expect(planKey({ ...open, phase: 'council', round: 8 }, undefined)).toBeUndefined();
  expect(stepsOf({ key: 'plan.1', steps: [{ do: 'expand' }] }, 'plan.1')).toEqual([{ do: 'expand' }]);
  expect(stepsOf({ key: 'plan.1', steps: [{ do: 'expand' }] }, 'plan.2')).toEqual([]);
  expect(stepsOf(null, 'plan.1')).toEqual([]);
});

const round = (number: number) => ({ key: 'log.round', params: { round: number } });
const moved = (seat: number, to: string | { word: string; params: { space: string; player: { seat: number } } }) => ({
  key: 'log.moved',
  params: { player: { seat }, from: 'A1', to },
});

test('those who must move are offered the open places of the round before last, each once', () => {
  const abroad = { word: 'place.abroad', params: { space: 'C2', player: { seat: 1 } } };
  const lines = [round(1), moved(0, 'B1'), moved(0, abroad), moved(1, 'D1'), round(2), moved(0, 'E1'), round(3)];
  const mover = (place: string, must: boolean): Mover => ({
    place,
    must,
    reachable: ['0:1,0', '0:3,0', '1:2,1', '0:4,0'],
    mayGoHome: false,
  });
  expect(repeatsOf(lines, 3, 0, [mover('0:5,5', true), mover('0:6,6', true), mover('0:2,2', true)])).toEqual([
    { from: '0:5,5', to: '0:1,0' },
    { from: '0:6,6', to: '1:2,1' },
  ]);
  expect(repeatsOf(lines, 3, 0, [mover('0:5,5', false)])).toEqual([]);
  expect(repeatsOf(lines, 2, 0, [mover('0:5,5', true)])).toEqual([]);
});

test('votes and pollution of each round are read from the log', () => {
  const voted = (seat: number, votes: number) => ({
    key: 'log.voted',
    params: { player: { seat }, residence: 1, university: 0, votes },
  });
  const measured = (seat: number, pollution: number) => ({
    key: 'log.measured',
    params: { player: { seat }, rise: 1, pollution },
  });
  const lines = [round(1), voted(0, 2), voted(1, 3), measured(0, 1), measured(1, 0), round(2), voted(0, 5)];
  expect(courseOf(lines, 2)).toEqual([
    { votes: [2, 5], pollution: [1] },
    { votes: [3], pollution: [0] },
  ]);
});
