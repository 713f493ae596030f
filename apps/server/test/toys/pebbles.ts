import { refuse, rulesOf, type Seat } from '@cityhall/ruleset';
import * as z from 'zod/mini';

interface Pebbles {
  open: { seats: number; heap: number; turn: Seat };
  own: Record<string, never>;
  sealed: Record<string, never>;
}

const rules = rulesOf<Pebbles>();
const counts = [1, 2, 3] as const;

const phases = {
  play: rules.phase({
    awaits: (open) => ({ [open.turn]: 'take' }),
    order: (open) => Array.from({ length: open.seats }, (_, seat) => seat),
    stages: { take: ['take'] },
    next: () => 'play',
  }),
};

/** One after another, nothing hidden: take one to three pebbles; whoever takes the last one wins. */
export const pebbles = rules.ruleset({
  id: 'pebbles',
  seats: { min: 1, max: 4 },
  options: { heap: { values: [12, 21], default: 12 } },
  variants: () => [{ seats: 2, options: { heap: 12 } }],
  setup: (seats, options) => ({
    open: { seats, heap: Number(options.heap), turn: 0 },
    own: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, {}])),
    sealed: {},
  }),
  start: 'play',
  phases,
  moves: {
    take: rules.move({
      args: z.strictObject({ count: z.literal([...counts]) }),
      candidates: () => counts.map((count) => ({ count })),
      check: (view, _seat, { count }) =>
        count > view.open.heap ? refuse('taking', 'too-few', { heap: view.open.heap }) : undefined,
      apply(draft, seat, { count }, tools) {
        draft.open.heap -= count;
        draft.open.turn = (seat + 1) % draft.open.seats;
        tools.say('all', 'took', { seat: { seat }, count });
      },
    }),
  },
  final: ({ open }) => (open.heap === 0 ? { winners: [(open.turn + open.seats - 1) % open.seats] } : undefined),
  score: () => ({}),
  imagine: (view) => ({ open: view.open, own: {}, sealed: {} }),
  state: z.custom<never>(() => true),
  faults: () => [],
  bot: (view) => ({ move: 'take', args: { count: Math.min(view.open.heap, view.open.heap % 4 || 1) } }),
  secrets: { dealt: [], drawn: [], reveals: [], shows: [], hidden: [] },
  rules: [],
});
