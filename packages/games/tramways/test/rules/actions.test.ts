import { act, awaited, refused, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { fareOf, leisurePrice } from '../../index.ts';
import { addLink, play, scene } from './table.ts';

const toCommerce = ['1,2', 'seeeeeeese'] as const;
const toLeisure = ['1,1', 'wssssssse'] as const;
const leisureToIndustry = ['1,8', 'eeeeees'] as const;
const trip = { passenger: '1,2', route: [1], buy: 0, bonus: null };

describe('TW-4 icons', () => {
  test('TW-4 the first icon of a card is free, each further one costs 1 Stress, the strip too', () => {
    const table = scene({ hands: { 0: ['building-L1', 'generic-a1'] } });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    const apart = [play('building-L1', 'L'), play('generic-a1', 'strip')];
    expect(refused(table, 0, 'deliver', { ...trip, plays: apart })).toBeUndefined();
    act(table, 0, 'deliver', { ...trip, plays: [play('building-L1', 'L', 'strip')] });
    expect(table.open.players[0]!.stress).toBe(2);
  });

  test('TW-4 a Consequence of 1 Stress comes once, with the icons', () => {
    const table = scene({ hands: { 0: ['development-17'] } });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    act(table, 0, 'deliver', { ...trip, plays: [play('development-17', 'strip', 'L')] });
    expect(table.open.players[0]!.stress).toBe(3);
  });

  test.each([
    ['not in hand', [play('building-L1', 'L', 'strip')], 'TW-4 card-not-in-hand'],
    ['twice', [play('generic-a1', 'strip'), play('generic-a1', '2')], 'TW-4 card-played-twice'],
    ['with the same icon twice', [play('generic-a1', 'strip', 'strip')], 'TW-4 icon-twice'],
    ['for no icon', [play('generic-a1')], 'TW-4 card-without-icon'],
    ['for an icon it does not show', [play('generic-a1', 'R')], 'TW-4 icon-not-on-card'],
  ])('TW-4 a card cannot be played %s', (_, plays, refusal) => {
    const table = scene({ hands: { 0: ['generic-a1'] } });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    expect(refused(table, 0, 'deliver', { ...trip, plays })).toBe(refusal);
  });

  test('TW-4 a Consequence of $1 that cannot be paid forbids the card', () => {
    const table = scene({
      hands: { 0: ['development-19'] },
      change: (open) => {
        open.players[0]!.money = 0;
      },
    });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    expect(refused(table, 0, 'deliver', { ...trip, plays: [play('development-19', 'L', 'strip')] })).toBe(
      'TW-4 consequence-unpaid',
    );
  });
});

describe('building rails', () => {
  const rails = (cells: string[]) => cells.map((cell) => ({ cell, from: 'west', to: 'east' }));

  test('TW-5 an open link takes symbols and a worker, and no destination icon', () => {
    const table = scene({ hands: { 0: ['generic-a1', 'building-R1'] } });
    const laid = { link: null, redirect: null, rails: rails(['2,1', '3,1']) };
    const two = [play('generic-a1', '2')];
    expect(refused(table, 0, 'lay', { ...laid, plays: [...two, play('building-R1', 'R')] })).toBe(
      'TW-5 no-destination-due',
    );
    act(table, 0, 'lay', { ...laid, plays: two });
    expect(table.open.players[0]).toMatchObject({ workers: 1, straight: 10 });
    expect(table.open.links[0]).toMatchObject({ complete: false, worked: true });
  });

  test('TW-5 completing takes a destination icon of either end', () => {
    const table = scene({ hands: { 0: ['generic-a1', 'building-R1', 'building-L1', 'building-C1', 'parcel-A2'] } });
    // From the Residence down and along to Parcel A2.
    const laid = {
      link: null,
      redirect: null,
      rails: [
        { cell: '1,3', from: 'north', to: 'south' },
        { cell: '1,4', from: 'north', to: 'east' },
        { cell: '2,4', from: 'west', to: 'east' },
      ],
    };
    const symbols = [play('generic-a1', '2'), play('building-C1', '1')];
    expect(refused(table, 0, 'lay', { ...laid, plays: symbols })).toBe('TW-5 destination-due');
    expect(refused(table, 0, 'lay', { ...laid, plays: [...symbols, play('building-L1', 'L')] })).toBe(
      'TW-5 destination-due',
    );
    expect(refused(table, 0, 'lay', { ...laid, plays: [...symbols, play('building-R1', 'R')] })).toBeUndefined();
    expect(refused(table, 0, 'lay', { ...laid, plays: [...symbols, play('parcel-A2', 'A2')] })).toBeUndefined();
  });

  test('TW-8 exactly as many symbols as played, and one Rail Worker', () => {
    const table = scene({ hands: { 0: ['generic-a1', 'building-C1'] } });
    const laid = { link: null, redirect: null, rails: rails(['2,1']) };
    expect(refused(table, 0, 'lay', { ...laid, plays: [play('generic-a1', '2')] })).toBe('TW-8 symbols-differ');
    write(table, ({ open }) => {
      open.players[0]!.workers = 0;
    });
    expect(refused(table, 0, 'lay', { ...laid, plays: [play('building-C1', '1')] })).toBe('TW-8 no-worker');
  });

  test('TW-22 Money, Rail Worker and the strip do not build rails', () => {
    const table = scene({ hands: { 0: ['generic-a1'] } });
    const laid = { link: null, redirect: null, rails: rails(['2,1', '3,1']) };
    for (const icon of ['W', 'strip'])
      expect(refused(table, 0, 'lay', { ...laid, plays: [play('generic-a1', '2', icon)] })).toBe('TW-22 icon-unneeded');
  });

  test('TW-22 upgrading a link takes Upgrade Link, a destination of either end, and no worker', () => {
    const table = scene({ hands: { 0: ['development-1', 'building-C1', 'building-I1'] } });
    write(table, ({ open }) => {
      addLink(open, 0, ...toCommerce);
      open.players[0]!.workers = 0;
    });
    const upgrade = (...plays: ReturnType<typeof play>[]) => refused(table, 0, 'upgradeLink', { link: 1, plays });
    expect(upgrade(play('development-1', 'UL'))).toBe('TW-22 icon-missing');
    expect(upgrade(play('development-1', 'UL'), play('building-I1', 'I'))).toBe('TW-22 icon-missing');
    act(table, 0, 'upgradeLink', { link: 1, plays: [play('development-1', 'UL'), play('building-C1', 'C')] });
    expect(table.open.players[0]!.happiness.upgradeLink).toBe(3);
    expect(table.open.links[0]!.upgraded).toBe(true);
    act(table, 0, 'endTurn');
  });

  test('TW-22 open, upgraded and foreign links cannot be upgraded', () => {
    const table = scene({ hands: { 0: ['development-1'] } });
    write(table, ({ open }) => {
      addLink(open, 0, '1,1', 'ee');
      addLink(open, 0, ...toCommerce, { upgraded: true });
      addLink(open, 1, ...toLeisure);
    });
    const plays = [play('development-1', 'UL', 'R')];
    const codes = [1, 2, 3].map((link) => refused(table, 0, 'upgradeLink', { link, plays }));
    expect(codes).toEqual(['TW-22 link-incomplete', 'TW-22 link-upgraded', 'TW-22 link-not-yours']);
  });
});

describe('passengers', () => {
  test('upgraded links of 1 to 6 tiles pay 2, 3, 5, 6, 8, 9', () => {
    const rail = { cell: '0,0', from: 'west', to: 'east' } as const;
    const fares = [1, 2, 3, 4, 5, 6].map((tiles) => fareOf({ rails: Array(tiles).fill(rail), upgraded: true }));
    expect(fares).toEqual([2, 3, 5, 6, 8, 9]);
    expect(fareOf({ rails: Array(4).fill(rail), upgraded: false })).toBe(4);
  });

  test('1, 2, 3 Happiness Points cost $1, $3, $6', () => expect([1, 2, 3].map(leisurePrice)).toEqual([1, 3, 6]));

  const strips = [play('generic-a1', 'strip')];
  const hands = {
    0: ['generic-a1', 'building-L1', 'building-C1', 'building-I1', 'building-R1', 'parcel-G2', 'development-17'],
  };

  test('TW-13 own links bring a Happiness Point each and a dollar a tile from the bank', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    act(table, 0, 'deliver', { ...trip, plays: [...strips, play('building-L1', 'L')] });
    expect(table.open.players[0]).toMatchObject({ money: 18, stress: 1 });
    expect(table.open.players[0]!.happiness.travel).toBe(1);
    expect(table.open.passengers['1,2']).toBeUndefined();
    expect(table.open.reserve).toBe(21);
  });

  test('TW-13 an opponent’s link is paid for from cash, and its owner gains the point', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 1, ...toLeisure);
    });
    act(table, 0, 'deliver', { ...trip, plays: [...strips, play('building-L1', 'L')] });
    expect(table.open.players.map(({ money }) => money)).toEqual([2, 18]);
    expect(table.open.players.map(({ happiness }) => happiness.travel)).toEqual([0, 1]);
  });

  test('TW-13 short of money: what there is, no further payments, own links included, and 1 Stress', () => {
    const table = scene({
      hands,
      change: (open) => {
        open.players[0]!.money = 5;
      },
    });
    write(table, ({ open }) => {
      addLink(open, 1, ...toLeisure);
      addLink(open, 0, ...leisureToIndustry);
    });
    act(table, 0, 'deliver', { ...trip, route: [1, 2], plays: [...strips, play('building-I1', 'I')] });
    expect(table.open.players.map(({ money }) => money)).toEqual([0, 15]);
    expect(table.open.players.map(({ happiness }) => happiness.travel)).toEqual([1, 1]);
    expect(table.open.players[0]!.stress).toBe(3);
  });

  test('TW-13 what was earned on the way pays for later links', () => {
    const table = scene({
      hands,
      change: (open) => {
        open.players[0]!.money = 0;
      },
    });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
      addLink(open, 1, ...leisureToIndustry);
    });
    act(table, 0, 'deliver', { ...trip, route: [1, 2], plays: [...strips, play('building-I1', 'I')] });
    expect(table.open.players.map(({ money }) => money)).toEqual([2, 16]);
  });

  test('TW-12 a passenger stops at the first match, uses complete links that meet, and visits no place twice', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
      addLink(open, 0, ...leisureToIndustry);
      addLink(open, 0, '1,1', 'ee');
    });
    const go = (route: number[], card: string, icon: string) =>
      refused(table, 0, 'deliver', { ...trip, route, plays: [...strips, play(card, icon)] });
    expect(go([], 'building-L1', 'L')).toBe('TW-12 no-link-used');
    expect(go([1, 2], 'building-L1', 'L')).toBe('TW-12 stops-earlier');
    expect(go([1], 'building-I1', 'I')).toBe('TW-12 wrong-destination');
    expect(go([2], 'building-I1', 'I')).toBe('TW-12 links-apart');
    expect(go([3], 'building-C1', 'C')).toBe('TW-12 link-not-complete');
    expect(go([1, 1], 'building-R1', 'R')).toBe('TW-12 visited-twice');
    expect(go([1, 2], 'building-I1', 'I')).toBeUndefined();
  });

  test('TW-12 a Parcel is a destination by its number while it is unbuilt and without rail', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
      addLink(open, 0, '1,8', 'eene');
    });
    const go = () =>
      refused(table, 0, 'deliver', { ...trip, route: [1, 2], plays: [...strips, play('parcel-G2', 'G2')] });
    expect(go()).toBeUndefined();
    write(table, ({ open }) => {
      open.buildings['4,7'] = { type: 'C', owner: 0, upgraded: false };
    });
    expect(go()).toBe('TW-12 wrong-destination');
  });

  test('bonus of Residence: 1 Stress less, and TW-22 a delivery at 1 Stress is allowed', () => {
    const table = scene({
      hands,
      change: (open) => {
        open.players[0]!.stress = 5;
      },
    });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    const home = { ...trip, passenger: '1,8', plays: [...strips, play('building-R1', 'R')] };
    act(table, 0, 'deliver', home);
    expect(table.open.players[0]!.stress).toBe(4);
    const calm = scene({ hands });
    write(calm, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    act(calm, 0, 'deliver', home);
    expect(calm.open.players[0]!.stress).toBe(1);
  });

  test('bonus of Industry: 1 Stress and a Rail Worker, and TW-22 at the limit none', () => {
    const table = scene({
      hands,
      change: (open) => {
        open.players[0]!.workers = 1;
      },
    });
    write(table, ({ open }) => {
      addLink(open, 0, ...leisureToIndustry);
    });
    const args = { ...trip, passenger: '1,8', plays: [...strips, play('building-I1', 'I')] };
    act(table, 0, 'deliver', args);
    expect(table.open.players[0]).toMatchObject({ stress: 2, workers: 2 });
    const full = scene({ hands });
    write(full, ({ open }) => {
      addLink(open, 0, ...leisureToIndustry);
    });
    act(full, 0, 'deliver', args);
    expect(full.open.players[0]).toMatchObject({ stress: 2, workers: 2 });
  });

  test('bonus of Commerce: 1 Stress and $5 before the fares', () => {
    const table = scene({
      hands,
      change: (open) => {
        open.players[0]!.money = 4;
      },
    });
    write(table, ({ open }) => {
      addLink(open, 1, ...toCommerce);
    });
    act(table, 0, 'deliver', { ...trip, bonus: 'money', plays: [...strips, play('building-C1', 'C')] });
    expect(table.open.players[0]).toMatchObject({ stress: 2, money: 0 });
    expect(table.open.players[1]!.money).toBe(19);
  });

  test('TW-14 at Commerce one looks through a Book, takes a card and turns any other one up', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toCommerce);
    });
    act(table, 0, 'deliver', { ...trip, bonus: 'ticket', plays: [...strips, play('building-C1', 'C')] });
    expect(awaited(table)).toEqual({ 0: 'ticketDue' });
    const { top, size } = table.open.books[0]!;
    act(table, 0, 'openBook', { book: 0 });
    const [first, second] = table.state.own[0]!.looking;
    expect(refused(table, 0, 'takeTicket', { card: first, top: null })).toBe('TW-14 top-missing');
    expect(refused(table, 0, 'takeTicket', { card: first, top: first })).toBe('TW-14 top-not-in-book');
    act(table, 0, 'takeTicket', { card: first, top: second });
    expect(table.open.books[0]).toEqual({ top: second, size: size - 1 });
    expect(table.state.sealed.books[0]).toContain(top);
    expect(table.state.own[0]!.hand).toContain(first);
    expect(table.open.players[0]!.seen).not.toContain(first);
  });

  test('TW-14 taking neither is allowed, and the bonus of one place is for no other', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toCommerce);
      addLink(open, 0, ...toLeisure);
    });
    const plays = [...strips, play('building-C1', 'C')];
    expect(refused(table, 0, 'deliver', { ...trip, plays })).toBeUndefined();
    expect(refused(table, 0, 'deliver', { ...trip, buy: 1, plays })).toBe('TW-14 nothing-to-buy');
    const leisure = { ...trip, route: [2], bonus: 'money', plays: [...strips, play('building-L1', 'L')] };
    expect(refused(table, 0, 'deliver', leisure)).toBe('TW-14 no-bonus-there');
  });

  test('TW-14 $6 at Leisure buys 3, $5 buys 2 and keeps $2', () => {
    const buying = (money: number, buy: number) => {
      const table = scene({
        hands,
        change: (open) => {
          open.players[0]!.money = money;
        },
      });
      write(table, ({ open }) => {
        addLink(open, 1, ...toLeisure);
      });
      const args = { ...trip, buy, plays: [...strips, play('building-L1', 'L')] };
      return { refusal: refused(table, 0, 'deliver', args), table, args };
    };
    expect(buying(5, 3).refusal).toBe('TW-2 too-little-money');
    const { table, args } = buying(6, 3);
    act(table, 0, 'deliver', args);
    expect(table.open.players[0]!.happiness.leisure).toBe(3);
    const two = buying(5, 2);
    act(two.table, 0, 'deliver', two.args);
    expect(two.table.open.players[0]!.happiness.leisure).toBe(2);
    // The $2 that were kept go to the fare.
    expect(two.table.open.players[1]!.money).toBe(12);
  });

  test('TW-2 at Leisure the cards of the delivery may pay too, at 1 Stress an icon, with change', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    act(table, 0, 'deliver', { ...trip, buy: 1, plays: [...strips, play('building-L1', 'L', '$2')] });
    expect(table.open.players[0]).toMatchObject({ stress: 2, money: 19 });
  });

  test('TW-22 a delivery takes one strip and one destination, and Money only to buy', () => {
    const table = scene({ hands });
    write(table, ({ open }) => {
      addLink(open, 0, ...toLeisure);
    });
    const go = (...plays: ReturnType<typeof play>[]) => refused(table, 0, 'deliver', { ...trip, plays });
    expect(go(play('building-L1', 'L'))).toBe('TW-22 icon-missing');
    expect(go(...strips)).toBe('TW-22 destination-missing');
    expect(go(...strips, play('building-L1', 'L', '$2'))).toBe('TW-22 icon-unneeded');
    expect(go(...strips, play('building-L1', 'L', 'P'))).toBe('TW-22 icon-unneeded');
    expect(go(...strips, play('building-L1', 'L', 'strip'))).toBe('TW-22 icon-unneeded');
    expect(go(...strips, play('building-L1', 'L'), play('building-I1', 'I'))).toBe('TW-22 icon-unneeded');
  });
});

describe('TW-16 turns', () => {
  test('TW-16 Action Round 1: one action or $2', () => {
    const table = act(scene(), 0, 'takeMoney');
    expect(awaited(table)).toEqual({ 0: 'done' });
    act(act(table, 0, 'endTurn'), 1, 'takeMoney');
    expect(table.open.players.map(({ money }) => money)).toEqual([12, 12]);
  });

  test('TW-16 Action Round 2: two actions, or one and $2 before or after it, or $2', () => {
    const second = () => {
      const table = scene({ hands: { 0: ['building-C1', 'parcel-A1', 'parcel-A2'] } });
      write(table, ({ open }) => {
        open.turn.round = 2;
      });
      return table;
    };
    const step = (cell: string, card: string) => ({
      link: null,
      redirect: null,
      rails: [{ cell, from: 'west', to: 'east' }],
      plays: [play(card, '1')],
    });
    const money = act(second(), 0, 'takeMoney');
    expect(refused(money, 0, 'takeMoney')).toBe('TW-16 money-taken');
    expect(refused(money, 0, 'endTurn')).toBeUndefined();
    act(money, 0, 'lay', step('2,1', 'building-C1'));
    expect(awaited(money)).toEqual({ 0: 'done' });
    const one = act(second(), 0, 'lay', step('2,1', 'building-C1'));
    expect(refused(one, 0, 'endTurn')).toBe('TW-16 act-or-take-money');
    act(one, 0, 'takeMoney');
    expect(awaited(one)).toEqual({ 0: 'done' });
    const two = act(act(second(), 0, 'lay', step('2,1', 'building-C1')), 0, 'lay', step('2,2', 'parcel-A1'));
    expect(awaited(two)).toEqual({ 0: 'done' });
  });
});
