import { existsSync, writeFileSync } from 'node:fs';
import { rulesOf } from '@cityhall/ruleset';
import * as z from 'zod/mini';

interface Trap {
  open: { steps: number };
  own: Record<string, never>;
  sealed: { spare: number };
}

const rules = rulesOf<Trap>();
const none = z.strictObject({});

/** True until it has stumbled, where a test names a file that marks it. */
export function hasNotStumbled(): boolean {
  const mark = process.env.TEST_STUMBLED;
  return mark !== undefined && !existsSync(mark);
}

/** True the first time, and marks it. */
export function stumbles(): boolean {
  const first = hasNotStumbled();
  if (first) writeFileSync(process.env.TEST_STUMBLED!, '');
  return first;
}

const phases = {
  play: rules.phase({
    awaits: () => ({ 0: 'play' }),
    stages: { play: ['step', 'throw', 'loop', 'hog', 'doze', 'stumble'] },
    next: () => 'play',
  }),
};

/** A game with faults: a step that works, one that throws, one that never ends, one that eats all memory. */
export const trap = rules.ruleset({
  id: 'trap',
  seats: { min: 1, max: 2 },
  options: {},
  variants: () => [{ seats: 1, options: {} }],
  setup: (seats) => ({
    open: { steps: 0 },
    own: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, {}])),
    sealed: { spare: 0 },
  }),
  start: 'play',
  phases,
  moves: {
    step: rules.move({
      args: none,
      check: () => undefined,
      apply(draft) {
        draft.open.steps += 1;
      },
    }),
    throw: rules.move({
      args: none,
      check: () => undefined,
      apply() {
        throw new Error('a fault in the rules');
      },
    }),
    loop: rules.move({
      args: none,
      check: () => undefined,
      apply() {
        for (;;);
      },
    }),
    /** Takes its time, but none of the processor's: as on a machine that is busy or was asleep. */
    doze: rules.move({
      args: none,
      check: () => undefined,
      apply(draft) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
        draft.open.steps += 1;
      },
    }),
    /** Never ends the first time, and works the second. */
    stumble: rules.move({
      args: none,
      check: () => undefined,
      apply(draft) {
        if (stumbles()) for (;;);
        draft.open.steps += 1;
      },
    }),
    hog: rules.move({
      args: none,
      check: () => undefined,
      apply() {
        const hoard: unknown[] = [];
        for (;;) hoard.push(Array.from({ length: 100_000 }, (_, n) => ({ n })));
      },
    }),
  },
  final: ({ open }) => (open.steps >= 1_000 ? { winners: [0] } : undefined),
  score: () => ({}),
  imagine: (view) => ({ open: view.open, own: { 0: {} }, sealed: { spare: 0 } }),
  state: z.custom<never>(() => true),
  faults: () => [],
  bot: () => ({ move: 'loop', args: {} }),
  secrets: { dealt: [], drawn: [], reveals: [], shows: [], hidden: [] },
  rules: [],
});
