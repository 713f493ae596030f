import { act, awaited, begin, keysOf, refused, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { type CouncilRow, council, councilOptions, councilPrices, type Open, waysToStore } from '../../index.ts';
import { fillHall } from './pictures.ts';
import { type City, city } from './table.ts';

const hall = 'CH CH\n CH CH';
const expert = { victory: 'votes' };

/** Phase VII with the first disc of seat 0 where it should be. */
function at(
  row: CouncilRow | null,
  column: number,
  change: (open: Open) => void = () => {},
  options = {},
  picture = hall,
): City {
  return begin(
    city(
      [picture, hall],
      (open) => {
        open.players[0]!.discs[0] = { row, column };
        change(open);
      },
      options,
    ),
    'council',
  );
}
const go = (table: City, row: CouncilRow, column: number, pay = 'money', disc = 0) =>
  act(table, 0, 'invest', { disc, row, column, pay });
const no = (table: City, row: CouncilRow, column: number, pay = 'money', disc = 0) =>
  refused(table, 0, 'invest', { disc, row, column, pay });

describe('moving a disc', () => {
  test('SC-22 columns cost 1, 2, 3, 4, all in money or all in votes', () => {
    expect(councilPrices).toEqual([1, 2, 3, 4]);
    const table = at('economy', 2, (open) => {
      Object.assign(open.players[0]!, { money: 2, votes: 3 });
      open.players[0]!.ledger.supporter = 3;
    });
    expect(no(table, 'economy', 3)).toBe('council needs-money');
    go(table, 'economy', 3, 'votes');
    expect(table.open.players[0]!).toMatchObject({ money: 2, votes: 0 });
  });

  test('SC-22 votes never go below 0', () => {
    expect(no(at(null, 0), 'economy', 1, 'votes')).toBe('SC-22 needs-votes');
  });

  test('SC-22 a disc advances one column, restarts its row, or starts a row where the other disc is not', () => {
    const table = at('economy', 2, (open) => {
      open.players[0]!.discs[1] = { row: 'industry', column: 1 };
    });
    expect(no(table, 'economy', 3)).toBeUndefined();
    expect(no(table, 'economy', 4)).toBe('SC-22 one-column');
    expect(no(table, 'economy', 1)).toBeUndefined();
    expect(no(table, 'tourism', 1)).toBeUndefined();
    expect(no(table, 'tourism', 2)).toBe('SC-22 one-column');
    expect(no(table, 'industry', 1)).toBe('SC-22 row-taken');
  });

  test('SC-22 a disc in the last column stays there', () => {
    const table = at('economy', 4);
    expect(no(table, 'economy', 1)).toBe('SC-22 disc-fixed');
    expect(no(table, 'tourism', 1)).toBe('SC-22 disc-fixed');
    expect(no(table, 'tourism', 1, 'money', 1)).toBeUndefined();
  });

  test('SC-18 who can move no disc is passed over', () => {
    const table = city([hall, hall], (open) => {
      open.players[0]!.money = 0;
    });
    begin(table, 'council');
    expect(awaited(table)).toEqual({ 1: 'council' });
  });

  test('one may pass', () => {
    const table = at(null, 0);
    act(table, 0, 'pass');
    expect(awaited(table)).toEqual({ 1: 'council' });
  });

  test('every option with its price and bonus, the illegal ones with their refusal', () => {
    const options = councilOptions(at('economy', 2).open, 0);
    expect(options.find(({ row, column, pay }) => row === 'economy' && column === 3 && pay === 'money')).toMatchObject({
      price: 3,
      bonus: { money: 5, votes: 5 },
    });
    expect(options.filter(({ pay, refusal }) => pay === 'special' && !refusal)).toEqual([]);
  });
});

describe('Department of Industry', () => {
  test.each([
    [1, 0, ['white']],
    [2, 0, ['white', 'white']],
    [2, 1, ['grey']],
    [3, 0, ['grey', 'grey']],
    [3, 1, ['black']],
    [4, 0, ['black', 'black']],
  ])('column %i, bonus %i: %s', (column, option, materials) => {
    const table = at('industry', column - 1, (open) => {
      open.players[0]!.hall = { citizens: 0, goods: [] };
      open.players[0]!.career += 3;
    });
    go(table, 'industry', column);
    if (awaited(table)[0] === 'industry') act(table, 0, 'receive', { option, way: 0 });
    expect(table.open.players[0]!.hall.goods).toEqual(materials);
  });

  test('SC-22 where room or reserve is short, there is what there is', () => {
    const table = at('industry', 1, (open) => {
      open.players[0]!.hall = { citizens: 3, goods: [] };
    });
    go(table, 'industry', 2);
    act(table, 0, 'receive', { option: 0, way: 0 });
    expect(table.open.players[0]!.hall.goods).toEqual(['white']);
    const scarce = at('industry', 3, (open) => {
      fillHall(open, 0);
      open.reserve.black = 0;
    });
    go(scarce, 'industry', 4);
    expect(keysOf(scarce)).toContain('received-nothing');
  });

  test('SC-22 with room for some of it, the player says what is kept and where', () => {
    const table = at(
      'industry',
      1,
      (open) => {
        open.players[0]!.hall = { citizens: 3, goods: [] };
      },
      expert,
    );
    go(table, 'industry', 2);
    expect(waysToStore(table.open, 0, ['grey', 'white'])).toEqual([
      { hall: ['grey'], warehouse: [] },
      { hall: ['white'], warehouse: [] },
    ]);
    act(table, 0, 'receive', { option: 0, way: 1 });
    expect(table.open.players[0]!.hall.goods).toEqual(['white']);
    expect(refused(table, 0, 'receive', { option: 0, way: 2 })).toBeDefined();
  });
});

describe('Department of Building', () => {
  const build = (table: City, tile: string, ...cells: string[]) =>
    refused(table, 0, 'buildFree', { steps: [{ do: 'build', tile, cells }] });

  test.each([
    [1, 'parkS', ['4,4'], 'parkM', ['4,4', '5,4']],
    [2, 'parkM', ['4,4', '5,4'], 'parkS', ['4,4']],
    [3, 'parkL', ['4,4', '5,4', '4,5'], 'parkM', ['4,4', '5,4']],
  ])('column %i: a tile of exactly that size, for nothing', (column, fits, cells, other, wrong) => {
    const table = at('building', column - 1);
    go(table, 'building', column);
    expect(build(table, other, ...wrong)).toBe('SC-22 wrong-size');
    const before = table.open.players[0]!.money;
    act(table, 0, 'buildFree', { steps: [{ do: 'build', tile: fits, cells }] });
    expect(table.open.players[0]!.money).toBe(before);
  });

  test('SC-22 column 4: sizes 1 to 4 without conditions, but SC-7 and the Zone hold, and never a Residence 5', () => {
    const table = at('building', 3, () => {}, {}, `${hall}\n . . .\n . . .\n . . . F1`);
    go(table, 'building', 4);
    expect(build(table, 'residence3', '4,0', '5,0', '4,1')).toBeUndefined();
    expect(build(table, 'factory3', '4,6', '5,6', '6,6')).toBeUndefined();
    expect(build(table, 'residence1', '3,3')).toBe('SC-7 residence-near-industry');
    expect(build(table, 'residence5', '4,0', '5,0', '4,1', '5,1', '4,2')).toBe('SC-22 never-free');
    expect(build(table, 'school', '4,0')).toBe('SC-22 never-free');
    expect(build(table, 'parkS', '7,7')).toBe('borough outside-zone');
  });

  test('SC-22 conditions hold in the other columns; a Harbor counts as size 2, and one of each is for life', () => {
    const table = at('building', 1, (open) => {
      open.players[0]!.built.push('police');
    });
    go(table, 'building', 2);
    expect(build(table, 'factory2', '4,4', '5,4')).toBe('SC-8 needs-industry');
    expect(build(table, 'harbor', '4,4', '5,4', '4,5', '5,5')).toBeUndefined();
    expect(build(table, 'police', '4,4', '5,4')).toBe('SC-12 one-of-each');
  });

  test('SC-22 a Factory 1 brings its Warehouse, a Residence 1 takes its Citizen, a station may be activated at once', () => {
    const factory = at('building', 0);
    go(factory, 'building', 1);
    expect(build(factory, 'factory1', '4,4')).toBe('SC-10 warehouse-first');
    act(factory, 0, 'buildFree', {
      steps: [
        { do: 'build', tile: 'factory1', cells: ['4,4'] },
        { do: 'warehouse', cells: ['5,4', '6,4'] },
      ],
    });
    const home = at('building', 0);
    go(home, 'building', 1);
    act(home, 0, 'buildFree', { steps: [{ do: 'build', tile: 'residence1', cells: ['4,4'] }] });
    expect(home.open.players[0]!.citizens).toEqual({ '4,4': [0] });
    const police = at('building', 1, () => {}, {}, 'R1@0 .');
    go(police, 'building', 2);
    act(police, 0, 'buildFree', {
      steps: [
        { do: 'build', tile: 'police', cells: ['4,4', '5,4'] },
        { do: 'activate', tile: '4,4', from: '0,0' },
      ],
    });
    expect(police.open.players[0]!.citizens).toEqual({ '4,4': [0] });
  });

  test('SC-22 one tile and nothing else; it may be declined', () => {
    const table = at('building', 0);
    go(table, 'building', 1);
    expect(refused(table, 0, 'buildFree', { steps: [{ do: 'expand' }] })).toBe('SC-22 one-free-tile');
    expect(refused(table, 0, 'buildFree', { steps: [] })).toBe('SC-22 nothing-built');
    act(table, 0, 'decline');
    expect(awaited(table)).toEqual({ 1: 'council' });
  });
});

describe('Departments of Economy and Tourism', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 8],
  ])('Economy, column %i: $%i or as many votes', (column, amount) => {
    const table = at('economy', column - 1);
    go(table, 'economy', column);
    act(table, 0, 'collect', { what: 'votes' });
    expect(table.open.players[0]!.votes).toBe(amount);
    const money = at('economy', column - 1);
    go(money, 'economy', column);
    act(money, 0, 'collect', { what: 'money' });
    expect(money.open.players[0]!.money).toBe(20 - column + amount);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('Tourism, column %i: %i Citizens, without room to the Career Center', (column, citizens) => {
    const table = at('tourism', column - 1);
    go(table, 'tourism', column);
    expect(table.open.players[0]!).toMatchObject({
      pool: 8 - citizens,
      hall: { citizens: 4 },
      career: 11 + citizens - 1,
    });
  });

  test('the expert side has other bonuses at the same prices', () => {
    expect(council.expert.industry).toEqual([
      [['grey']],
      [['grey', 'white']],
      [['black']],
      [['black', 'grey', 'white']],
    ]);
    expect(council.expert.building.map(({ smallest, largest }) => [smallest, largest])).toEqual([
      [1, 1],
      [1, 2],
      [2, 3],
      [1, 4],
    ]);
    expect(council.expert.economy.map(({ money }) => money)).toEqual([1, 3, 6, 9]);
    expect(council.expert.tourism).toEqual([1, 1, 1, 3]);
    const table = at('economy', 3, () => {}, expert);
    go(table, 'economy', 4);
    act(table, 0, 'collect', { what: 'votes' });
    expect(table.open.players[0]!.votes).toBe(9);
  });
});

describe('Special Promises as payment', () => {
  test('SC-22 draw as many as the price, keep one, the rest go under the deck', () => {
    const table = at('economy', 2, () => {}, expert);
    const top = table.state.sealed.specials.slice(0, 3);
    const bottom = table.state.sealed.specials.at(-1);
    go(table, 'economy', 3, 'special');
    expect(awaited(table)).toEqual({ 0: 'special' });
    expect(table.state.own[0]!.specialsOffered).toEqual(top);
    expect(refused(table, 0, 'keep', { card: table.state.sealed.specials[0]! })).toBe('SC-22 special-not-drawn');
    act(table, 0, 'keep', { card: top[1]! });
    expect(table.state.own[0]!.specials).toEqual([top[1]]);
    expect(table.open.players[0]!.specials).toBe(1);
    expect(table.state.sealed.specials.slice(0, -2).at(-1)).toBe(bottom);
    expect(new Set(table.state.sealed.specials.slice(-2))).toEqual(new Set([top[0], top[2]]));
    expect(awaited(table)).toEqual({ 0: 'economy' });
  });

  test('SC-22 all, if fewer are left; with none left it is not possible', () => {
    const few = at('economy', 2, () => {}, expert);
    write(few, ({ open, sealed }) => {
      sealed.specials = sealed.specials.slice(0, 2);
      open.deck = 2;
    });
    go(few, 'economy', 3, 'special');
    expect(few.state.own[0]!.specialsOffered).toHaveLength(2);
    const none = at(
      'economy',
      0,
      (open) => {
        open.deck = 0;
      },
      expert,
    );
    expect(no(none, 'economy', 1, 'special')).toBe('SC-22 no-special-left');
  });

  test('SC-22 a single card drawn is kept by itself', () => {
    const table = at(null, 0, () => {}, expert);
    go(table, 'economy', 1, 'special');
    expect(table.state.own[0]!.specials).toHaveLength(1);
    expect(awaited(table)).toEqual({ 0: 'economy' });
  });

  test('SC-22 not in the base game', () => {
    expect(no(at(null, 0), 'economy', 1, 'special')).toBe('SC-22 no-special-here');
  });
});
