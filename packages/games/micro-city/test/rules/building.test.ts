import { describe, expect, test } from 'vitest';
import { type BuildingName, buildingOf, goods } from '../../index.ts';
import { type Changes, situation } from './situation.ts';
import { act, stageOf, type Table, tableWith, why } from './table.ts';

const rich = { coal: 5, steel: 5, wood: 5, money: 5 };
/** What is left of all that after the last stage of A, whose cost is tuned by measurement. */
const lastCost: Partial<Record<string, number>> = buildingOf('baseA').stages[3]!.cost;
const leftOfRich = Object.fromEntries(goods.map((good) => [good, rich[good] - (lastCost[good] ?? 0)]));
/** The Engineer stands on the residential Quarter 1,0 with its die, and goods for anything. */
const building = (changes: Changes = {}) =>
  tableWith(
    situation({
      engineers: ['1,0'],
      goods: [rich],
      dice: [[3, 1]],
      ...changes,
      turn: { step: 'investment', ...changes.turn },
    }),
  );
const side = (table: Table) => table.state.open.sides[0]!;
const landmark = (game: string) => ({ game, level: 'easy' });

describe('Building stages', () => {
  test('stages without numbers are completed in any order', () => {
    for (const area of ['stage:0', 'stage:1', 'stage:2', 'stage:3'])
      expect(why(building(), 'build', { area })).toBeUndefined();
  });

  test.each(['eiffelTower', 'tajMahal'])('%s is built from the first stage to the last', (game) => {
    const table = building({ options: landmark(game) });
    expect(why(table, 'build', { area: 'stage:1' })).toMatchObject({ code: 'stage-order', params: { stage: 1 } });
    expect(why(table, 'build', { area: 'stage:0' })).toBeUndefined();
  });

  test.each(['empireState', 'sydneyOpera'])('%s is built in any order', (game) => {
    expect(why(building({ options: landmark(game) }), 'build', { area: 'stage:4' })).toBeUndefined();
  });

  test('the cost is paid in full', () => {
    const table = act(building(), 'build', { area: 'stage:3' });
    expect(table.state.open.players[0]!.goods).toEqual(leftOfRich);
  });

  test('MC-5 a token taken back leaves the stage completed, and it cannot be completed again', () => {
    const table = building({ stages: { 0: 'bare' } });
    expect(why(table, 'build', { area: 'stage:0' })).toMatchObject({ rule: 'MC-5', code: 'stage-completed' });
  });

  test('MC-5 the last stage wins though other stages have no token any more', () => {
    const table = act(building({ stages: { 0: 'bare', 1: 'bare', 2: 'token' } }), 'build', { area: 'stage:3' });
    expect(table.over).toEqual({ winners: [0], reason: 'outcome.built' });
  });

  test('MC-3 the last stage in the last round wins, before tokens and time are checked', () => {
    const table = building({ stages: { 0: 'token', 1: 'token', 2: 'token' }, marker: 1 });
    expect(act(table, 'build', { area: 'stage:3' }).over).toMatchObject({ winners: [0] });
  });

  test('without a token in the pool nothing is built', () => {
    const tokens = { '0,0': 0, '2,0': 0, '3,0': 0, '0,1': 0, '1,1': 0, '2,1': 0, '3,1': 0, '0,2': 0 };
    expect(why(building({ tokens }), 'build', { area: 'stage:0' })).toMatchObject({ rule: 'MC-16', code: 'no-token' });
  });

  test('an area that the building does not have is refused', () => {
    expect(why(building(), 'build', { area: 'stage:9' })).toMatchObject({ code: 'no-such-area' });
    expect(why(building(), 'build', { area: 'goal:0:0' })).toMatchObject({ code: 'no-such-area' });
    expect(why(building(), 'build', { area: '0,0' })).toMatchObject({ code: 'no-such-area' });
  });
});

describe('Extended mode', () => {
  const lastOfA: Changes = {
    options: { game: 'ab', level: 'easy' },
    stages: { 0: 'token', 1: 'token', 2: 'bare' },
    tokens: { '3,3': 0, '2,2': 0 },
    discards: [['card1', 'card3']],
    upgraded: [2],
  };

  test('MC-9 the last stage of A returns all eight tokens and turns the card; all else stays', () => {
    const table = act(building(lastOfA), 'build', { area: 'stage:3' });
    const { open } = table.state;
    expect(open.building).toMatchObject({ name: 'baseB' });
    expect(open.building!.stages.every(({ completed, token }) => !completed && !token)).toBe(true);
    expect(open.tokens).toEqual({});
    expect(side(table).pool).toBe(8);
    expect(side(table).discard).toEqual(['card1', 'card3']);
    expect(open.districts[2]!.upgraded).toBe(true);
    expect(open.players[0]!.goods).toEqual(leftOfRich);
    expect(open.players[0]!.engineer).toBe('1,0');
    act(table, 'endRound');
    expect(table.state.open.tokens).toEqual({ '1,0': 0 });
    expect(table.state.open.marker).toBe(24);
  });

  test('MC-9 A finished by card 6: the Quarter is free now and may act, even build on B', () => {
    const table = tableWith(
      situation({ ...lastOfA, tokens: { '1,0': 0 }, engineers: ['0,0'], goods: [rich], dice: [[6, 3]] }),
    );
    act(table, 'play', { card: 'card6', to: '1,0', use: 'advanced' });
    expect(table.state.open.building!.name).toBe('baseB');
    expect(stageOf(table)).toBe('invest');
    act(table, 'build', { area: 'stage:0' });
    expect(table.state.open.building!.stages[0]!.completed).toBe(true);
  });

  test('the last stage of B wins', () => {
    const state = situation({
      ...lastOfA,
      tokens: {},
      stages: {},
      engineers: ['1,0'],
      goods: [rich],
      dice: [[3, 1]],
      turn: { step: 'investment' },
    });
    state.open.building = {
      name: 'baseB',
      stages: buildingOf('baseB').stages.map((_, stage) => ({ completed: stage > 0, token: false })),
    };
    expect(act(tableWith(state), 'build', { area: 'stage:0' }).over).toMatchObject({ winners: [0] });
  });
});

describe('Stage bonuses', () => {
  const bonuses = (['eiffelTower', 'empireState', 'tajMahal', 'sydneyOpera'] as BuildingName[]).flatMap((game) =>
    buildingOf(game).stages.flatMap(({ bonus }, stage) => (bonus ? [{ game, stage, is: bonus.is }] : [])),
  );
  /** Just before that stage, with all earlier ones completed. */
  const before = (game: string, stage: number, changes: Changes = {}) =>
    building({
      options: landmark(game),
      stages: Object.fromEntries(Array.from({ length: stage }, (_, earlier) => [earlier, 'bare' as const])),
      discards: [['card1', 'card3']],
      ...changes,
    });
  const kinds = {
    any: 'any',
    gain: 'money',
    cards: 'cards',
    die: 'die',
    district: 'district',
    tokens: 'token',
  } as const;

  test.each(bonuses)(
    'MC-18 $game, stage $stage: the bonus $is is asked about right after its stage',
    ({ game, stage, is }) => {
      const table = act(before(game, stage), 'build', { area: `stage:${stage}` });
      expect(stageOf(table)).toBe(`bonus-${kinds[is as keyof typeof kinds]}`);
      expect(why(table, 'endRound')).toMatchObject({ code: 'not-now' });
    },
  );

  test.each(bonuses)('MC-4 $game, stage $stage: the bonus may be declined', ({ game, stage }) => {
    const table = act(before(game, stage), 'build', { area: `stage:${stage}` });
    const goodsBefore = table.state.open.players[0]!.goods;
    act(table, 'decline');
    expect(table.state.open.players[0]!.goods).toEqual(goodsBefore);
    expect(stageOf(table)).toBe('finish');
  });

  test('a resource of choice', () => {
    const table = act(before('empireState', 3), 'build', { area: 'stage:3' });
    act(table, 'take', { resource: 'coal' });
    expect(table.state.open.players[0]!.goods).toMatchObject({ coal: 5, money: 2 });
  });

  test('2$', () => {
    const table = act(before('sydneyOpera', 1), 'build', { area: 'stage:1' });
    act(table, 'takeMoney');
    expect(table.state.open.players[0]!.goods.money).toBe(5);
    const spent = act(before('sydneyOpera', 1, { goods: [{ ...rich, money: 1 }] }), 'build', { area: 'stage:1' });
    expect(act(spent, 'takeMoney').state.open.players[0]!.goods.money).toBe(3);
  });

  test('MC-18 a token back may be the one just placed', () => {
    const table = act(before('eiffelTower', 3), 'build', { area: 'stage:3' });
    act(table, 'retrieveToken', { area: 'stage:3' });
    expect(table.state.open.building!.stages[3]).toEqual({ completed: true, token: false });
    expect(side(table).pool).toBe(8);
  });

  test('a Project card back', () => {
    const table = act(before('tajMahal', 2), 'build', { area: 'stage:2' });
    act(table, 'retrieveCard', { card: 'card1' });
    expect(side(table).discard).toEqual(['card3']);
  });

  test('a District upgraded', () => {
    const table = act(before('eiffelTower', 1), 'build', { area: 'stage:1' });
    act(table, 'upgrade', { district: 3 });
    expect(table.state.open.districts[3]!.upgraded).toBe(true);
  });

  test('MC-18 a die set is an unused one', () => {
    const table = act(before('sydneyOpera', 3), 'build', { area: 'stage:3' });
    expect(why(table, 'setDie', { seat: 0, die: 0, value: 6 })).toMatchObject({ rule: 'MC-18', code: 'die-used' });
    act(table, 'setDie', { seat: 0, die: 1, value: 6 });
    expect(table.state.open.players[0]!.dice[1]!.value).toBe(6);
  });

  test('MC-18 a bonus cannot help to pay for its stage', () => {
    const cost = buildingOf('sydneyOpera').stages[1]!.cost;
    const exactly = Object.fromEntries(goods.map((good) => [good, cost[good] ?? 0]));
    const table = before('sydneyOpera', 1, { goods: [{ ...exactly, coal: exactly.coal! - 1 }] });
    expect(why(table, 'build', { area: 'stage:1' })).toMatchObject({ rule: 'MC-4' });
  });

  test('MC-15 card 6 is not brought back by the bonus of the stage it completes', () => {
    const table = tableWith(
      situation({
        options: landmark('tajMahal'),
        stages: { 0: 'bare', 1: 'bare' },
        discards: [['card1', 'card3']],
        goods: [rich],
        dice: [[6, 2]],
      }),
    );
    act(table, 'play', { card: 'card6', to: '2,1', use: 'advanced' });
    expect(stageOf(table)).toBe('bonus-cards');
    expect(why(table, 'retrieveCard', { card: 'card6' })).toMatchObject({ rule: 'MC-15' });
    act(table, 'retrieveCard', { card: 'card3' });
    expect(side(table).discard).toEqual(['card1', 'card6']);
  });

  test('MC-18 the stage that wins brings no bonus', () => {
    const state = situation({
      options: landmark('sydneyOpera'),
      engineers: ['1,0'],
      goods: [rich],
      dice: [[3, 1]],
      turn: { step: 'investment' },
    });
    state.open.building!.stages = state.open.building!.stages.map((_, stage) => ({
      completed: stage !== 1,
      token: false,
    }));
    const table = act(tableWith(state), 'build', { area: 'stage:1' });
    expect(table.over).toMatchObject({ winners: [0] });
    expect(table.state.open.turn.tasks).toEqual([]);
  });
});
