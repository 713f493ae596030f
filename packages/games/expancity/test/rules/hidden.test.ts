import { anyChoice, type Choice, canonical, seededRandom } from '@cityhall/ruleset';
import { playOn, viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { type ExpancityView, expancity } from '../../index.ts';
import { stateSchema } from '../../rules/state.ts';
import { act, openTable, type Table } from './table.ts';

type Decide = (view: ExpancityView, seat: number) => Choice;
const deciders: [string, (table: Table) => Decide][] = [
  ['at random', (table) => (view, seat) => anyChoice(expancity, view, seat, table.random)!],
  ['sensibly', (table) => (view, seat) => expancity.bot(view, seat, table.random)],
];
const games = [2, 3, 4].flatMap((seats) =>
  deciders.flatMap(([how, decide]) => [1, 2].map((seed) => [seats, how, seed, decide] as const)),
);

describe.each(games)('%i players playing %s, game %i', (seats, _how, seed, decide) => {
  test('tiles, contracts, goals and blocks are conserved, and the state fits its schema', () => {
    const table = openTable(seats, seed);
    playOn(table, decide(table), ({ state }) => expect(expancity.faults(state)).toEqual([]));
    expect(expancity.faults(table.state)).toEqual([]);
    expect(stateSchema.safeParse(JSON.parse(JSON.stringify(table.state))).success).toBe(true);
    expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
  });

  test('the view of what is imagined from a view is that view', () => {
    const table = openTable(seats, seed);
    const random = seededRandom(seed);
    let decisions = 0;
    playOn(table, decide(table), (now) => {
      decisions += 1;
      if (decisions % 5 !== 0 && !['choose', 'keep'].includes(Object.values(viewOf(now, 0).flow.asked)[0]!.stage))
        return;
      for (const viewer of [null, ...now.state.open.players.keys()]) {
        const view = viewOf(now, viewer);
        const imagined = expancity.imagine(view, random);
        expect(expancity.faults(imagined)).toEqual([]);
        const seen = { ...view, open: imagined.open, own: viewer === null ? null : imagined.own[viewer]! };
        expect(canonical(seen)).toBe(canonical(view));
      }
    });
  });
});

test('a state with anything strange in it does not fit the schema', () => {
  const { state } = openTable(2);
  const fits = (change: (copy: typeof state) => void) => {
    const copy = structuredClone(state);
    change(copy);
    return stateSchema.safeParse(copy).success;
  };
  expect(fits(() => {})).toBe(true);
  expect(fits((copy) => Object.assign(copy.open, { secret: 1 }))).toBe(false);
  expect(fits((copy) => Object.assign(copy.open.board, { '01,0': copy.open.board['0,0'] }))).toBe(false);
  expect(fits((copy) => Object.assign(copy.open.players[0]!, { pool: -1 }))).toBe(false);
});

describe('what a viewer knows of hidden things', () => {
  function afterOneContract(): Table {
    const table = openTable(2, 4);
    const bot: Decide = (view, seat) => expancity.bot(view, seat, table.random);
    while (table.state.open.returns.length === 0) {
      const seat = table.state.open.turn.seat;
      const { move, args } = bot(viewOf(table, seat), seat);
      act(table, move, args as object);
    }
    return table;
  }

  test('a contract put under the deck lies at its place in every world its returner imagines', () => {
    const table = afterOneContract();
    const seat = table.state.open.returns[0]!;
    const { contract } = table.state.own[seat]!.under[0]!;
    const random = seededRandom(1);
    const bottoms = (viewer: number | null) =>
      new Set(Array.from({ length: 30 }, () => expancity.imagine(viewOf(table, viewer), random).sealed.deck.at(-1)));
    expect(bottoms(seat)).toEqual(new Set([contract]));
    expect(bottoms(1 - seat).size).toBeGreaterThan(5);
    expect(bottoms(null).size).toBeGreaterThan(5);
  });

  test('a tile just put back lies in the bag until somebody draws', () => {
    const table = openTable(3, 6);
    const random = seededRandom(2);
    const view = viewOf(table, 0);
    const own = { ...view.own!, putBack: 'stadium' as const, hand: ['park' as const, 'bar' as const] };
    const always = (putBack: number | null) =>
      Array.from({ length: 60 }, () =>
        expancity.imagine({ ...view, own, open: { ...view.open, putBack } }, random).sealed.bag.includes('stadium'),
      ).every(Boolean);
    expect(always(0)).toBe(true);
    expect(always(null)).toBe(false);
  });

  test('what others hold is dealt anew, what the viewer holds is not', () => {
    const table = openTable(3, 6);
    const random = seededRandom(2);
    const worlds = Array.from({ length: 30 }, () => expancity.imagine(viewOf(table, 1), random));
    expect(new Set(worlds.map(({ own }) => canonical(own[1]!))).size).toBe(1);
    expect(new Set(worlds.map(({ own }) => canonical(own[0]!))).size).toBeGreaterThan(5);
    expect(new Set(worlds.map(({ sealed }) => canonical(sealed.deck))).size).toBe(30);
  });

  test('lines that name a hidden thing are told to its owner only', () => {
    const table = openTable(3, 8);
    playOn(table, (view, seat) => expancity.bot(view, seat, table.random));
    const secret = ['contracts-offered', 'contract-taken', 'tiles-drawn', 'last-tile', 'tile-kept'];
    for (const { to, key: told } of table.lines) {
      const key = told.slice('log.'.length);
      if (key.endsWith('-own')) expect(typeof to).toBe('number');
      else if (secret.includes(key)) expect(to).toHaveProperty('except');
      else expect(to).toBe('all');
    }
    const open = table.lines
      .filter(({ key }) => secret.includes(key.slice('log.'.length)))
      .map(({ params }) => Object.keys(params!));
    expect(new Set(open.flat())).toEqual(new Set(['player', 'number']));
  });
});
