import type { Effect } from './effects.ts';
import type { Mark } from './mark.ts';

/** The ways in which a Project card can be used. Only the advanced one takes a die. */
export const uses = ['basic', 'advanced', 'swap'] as const;
export type Use = (typeof uses)[number];

/** One Project card. */
export interface ProjectCard {
  /** How many Quarters the Engineer moves. */
  move: number;
  /** The value of the die that the advanced action takes. */
  die: number | null;
  actions: Readonly<Partial<Record<Use, readonly Effect[]>>>;
  mark: Mark;
}

/** The Project cards: six for every hand, and the optional one for two players in cooperation. */
export const cards = {
  card1: {
    move: 2,
    die: 1,
    actions: {
      basic: [{ is: 'gain', good: 'money', count: 2 }],
      advanced: [
        { is: 'gain', good: 'money', count: 2 },
        { is: 'any', count: 1 },
      ],
    },
    mark: 'house',
  },
  card2: {
    move: 1,
    die: 2,
    actions: { basic: [{ is: 'cards', count: 1 }], advanced: [{ is: 'time' }, { is: 'cards', count: 2 }] },
    mark: 'rulebook',
  },
  card3: {
    move: 2,
    die: 3,
    actions: { basic: [{ is: 'any', count: 1 }], advanced: [{ is: 'any', count: 2 }] },
    mark: 'house',
  },
  card4: {
    move: 1,
    die: 4,
    actions: { basic: [{ is: 'die' }], advanced: [{ is: 'district' }] },
    mark: 'house',
  },
  card5: {
    move: 2,
    die: 5,
    actions: {
      basic: [{ is: 'tokens', count: 1, from: 'quarters' }],
      advanced: [{ is: 'tokens', count: 2, from: 'anywhere' }],
    },
    mark: 'house',
  },
  card6: {
    move: 1,
    die: 6,
    actions: { basic: [{ is: 'exchange' }], advanced: [{ is: 'stage' }] },
    mark: 'house',
  },
  partner: {
    move: 1,
    die: null,
    actions: { basic: [{ is: 'cards', count: 2 }], swap: [{ is: 'swap' }] },
    mark: 'rulebook',
  },
} as const satisfies Record<string, ProjectCard>;

export type CardName = keyof typeof cards;
export const cardNames = Object.keys(cards) as CardName[];
/** The card that is added in cooperation where the players wish. */
export const partnerCard = 'partner' satisfies CardName;
/** The six cards of every hand. */
export const handNames: readonly CardName[] = cardNames.filter((name) => name !== partnerCard);

/** A Project card as data of one shape. */
export const cardOf = (name: CardName): ProjectCard => cards[name];
