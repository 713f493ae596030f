import { refuse, rulesOf, type Seat } from '@cityhall/ruleset';
import * as z from 'zod/mini';

/** The word that no other audience may ever read. */
export const marker = 'MARKED-SECRET';

interface Vault {
  open: { seats: number; cards: number[]; round: number; done: Seat[] };
  own: { note: string; drawn: string[]; weight: number };
  sealed: { deck: string[] };
}

const rules = rulesOf<Vault>();
const rounds = 3;

const phases = {
  draw: rules.phase({
    awaits: (open) =>
      Object.fromEntries(
        Array.from({ length: open.seats }, (_, seat) => seat)
          .filter((seat) => !open.done.includes(seat))
          .map((seat) => [seat, 'draw']),
      ),
    stages: { draw: ['weigh', 'draw'] },
    next: () => 'draw',
    end: ({ open }) => {
      open.round += 1;
      open.done = [];
    },
  }),
};

/** All at once: everybody draws marked cards into their own drawer, three rounds long, and weighs them in private. */
export const vault = rules.ruleset({
  id: 'vault',
  seats: { min: 1, max: 4 },
  options: {},
  variants: () => [{ seats: 2, options: {} }],
  setup: (seats, _options, { random }) => ({
    open: { seats, cards: Array.from({ length: seats }, () => 0), round: 1, done: [] },
    own: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, { note: `${marker}-of-${seat}`, drawn: [], weight: 0 }]),
    ),
    // Numbers of one length: no card is the beginning of another.
    sealed: { deck: random.shuffle(Array.from({ length: 40 }, (_, n) => `${marker}-card-${10 + n}`)) },
  }),
  start: 'draw',
  phases,
  moves: {
    draw: rules.move({
      args: z.strictObject({}),
      check: () => undefined,
      apply(draft, seat, _args, tools) {
        const card = draft.sealed.deck.pop()!;
        draft.own[seat]!.drawn.push(card);
        draft.open.cards[seat]! += 1;
        draft.open.done.push(seat);
        tools.say('all', 'drew', { seat: { seat } });
        tools.say(seat, 'got', { card });
      },
    }),
    weigh: rules.move({
      args: z.strictObject({ weight: z.number().check(z.int(), z.gte(1), z.lte(9)) }),
      candidates: () => [],
      check: (view, _seat, { weight }) => (weight === view.own?.weight ? refuse('vault', 'same-weight') : undefined),
      apply(draft, seat, { weight }) {
        draft.own[seat]!.weight = weight;
      },
    }),
  },
  final: ({ open }) => (open.round > rounds ? { winners: [0] } : undefined),
  score: () => ({}),
  imagine: () => {
    throw new Error('nobody imagines a vault');
  },
  state: z.custom<never>(() => true),
  faults: () => [],
  bot: () => ({ move: 'draw', args: {} }),
  secrets: { dealt: [], drawn: [], reveals: [], shows: [], hidden: [] },
  rules: [],
});
