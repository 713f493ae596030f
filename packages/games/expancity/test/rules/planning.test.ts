import { seededRandom } from '@cityhall/ruleset';
import { atTurn, viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import type { BagTile } from '../../index.ts';
import { drawTiles } from '../../rules/planning.ts';
import { type Changes, completing } from './pictures.ts';
import { act, openTable, stageOf, why } from './table.ts';

const withBag = (bag: BagTile[], changes: Changes = {}) =>
  openTable(2, 1, completing('CH R', { own: { hand: ['park'] }, ...changes, sealed: { bag } }));

describe('Step 4: planning', () => {
  test('two tiles are drawn, one is kept, the other goes back, the turn passes to the left', () => {
    const table = act(withBag(['mall', 'bank', 'bar']), 'drawTiles');
    const [kept, returned] = table.state.own[0]!.drawn as [BagTile, BagTile];
    expect(stageOf(table)).toBe('keep');
    expect(table.state.open.bag).toBe(1);
    act(table, 'keepTile', { tile: kept });
    expect(table.state.own[0]!.hand).toEqual(['park', kept]);
    expect(table.state.sealed.bag).toContain(returned);
    expect(table.state.open.bag).toBe(2);
    expect(atTurn(table)).toBe(1);
    expect(table.state.open.turn).toMatchObject({ number: 2, seat: 1, step: 'zoning', actions: 3 });
  });

  test('only a drawn tile can be kept', () => {
    const table = act(withBag(['mall', 'bank', 'bar']), 'drawTiles');
    expect(why(table, 'keepTile', { tile: 'stadium' })).toMatchObject({ rule: 'EX-12', code: 'tile-not-drawn' });
  });

  test('EX-1 the one tile of a single draw is kept and the turn passes', () => {
    const table = act(withBag(['mall']), 'drawTiles');
    expect(table.state.own[0]!.hand).toEqual(['park', 'mall']);
    expect(table.state.open.players[0]!.hand).toBe(2);
    expect(atTurn(table)).toBe(1);
  });

  test('EX-1 with an empty bag one plays on from the hand', () => {
    const table = withBag([]);
    expect(why(table, 'drawTiles')).toMatchObject({ rule: 'EX-13', code: 'bag-empty' });
    act(table, 'endTurn');
    expect(table.state.own[0]!.hand).toEqual(['park']);
    expect(atTurn(table)).toBe(1);
  });

  test('EX-13 with an empty bag Step 4 is skipped, but the turn ends only at the player’s word', () => {
    const table = withBag([], { turn: { step: 'building', actions: 1 } });
    act(table, 'material');
    expect([atTurn(table), stageOf(table)]).toEqual([0, 'rooftops']);
    act(table, 'endTurn');
    expect(atTurn(table)).toBe(1);
  });

  test('EX-13 with tiles in the bag the turn ends with a draw', () => {
    expect(why(withBag(['mall']), 'endTurn')).toMatchObject({ rule: 'EX-13', code: 'draw-first' });
  });

  test('EX-12 each draw takes any tile of the bag with equal chance', () => {
    const random = seededRandom(3);
    const first: Record<string, number> = {};
    for (let i = 0; i < 3000; i++) {
      const [tile] = drawTiles(['residential', 'park', 'mall'], 1, random);
      first[tile!] = (first[tile!] ?? 0) + 1;
    }
    for (const times of Object.values(first)) expect(times).toBeGreaterThan(900);
    expect(Object.keys(first)).toHaveLength(3);
  });

  test('EX-12 the tile put back can be drawn again by the next player', () => {
    const table = act(withBag(['mall', 'bank']), 'drawTiles');
    act(table, 'keepTile', { tile: 'mall' });
    expect(table.state.sealed.bag).toEqual(['bank']);
  });

  test('two equal tiles are still a choice, since passing over it would tell', () => {
    const table = act(withBag(['mall', 'mall']), 'drawTiles');
    expect(stageOf(table)).toBe('keep');
    expect(viewOf(table, 1).open.turn.drawn).toBe(2);
  });
});
