import { refuse, rulesOf, type Seat } from '@cityhall/ruleset';
import * as z from 'zod/mini';

/** Take one to three stones from the heap; whoever takes the last one wins. */
type Stones = {
  open: { seats: number; heap: number; turn: Seat };
  own: Record<string, never>;
  sealed: { spare: number };
};

const rules = rulesOf<Stones>();
const counts = [1, 2, 3] as const;

export const stones = rules.ruleset({
  id: 'stones',
  seats: { min: 1, max: 4 },
  options: { heap: { values: [12, 21], default: 12 } },
  variants: () => [1, 2, 3, 4].flatMap((seats) => [12, 21].map((heap) => ({ seats, options: { heap } }))),
  setup: (seats, options) => ({
    open: { seats, heap: options.heap as number, turn: 0 },
    own: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, {}])),
    sealed: { spare: 0 },
  }),
  start: 'play',
  phases: {
    play: rules.phase({
      awaits: (open) => ({ [open.turn]: 'take' }),
      order: (open) => Array.from({ length: open.seats }, (_, seat) => seat),
      stages: { take: ['take'] },
      next: () => 'play',
    }),
  },
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
  score: ({ open }) => Object.fromEntries(Array.from({ length: open.seats }, (_, s) => [s, { total: 0, lines: [] }])),
  imagine: (view) => ({
    open: view.open,
    own: Object.fromEntries(Array.from({ length: view.open.seats }, (_, seat) => [seat, {}])),
    sealed: { spare: 0 },
  }),
  state: z.strictObject({
    open: z.strictObject({ seats: z.number(), heap: z.number(), turn: z.number() }),
    own: z.record(z.string(), z.strictObject({})),
    sealed: z.strictObject({ spare: z.number() }),
  }) as never,
  faults: ({ open }) => (open.heap < 0 ? ['the heap is below nothing'] : []),
  bot: (view) => ({ move: 'take', args: { count: Math.min(view.open.heap, view.open.heap % 4 || 1) } }),
  secrets: { dealt: [], drawn: [], reveals: [], shows: [], hidden: [] },
  words: {
    en: {
      'game.title': 'Stones',
      'log.took': '{seat} takes {count, plural, one {# stone} other {# stones}}.',
      'refusal.too-few': 'Only {heap} are left.',
      'stage.take': 'Take one to three stones.',
      'stage.take.other': '{name} takes stones.',
      'move.take': 'Take',
      'phase.play': 'Play',
      'option.heap': 'Stones in the heap',
      'rules.taking': 'Taking',
      'rules.taking.1': 'Take one to three stones. Whoever takes the last wins.',
    },
  },
  rules: [{ id: 'taking', paragraphs: 1, rulings: [] }],
});
