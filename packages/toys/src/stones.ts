import { type Random, rulesOf, type Seat } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { type Stones, stonesState } from './stones-state.ts';
import type { english } from './stones-words.ts';

const rules = rulesOf<Stones, keyof typeof english>();
const { refuse } = rules;
const [most, heaps] = [3, [12, 21]];
const seatsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);
const deal = <T>(seats: number, to: (seat: Seat) => T) => Object.fromEntries(seatsOf(seats).map((s) => [s, to(s)]));
const shun = (random: Random) => ({ shunned: random.below(most) + 1 });

const phases = {
  play: rules.phase({
    awaits: (open) => ({ [open.turn]: 'take' }),
    order: (open) => seatsOf(open.seats),
    stages: { take: ['take'] },
    next: () => 'play',
  }),
};

/** Take one to three stones; whoever takes the last one wins. Each seat secretly shuns one number. */
export const stones = rules.ruleset({
  id: 'stones',
  seats: { min: 1, max: 4 },
  options: { heap: { values: heaps, default: heaps[0]! } },
  variants: () => [1, 2, 3, 4].flatMap((seats) => heaps.map((heap) => ({ seats, options: { heap } }))),
  setup: (seats, options, { random }) => ({
    open: { seats, heap: Number(options.heap), turn: 0 },
    own: deal(seats, () => shun(random)),
    sealed: {},
  }),
  start: 'play',
  phases,
  moves: {
    take: rules.move({
      args: z.strictObject({ count: z.int().check(z.gte(1), z.lte(most)) }),
      candidates: () => seatsOf(most).map((number) => ({ count: number + 1 })),
      check({ open: { heap }, own }, _seat, { count }) {
        if (count > heap) return refuse('taking', 'too-few', { heap });
        return heap > most && count === own?.shunned ? refuse('taking', 'shunned', { count }) : undefined;
      },
      apply({ open }, seat, { count }, { say }) {
        open.heap -= count;
        open.turn = (seat + 1) % open.seats;
        say('all', 'took', { seat: { seat }, count });
      },
    }),
  },
  final: ({ open }) => (open.heap > 0 ? undefined : { winners: [(open.turn + open.seats - 1) % open.seats] }),
  score: ({ open }) => deal(open.seats, () => ({ total: 0, lines: [] })),
  imagine: ({ open, seat, own }, random) => ({
    open,
    own: deal(open.seats, (each) => (each === seat && own ? own : shun(random))),
    sealed: {},
  }),
  state: stonesState,
  faults: ({ open }) => (open.heap < 0 || open.heap > heaps[1]! ? ['the heap is not one that can be'] : []),
  bot: ({ open, own }) => ({ move: 'take', args: { count: own?.shunned === 1 && open.heap > most ? 2 : 1 } }),
  secrets: { dealt: [], drawn: ['heap', 'turn'], reveals: ['take'], shows: [], hidden: [] },
  rules: [{ id: 'taking', paragraphs: 1, rulings: [] }],
});
