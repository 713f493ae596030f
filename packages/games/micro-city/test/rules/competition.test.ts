import { awaited, viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { type AdvantageName, goalNames, goals, microCity, pointsOf } from '../../index.ts';
import { against, type Changes } from './situation.ts';
import { act, openTable, stageOf, type Table, tableWith, why } from './table.ts';

type More = Parameters<typeof against>[0];
const table = (changes: More = {}) => tableWith(against(changes));
/** Seat 0 stands on the residential Quarter 1,0 with its die and goods for anything. */
const building = (changes: More = {}) =>
  table({
    engineers: ['1,0', '3,3'],
    goods: [{ coal: 5, steel: 5, wood: 5, money: 5 }],
    dice: [
      [3, 1],
      [1, 1],
    ],
    ...changes,
    turn: { step: 'investment', ...changes.turn },
  });
const ending = (changes: More = {}) =>
  table({ engineers: ['0,0', '3,3'], ...changes, turn: { step: 'investment', acted: true, ...changes.turn } });
const allPlaced = { '1,0': 0, '2,0': 0, '3,0': 0, '0,1': 0, '1,1': 0 };
const points = (of: Table, seat = 0) => pointsOf(of.state.open, seat);
const pool = (of: Table, seat = 0) => of.state.open.sides[seat]!.pool;

describe('Set-up of the competition', () => {
  test('MC-17 the second player places the Engineer first, and both may start on one Quarter', () => {
    const start = openTable(2, { game: 'competitive' });
    const { first } = start.state.open;
    expect(awaited(start)).toEqual({ [1 - first]: 'place' });
    act(start, 'placeEngineer', { cell: '1,1' });
    expect(awaited(start)).toEqual({ [first]: 'place' });
    act(start, 'placeEngineer', { cell: '1,1' });
    expect(awaited(start)).toEqual({ [first]: 'prepare' });
  });

  test('2$ and 3$, five tokens and six cards each, three Goal cards, two Advantages, 20 rounds', () => {
    const { open, sealed } = openTable(2, { game: 'competitive' }).state;
    expect(open.players[open.first]!.goods.money).toBe(2);
    expect(open.players[1 - open.first]!.goods.money).toBe(3);
    expect(open.sides.map(({ pool: tokens, hand }) => [tokens, hand.length])).toEqual([
      [5, 6],
      [5, 6],
    ]);
    expect([open.goals.length, open.advantages.length, open.marker]).toEqual([3, 2, 20]);
    expect([sealed.goals.length, sealed.advantages.length]).toEqual([5, 8]);
  });

  test('it is for two', () => {
    const options = { game: 'competitive', level: 'easy', logistics: false, partner: false };
    expect(microCity.refuseSetup!(1, options)).toMatchObject({ code: 'competition-needs-two' });
  });
});

describe('Turns of the competition', () => {
  test('MC-17 each rolls own dice in own turn', () => {
    const one = act(ending(), 'endRound');
    expect(awaited(one)).toEqual({ 1: 'prepare' });
    expect(one.closed).toBe('chance');
    expect(why(one, 'turnDie', { seat: 0, die: 0, by: 1, pay: 'money' })).toMatchObject({ code: 'not-your-die' });
  });

  test('MC-17 the card on top of the opponent’s discard may not be played; an empty pile bars nothing', () => {
    const barred = table({ discards: [[], ['card1', 'card3']] });
    expect(why(barred, 'play', { card: 'card3', to: '3,1', use: 'basic' })).toMatchObject({
      rule: 'MC-17',
      code: 'opponent-played-it',
    });
    expect(why(barred, 'play', { card: 'card1', to: '3,1', use: 'basic' })).toBeUndefined();
    expect(why(table(), 'play', { card: 'card3', to: '3,1', use: 'basic' })).toBeUndefined();
  });

  test('MC-17 card 2 advanced only retrieves', () => {
    const one = table({
      dice: [
        [2, 1],
        [1, 1],
      ],
      engineers: ['1,1', '3,3'],
    });
    act(one, 'play', { card: 'card2', to: '2,1', use: 'advanced' });
    act(one, 'endRound');
    expect(one.state.open.marker).toBe(19);
  });

  test('MC-17 any token bars a Quarter, and the preparation may remove the opponent’s: it goes to its owner', () => {
    const one = table({ tokens: { '2,1': 1 }, engineers: ['1,1', '3,3'] });
    act(one, 'removeToken', { cell: '2,1', pay: 'money' });
    expect(pool(one, 1)).toBe(5);
    const barred = table({ tokens: { '0,0': 1 }, engineers: ['0,0', '3,3'], turn: { step: 'investment' } });
    expect(stageOf(barred)).toBe('finish');
  });

  test('MC-11 retrieving may take the opponent’s token, which goes to its owner’s pool', () => {
    const one = table({ tokens: { '0,0': 0, '3,0': 1 }, engineers: ['1,1', '3,3'] });
    act(one, 'play', { card: 'card5', to: '3,1', use: 'basic' });
    act(one, 'retrieveToken', { area: '3,0' });
    expect([pool(one, 0), pool(one, 1)]).toEqual([4, 5]);
  });

  test('MC-11 a marker at 0 is no defeat, and MC-14 the 20th turn is played to its end before points are compared', () => {
    const one = act(ending({ marker: 1, points: [3, 2] }), 'endRound');
    expect(one.over).toEqual({ winners: [0], totals: { 0: 3, 1: 2 } });
    expect(one.state.open.players[0]!.goods.money).toBe(3);
  });
});

describe('Goals', () => {
  test.each(goalNames.flatMap((goal) => [0, 1, 2].map((area) => ({ goal, area }))))(
    '$goal, area $area: cost, points and token',
    ({ goal, area }) => {
      const others = goalNames.filter((name) => name !== goal).slice(0, 2);
      const one = building({ cards: [goal, ...others] });
      act(one, 'build', { area: `goal:0:${area}` });
      const { cost, points: worth } = goals[goal].areas[area]!;
      expect(points(one)).toBe(worth);
      expect(one.state.open.goals[0]!.tokens[area]).toBe(0);
      expect(pool(one)).toBe(4);
      const left = one.state.open.players[0]!.goods;
      for (const [good, count] of Object.entries(cost)) expect(left[good as keyof typeof left]).toBe(5 - count);
    },
  );

  test('a token on a Goal, whoever’s, keeps it closed', () => {
    const one = building({ goals: [[1, null, 0]] });
    expect(why(one, 'build', { area: 'goal:0:0' })).toMatchObject({ code: 'goal-taken' });
    expect(why(one, 'build', { area: 'goal:0:2' })).toMatchObject({ code: 'goal-taken' });
  });

  test('MC-5 and MC-11 a token taken off a Goal opens it again, and the points stay', () => {
    const one = table({
      goals: [[0, null, null]],
      points: [2, 0],
      dice: [
        [5, 1],
        [1, 1],
      ],
      tokens: { '3,0': 1, '0,3': 1 },
      engineers: ['1,1', '3,3'],
    });
    act(one, 'play', { card: 'card5', to: '3,1', use: 'advanced' });
    act(one, 'retrieveToken', { area: 'goal:0:0' });
    act(one, 'retrieveToken', { area: '3,0' });
    expect(points(one)).toBe(2);
    expect(one.state.open.goals[0]!.tokens[0]).toBeNull();
  });

  test('MC-16 card 6 completes Goals too', () => {
    const one = table({
      dice: [
        [6, 1],
        [1, 1],
      ],
      goods: [{ coal: 2, money: 0 }],
      engineers: ['1,1', '3,3'],
    });
    act(one, 'play', { card: 'card6', to: '2,1', use: 'advanced' });
    expect(points(one)).toBe(2);
  });

  test('MC-11 with an empty pool a point buys an own token from another area for the Goal', () => {
    const tokens = { '0,0': 0, '2,0': 0, '3,0': 0, '0,1': 0, '1,1': 0 };
    const need = building({ tokens, points: [2, 0] });
    expect(why(need, 'build', { area: 'goal:0:0' })).toMatchObject({ rule: 'MC-11', code: 'token-from-where' });
    expect(why(need, 'build', { area: 'goal:0:0', from: '3,3' })).toMatchObject({
      rule: 'MC-11',
      code: 'not-your-token',
    });
    act(need, 'build', { area: 'goal:0:0', from: '0,0' });
    expect(points(need)).toBe(2 - 1 + 2);
    expect(need.state.open.tokens['0,0']).toBeUndefined();
    expect(pool(need)).toBe(0);
  });

  test('MC-11 not at 0 points, and not while there are tokens in the pool', () => {
    const tokens = { '0,0': 0, '2,0': 0, '3,0': 0, '0,1': 0, '1,1': 0 };
    expect(why(building({ tokens }), 'build', { area: 'goal:0:0', from: '0,0' })).toMatchObject({
      rule: 'MC-11',
      code: 'no-point-for-token',
    });
    expect(why(building({ tokens: { '0,0': 0 } }), 'build', { area: 'goal:0:0', from: '0,0' })).toMatchObject({
      code: 'pool-not-empty',
    });
  });
});

describe('An empty pool in the final phase', () => {
  test('MC-11 costs a point and moves an own token from any area; the step is compulsory', () => {
    const one = act(ending({ tokens: allPlaced, points: [3, 0], advantages: ['stockpile', 'busyDesk'] }), 'endRound');
    expect(stageOf(one)).toBe('lack');
    expect(why(one, 'endRound')).toMatchObject({ code: 'not-now' });
    expect(why(one, 'replaceToken', { area: '3,3' })).toMatchObject({ rule: 'MC-11', code: 'not-your-token' });
    act(one, 'replaceToken', { area: '3,0' });
    expect(points(one)).toBe(2);
    expect(one.state.open.tokens).toMatchObject({ '0,0': 0 });
    expect(one.state.open.tokens['3,0']).toBeUndefined();
    expect(awaited(one)).toEqual({ 1: 'prepare' });
  });

  test('MC-11 at 0 points it costs none: points never fall below 0', () => {
    const one = act(ending({ tokens: allPlaced }), 'endRound');
    act(one, 'replaceToken', { area: '3,0' });
    expect(points(one)).toBe(0);
  });

  test('MC-11 the opponent’s token does not help', () => {
    const one = act(ending({ tokens: { ...allPlaced, '2,2': 1 }, points: [3, 0] }), 'endRound');
    expect(why(one, 'replaceToken', { area: '2,2' })).toMatchObject({ code: 'not-your-token' });
  });
});

describe('Advantages', () => {
  const met: Record<AdvantageName, Changes> = {
    stockpile: { goods: [{ wood: 5 }] },
    assortment: { goods: [{ coal: 1, steel: 1, wood: 1, money: 3 }] },
    fullPurse: { goods: [{ money: 5 }] },
    latecomer: { points: [1, 2] },
    avenue: { tokens: { '0,1': 0, '1,1': 0, '3,1': 0 } },
    mixedTrade: { tokens: { '0,0': 0, '0,1': 0, '1,0': 0 } },
    everywhere: { tokens: { '0,0': 0, '3,0': 0, '0,3': 0, '3,3': 0 } },
    twinGoals: { goals: [[0, null, 0]] },
    fullyInvested: { tokens: allPlaced },
    busyDesk: { discards: [['card1', 'card2', 'card3', 'card4', 'card5']] },
  };
  const nearly: Record<AdvantageName, Changes> = {
    stockpile: { goods: [{ wood: 4, money: 5 }] },
    assortment: { goods: [{ coal: 1, steel: 1, wood: 1, money: 2 }] },
    fullPurse: { goods: [{ money: 4 }] },
    latecomer: { points: [2, 2] },
    avenue: { tokens: { '0,1': 0, '1,1': 0, '3,1': 1, '2,2': 0 } },
    mixedTrade: { tokens: { '0,0': 0, '3,0': 0, '1,0': 0 } },
    everywhere: { tokens: { '0,0': 0, '3,0': 0, '0,3': 0, '3,3': 1 } },
    twinGoals: {
      goals: [
        [0, null, 1],
        [0, null, null],
      ],
    },
    fullyInvested: { tokens: { '0,0': 0, '1,0': 0, '2,0': 0, '3,0': 0 } },
    busyDesk: { discards: [['card1', 'card2', 'card3', 'card4']] },
  };
  const other = (name: AdvantageName): AdvantageName => (name === 'everywhere' ? 'avenue' : 'everywhere');
  const taking = (name: AdvantageName, changes: Changes) => table({ ...changes, advantages: [name, other(name)] });

  test.each(Object.keys(met) as AdvantageName[])('%s is taken when it is met, and not before', (advantage) => {
    expect(why(taking(advantage, nearly[advantage]), 'takeAdvantage', { advantage })).toMatchObject({
      rule: 'MC-12',
      code: 'advantage-not-met',
    });
    const one = taking(advantage, met[advantage]);
    const [next] = one.state.sealed.advantages;
    act(one, 'takeAdvantage', { advantage });
    expect(points(one)).toBeGreaterThan(0);
    expect(one.state.open.advantages).toEqual([next, other(advantage)]);
    expect(one.state.open.advantageDeck).toBe(7);
  });

  test('MC-12 one a turn, in any phase of it, and a new one is dealt at once', () => {
    const one = table({ goods: [{ wood: 5, money: 5 }], advantages: ['stockpile', 'fullPurse'] });
    act(one, 'takeAdvantage', { advantage: 'stockpile' });
    expect(one.closed).toBe('looked');
    expect(why(one, 'takeAdvantage', { advantage: 'fullPurse' })).toMatchObject({
      rule: 'MC-12',
      code: 'advantage-taken',
    });
    const later = table({ goods: [{ wood: 5 }], advantages: ['stockpile', 'avenue'], turn: { step: 'investment' } });
    expect(why(later, 'takeAdvantage', { advantage: 'stockpile' })).toBeUndefined();
  });

  test('MC-12 not in the other’s turn', () => {
    const one = table({ goods: [{ money: 2 }, { money: 5 }], advantages: ['fullPurse', 'avenue'] });
    expect(why(one, 'takeAdvantage', { advantage: 'fullPurse' }, 1)).toMatchObject({ code: 'not-asked' });
  });

  test('with the deck empty nothing is dealt and nothing hidden is looked at', () => {
    const state = against({ goods: [{ money: 5 }], advantages: ['fullPurse', 'avenue'] });
    for (const advantage of state.sealed.advantages.splice(0)) {
      state.open.players[1]!.earned.push({ from: 'advantage', advantage, points: 0 });
    }
    state.open.advantageDeck = 0;
    const one = act(tableWith(state), 'takeAdvantage', { advantage: 'fullPurse' });
    expect(one.state.open.advantages).toEqual(['avenue']);
    expect(one.closed).toBeNull();
  });

  test('MC-14 after the final phase one may still be taken before the next roll', () => {
    const one = ending({ goods: [{ money: 4 }], advantages: ['fullPurse', 'avenue'] });
    act(one, 'endRound');
    expect(awaited(one)).toEqual({ 0: 'close' });
    expect(one.closed).toBeNull();
    act(one, 'takeAdvantage', { advantage: 'fullPurse' });
    expect(points(one)).toBe(1);
    expect(awaited(one)).toEqual({ 1: 'prepare' });
  });

  test('MC-14 or left, at the player’s word', () => {
    const one = act(ending({ goods: [{ money: 4 }], advantages: ['fullPurse', 'avenue'] }), 'endRound');
    act(one, 'endTurn');
    expect(points(one)).toBe(0);
    expect(awaited(one)).toEqual({ 1: 'prepare' });
  });

  test('MC-14 also after the 20th turn', () => {
    const one = act(ending({ marker: 1, goods: [{ money: 4 }], advantages: ['fullPurse', 'avenue'] }), 'endRound');
    expect(one.over).toBeNull();
    act(one, 'takeAdvantage', { advantage: 'fullPurse' });
    expect(one.over).toMatchObject({ winners: [0], totals: { 0: 1, 1: 0 } });
  });
});

describe('The end of the competition', () => {
  const end = (changes: More) => act(ending({ marker: 1, ...changes }), 'endRound').over;

  test('MC-13 equal points: most Advantages win', () => {
    const state = against({
      engineers: ['0,0', '3,3'],
      marker: 1,
      points: [2, 0],
      advantages: ['avenue', 'everywhere'],
      turn: { step: 'investment', acted: true },
    });
    state.open.players[1]!.earned.push({ from: 'advantage', advantage: 'assortment', points: 2 });
    state.sealed.advantages.splice(state.sealed.advantages.indexOf('assortment'), 1);
    state.open.advantageDeck -= 1;
    expect(act(tableWith(state), 'endRound').over).toMatchObject({ winners: [1], reason: 'outcome.advantages' });
  });

  test('MC-13 then the sum of the four tracks, step 3 of the last turn included', () => {
    expect(end({ points: [2, 2], goods: [{ money: 2 }, { money: 2, coal: 1 }] })).toMatchObject({
      winners: [0, 1],
      reason: 'outcome.shared',
    });
    expect(end({ points: [2, 2], goods: [{ money: 3 }, { money: 2, coal: 1 }] })).toMatchObject({
      winners: [0],
      reason: 'outcome.goods',
    });
  });

  test('every point is named on the score sheet', () => {
    const one = building({ cards: ['bridge', 'foundry', 'sawmill'] });
    act(one, 'build', { area: 'goal:0:2' });
    expect(microCity.score(viewOf(one, null))[0]).toEqual({
      total: 6,
      lines: [{ key: 'goal', params: { goal: { word: 'goal.bridge' }, area: 3 }, points: 6 }],
    });
  });
});
