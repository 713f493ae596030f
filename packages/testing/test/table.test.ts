import { seededRandom } from '@cityhall/ruleset';
import { stones } from '@cityhall/toys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  act,
  atTurn,
  awaited,
  playOn,
  refused,
  stateFor,
  tableFor,
  tableWith,
  undo,
  viewOf,
  write,
} from '../src/table.ts';

const two = { seats: 2, options: { heap: 12 } };
type Stones = typeof stones;

/** Stones with another `check` or `apply` of the one move. */
const withTake = (change: Partial<Stones['moves'][string]>): Stones => ({
  ...stones,
  moves: { take: { ...stones.moves.take!, ...change } },
});

describe('a table', () => {
  test('plays by the rules, and refuses what they refuse', () => {
    const table = tableFor(stones, two);
    const first = atTurn(table);
    expect(refused(table, 1 - first, 'take', { count: 1 })).toBe('flow not-asked');
    expect(() => act(table, 1 - first, 'take', { count: 1 })).toThrow('flow not-asked');
    act(table, first, 'take', { count: viewOf(table, first).own!.shunned === 2 ? 1 : 2 });
    expect(awaited(table)).toEqual({ [1 - first]: 'take' });
    expect(table.lines.map(({ key }) => key)).toEqual(['log.took']);
    expect(table.closed).toBe('passed');
  });

  test('the same seed deals the same, another one another', () => {
    const shunned = (seed: number) =>
      Object.values(tableFor(stones, { seats: 4, seed }).state.own).map((own) => own.shunned);
    expect(shunned(3)).toEqual(shunned(3));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => shunned(seed).join())).size).toBeGreaterThan(1);
    expect(Object.values(stateFor(stones, { seats: 4, seed: 3 }).own).map((own) => own.shunned)).toEqual(shunned(3));
  });

  test('stands where a state says, and goes on from what is written', () => {
    const state = stateFor(stones, two);
    state.open.heap = 5;
    const table = tableWith(stones, state, { ...two, phase: 'play' });
    state.open.heap = 12;
    expect(table.open.heap).toBe(5);
    write(table, ({ open }) => {
      open.heap = 1;
    });
    expect(act(table, atTurn(table), 'take', { count: 1 }).over).not.toBeNull();
  });

  test('H1 a check that writes into the table fails', () => {
    const rules = withTake({
      check({ open }) {
        open.heap -= 1;
        return undefined;
      },
    });
    expect(() => refused(tableFor(rules, two), 0, 'take', { count: 1 })).toThrow(TypeError);
  });

  test('what is whole stays whole: a move that loses pieces fails, on a picture that lacks some it does not', () => {
    const rules = withTake({
      check: () => undefined,
      apply({ open }) {
        open.heap -= 13;
      },
    });
    const table = tableFor(rules, two);
    expect(() => act(table, 0, 'take', { count: 1 })).toThrow('the heap is not one that can be');
    const state = stateFor(rules, two);
    state.open.heap = 30;
    expect(() => act(tableWith(rules, state, { ...two, phase: 'play' }), 0, 'take', { count: 1 })).not.toThrow();
  });

  test('plays on to the end', () => {
    const table = tableFor(stones, { ...two, seed: 5 });
    let asked = 0;
    playOn(
      table,
      (view, seat) => stones.bot(view, seat, seededRandom(1)),
      () => {
        asked += 1;
      },
    );
    expect(table.over).toEqual(stones.final(table.state));
    expect(asked).toBe(table.lines.length);
  });
});

describe('everything done, undone and done again', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** Alone, so that nothing passes to another seat and everything can be undone. */
  async function alone(rules: Stones) {
    vi.stubEnv('UNDO', '1');
    vi.resetModules();
    const testing = await import('../src/table.ts');
    return { ...testing, table: testing.tableFor(rules, { seats: 1, options: { heap: 12 } }) };
  }
  const count = (shunned: number) => (shunned === 1 ? 2 : 1);

  test('comes to what it came to', async () => {
    const { table, act } = await alone(stones);
    const taken = count(table.state.own[0]!.shunned);
    act(table, 0, 'take', { count: taken });
    expect(table.open.heap).toBe(12 - taken);
    expect(table.lines).toHaveLength(1);
    undo(table, 0);
    expect(table.open.heap).toBe(12);
  });

  test('a move that remembers what was undone is found', async () => {
    let times = 0;
    const rules = withTake({
      apply({ open }) {
        times += 1;
        open.heap -= times;
      },
    });
    const { table, act } = await alone(rules);
    expect(() => act(table, 0, 'take', { count: count(table.state.own[0]!.shunned) })).toThrow(
      'comes to something else',
    );
  });
});
