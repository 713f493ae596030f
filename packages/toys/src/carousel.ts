import { asking, type Random, rulesOf, type Seat, type View } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import type { english } from './carousel-words.ts';

/**
 * A game of no charm that uses every shape the four games need, so that the kit is tried before they lean on it:
 * all at once in secret with an ordered reveal and one seat asked again in the middle; several seats asked a forced
 * question outside their turn; an auction with dropping out; all at once with a shared stock; elimination in
 * mid-phase and of all; a chain of automatic phases round to the same phase; one seat; two seats with a shared hand;
 * an own pile known but unordered.
 */
export interface Carousel {
  open: {
    seats: number;
    round: number;
    out: Seat[];
    coins: number[];
    stock: number;
    spent: number;
    /** All coins that ever came into the game. */
    minted: number;
    ready: boolean[];
    /** Whose plan is carried out next, as a place in seating order. */
    cursor: number;
    /** The seat whose plan broke, asked to finish it anew. */
    broken: Seat | null;
    /** Seats that still owe a coin. */
    owing: Seat[];
    bids: number[];
    bidding: Seat[];
    places: Seat[];
    turn: Seat;
    risked: Seat[];
    ticks: number;
    handSizes: number[];
    played: number[][];
    /** Two seats: one hand that both play from. */
    shared: number[] | null;
  };
  own: { plan: number | null; hand: number[]; pile: number[] };
  sealed: { piles: Record<Seat, number[]> };
}

const box = {
  coins: 3,
  stockPerSeat: 2,
  rounds: 3,
  cards: [1, 2, 3, 4, 5],
  planMost: 3,
  handSize: 1,
  die: 6,
  ticks: 3,
  shared: [7, 8, 9],
};
const rules = rulesOf<Carousel, keyof typeof english>();
const { refuse } = rules;
const seatsOf = (open: Carousel['open']) => Array.from({ length: open.seats }, (_, seat) => seat);
const living = (open: Carousel['open']) => seatsOf(open).filter((seat) => !open.out.includes(seat));
const numbers = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);

/** Carries hidden plans out in order, until one meets a stock that is too small. */
function carryOut(
  draft: { open: Carousel['open']; own: Record<Seat, Carousel['own']> },
  say: (seat: Seat, count: number) => void,
) {
  const { open } = draft;
  while (open.cursor < open.seats) {
    const seat = open.cursor;
    if (open.out.includes(seat)) {
      open.cursor += 1;
      continue;
    }
    const plan = draft.own[seat]!.plan ?? 0;
    draft.own[seat]!.plan = null;
    if (plan > open.stock) {
      open.broken = seat;
      return;
    }
    take(open, seat, plan);
    say(seat, plan);
  }
}

function take(open: Carousel['open'], seat: Seat, count: number) {
  open.stock -= count;
  open.coins[seat]! += count;
  open.cursor = seat + 1;
}

function drawUp(
  draft: { open: Carousel['open']; own: Record<Seat, Carousel['own']>; sealed: Carousel['sealed'] },
  seat: Seat,
) {
  const own = draft.own[seat]!;
  while (own.hand.length < box.handSize && draft.sealed.piles[seat]!.length > 0) {
    const card = draft.sealed.piles[seat]!.pop()!;
    own.pile.splice(own.pile.indexOf(card), 1);
    own.hand.push(card);
  }
  draft.open.handSizes[seat] = own.hand.length;
}

const phases = {
  deal: rules.phase({
    begin(draft) {
      draft.open.round += 1;
      draft.open.stock += box.stockPerSeat * draft.open.seats;
      draft.open.minted += box.stockPerSeat * draft.open.seats;
      draft.open.ready = draft.open.ready.map(() => false);
      draft.open.cursor = 0;
      for (const seat of living(draft.open)) drawUp(draft, seat);
    },
    awaits: () => ({}),
    stages: {},
    next: () => 'plan',
  }),
  plan: rules.phase({
    awaits: (open) =>
      asking(
        living(open).filter((seat) => !open.ready[seat]),
        'plan',
      ),
    may: (open) =>
      asking(
        living(open).filter((seat) => open.ready[seat]),
        'ready',
      ),
    stages: { plan: ['plan', 'play'], ready: ['reconsider'] },
    next: () => 'reveal',
  }),
  reveal: rules.phase({
    begin: (draft, tools) => carryOut(draft, (seat, count) => tools.say('all', 'took', { seat: { seat }, count })),
    awaits: (open) => (open.broken === null ? {} : { [open.broken]: 'replan' }),
    order: seatsOf,
    stages: { replan: ['replan'] },
    next: () => 'forced',
  }),
  forced: rules.phase({
    begin({ open }) {
      const most = Math.max(...living(open).map((seat) => open.coins[seat]!));
      open.owing = most > 0 ? living(open).filter((seat) => open.coins[seat] === most) : [];
    },
    awaits: (open) => asking(open.owing, 'owe'),
    order: (open) => [...seatsOf(open).slice(open.turn), ...seatsOf(open).slice(0, open.turn)],
    stages: { owe: ['owe'] },
    next: () => 'auction',
  }),
  auction: rules.phase({
    begin({ open }) {
      open.bidding = living(open);
      open.places = [];
      open.bids = open.bids.map(() => 0);
      open.turn = open.bidding[0] ?? 0;
    },
    awaits: (open) => (open.bidding.length > 1 ? { [open.turn]: 'bid' } : {}),
    order: seatsOf,
    stages: { bid: ['bid', 'pass'] },
    end({ open }) {
      open.places.push(...open.bidding);
      open.bidding = [];
    },
    next: () => 'risk',
  }),
  risk: rules.phase({
    begin({ open }) {
      open.risked = [];
    },
    awaits: (open) =>
      asking(
        open.places.filter((seat) => !open.risked.includes(seat)),
        'risk',
      ),
    order: (open) => open.places,
    stages: { risk: ['roll', 'hold'] },
    next: () => 'tick',
  }),
  tick: rules.phase({
    begin({ open }) {
      open.ticks += 1;
    },
    awaits: () => ({}),
    stages: {},
    next: () => 'tock',
  }),
  tock: rules.phase({
    awaits: () => ({}),
    stages: {},
    next: (open) => (open.ticks % box.ticks === 0 ? 'deal' : 'tick'),
  }),
};

export const carousel = rules.ruleset({
  id: 'carousel',
  seats: { min: 1, max: 4 },
  options: { harsh: { values: [false, true], default: false } },
  variants: () => [1, 2, 3, 4].flatMap((seats) => [false, true].map((harsh) => ({ seats, options: { harsh } }))),
  setup(seats, options, { random }) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const piles = Object.fromEntries(all.map((seat) => [seat, random.shuffle(box.cards)]));
    return {
      open: {
        seats,
        round: 0,
        out: [],
        coins: all.map(() => (options.harsh ? 1 : box.coins)),
        stock: 0,
        spent: 0,
        minted: seats * (options.harsh ? 1 : box.coins),
        ready: all.map(() => false),
        cursor: 0,
        broken: null,
        owing: [],
        bids: all.map(() => 0),
        bidding: [],
        places: [],
        turn: random.below(seats),
        risked: [],
        ticks: 0,
        handSizes: all.map(() => 0),
        played: all.map(() => []),
        shared: seats === 2 ? box.shared : null,
      },
      own: Object.fromEntries(all.map((seat) => [seat, { plan: null, hand: [], pile: [...box.cards] }])),
      sealed: { piles },
    };
  },
  start: 'deal',
  phases,
  moves: {
    plan: rules.move({
      args: z.strictObject({ take: z.number().check(z.int(), z.gte(0), z.lte(box.planMost)) }),
      candidates: () => numbers(box.planMost).map((count) => ({ take: count })),
      check: () => undefined,
      apply(draft, seat, args) {
        draft.own[seat]!.plan = args.take;
        draft.open.ready[seat] = true;
      },
    }),
    reconsider: rules.move({
      args: z.strictObject({}),
      check: () => undefined,
      apply(draft, seat) {
        draft.open.ready[seat] = false;
        draft.own[seat]!.plan = null;
      },
    }),
    play: rules.move({
      args: z.strictObject({ card: z.number() }),
      candidates: () => [...box.cards, ...box.shared].map((card) => ({ card })),
      check(view, _seat, { card }) {
        return view.own?.hand.includes(card) || view.open.shared?.includes(card)
          ? undefined
          : refuse('cards', 'no-card', { card });
      },
      apply(draft, seat, { card }, tools) {
        const own = draft.own[seat]!;
        const { open } = draft;
        if (own.hand.includes(card)) {
          own.hand = own.hand.filter((held) => held !== card);
          open.handSizes[seat] = own.hand.length;
          open.played[seat]!.push(card);
        } else {
          open.shared = open.shared!.filter((held) => held !== card);
        }
        tools.say('all', 'played', { seat: { seat }, card });
      },
    }),
    replan: rules.move({
      args: z.strictObject({ take: z.number().check(z.int(), z.gte(0)) }),
      candidates: () => numbers(box.planMost).map((count) => ({ take: count })),
      check: (view, _seat, args) =>
        args.take > view.open.stock ? refuse('plans', 'too-few', { stock: view.open.stock }) : undefined,
      apply(draft, seat, args, tools) {
        draft.open.broken = null;
        take(draft.open, seat, args.take);
        tools.say('all', 'took', { seat: { seat }, count: args.take });
        carryOut(draft, (other, count) => tools.say('all', 'took', { seat: { seat: other }, count }));
      },
    }),
    owe: rules.move({
      args: z.strictObject({ to: z.enum(['stock', 'box']) }),
      candidates: () => [{ to: 'stock' as const }, { to: 'box' as const }],
      check: () => undefined,
      apply({ open }, seat, { to }, tools) {
        open.coins[seat]! -= 1;
        if (to === 'stock') open.stock += 1;
        else open.spent += 1;
        open.owing = open.owing.filter((owing) => owing !== seat);
        tools.say('all', 'owed', { seat: { seat } });
      },
    }),
    bid: rules.move({
      args: z.strictObject({ coins: z.number().check(z.int(), z.gte(1)) }),
      candidates: (view, seat) =>
        numbers(view.open.coins[seat] ?? 0)
          .slice(1)
          .map((coins) => ({ coins })),
      check(view, seat, { coins }) {
        if (coins > view.open.coins[seat]!) return refuse('auction', 'too-dear', { coins });
        return view.open.bids.includes(coins) ? refuse('auction', 'bid-taken', { coins }) : undefined;
      },
      apply({ open }, seat, { coins }, tools) {
        open.coins[seat]! -= coins;
        open.spent += coins;
        open.bids[seat] = coins;
        open.turn = after(open, seat);
        tools.say('all', 'bid', { seat: { seat }, coins });
      },
    }),
    pass: rules.move({
      args: z.strictObject({}),
      check: () => undefined,
      apply({ open }, seat, _args, tools) {
        open.turn = after(open, seat);
        open.bidding = open.bidding.filter((bidder) => bidder !== seat);
        open.places.unshift(seat);
        tools.say('all', 'passed', { seat: { seat } });
      },
    }),
    roll: rules.move({
      args: z.strictObject({}),
      check: () => undefined,
      apply({ open }, seat, _args, { random, say }) {
        const die = random.below(box.die) + 1;
        open.risked.push(seat);
        say('all', 'rolled', { seat: { seat }, die });
        if (die <= 2) {
          open.out.push(seat);
          say('all', 'out', { seat: { seat } });
        } else if (open.stock > 0) {
          open.stock -= 1;
          open.coins[seat]! += 1;
        }
      },
    }),
    hold: rules.move({
      args: z.strictObject({}),
      check: () => undefined,
      apply({ open }, seat, _args, tools) {
        open.risked.push(seat);
        tools.say('all', 'held', { seat: { seat } });
      },
    }),
  },
  out: (open) => open.out,
  final({ open }) {
    const left = living(open);
    if (left.length === 0) return { winners: [], totals: { ...open.coins } };
    if (left.length === 1 && open.seats > 1) return { winners: left, totals: { ...open.coins } };
    if (open.round < box.rounds || open.ticks < box.rounds * box.ticks) return undefined;
    const most = Math.max(...left.map((seat) => open.coins[seat]!));
    return { winners: left.filter((seat) => open.coins[seat] === most), totals: { ...open.coins } };
  },
  score: ({ open }) =>
    Object.fromEntries(
      seatsOf(open).map((seat) => [
        seat,
        { total: open.coins[seat]!, lines: [{ key: 'coins', points: open.coins[seat]! }] },
      ]),
    ),
  imagine(view, random) {
    const own: Record<Seat, Carousel['own']> = {};
    const piles: Record<Seat, number[]> = {};
    for (const seat of seatsOf(view.open)) {
      own[seat] = view.seat === seat && view.own ? view.own : imaginedOwn(view, seat, random);
      piles[seat] = random.shuffle(own[seat].pile);
    }
    return { open: view.open, own, sealed: { piles } };
  },
  state: z.custom<never>((value) => typeof value === 'object' && value !== null && 'open' in value),
  faults({ open, own, sealed }) {
    const found: string[] = [];
    const coins = open.coins.reduce((sum, held) => sum + held, open.stock + open.spent);
    if (coins !== open.minted) found.push(`${coins} coins of ${open.minted}`);
    if (open.stock < 0 || open.coins.some((coins) => coins < 0)) found.push('coins below nothing');
    for (const seat of seatsOf(open)) {
      const cards = [...own[seat]!.hand, ...own[seat]!.pile, ...open.played[seat]!].sort();
      if (cards.join() !== box.cards.join()) found.push(`seat ${seat} holds ${cards.join()}`);
      if ([...sealed.piles[seat]!].sort().join() !== own[seat]!.pile.join()) found.push(`pile of seat ${seat}`);
      if (open.handSizes[seat] !== own[seat]!.hand.length) found.push(`hand size of seat ${seat}`);
    }
    return found;
  },
  bot(view, seat) {
    const { open } = view;
    const asked = view.flow.asked[seat]!.stage;
    if (asked === 'plan') return { move: 'plan', args: { take: 2 } };
    if (asked === 'replan') return { move: 'replan', args: { take: Math.min(box.planMost, open.stock) } };
    if (asked === 'owe') return { move: 'owe', args: { to: 'stock' } };
    if (asked === 'bid') return { move: 'pass', args: {} };
    return { move: 'hold', args: {} };
  },
  secrets: {
    dealt: ['turn'],
    drawn: [
      'coins',
      'stock',
      'minted',
      'cursor',
      'broken',
      'owing',
      'turn',
      'out',
      'ticks',
      'round',
      'ready',
      'handSizes',
    ],
    reveals: ['phase:reveal', 'replan', 'play', 'roll', 'phase:deal'],
    shows: ['roll'],
    hidden: ['plan', 'reconsider'],
  },
  rules: ['cards', 'plans', 'auction'].map((id) => ({ id, paragraphs: 0, rulings: [] })),
});

/** The next bidder after a seat, going round. */
function after(open: Carousel['open'], seat: Seat): Seat {
  const round = [...seatsOf(open).slice(seat + 1), ...seatsOf(open).slice(0, seat)];
  return round.find((other) => open.bidding.includes(other)) ?? seat;
}

/** Another seat's drawer as it may be: the cards not played yet, and a plan where one has been made. */
function imaginedOwn(view: View<Carousel>, seat: Seat, random: Random): Carousel['own'] {
  const { open } = view;
  const unseen = random.shuffle(box.cards.filter((card) => !open.played[seat]!.includes(card)));
  const hand = unseen.splice(0, open.handSizes[seat]!);
  const planned =
    open.ready[seat] &&
    !open.out.includes(seat) &&
    (view.flow.phase === 'plan' || (view.flow.phase === 'reveal' && open.cursor < seat));
  return { plan: planned ? random.below(box.planMost + 1) : null, hand, pile: unseen.sort() };
}
