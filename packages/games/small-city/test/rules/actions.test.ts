import { act, awaited, begin, keysOf, refused, told, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { type Action, cardCost, cardsOf, type Open, refusalOfMerge, streetsOf } from '../../index.ts';
import { type City, city } from './table.ts';

const hall = 'CH CH\n CH CH';
const at = (table: City, street: [string, string], seat: number) => act(table, seat, 'propose', { street });

/** Phase I with a rondel of our own choosing. */
function rondel(table: City, ...cards: Action[]): City {
  begin(table, 'actions');
  write(table, ({ open }) => {
    open.rondel = cards.map((action) => ({ action, by: null }));
  });
  return table;
}

describe('the Mayor’s street', () => {
  test('SC-1 streets are edges between two empty spaces of the host’s Zone', () => {
    const table = city(['CH CH\n CH CH', hall], (open) => {
      open.players[0]!.side = 'expert';
    });
    // 6 by 6 has 60 edges; the City Hall in the corner touches 8 of them and holds 4.
    expect(streetsOf(table.open)).toHaveLength(60 - 8);
    begin(table, 'street');
    expect(refused(table, 1, 'propose', { street: ['1,0', '2,0'] })).toBe('SC-1 no-street');
    expect(refused(table, 1, 'propose', { street: ['2,0', '4,0'] })).toBe('SC-1 no-street');
    expect(refused(table, 1, 'propose', { street: ['2,0', '3,0'] })).toBeUndefined();
  });

  test('SC-1 of two players, the opponent simply chooses', () => {
    const table = begin(city([hall, hall]), 'street');
    expect(awaited(table)).toEqual({ 1: 'propose' });
    at(table, ['3,3', '4,3'], 1);
    expect(table.open.street).toEqual(['3,3', '4,3']);
    expect(table.phase).toBe('actions');
  });

  test('SC-1 when all proposals agree the Mayor is placed', () => {
    const table = begin(city([hall, hall, hall]), 'street');
    at(table, ['3,3', '4,3'], 1);
    expect(awaited(table)).toEqual({ 2: 'propose' });
    expect(refused(table, 1, 'disagree')).toBe('SC-1 not-all-proposed');
    at(table, ['5,3', '6,3'], 2);
    expect(awaited(table)).toEqual({ 1: 'propose', 2: 'propose' });
    at(table, ['5,3', '6,3'], 1);
    expect(table.open.street).toEqual(['5,3', '6,3']);
  });

  test('SC-1 without agreement the nearest living player to the host’s right chooses in round 1', () => {
    const table = begin(city([hall, hall, hall]), 'street');
    at(table, ['3,3', '4,3'], 1);
    at(table, ['5,3', '6,3'], 2);
    act(table, 1, 'disagree');
    expect(awaited(table)).toEqual({ 2: 'decide' });
    act(table, 2, 'placeMayor', { street: ['2,2', '3,2'] });
    expect(table.open.street).toEqual(['2,2', '3,2']);
  });

  test('SC-1 later the previous host chooses, unless that one is out', () => {
    const later = (change: (open: Open) => void) => {
      const table = city([hall, hall, hall, hall], (open) => {
        open.round = 3;
        open.previousHost = 1;
        change(open);
      });
      begin(table, 'street');
      for (const [seat, x] of [
        [1, 2],
        [2, 3],
        [3, 4],
      ] as const) {
        if (!table.open.out.includes(seat)) at(table, [`${x},5`, `${x},6`], seat);
      }
      act(table, 2, 'disagree');
      return awaited(table);
    };
    expect(later(() => {})).toEqual({ 1: 'decide' });
    expect(later((open) => open.out.push(1))).toEqual({ 3: 'decide' });
  });

  test('SC-1 the same host as last round keeps the Mayor where he is, and nobody is asked', () => {
    const table = city([hall, hall], (open) => {
      open.round = 2;
      open.previousHost = 0;
      open.street = ['4,4', '5,4'];
    });
    begin(table, 'street');
    expect(table.phase).toBe('actions');
    expect(table.open.street).toEqual(['4,4', '5,4']);
    expect(keysOf(table)).toContain('mayor-stays');
  });

  test('SC-1 without a street the Mayor stays beside the board', () => {
    const row = 'PS PS PS PS PS PS PS';
    const table = city([[row, row, row, row, row, row, 'PS PS PS PS PS PS .'].join('\n'), hall]);
    begin(table, 'street', ({ open }) => {
      open.supply.parkS = 0;
    });
    expect(table.open.street).toBeNull();
    expect(keysOf(table)).toContain('mayor-beside');
  });
});

describe('the rondel', () => {
  test('the host chooses first and for nothing, the others by the turn order', () => {
    const table = begin(city([hall, hall, hall]), 'actions');
    expect(table.open.rondel).toHaveLength(8);
    expect([0, 3, 7].map((card) => cardCost(table.open, card))).toEqual([0, 0, 0]);
    write(table, ({ open }) => {
      open.rondel[4] = { action: 'opponent', by: null };
    });
    act(table, 0, 'take', { card: 4 });
    expect(awaited(table)).toEqual({ 1: 'take' });
  });

  test('SC-3 $1 for each untaken card skipped, the cheaper way round: opposite of eight costs $3', () => {
    const table = rondel(
      city([hall, hall, hall]),
      'opponent',
      'mediator',
      'engineer',
      'architect',
      'opponent',
      'engineer',
      'engineer',
      'engineer',
    );
    act(table, 0, 'take', { card: 0 });
    expect([1, 2, 3, 4, 5, 6, 7].map((card) => cardCost(table.open, card))).toEqual([0, 1, 2, 3, 2, 1, 0]);
    act(table, 1, 'take', { card: 4 });
    expect(table.open.players[1]!.money).toBe(17);
    // Cards 0 and 4 are taken and do not count; from 4 both nearest untaken cards are free.
    expect([1, 2, 3, 5, 6, 7].map((card) => cardCost(table.open, card))).toEqual([2, 1, 0, 0, 1, 2]);
    expect(refused(table, 2, 'take', { card: 4 })).toBe('actions card-taken');
  });

  test('SC-3 with ten cards the opposite one costs $4', () => {
    const open = {
      rondel: Array.from({ length: 10 }, (_, card) => ({ action: 'opponent' as const, by: card === 0 ? 0 : null })),
      last: 0,
      seats: 4,
    };
    expect(cardCost(open, 5)).toBe(4);
  });

  test('SC-3 money that is not there cannot be paid, and two cards are always free', () => {
    const table = rondel(
      city([hall, hall]),
      'opponent',
      'mediator',
      'engineer',
      'architect',
      'opponent',
      'engineer',
      'engineer',
      'engineer',
    );
    write(table, ({ open }) => {
      open.players[1]!.money = 0;
    });
    act(table, 0, 'take', { card: 0 });
    expect(refused(table, 1, 'take', { card: 2 })).toBe('SC-3 needs-money');
    expect(refused(table, 1, 'take', { card: 1 })).toBeUndefined();
  });
});

describe('Special Actions', () => {
  test('A. Mayor: the Mayor visits whoever took the card next', () => {
    const table = rondel(city([hall, hall, hall]), 'opponent', 'mayor', 'engineer', 'architect');
    act(table, 0, 'take', { card: 2 });
    act(table, 1, 'take', { card: 3 });
    act(table, 2, 'take', { card: 1 });
    expect(table.open.nextHost).toBe(2);
    begin(table, 'visit');
    expect([table.open.host, table.open.previousHost, table.open.round]).toEqual([2, 0, 2]);
  });

  test('without it the Mayor goes one player clockwise', () => {
    const table = begin(city([hall, hall, hall]), 'visit');
    expect(table.open.host).toBe(1);
  });

  test('E. Supporter: 2 votes or $1', () => {
    const votes = rondel(city([hall, hall]), 'supporter', 'opponent');
    act(votes, 0, 'take', { card: 0 });
    expect(awaited(votes)).toEqual({ 0: 'supporter' });
    act(votes, 0, 'collect', { what: 'votes' });
    expect(votes.open.players[0]!.votes).toBe(2);
    const money = rondel(city([hall, hall]), 'supporter', 'opponent');
    act(money, 0, 'take', { card: 0 });
    act(money, 0, 'collect', { what: 'money' });
    expect(money.open.players[0]!.money).toBe(21);
  });

  test('F. Urban Planner: the Zone may be expanded; nobody is asked where it is whole', () => {
    const table = rondel(city([hall, hall]), 'urbanPlanner', 'opponent');
    act(table, 0, 'take', { card: 0 });
    act(table, 0, 'enlarge');
    expect(table.open.players[0]!.size).toBe(1);
    const whole = rondel(
      city([hall, hall], (open) => {
        open.players[0]!.size = 3;
      }),
      'urbanPlanner',
      'opponent',
    );
    act(whole, 0, 'take', { card: 0 });
    expect(awaited(whole)).toEqual({ 1: 'take' });
  });

  test('G. City Councilor: a disc only advances, and a tile built so may be upgraded in this round', () => {
    const table = rondel(
      city(['CH CH . .\n CH CH SC .', hall], (open) => {
        open.players[0]!.discs = [
          { row: 'economy', column: 1 },
          { row: null, column: 0 },
        ];
      }),
      'cityCouncilor',
      'opponent',
    );
    act(table, 0, 'take', { card: 0 });
    expect(refused(table, 0, 'invest', { disc: 0, row: 'economy', column: 1, pay: 'money' })).toBe(
      'SC-22 only-advance',
    );
    expect(refused(table, 0, 'invest', { disc: 0, row: 'economy', column: 2, pay: 'money' })).toBeUndefined();
    act(table, 0, 'invest', { disc: 1, row: 'building', column: 1, pay: 'money' });
    act(table, 0, 'buildFree', { steps: [{ do: 'build', tile: 'residence1', cells: ['2,0'] }] });
    expect(table.open.players[0]!.money).toBe(19);
    expect(awaited(table)).toEqual({ 1: 'take' });
    act(table, 1, 'take', { card: 1 });
    expect(refused(table, 0, 'confirm', { steps: [{ do: 'upgrade', tile: '2,0', to: '3,0' }] })).toBeUndefined();
  });

  test('H. Opponent: nothing happens', () => {
    const table = rondel(city([hall, hall]), 'opponent', 'engineer');
    act(table, 0, 'take', { card: 0 });
    expect(awaited(table)).toEqual({ 1: 'take' });
  });

  test('SC-23 I. Exec Assistant: two Residences become the next level for $(n+1), Citizens stay', () => {
    const straight = city(['R1@0 R2@0 R2\n . . .', hall], () => {}, { victory: 'votes' });
    expect(told(refusalOfMerge(straight.open, 0, '0,0', '1,0'))).toBe('SC-23 not-its-outline');
    const bent = rondel(
      city(['. R2@0 R2\n . R1@0 .', hall], () => {}, { victory: 'votes' }),
      'execAssistant',
      'opponent',
    );
    act(bent, 0, 'take', { card: 0 });
    act(bent, 0, 'merge', { one: '1,1', other: '1,0' });
    const [player] = bent.open.players;
    expect(Object.values(player!.tiles)).toMatchObject([{ tile: 'residence3' }]);
    expect([player!.money, player!.citizens]).toEqual([17, { '1,0': [0], '1,1': [0] }]);
    expect([bent.open.supply.residence1, bent.open.supply.residence2, bent.open.supply.residence3]).toEqual([
      30, 22, 15,
    ]);
  });

  test('SC-23 L. Anarchist: $2 or 3 votes, as the player chooses if both are there; with neither 3 pollution', () => {
    const anarchy = (money: number, votes: number, pollution = 0) => {
      const table = city(
        [hall, hall, hall],
        (open) => {
          Object.assign(open.players[0]!, { money, votes, pollution });
        },
        { victory: 'votes' },
      );
      return act(rondel(table, 'anarchist', 'opponent'), 0, 'take', { card: 0 });
    };
    expect(awaited(anarchy(2, 3))).toEqual({ 0: 'anarchist' });
    const paid = act(anarchy(2, 3), 0, 'calm', { what: 'votes' });
    expect([paid.open.players[0]!.money, paid.open.players[0]!.votes]).toEqual([2, 0]);
    expect(anarchy(2, 2).open.players[0]!.money).toBe(0);
    expect(anarchy(1, 3).open.players[0]!.votes).toBe(0);
    expect(anarchy(1, 2).open.players[0]!.pollution).toBe(3);
  });

  test('SC-20 the Anarchist can drive a host out at once; the Mayor goes on', () => {
    const table = city(
      [hall, hall, hall],
      (open) => {
        Object.assign(open.players[0]!, { money: 0, votes: 0, pollution: 98 });
      },
      { victory: 'votes' },
    );
    act(rondel(table, 'anarchist', 'opponent', 'engineer'), 0, 'take', { card: 0 });
    expect([table.open.out, table.open.host]).toEqual([[0], 1]);
    expect(awaited(table)).toEqual({ 1: 'take' });
  });

  test('the starred actions come in the advanced game only: 6, 8, 10 cards for 2, 3, 4 players', () => {
    for (const [seats, cards] of [
      [2, 6],
      [3, 8],
      [4, 10],
    ] as const) {
      const table = begin(
        city(Array(seats).fill(hall), () => {}, { victory: 'votes' }),
        'actions',
      );
      expect([table.open.rondel.length, table.open.faceDown]).toEqual([cards, 12 - cards]);
    }
    expect(cardsOf(false)).toHaveLength(8);
  });
});
