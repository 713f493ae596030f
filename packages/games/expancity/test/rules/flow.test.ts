import { anyChoice } from '@cityhall/ruleset';
import { atTurn, playOn } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { type ExpancityView, expancity, turnsLeft, turnsOfGame } from '../../index.ts';
import { openTable, stageOf, type Table } from './table.ts';

const atRandom = (table: Table) => (view: ExpancityView, seat: number) =>
  anyChoice(expancity, view, seat, table.random)!;

/** Plays a game of bots: what each kind of move closed undo for, `null` where it could be undone. */
function closings(table: Table): Map<string, Set<string | null>> {
  const seen = new Map<string, Set<string | null>>();
  let last: string | undefined;
  const note = () => {
    if (last !== undefined) seen.set(last, new Set([...(seen.get(last) ?? []), table.closed]));
  };
  const bot = (view: ExpancityView, seat: number) => expancity.bot(view, seat, table.random);
  playOn(table, bot, (_, { move }) => {
    note();
    last = move;
  });
  note();
  return seen;
}

describe('the flow of a game', () => {
  test.each([
    [2, 30],
    [3, 20],
    [4, 15],
  ])('with %i players everybody has %i turns and every tile is played', (seats, turns) => {
    const taken = Array(seats).fill(0);
    const table = openTable(seats, 5);
    const due = turnsLeft(table.state.open, 0);
    playOn(table, atRandom(table), ({ state }, { move }) => {
      if (move === 'zone') taken[state.open.turn.seat] += 1;
    });
    expect(taken).toEqual(Array(seats).fill(turns));
    expect(due).toBe(turns);
    expect(Object.keys(table.state.open.board)).toHaveLength(turnsOfGame + 1);
    expect(table.state.open.players.every(({ hand }) => hand === 0)).toBe(true);
    expect(table.over).not.toBeNull();
  });

  test('EX-10 the first player is random, and turns go round to the left', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => openTable(4, seed).state.open.first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
    const table = openTable(3, 2);
    const order: number[] = [];
    playOn(table, atRandom(table), ({ state }, { move }) => {
      if (move === 'zone') order.push(state.open.turn.seat);
    });
    expect(order.slice(0, 4).map((seat) => (seat - order[0]! + 3) % 3)).toEqual([0, 1, 2, 0]);
    expect(order[0]).toBe(table.state.open.first);
  });

  test('EX-10 the contract deck never runs out', () => {
    for (let seed = 0; seed < 5; seed++) {
      const table = openTable(2, seed);
      playOn(table, atRandom(table), ({ state }) => expect(state.open.deck).toBeGreaterThanOrEqual(2));
    }
  });

  test('EX-13 up to the first draw nothing hidden is looked at, so that the whole turn can be undone', () => {
    const quiet = ['zone', 'construct', 'material', 'complete', 'reveal'];
    const seen = closings(openTable(3, 9));
    expect([...seen.keys()]).toEqual(expect.arrayContaining(quiet));
    for (const move of quiet) expect([move, [...seen.get(move)!]]).toEqual([move, [null]]);
  });

  test('EX-13 draws look at what is hidden', () => {
    const seen = closings(openTable(2, 9));
    expect(seen.get('drawTiles')).toEqual(new Set(['chance']));
    for (const move of ['drawContracts', 'takeContract', 'keepTile'])
      expect(seen.get(move)).toEqual(new Set(['looked']));
  });

  test('somebody is awaited, one seat at a time, until the game is over', () => {
    const table = openTable(4, 3);
    playOn(table, atRandom(table), (now) => {
      expect(atTurn(now)).toBe(now.state.open.turn.seat);
      expect(stageOf(now)).toBeDefined();
    });
    expect(stageOf(table)).toBeUndefined();
  });
});
