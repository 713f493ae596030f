import { seededRandom } from '@cityhall/ruleset';
import { carousel, stones } from '@cityhall/toys';
import { describe, expect, test } from 'vitest';
import { act, awaitedOf, matchAt, matchFromState, playOut, viewOf, type WrittenState } from '../src/index.ts';

const seed = '00112233445566778899aabbccddee00';
const written = (turn: number): WrittenState => ({
  seats: 3,
  options: { heap: 12 },
  phase: 'play',
  G: {
    open: { seats: 3, heap: 9, turn },
    own: { 0: { shunned: 3 }, 1: { shunned: 1 }, 2: { shunned: 2 } },
    sealed: {},
  },
});

describe('a state written by hand', () => {
  test('the match stands where it says, and goes on by the rules', () => {
    const match = matchFromState(stones, written(1), seed);
    expect(awaitedOf(match)).toEqual([1]);
    const result = act(match, 1, 'take', { count: 2 });
    expect(result.ok && viewOf(result.match, 'spectator').open).toMatchObject({ heap: 7, turn: 2 });
  });

  test('H2 a seat that is out is neither awaited nor permitted', () => {
    const all = { awaits: () => ({ 0: 'take', 1: 'take' }), may: () => ({ 2: 'take' }) };
    const { order: _, ...play } = { ...stones.phases.play!, ...all };
    const without = (...out: number[]) =>
      viewOf(matchFromState({ ...stones, phases: { play }, out: () => out }, written(0), seed), 'spectator').flow.asked;
    expect(without()).toEqual({
      0: { stage: 'take', awaited: true },
      1: { stage: 'take', awaited: true },
      2: { stage: 'take', awaited: false },
    });
    expect(without(1, 2)).toEqual({ 0: { stage: 'take', awaited: true } });
  });

  test('where seats act in order and the current one is out, the next is asked', () => {
    const rules = { ...stones, out: () => [1] };
    rules.phases = { play: { ...stones.phases.play!, awaits: () => ({ 1: 'take', 2: 'take' }) } };
    expect(awaitedOf(matchFromState(rules, written(1), seed))).toEqual([2]);
    const { flow } = viewOf(matchFromState(rules, { ...written(1), current: 1 }, seed), 'spectator');
    expect(Object.keys(flow.asked)).toEqual(['2']);
  });

  test('H3 a state that tells of another phase than the one it is said to be in is refused', () => {
    const rules = { ...stones, phaseIn: () => 'elsewhere' };
    expect(() => matchFromState(rules, written(0), seed)).toThrow(
      'said to be in play, and the state tells of elsewhere',
    );
    expect(() => matchFromState({ ...stones, phaseIn: () => 'play' }, written(0), seed)).not.toThrow();
  });

  test('H3 a step after which the table tells of another phase than the match is in is a fault', () => {
    const rules = { ...stones, phaseIn: ({ heap }: { heap: number }) => (heap === 9 ? 'play' : 'elsewhere') };
    const match = matchFromState(rules, written(0), seed);
    expect(() => act(match, 0, 'take', { count: 1 })).toThrow('the match is in play, and its table says elsewhere');
  });

  test('an unknown phase, a state that does not fit its schema, and one with pieces missing are refused in words', () => {
    expect(() => matchFromState(stones, { ...written(0), phase: 'constructor' }, seed)).toThrow('there is no phase');
    const strange = { ...written(0), G: { open: {}, own: {}, sealed: {} } };
    expect(() => matchFromState(stones, strange, seed)).toThrow('open');
    const { G } = written(0);
    const heap = { ...written(0), G: { ...G, open: { ...G.open, heap: 22 } } };
    expect(() => matchFromState(stones, heap, seed)).toThrow('not one that can be');
    expect(() => matchAt(stones, heap, seed)).not.toThrow();
  });

  test('a phase that begins does what it does at its beginning, one that is under way does not', () => {
    const underWay = matchAt(carousel, atStart(), seed);
    expect(underWay.begun).not.toContain(carousel.start);
    expect(matchAt(carousel, { ...atStart(), begins: true }, seed).begun).toEqual([carousel.start, ...underWay.begun]);
  });
});

function atStart(): WrittenState {
  const random = seededRandom(1);
  const G = carousel.setup(2, {}, { random, say: () => undefined });
  return { seats: 2, options: {}, phase: carousel.start, G };
}

test('a game played out ends as its rules say, and a player who cheats is found', () => {
  const players = [stones.bot, stones.bot];
  const { outcome, state } = playOut(stones, { heap: 12 }, players, seededRandom(4));
  expect(outcome).toEqual(stones.final(state));
  const cheat = () => ({ move: 'take', args: { count: 4 } });
  expect(() => playOut(stones, { heap: 12 }, [cheat, cheat], seededRandom(4))).toThrow('is refused: malformed');
});
