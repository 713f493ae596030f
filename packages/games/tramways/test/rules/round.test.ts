import { act, awaited, begin, keysOf, refused, viewOf, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { tramways } from '../../index.ts';
import type { Open } from '../../rules/state.ts';
import { lossOf } from '../../rules/stress.ts';
import { addLink, deal, openTable, scene, type Table } from './table.ts';

/** Administration in a round: both have $10, Stress 5, one worker. */
function administration(hands: Record<number, string[]>, round = 2, change: (open: Open) => void = () => {}): Table {
  return begin(scene({ hands, round }), 'administration', ({ open }) => {
    for (const player of open.players) Object.assign(player, { stress: 5, workers: 1 });
    open.typeTiles = ['C', 'R', 'L', 'I'].slice(0, 6 - round) as Open['typeTiles'];
    change(open);
  });
}

const use = (card: string, ...icons: (string | [string, string])[]) => ({
  do: 'play',
  card,
  icons: icons.map((icon) => (typeof icon === 'string' ? { icon } : { icon: icon[0], cell: icon[1] })),
});
const away = (card: string) => ({ do: 'discard', card });

describe('TW-15 Stress', () => {
  const player = (stress: number, board: 'normal' | 'difficult' = 'normal') => ({
    ...openTable(2).open.players[0]!,
    board,
    stress,
  });

  test('TW-15 the step that reaches 21 and every step beyond costs 1 Happiness Point', () => {
    expect(lossOf(player(20), 1)).toBe(1);
    expect(lossOf(player(20), 2)).toBe(2);
    expect(lossOf(player(19), 1)).toBe(0);
    expect(lossOf(player(21), 1)).toBe(1);
  });

  test('TW-15 on the difficult board a step goes to the next printed number', () => {
    const table = scene({ change: (open) => Object.assign(open.players[0]!, { board: 'difficult', stress: 8 }) });
    begin(table, 'auction', ({ open }) => {
      open.order = [0, 1];
      open.round = 2;
    });
    act(act(table, 0, 'bid', { bid: 1, plays: [] }), 1, 'pass');
    expect(table.open.players[0]!.stress).toBe(10);
  });

  test('TW-15 at 21 at the end of the round one loses a point; points may fall below 0', () => {
    const table = administration({ 0: [], 1: ['generic-a1'] }, 2, (open) => {
      open.players[0]!.stress = 21;
    });
    act(table, 1, 'plan', { plan: [] });
    expect(table.open.players[0]!.happiness.stress).toBe(-1);
  });
});

describe('TW-17 Administration', () => {
  test('TW-17 Money, Rail Worker, Decrease Stress and Add Passenger, in the order of the plan', () => {
    const table = administration({ 0: ['building-C1', 'generic-a1', 'building-R1'], 1: [] }, 2, (open) => {
      delete open.passengers['1,1'];
    });
    act(table, 0, 'plan', {
      plan: [use('building-C1', '$3'), use('generic-a1', 'W'), use('building-R1', 'S', ['P', '1,1'])],
    });
    // Stress 5, one step less, one for the second icon.
    expect(table.open.players[0]).toMatchObject({ money: 13, workers: 2, stress: 5 });
    expect(table.open.passengers['1,1']).toBe(true);
  });

  test('TW-17 one card is discarded free, each further one for $1 in cash', () => {
    const table = administration({ 0: ['generic-a1', 'generic-b1', 'building-I1'], 1: [] });
    act(table, 0, 'plan', { plan: [away('generic-a1'), away('generic-b1'), away('building-I1')] });
    expect(table.open.players[0]!.money).toBe(8);
    const poor = administration({ 0: ['generic-a1', 'generic-b1'], 1: [] }, 2, (open) => {
      open.players[0]!.money = 0;
    });
    expect(refused(poor, 0, 'plan', { plan: [away('generic-a1'), away('generic-b1')] })).toBe('TW-17 discard-unpaid');
  });

  test('TW-4 a Consequence applies whether a card is played or discarded', () => {
    const table = administration({ 0: ['development-15', 'development-20'], 1: [] });
    act(table, 0, 'plan', { plan: [away('development-15'), use('development-20', '$5')] });
    expect(table.open.players[0]).toMatchObject({ stress: 6, money: 14 });
  });

  test('TW-4 Money of the same card comes too late for its Consequence, of another card it does not', () => {
    const table = administration({ 0: ['development-20', 'building-C1'], 1: [] }, 2, (open) => {
      open.players[0]!.money = 0;
    });
    const five = use('development-20', '$5');
    expect(refused(table, 0, 'plan', { plan: [five] })).toBe('TW-4 consequence-unpaid');
    expect(refused(table, 0, 'plan', { plan: [use('building-C1', '$3'), five] })).toBeUndefined();
  });

  test('TW-22 no Rail Worker at the limit, no Decrease Stress at 1, no icons of other phases', () => {
    const table = administration({ 0: ['generic-a1', 'building-R1'], 1: [] }, 2, (open) =>
      Object.assign(open.players[0]!, { workers: 2, stress: 1 }),
    );
    expect(refused(table, 0, 'plan', { plan: [use('generic-a1', 'W')] })).toBe('TW-22 icon-without-effect');
    expect(refused(table, 0, 'plan', { plan: [use('building-R1', 'S')] })).toBe('TW-22 icon-without-effect');
    expect(refused(table, 0, 'plan', { plan: [use('generic-a1', '2')] })).toBe('TW-22 icon-not-for-administration');
  });

  test('TW-17 a confirmed plan can be changed until all are ready, and nothing of it shows', () => {
    const table = administration({ 0: ['generic-a1'], 1: ['generic-b1'] });
    act(table, 0, 'plan', { plan: [use('generic-a1', 'W')] });
    expect(table.open.players[0]).toMatchObject({ workers: 1, hand: 1, discard: [] });
    expect(viewOf(table, 1).own!.plan).toBeNull();
    act(table, 0, 'planAgain');
    expect(awaited(table)).toEqual({ 0: 'plan', 1: 'plan' });
  });

  test('TW-17 an Add Passenger that has become impossible is not used: no Stress, and a card with no other use stays', () => {
    const table = administration(
      { 0: ['building-L1', 'auction-2-7'], 1: ['building-L2', 'building-R1'] },
      5,
      (open) => {
        delete open.passengers['1,1'];
        delete open.passengers['1,2'];
        open.order = [0, 1];
        open.typeTiles = ['I'];
      },
    );
    const upper: [string, string] = ['P', '1,1'];
    const lower: [string, string] = ['P', '1,2'];
    act(table, 0, 'plan', { plan: [use('building-L1', upper), use('auction-2-7', lower)] });
    act(table, 1, 'plan', { plan: [use('building-L2', upper), use('building-R1', lower, 'S')] });
    expect(table.state.own[1]!.hand).toEqual(['building-L2']);
    expect(table.open.players[1]!.stress).toBe(4);
    expect(keysOf(table)).toContain('passenger-impossible');
  });
});

describe('the end of the round', () => {
  test('hands are refilled from the deck; the discard pile is shuffled only where it does not suffice', () => {
    const table = administration({ 0: ['generic-a1'], 1: [] });
    deal(table, 0, ['generic-a1'], ['generic-b1', 'building-R1']);
    write(table, ({ open }) => {
      open.players[0]!.discard = ['building-C1'];
    });
    act(table, 0, 'plan', { plan: [] });
    expect(table.state.own[0]!.hand).toHaveLength(4);
    expect(keysOf(table)).toContain('shuffled');
  });

  test('TW-22 a deck that is empty while the hand is full is not shuffled', () => {
    const table = administration({ 0: ['generic-a1', 'generic-b1'], 1: [] }, 2, (open) => {
      open.players[0]!.handLimit = 2;
      open.players[0]!.discard = ['building-C1'];
    });
    act(table, 0, 'plan', { plan: [] });
    expect(keysOf(table)).not.toContain('shuffled');
    expect(table.open.players[0]!.discard).toEqual(['building-C1']);
  });

  test('TW-17 cards above the limit stay: nobody discards down', () => {
    const table = administration({ 0: ['generic-a1', 'generic-b1'], 1: [] }, 2, (open) => {
      open.players[0]!.handLimit = 1;
    });
    act(table, 0, 'plan', { plan: [] });
    expect(table.state.own[0]!.hand).toHaveLength(2);
  });

  test('TW-9 links that were not worked on are lost', () => {
    const table = administration({ 0: ['generic-a1'], 1: [] }, 2, (open) => {
      addLink(open, 0, '1,1', 'ee', { worked: false });
    });
    act(table, 0, 'plan', { plan: [] });
    expect(table.open.links).toEqual([]);
    expect(keysOf(table)).toContain('link-lost');
  });

  test('TW-20 arrivals fill empty spaces of the type row by row, as far as the reserve reaches', () => {
    const table = administration({ 0: ['generic-a1'], 1: [] }, 2, (open) => {
      open.typeTiles = ['R', 'C'];
      delete open.passengers['1,1'];
      delete open.passengers['1,2'];
      open.reserve = 1;
    });
    act(table, 0, 'plan', { plan: [] });
    expect([table.open.passengers['1,1'], table.open.passengers['1,2']]).toEqual([true, undefined]);
    expect(table.open.typeTiles).toEqual(['C']);
    expect(table.open.round).toBe(3);
  });
});

describe('TW-21 round 6', () => {
  test('TW-21 after round 5 nobody refills, the rest of the end of round takes place', () => {
    const table = administration({ 0: ['generic-a1'], 1: [] }, 5, (open) => {
      open.players[0]!.stress = 21;
      open.typeTiles = ['C'];
      delete open.passengers['9,4'];
    });
    deal(table, 0, ['generic-a1'], ['generic-b1']);
    act(table, 0, 'plan', { plan: [] });
    expect(table.state.own[0]!.hand).toEqual(['generic-a1']);
    expect(table.open.players[0]!.happiness.stress).toBe(-1);
    expect(table.open.passengers['9,4']).toBe(true);
    expect(table.open.round).toBe(6);
  });

  function search(hand: string[], pile: string[], discard: string[], limit: number): Table {
    const table = scene({ round: 6 });
    deal(table, 0, hand, pile);
    deal(table, 1, [], ['generic-a2']);
    return begin(table, 'search', ({ open }) => {
      Object.assign(open.players[0]!, { discard, handLimit: limit });
    });
  }

  test('TW-21 the hand is filled to the limit from deck and discard pile, the rest goes to the box', () => {
    const table = search(['generic-a1'], ['generic-b1', 'building-R1'], ['building-C1'], 3);
    expect(refused(table, 0, 'search', { cards: ['generic-b1'] })).toBe('TW-21 search-count');
    expect(refused(table, 0, 'search', { cards: ['generic-b1', 'building-L1'] })).toBe('TW-21 card-not-found');
    act(table, 0, 'search', { cards: ['building-C1', 'generic-b1'] });
    expect(table.open.players[0]!.hand).toBe(1);
    act(table, 1, 'search', { cards: ['generic-a2'] });
    expect(table.state.own[0]).toMatchObject({
      hand: ['generic-a1', 'generic-b1', 'building-C1'],
      box: ['building-R1'],
    });
    expect(table.open.players[0]).toMatchObject({ hand: 3, deck: 0, boxed: 1, discard: [] });
    expect(table.phase).toBe('actions');
  });

  test('TW-21 a hand at or above the limit takes none', () => {
    const table = search(['generic-a1', 'generic-b1'], ['building-R1'], [], 1);
    expect(awaited(table)).toEqual({ 1: 'search' });
  });

  test('TW-21 after the last Administration the game ends: no refill, no loss, no passengers', () => {
    const table = administration({ 0: ['generic-a1'], 1: [] }, 6, (open) => {
      open.players[0]!.stress = 21;
      open.typeTiles = [];
      addLink(open, 0, '1,1', 'ee', { worked: false });
    });
    act(table, 0, 'plan', { plan: [] });
    expect(tramways.final(table.state)).toBeDefined();
    expect(table.open.links).toHaveLength(1);
    expect(table.open.players[0]!.happiness.stress).toBe(0);
  });
});

describe('final scoring', () => {
  function ended(change: (open: Open) => void) {
    const table = administration({ 0: ['generic-a1'], 1: [] }, 6, (open) => {
      open.typeTiles = [];
      for (const player of open.players) Object.assign(player, { stress: 4, money: 27 });
      change(open);
    });
    act(table, 0, 'plan', { plan: [] });
    return { outcome: tramways.final(table.state)!, sheet: tramways.score(viewOf(table, null)) };
  }

  test('Happiness Points + 3 for each complete link + money div 10 − Stress', () => {
    const { sheet } = ended((open) => {
      open.players[0]!.happiness.travel = 5;
      addLink(open, 0, '1,1', 'wssssssse', { upgraded: true });
      addLink(open, 0, '1,1', 'ee');
    });
    expect(sheet[0]!.total).toBe(5 + 3 + 2 - 4);
    expect(sheet[0]!.lines.reduce((sum, { points }) => sum + points, 0)).toBe(sheet[0]!.total);
    expect(sheet[1]!.total).toBe(2 - 4);
  });

  test('of equals the wealthier wins, then the victory is shared', () => {
    expect(ended(() => {}).outcome.winners).toEqual([0, 1]);
    expect(
      ended((open) => {
        open.players[1]!.money = 28;
      }).outcome.winners,
    ).toEqual([1]);
  });
});
