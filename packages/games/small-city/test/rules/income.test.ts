import { act, awaited, begin, keysOf, refused } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { forecastOf, lots, materialPrices } from '../../index.ts';
import { fillHall } from './pictures.ts';
import { city } from './table.ts';

const hall = 'CH CH\n CH CH';
const fullHall = (open: Parameters<typeof fillHall>[0], seat = 0) => {
  open.players[seat]!.hall = { citizens: 4, goods: [] };
  open.players[seat]!.career -= 1;
};

describe('Tourist and Commerce income', () => {
  test('each Tourist earns $1 for the Borough it stands in, in a Park too', () => {
    const table = begin(
      city(['PS@1 F1@1', hall], (open) => fullHall(open, 1)),
      'income',
    );
    expect(table.open.players[0]!.money).toBe(22);
  });

  test('$1 by itself, and nobody is asked', () => {
    const table = city(['C1@0']);
    begin(table, 'income');
    expect(table.open.players[0]!.money).toBe(21);
    expect(table.phase).not.toBe('income');
  });

  test('a material sells for $2, $3 or $5, or for 3, 5 or 7 votes', () => {
    expect(materialPrices).toEqual({
      white: { money: 2, votes: 3 },
      grey: { money: 3, votes: 5 },
      black: { money: 5, votes: 7 },
    });
    const table = begin(
      city(['C4#1 C4#2@0\n C4#4@0 C4#3'], (open) => fillHall(open, 0, 'black', 'grey')),
      'income',
    );
    expect(awaited(table)).toEqual({ 0: 'trade' });
    act(table, 0, 'trade', { at: '0:1,0', material: 'black', from: 'hall' });
    act(table, 0, 'trade', { at: '0:0,1', material: 'grey', from: 'hall' });
    expect(table.open.players[0]!).toMatchObject({ money: 25, votes: 5 });
    expect(table.open.reserve).toEqual({ white: 16, grey: 8, black: 6 });
  });

  test('lots cost $1 for 2 votes, $2 for 3, $3 for 4, $4 for 5', () => {
    expect(lots.map(({ money, votes }) => [money, votes])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    const table = begin(city(['C3#1 C3#2\n . C3#3@0']), 'income');
    act(table, 0, 'buyVotes', { at: '0:1,1', lot: 3 });
    expect(table.open.players[0]!).toMatchObject({ money: 16, votes: 5 });
    expect(refused(table, 0, 'buyVotes', { at: '0:1,1', lot: 0 })).toBe('SC-18 space-used');
  });

  test('SC-18 Commerce in any order, so that money earned can buy votes', () => {
    const table = city(['C4#1 C4#2@0\n C4#4 C4#3@0'], (open) => {
      open.players[0]!.money = 0;
      fillHall(open, 0, 'white');
    });
    begin(table, 'income');
    expect(refused(table, 0, 'buyVotes', { at: '0:1,1', lot: 0 })).toBe('income needs-money');
    act(table, 0, 'trade', { at: '0:1,0', material: 'white', from: 'hall' });
    act(table, 0, 'buyVotes', { at: '0:1,1', lot: 1 });
    expect(table.open.players[0]!).toMatchObject({ money: 0, votes: 3 });
  });

  test('SC-18 the optional spaces may be left alone', () => {
    const table = begin(
      city(['C2#1 C2#2@0'], (open) => fillHall(open, 0, 'white')),
      'income',
    );
    act(table, 0, 'endTrade');
    expect(table.open.players[0]!.hall.goods).toEqual(['white']);
  });

  test('SC-18 who has nothing to trade is not asked', () => {
    expect(begin(city(['C2#1 C2#2@0']), 'income').phase).not.toBe('income');
  });

  test('a Tourist works abroad as at home', () => {
    const table = begin(city([hall, 'C1@0']), 'income');
    expect(table.open.players.map(({ money }) => money)).toEqual([21, 21]);
  });
});

describe('Factory income', () => {
  test('each space makes its colour: white, grey, black', () => {
    const table = city(['F3#1@0 F3#2@0 F3#3@0 . WH WH\n WHb WHb'], (open) => fullHall(open));
    expect(forecastOf(table.open, 0).materials).toEqual(['white', 'grey', 'black']);
    begin(table, 'income');
    expect(table.open.players[0]!.tiles['4,0']!.goods).toEqual(['white', 'grey']);
    expect(table.open.players[0]!.tiles['0,1']!.goods).toEqual(['black']);
    expect(table.open.reserve).toEqual({ white: 15, grey: 7, black: 5 });
  });

  test('SC-18 Warehouse or City Hall is asked where both have room and not all of it is needed', () => {
    const table = begin(city(['F1@0 . WH WH']), 'income');
    expect(awaited(table)).toEqual({ 0: 'produce' });
    act(table, 0, 'produce', { at: '0:0,0', to: 'hall' });
    expect(table.open.players[0]!.hall.goods).toEqual(['white']);
  });

  test('SC-18 with room in one place only nobody is asked', () => {
    const table = begin(
      city(['F1@0 . WH WH'], (open) => fullHall(open)),
      'income',
    );
    expect(table.open.players[0]!.tiles['2,0']!.goods).toEqual(['white']);
  });

  test('SC-18 what has no room is produced and wasted, and pollutes', () => {
    const table = begin(
      city(['F1@0'], (open) => fullHall(open)),
      'income',
    );
    expect(keysOf(table)).toContain('wasted');
    expect(table.open.reserve.white).toBe(16);
    expect(table.open.players[0]!.rise).toBe(2);
  });

  test('SC-18 what the reserve is out of is not produced, and does not pollute', () => {
    const table = city(['F1@0'], (open) => fullHall(open));
    begin(table, 'income', ({ open }) => {
      open.reserve.white = 0;
    });
    expect(keysOf(table)).not.toContain('wasted');
    expect(table.open.players[0]!.rise).toBe(1);
  });

  test('SC-18 a Tourist’s material without room at home goes into a Warehouse of the host, who owns it', () => {
    const table = begin(
      city([hall, 'F1@0 . WH WH'], (open) => fullHall(open)),
      'income',
    );
    expect(table.open.players[1]!.tiles['2,0']!.goods).toEqual(['white']);
    const full = begin(
      city([hall, 'F1@0'], (open) => fullHall(open)),
      'income',
    );
    expect(keysOf(full)).toContain('wasted');
  });

  test('SC-18 where the last of a colour decides which Factory produces, its owner chooses', () => {
    const table = city(['F1@0 F1@0 . WH WH'], (open) => fullHall(open));
    begin(table, 'income', ({ open }) => {
      open.reserve.white = 1;
    });
    expect(awaited(table)).toEqual({ 0: 'produce' });
    act(table, 0, 'produce', { at: '0:1,0', to: 'warehouse' });
    expect(table.open.players[0]!.produced).toEqual(['1,0']);
  });

  test('SC-18 each takes the whole income in turn order', () => {
    const table = city(['F1@0 . WH WH', 'F1@1 . WH WH'], (open) => {
      for (const seat of [0, 1]) fullHall(open, seat);
      open.reserve.white = 1;
      open.host = 1;
    });
    begin(table, 'income');
    expect(table.open.players.map((player) => player.tiles['2,0']!.goods)).toEqual([[], ['white']]);
  });

  test('SC-23 a space with two works twice, and its Factory pollutes once', () => {
    const table = city(['F1@0@0 . WH WH'], (open) => fullHall(open));
    begin(table, 'income');
    expect(table.open.players[0]!.tiles['2,0']!.goods).toEqual(['white', 'white']);
    expect(table.open.players[0]!.rise).toBe(2 + 1);
  });
});
