import { awaitedOf, undoOf, viewOf } from '@cityhall/match';
import { type AnyRuleset, anyChoice, seededRandom } from '@cityhall/ruleset';
import { carousel, stones } from '@cityhall/toys';
import type { Deed, Pace } from '@cityhall/wire';
import { describe, expect, test } from 'vitest';
import { created, dueOf, follow, judgeDeed, longAbsence, type TableEvent, type TableState } from '../src/index.ts';

const start = 1_800_000_000_000;
const second = 1_000;
const day = 86_400 * second;
const people = ['ada', 'ben', 'cleo', 'dan'] as const;
const live: Pace = { kind: 'live', bank: 60, increment: 10 };
const days: Pace = { kind: 'days', days: 2 };

/** A table that lives: events happen to it as time goes by. */
function tableOf(ruleset: AnyRuleset, seats: number, pace: Pace) {
  let at = start;
  const create = {
    kind: 'create',
    game: ruleset.id,
    seats,
    rules: '',
    person: 'ada',
    name: 'Ada',
    options: {},
  } as const;
  let state: TableState = created('AAAAAAAAAAAAAAAAAAAAAA', { ...create, pace });
  let lines: string[] = [];
  const happen = (event: TableEvent) => {
    const next = follow(state, event, ruleset, at);
    if ('refusal' in next) throw new Error(`${event.kind}: ${next.refusal.code}`);
    state = next.state;
    lines = next.lines.map(({ key }) => key);
  };
  for (let seat = 1; seat < seats; seat++) happen({ kind: 'sit', seat, person: people[seat]!, name: people[seat]! });
  happen({ kind: 'start', seed: '00112233445566778899aabbccddee00' });
  return {
    get state() {
      return state;
    },
    get lines() {
      return lines;
    },
    get now() {
      return at;
    },
    happen,
    pass(milliseconds: number) {
      at += milliseconds;
      for (let due = dueOf(state); due && due.at <= at; due = dueOf(state)) happen({ kind: due.kind, seat: due.seat });
    },
    /** What a person does to the table itself, as it is judged. @returns the code where it is refused */
    wants(seat: number, deed: Deed) {
      const judged = judgeDeed(state, ruleset, { person: people[seat]!, name: people[seat]! }, deed, at);
      if ('refusal' in judged) return judged.refusal.code;
      happen(judged.event);
      return undefined;
    },
    move: (seat: number, move: string, args: object) =>
      happen({ kind: 'move', seat, move, args: args as Record<string, never> }),
    left: (seat: number) => {
      const { left, since } = state.clocks[seat]!;
      return since === null ? left : left - (at - since);
    },
  };
}

describe('T1: time is given once a decision is past', () => {
  test('a plan that is made and taken back again and again earns nothing, and time goes on being used', () => {
    const table = tableOf(carousel, 3, live);
    for (let time = 1; time <= 6; time++) {
      table.pass(2 * second);
      table.move(0, 'plan', { take: 0 });
      table.happen({ kind: 'undo', seat: 0 });
      expect(table.left(0)).toBe((60 - 2 * time) * second);
    }
  });

  test('by days, what is done and undone does not put off that a seat is late', () => {
    const table = tableOf(carousel, 3, days);
    table.pass(1.9 * day);
    table.move(0, 'plan', { take: 0 });
    table.happen({ kind: 'undo', seat: 0 });
    table.pass(0.1 * day);
    expect(table.state.clocks.map(({ late }) => late)).toEqual([true, true, true]);
  });

  test('a turn that has passed brings the increment once, and by days the whole time anew', () => {
    const quick = tableOf(stones, 2, live);
    quick.pass(5 * second);
    quick.move(0, 'take', { count: 1 });
    expect([quick.left(0), quick.left(1)]).toEqual([65 * second, 60 * second]);
    const slow = tableOf(stones, 2, days);
    slow.pass(1.5 * day);
    slow.move(0, 'take', { count: 1 });
    expect(slow.left(0)).toBe(2 * day);
  });

  test('in any game with any undoing, everybody has the bank and an increment for each question that is past, and no more', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = seededRandom(seed);
      const table = tableOf(carousel, 3, live);
      // What each seat was asked when nothing could be undone last, and how many such questions are past.
      const asked: (string | null)[] = [null, null, null];
      const past = [0, 0, 0];
      const note = () => {
        const match = table.state.match!;
        if (past.some((_, seat) => undoOf(match, seat).depth > 0)) return;
        const { flow } = viewOf(match, 'spectator');
        for (const seat of past.keys()) {
          const question = awaitedOf(match).includes(seat)
            ? `${flow.phase} ${flow.turn} ${flow.asked[seat]!.stage}`
            : null;
          if (asked[seat] !== null && asked[seat] !== question) past[seat]! += 1;
          asked[seat] = question;
        }
      };
      note();
      for (let step = 0; step < 120 && table.state.status === 'playing'; step++) {
        const match = table.state.match!;
        const seat = chance.shuffle([0, 1, 2]).find((each) => viewOf(match, each).flow.asked[each]);
        if (seat === undefined) break;
        const undoes = undoOf(match, seat).depth > 0 && chance.below(2) === 0;
        const choice = undoes ? undefined : anyChoice(carousel, viewOf(match, seat), seat, chance);
        if (undoes) table.happen({ kind: 'undo', seat });
        else if (choice) table.happen({ kind: 'move', seat, ...choice });
        // At the end all clocks stand as they are.
        if (table.state.status !== 'playing') break;
        note();
        for (const seat of past.keys()) expect(table.left(seat)).toBe((60 + 10 * past[seat]!) * second);
      }
    }
  });

  test('what all agree to take back gives no time', () => {
    const table = tableOf(stones, 2, live);
    table.pass(5 * second);
    table.move(0, 'take', { count: 1 });
    table.pass(3 * second);
    table.wants(0, { do: 'propose', what: 'take-back' });
    table.wants(1, { do: 'agree', yes: true });
    expect([table.left(0), table.left(1)]).toEqual([65 * second, 57 * second]);
  });
});

describe('consent is about what was asked', () => {
  /** Three people, of whom the first is late and the second has proposed something about that seat. */
  function proposed(what: 'free' | 'bot' | 'wait') {
    const table = tableOf(stones, 3, days);
    table.pass(2 * day);
    expect(table.wants(1, { do: 'propose', what, seat: 0 })).toBeUndefined();
    expect(table.state.proposal).toMatchObject({ what, seat: 0 });
    return table;
  }

  test.each(['free', 'bot', 'wait'] as const)('T7: %s falls when the late seat is back and acts', (what) => {
    const table = proposed(what);
    table.move(0, 'take', { count: 1 });
    expect(table.state.proposal).toBeNull();
    expect(table.lines).toContain('log.table-proposal-fell');
    expect(table.wants(2, { do: 'agree', yes: true })).toBe('no-proposal');
    expect(table.state.places[0]).toMatchObject({ kind: 'person', person: 'ada' });
  });

  test('T7: an agreement that is stored after all finds nothing to agree to, and does nothing', () => {
    const table = proposed('free');
    table.move(0, 'take', { count: 1 });
    table.happen({ kind: 'agree', seat: 2, yes: true });
    expect(table.state.places[0]!.person).toBe('ada');
  });

  test.each(['concede', 'forget'] as const)('T8: it is carried out where the last one asked is gone (%s)', (how) => {
    const table = proposed('bot');
    if (how === 'concede') table.wants(2, { do: 'concede' });
    else table.happen({ kind: 'forget', person: 'cleo' });
    expect(table.state.proposal).toBeNull();
    expect(table.state.places[0]!.kind).toBe('bot');
  });

  test('T8: a pause that is agreed by somebody’s leaving stops the clocks as any other', () => {
    const table = tableOf(stones, 3, live);
    table.wants(0, { do: 'propose', what: 'pause' });
    table.wants(1, { do: 'agree', yes: true });
    table.pass(5 * second);
    table.wants(2, { do: 'concede' });
    expect(table.state.paused).toBe(true);
    table.pass(day);
    expect(table.state.clocks[0]).toMatchObject({ left: 55 * second, since: null, late: false });
  });

  test('T8: it falls where nobody is left to be asked', () => {
    const table = proposed('wait');
    table.happen({ kind: 'forget', person: 'ben' });
    table.happen({ kind: 'forget', person: 'cleo' });
    expect(table.state.proposal).toBeNull();
  });

  test('can be withdrawn by whoever made it', () => {
    const table = proposed('free');
    expect(table.wants(1, { do: 'agree', yes: false })).toBeUndefined();
    expect(table.state.proposal).toBeNull();
  });

  test('T5: a chair that consent has freed is given to a bot at once', () => {
    const table = proposed('free');
    table.wants(2, { do: 'agree', yes: true });
    expect(table.state.places[0]!.kind).toBe('free');
    expect(table.wants(1, { do: 'propose', what: 'bot', seat: 0 })).toBeUndefined();
    table.wants(2, { do: 'agree', yes: true });
    expect(table.state.places[0]!.kind).toBe('bot');
  });

  test('T4: without a pace a silent seat may be stood in for after a day', () => {
    const table = tableOf(stones, 2, { kind: 'free' });
    expect(table.wants(1, { do: 'propose', what: 'bot', seat: 0 })).toBe('not-late');
    table.pass(longAbsence);
    expect(table.wants(1, { do: 'propose', what: 'bot', seat: 0 })).toBeUndefined();
    expect(table.state.places[0]!.kind).toBe('bot');
  });
});
