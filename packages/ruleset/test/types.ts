import * as z from 'zod/mini';
import { rulesOf, type Shape } from '../src/index.ts';

const { move, phase, rules } = rulesOf<Shape, 'game.title'>();
const nothing = {
  id: 'nothing',
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => ({ open: {}, own: {}, sealed: {} }),
  final: () => undefined,
  score: () => ({}),
  rules: [],
};
const pass = move({ args: z.strictObject({}), check: () => undefined, apply: () => undefined });
const only = phase({ awaits: () => ({ 0: 'asked' }), stages: { asked: ['pass'] }, next: () => 'only' });
const leadsAstray = phase({ awaits: () => ({}), stages: {}, next: () => 'onely' });
const listsNothing = phase({ awaits: () => ({ 0: 'asked' }), stages: { asked: ['parse'] }, next: () => 'only' });

/** What must not compile in the rules of any game: the compiler itself fails where one of these does. */
export const misspelt = [
  rules({ ...nothing, start: 'only', phases: { only }, moves: { pass } }),
  // @ts-expect-error a first phase that there is not
  rules({ ...nothing, start: 'onely', phases: { only }, moves: { pass } }),
  // @ts-expect-error a next phase that there is not
  rules({ ...nothing, start: 'only', phases: { only, leadsAstray }, moves: { pass } }),
  // @ts-expect-error a stage with a move that there is not
  rules({ ...nothing, start: 'only', phases: { only, listsNothing }, moves: { pass } }),
];
