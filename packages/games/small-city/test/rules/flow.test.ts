import { viewOf as look, act as play, startMatch, undo, undoOf } from '@cityhall/match';
import { anyChoice, canonical, seededRandom } from '@cityhall/ruleset';
import { act, awaited, begin, keysOf, refused, viewOf, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  cardCost,
  citizensInPlay,
  hallCorners,
  newWorks,
  planSteps,
  smallCity,
  titleFor,
} from '../../index.ts';
import { culturalSpaces, revenueOf, winnersAmong } from '../../rules/scoring.ts';
import { type City, city } from './table.ts';

type Change = NonNullable<Parameters<typeof city>[1]>;

const hall = 'CH CH\n CH CH';
const seed = '00112233445566778899aabbccddeeff';
const match = (seats: number, options = {}) =>
  startMatch(smallCity, { seats, options: { victory: 'base', difficulty: 'citizen', ...options }, seed }).match;
const settleArgs = (current: ReturnType<typeof match>, seat: number, cell = '2,2') => ({
  promise: (look(current, seat).own as { offered: number[] }).offered[0]!,
  side: 'easy',
  cell,
});

describe('set-up', () => {
  test('money by turn order: 4, 5, 5, 6', () => {
    const { open } = look(match(4), 'spectator') as { open: import('../../index.ts').Open };
    const order = [0, 1, 2, 3].map((step) => open.players[(open.host! + step) % 4]!.money);
    expect(order).toEqual([4, 5, 5, 6]);
  });

  test('3 Citizens in City Hall, 11 on the Career Center, 8 in the pool: 22', () => {
    const { players } = city([hall, hall]).open;
    expect(players[0]!).toMatchObject({ hall: { citizens: 3 }, career: 11, pool: 8 });
  });

  test('Metro, CliniC, University, Police and Fire Station are one fewer than players', () => {
    const { supply } = city([hall, hall, hall]).open;
    expect([supply.metro, supply.clinic, supply.university, supply.police, supply.fire, supply.school]).toEqual([
      2, 2, 2, 2, 2, 3,
    ]);
  });

  test('SC-28 all Promises are dealt at once, one of each deck', () => {
    const { own, sealed } = city([hall, hall, hall, hall]).state;
    expect(Object.values(own).map(({ offered }) => offered.length)).toEqual([3, 3, 3, 3]);
    expect(sealed.promises).toHaveLength(16 - 12);
  });

  test('City Hall lies within the smallest Zone of its side; what was chosen is hidden until all are ready', () => {
    let now = match(2);
    expect(play(now, 0, 'settle', { ...settleArgs(now, 0), cell: '6,6' })).toMatchObject({
      refusal: { code: 'hall-outside-zone' },
    });
    expect([...hallCorners('expert')]).toHaveLength(25);
    const before = canonical(look(now, 1).open);
    const done = play(now, 0, 'settle', settleArgs(now, 0));
    if (!done.ok) throw new Error('refused');
    now = done.match;
    expect(canonical({ ...look(now, 1).open, ready: [false, false] })).toBe(before);
    expect(done.lines).toEqual([]);
    const back = play(now, 0, 'unsettle', {});
    expect(back.ok && look(back.match, 0).own).toMatchObject({ promise: null, start: null });
  });

  test('a Promise that was not offered cannot be kept', () => {
    const now = match(2);
    const { offered } = look(now, 0).own as { offered: number[] };
    const promise = Array.from({ length: 16 }, (_, n) => n + 1).find((card) => !offered.includes(card));
    expect(play(now, 0, 'settle', { ...settleArgs(now, 0), promise })).toMatchObject({
      refusal: { code: 'promise-not-offered' },
    });
  });
});

describe('a state written by hand', () => {
  test('H2 who is out is neither awaited nor heard', () => {
    const table = city([hall, hall, hall], (open) => open.out.push(1));
    expect(awaited(table)).toEqual({ 0: 'settle', 2: 'settle' });
    expect(refused(table, 1, 'settle', { promise: table.state.own[1]!.offered[0], cell: '3,3', side: 'easy' })).toBe(
      'flow not-asked',
    );
  });

  test('H3 one that tells of another phase is refused', () => {
    expect(() => city([hall, hall], (open) => Object.assign(open, { phase: 'pollution' }))).toThrow('pollution');
  });
});

describe('plans in secret', () => {
  const planning = (pictures: string[], change: Change = () => {}) => begin(city(pictures, change), 'building');
  const build = (tile: string, ...cells: string[]) => ({ do: 'build', tile, cells });

  test('SC-5 a confirmed plan shows nothing but "ready", and can be taken back until all are', () => {
    const table = planning([hall, hall, hall]);
    const before = canonical(viewOf(table, 1).open);
    act(table, 0, 'confirm', { steps: [build('parkS', '4,4')] });
    expect(table.open.ready).toEqual([true, false, false]);
    expect(canonical({ ...viewOf(table, 1).open, ready: [false, false, false] })).toBe(before);
    expect(table.lines).toEqual([]);
    act(table, 0, 'reconsider');
    expect(table.state.own[0]!.plan).toBeNull();
  });

  test('SC-5 plans are carried out in turn order, and a broken one is finished anew', () => {
    const table = planning([hall, hall, hall], (open) => {
      open.host = 1;
      open.supply.parkL = 1;
    });
    const large = [build('parkS', '6,6'), build('parkL', '4,0', '5,0', '4,1'), build('parkS', '6,5')];
    act(table, 0, 'confirm', { steps: [build('parkM', '4,4', '5,4')] });
    act(table, 2, 'confirm', { steps: large });
    act(table, 1, 'confirm', { steps: large });
    expect(awaited(table)).toEqual({ 2: 'replan' });
    expect(Object.keys(table.open.players[1]!.tiles)).toHaveLength(4);
    expect(Object.keys(table.open.players[2]!.tiles)).toHaveLength(2);
    // The third plan stays hidden while the second is finished.
    expect(Object.keys(table.open.players[0]!.tiles)).toHaveLength(1);
    expect(refused(table, 2, 'replan', { steps: [build('parkL', '4,0', '5,0', '4,1')] })).toBe('SC-5 supply-empty');
    expect(refused(table, 2, 'replan', { steps: ['5,5', '4,5', '3,5'].map((cell) => build('parkS', cell)) })).toBe(
      'SC-4 no-actions',
    );
    act(table, 2, 'replan', { steps: [build('parkS', '5,5'), build('parkS', '4,5')] });
    expect(Object.keys(table.open.players[0]!.tiles)).toHaveLength(2);
    expect(keysOf(table)).toContain('plan-broken');
  });

  test('SC-5 a Warehouse that has run out breaks a plan too', () => {
    const table = planning([hall, hall], (open) => {
      open.supply.warehouse = 1;
    });
    const steps = [build('factory1', '5,5'), { do: 'warehouse', cells: ['5,6', '6,6'] }, build('parkS', '0,5')];
    act(table, 1, 'confirm', { steps });
    act(table, 0, 'confirm', { steps });
    expect(awaited(table)).toEqual({ 1: 'replan' });
    act(table, 1, 'replan', { steps: [build('parkS', '0,5')] });
    expect(Object.values(table.open.players[1]!.tiles).map(({ tile }) => tile)).toEqual([
      'cityHall',
      'factory1',
      'parkS',
    ]);
  });

  test('SC-4 steps walk to every legal plan, the lazy way', () => {
    const table = planning([hall, hall]);
    const { next, done } = planSteps(table.open, newWorks(0), []);
    expect(done).toEqual({ steps: [] });
    const steps = [...next];
    expect(steps.length).toBeGreaterThan(300);
    for (const step of steps.slice(0, 50))
      expect(planSteps(table.open, newWorks(0), [step as never]).next).toBeDefined();
    const random = seededRandom(3);
    for (let i = 0; i < 20; i++) {
      const choice = anyChoice(smallCity, viewOf(table, 0), 0, random)!;
      expect(refused(table, 0, choice.move, choice.args as object)).toBeUndefined();
    }
  });

  test('a plan can be undone like any choice, until the last one shows them all', () => {
    let now = match(2);
    for (const seat of [0, 1]) {
      const done = play(now, seat, 'settle', settleArgs(now, seat));
      if (!done.ok) throw new Error('refused');
      expect(undoOf(done.match, seat).depth).toBe(seat === 0 ? 1 : 0);
      if (seat === 0) expect(undo(done.match, 0)).toMatchObject({ ok: true });
      now = done.match;
    }
    expect(undoOf(now, 1).closed).toBe('looked');
  });
});

describe('undo', () => {
  test('everything in a turn can be taken back until the turn passes', () => {
    let now = match(1);
    const random = seededRandom(11);
    const seen = new Map<string, number>();
    for (let step = 0; step < 400 && !look(now, 0).flow.over; step++) {
      const choice = smallCity.bot(look(now, 0) as never, 0, random);
      const before = canonical(look(now, 0).open);
      const done = play(now, 0, choice.move, choice.args);
      if (!done.ok) throw new Error(done.refusal.code);
      if (undoOf(done.match, 0).depth > undoOf(now, 0).depth) {
        const back = undo(done.match, 0);
        expect(back.ok && canonical(look(back.match, 0).open)).toBe(before);
        seen.set(choice.move, (seen.get(choice.move) ?? 0) + 1);
      }
      now = done.match;
    }
    expect(look(now, 0).flow.over).not.toBeNull();
    expect([...seen.keys()]).toContain('go');
    expect([...seen.keys()]).toContain('confirm');
  });
});

describe('the end of the game', () => {
  const over = (change: Change, options = {}, pictures = [hall, hall]) => {
    const table = city(
      pictures,
      (open) => {
        for (const player of open.players) player.money = 5;
        change(open);
      },
      options,
    );
    return begin(table, 'scoring', ({ own }) => {
      for (const seat of pictures.keys()) own[seat]!.promise = 8;
    });
  };
  const give = (table: City['open'], seat: number, votes: number, more: object = {}) => {
    Object.assign(table.players[seat]!, { votes, ...more });
    table.players[seat]!.ledger.residence = votes;
  };

  test('votes, the Promise, pollution taken off, every source named; totals may be negative', () => {
    const table = over((open) => give(open, 0, 10, { pollution: 20 }));
    const { total, lines } = smallCity.score(viewOf(table, null))[0]!;
    expect(total).toBe(10 + 6 - 20);
    expect(lines.map(({ key, points }) => [key, points])).toEqual([
      ['residence', 10],
      ['promise-kept', 6],
      ['pollution', -20],
    ]);
    expect(table.open.outcome).toEqual({ winners: [1], totals: { 0: -4, 1: 6 } });
  });

  test('ties go to the lowest pollution, then to most money', () => {
    expect(over((open) => give(open, 0, 3, { pollution: 3 })).open.outcome!.winners).toEqual([1]);
    expect(over((open) => give(open, 0, 0, { money: 6 })).open.outcome!.winners).toEqual([0]);
  });

  test('SC-28 equal after the last tie-break they share the victory', () => {
    expect(over(() => {}).open.outcome!.winners).toEqual([0, 1]);
  });

  test('the last round leads to the scoring, an earlier one to the next', () => {
    const at = (round: number) => {
      const table = city([hall, hall], (open) => {
        open.round = round;
      });
      return begin(table, 'visit').begun.at(-1);
    };
    expect(at(8)).toBe('scoring');
    expect(at(7)).toBe('street');
  });

  test('SC-25 Economic Victory: S² for each Cultural Building, City Hall too, and each Residence, every round', () => {
    const table = city(['CH CH ME ME ME\n CH CH . ME .\n R5 R5 R5 . .\n R5 R5 . . .', hall]);
    expect(revenueOf(table.open.players[0]!)).toBe(16 + 16 + 25);
    const economic = city([hall, hall], () => {}, { victory: 'economic' });
    begin(economic, 'visit');
    expect(economic.open.players.map(({ revenue }) => revenue)).toEqual([16, 16]);
    const end = over((open) => give(open, 0, 50, { revenue: 10, pollution: 60 }), { victory: 'economic' });
    expect(smallCity.score(viewOf(end, null))[0]).toMatchObject({ total: 5 + 10 + 6 });
  });

  test('SC-25 Citizens Victory: own Citizens on tiles anywhere after round 8, not City Hall', () => {
    const table = over(() => {}, { victory: 'citizens' }, ['R1@0 . F1@1', 'F1@0 R1@1 R1@1']);
    expect([citizensInPlay(table.open, 0), citizensInPlay(table.open, 1)]).toEqual([2, 3]);
    expect(table.open.outcome!.winners).toEqual([1]);
    const start = city([hall, hall], () => {}, { victory: 'citizens' });
    expect(start.open.players[0]!).toMatchObject({ career: 19, pool: 0, hall: { citizens: 3 } });
    begin(start, 'council');
    act(start, 0, 'invest', { disc: 0, row: 'tourism', column: 1, pay: 'money' });
    expect(start.open.players[0]!).toMatchObject({ career: 18, hall: { citizens: 4 } });
    act(start, 1, 'pass');
    begin(start, 'council', ({ open }) => {
      open.host = 0;
    });
    act(start, 0, 'invest', { disc: 0, row: 'tourism', column: 2, pay: 'money' });
    expect(start.open.players[0]!).toMatchObject({ career: 18, hall: { citizens: 4 } });
  });

  test('SC-25 Cultural Victory: spaces of Cultural tiles; everybody owns all six', () => {
    const { open } = city(['CH CH SC .\n CH CH LI LI', hall], () => {}, { victory: 'cultural' });
    expect(culturalSpaces(open.players[0]!)).toBe(3);
    expect([open.supply.metro, open.supply.clinic, open.supply.university, open.supply.police]).toEqual([2, 2, 2, 1]);
    expect(over(() => {}, { victory: 'cultural' }, ['SC', 'LI LI']).open.outcome!.winners).toEqual([1]);
  });

  test('the tie-breaks of the Victory Conditions', () => {
    const tied = (victory: string, change: Change) => {
      const { open } = city([hall, hall], change, { victory });
      return winnersAmong(open, [0, 1]);
    };
    expect(tied('economic', (open) => give(open, 0, 2))).toEqual([0]);
    expect(tied('citizens', (open) => give(open, 1, 2, { pollution: 1 }))).toEqual([0]);
    expect(tied('cultural', (open) => give(open, 1, 2))).toEqual([1]);
    expect(tied('cultural', (open) => Object.assign(open.players[1]!, { money: 21 }))).toEqual([1]);
  });
});

describe('alone', () => {
  const solo = (change: Change = () => {}, difficulty = 'citizen', picture = hall) =>
    city([picture], change, { difficulty });

  test('SC-26 $5, no host, and one of each building', () => {
    const { open } = smallCity.setup(
      1,
      { victory: 'base', difficulty: 'mayor' },
      { random: seededRandom(1), say: () => {} },
    );
    expect(open.players[0]!.money).toBe(5);
    expect(open.host).toBeNull();
    expect([open.supply.police, open.supply.fire, open.supply.university, open.supply.metro]).toEqual([1, 1, 1, 1]);
    expect(smallCity.refuseSetup!(1, { victory: 'economic' })?.code).toBe('solo-is-base');
  });

  test('SC-26 four cards, the Mayor on the first; the opposite one costs $2; in even rounds the other four', () => {
    const table = begin(solo(), 'actions');
    const first = table.open.rondel.map(({ action }) => action);
    expect([table.open.rondel.length, table.open.faceDown, table.open.rondel[0]!.by]).toEqual([4, 4, 'mayor']);
    expect([1, 2, 3].map((card) => cardCost(table.open, card))).toEqual([0, 2, 0]);
    expect(refused(table, 0, 'take', { card: 0 })).toBe('SC-26 mayors-card');
    begin(table, 'actions', ({ open }) => {
      open.round = 2;
    });
    const second = table.open.rondel.map(({ action }) => action);
    expect(new Set([...first, ...second]).size).toBe(8);
  });

  test('SC-26 there is no street, and the card Mayor has no effect', () => {
    const table = begin(solo(), 'street');
    expect([table.phase, table.open.street]).toEqual(['actions', null]);
    write(table, ({ open }) => {
      open.rondel[1] = { action: 'mayor' as Action, by: null };
    });
    act(table, 0, 'take', { card: 1 });
    expect(table.open.nextHost).toBeNull();
  });

  test.each([
    ['citizen', 9, 0],
    ['mayor', 5, 0],
    ['mayor', 6, 1],
    ['governor', 2, 0],
    ['governor', 3, 1],
    ['senator', 0, 0],
    ['senator', 1, 1],
    ['president', 3, 3],
  ])('SC-26 %s: a rise of %i kills %i', (difficulty, rise, deaths) => {
    const homes = Array.from({ length: rise }, () => 'R1@0').join(' ');
    const row = rise > 7 ? `${'R1@0 '.repeat(7)}\n${'R1@0 '.repeat(rise - 7)}` : homes || 'PS';
    const table = solo(
      (open) => {
        open.players[0]!.career += open.players[0]!.hall.citizens;
        open.players[0]!.hall = { citizens: 0, goods: [] };
      },
      difficulty,
      row,
    );
    begin(table, 'pollution');
    let asked = 0;
    while (table.phase === 'pollution') {
      const [victim] = Object.keys(table.open.players[0]!.citizens);
      const choice = anyChoice(smallCity, viewOf(table, 0), 0, seededRandom(asked))!;
      expect(victim).toBeDefined();
      act(table, 0, 'bury', choice.args as object);
      asked += 1;
    }
    expect(table.open.players[0]!.deaths).toBe(deaths);
  });

  test('SC-26 titles, and none below 50', () => {
    expect([49, 50, 69, 119, 120, 134, 135, 150].map((score) => titleFor(score) ?? null)).toEqual([
      null,
      'homestead',
      'hamlet',
      'city',
      'metropolis',
      'metropolis',
      'capital',
      'megalopolis',
    ]);
    const table = solo((open) => {
      Object.assign(open.players[0]!, { votes: 60 });
      open.players[0]!.ledger.residence = 60;
    });
    begin(table, 'scoring', ({ own }) => {
      own[0]!.promise = 8;
    });
    expect(table.open.outcome).toMatchObject({ winners: [0], reason: 'outcome.hamlet' });
  });
});
