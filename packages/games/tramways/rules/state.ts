import type { CellKey } from '@cityhall/grid';
import type { Seat, State, View } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { boardNames, boardSides } from '../content/boards.ts';
import { cards } from '../content/cards.ts';
import { playerBoardNames } from '../content/figures.ts';
import { buildingTypes, parcelNames } from '../content/icons.ts';

/** A space of the map as text `x,y`, counted from the top left corner. */
export const cellSchema = z.string().check(z.regex(/^\d{1,2},\d$/)) as unknown as z.ZodMiniType<CellKey>;
const sideSchema = z.enum(['north', 'east', 'south', 'west']);
export const cardSchema = z.enum(cards.map(({ id }) => id) as [string, ...string[]]);
export const parcelSchema = z.enum([...parcelNames] as [string, ...string[]]);
export const typeSchema = z.enum(buildingTypes);
export const countSchema = z.int().check(z.minimum(0));
const seatSchema = z.int().check(z.minimum(0));
const iconSchema = z.string().check(z.maxLength(5));

/** A rail tile: its space, the side by which the rail comes from the start of its link, and the side by which it goes on. */
export const railSchema = z.strictObject({ cell: cellSchema, from: sideSchema, to: sideSchema });
export const railsSchema = z.array(railSchema).check(z.maxLength(24));
export const redirectSchema = z.nullable(sideSchema);

/** One card and the icons of it that are used, in the player's order. */
const playSchema = z.strictObject({ card: cardSchema, icons: z.array(iconSchema).check(z.maxLength(5)) });
export const playsSchema = z.array(playSchema).check(z.maxLength(20));

/** One step of a plan of Administration; Add Passenger names its space. */
export const planStepSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('play'),
    card: cardSchema,
    icons: z.array(z.strictObject({ icon: iconSchema, cell: z.optional(cellSchema) })).check(z.maxLength(5)),
  }),
  z.strictObject({ do: z.literal('discard'), card: cardSchema }),
]);
export const planSchema = z.array(planStepSchema).check(z.maxLength(30));

/** A board as it lies: name, side, quarter turns clockwise. */
export const layingSchema = z.strictObject({
  board: z.enum(boardNames),
  side: z.literal([...boardSides]),
  turns: z.literal([0, 1, 2, 3]),
});

const linkSchema = z.strictObject({
  id: countSchema,
  owner: seatSchema,
  /** In the order in which the rail runs from the start. */
  rails: z.array(railSchema),
  complete: z.boolean(),
  upgraded: z.boolean(),
  /** Worked on in this round (TW-9). */
  worked: z.boolean(),
});

/** Where Happiness Points come from and went to. */
export const happinessSources = ['travel', 'construct', 'upgradeBuilding', 'upgradeLink', 'leisure', 'stress'] as const;

const playerSchema = z.strictObject({
  board: z.enum(playerBoardNames),
  money: z.int(),
  workers: countSchema,
  /** The printed number on which the Stress disc lies. */
  stress: countSchema,
  happiness: z.record(z.enum(happinessSources), z.int()),
  handLimit: countSchema,
  straight: countSchema,
  curve: countSchema,
  /** Cards in hand, in the draw pile, and sent to the box in round 6. */
  hand: countSchema,
  deck: countSchema,
  boxed: countSchema,
  discard: z.array(cardSchema),
  /** Cards that all have seen come to this player. */
  seen: z.array(cardSchema),
});

const outcomeSchema = z.strictObject({
  winners: z.array(seatSchema),
  totals: z.record(z.string().check(z.regex(/^\d$/)), z.int()),
});

export const phaseNames = [
  'boards',
  'mapping',
  'dealing',
  'drafting',
  'tickets',
  'opening',
  'auction',
  'taking',
  'search',
  'actions',
  'administration',
  'works',
] as const;

const typeCounts = z.strictObject({ R: countSchema, L: countSchema, C: countSchema, I: countSchema });

const openSchema = z.strictObject({
  seats: countSchema,
  expert: z.boolean(),
  draft: z.boolean(),
  alternate: z.boolean(),
  sides: z.enum(['normal', 'difficult', 'mixed']),
  layout: z.enum(['random', 'chosen']),
  phase: z.enum(phaseNames),
  round: countSchema,
  map: z.array(layingSchema),
  /** The turn order. */
  order: z.array(seatSchema),
  players: z.array(playerSchema),
  /** Who owns which Parcel. */
  parcels: z.record(z.string().check(z.regex(/^[A-J]\d$/)), seatSchema),
  buildings: z.record(
    cellSchema as unknown as z.ZodMiniString,
    z.strictObject({ type: typeSchema, owner: seatSchema, upgraded: z.boolean() }),
  ),
  /** Spaces on which a Passenger stands. */
  passengers: z.record(cellSchema as unknown as z.ZodMiniString, z.literal(true)),
  reserve: countSchema,
  supply: typeCounts,
  links: z.array(linkSchema),
  /** Links begun so far. */
  begun: countSchema,
  /** Building Type tiles still on the round track, this round's first. */
  typeTiles: z.array(typeSchema),
  auction: z.strictObject({
    display: z.array(cardSchema),
    deck: countSchema,
    /** The old turn order. */
    old: z.array(seatSchema),
    /** Those still bidding, in the old order. */
    bidding: z.array(seatSchema),
    /** For each seat its standing bid. */
    bids: z.array(z.nullable(countSchema)),
    /** For each seat what its bids have cost so far. */
    paid: z.array(countSchema),
    /** The new turn order as far as it is known. */
    places: z.array(z.nullable(seatSchema)),
    /** Whose turn it is to bid. */
    next: z.nullable(seatSchema),
  }),
  /** Ticket Books: the card face up on top and how many there are with it. */
  books: z.array(z.strictObject({ top: z.nullable(cardSchema), size: countSchema })),
  /** Alternate rule: Development cards on display and in the deck. */
  display: z.array(cardSchema),
  ticketDeck: countSchema,
  /** Parcel cards laid out for the draft. */
  pool: z.array(parcelSchema),
  /** Who is still to act in a phase played in turn order, the first first. */
  queue: z.array(seatSchema),
  ready: z.array(z.boolean()),
  turn: z.strictObject({
    /** Action Round. */
    round: z.literal([1, 2]),
    actions: countSchema,
    money: z.boolean(),
  }),
  /** A Development card is due: `book` is the Book that is being looked through. */
  ticket: z.nullable(z.strictObject({ book: z.nullable(countSchema) })),
  outcome: z.nullable(outcomeSchema),
});

const ownSchema = z.strictObject({
  hand: z.array(cardSchema),
  /** What lies in the draw pile, not in its order. */
  pile: z.array(cardSchema),
  /** The cards under the top of the Book that is being looked through. */
  looking: z.array(cardSchema),
  /** Alternate rule: the Tickets dealt, and the one kept. */
  offered: z.array(cardSchema),
  kept: z.nullable(cardSchema),
  search: z.nullable(z.array(cardSchema)),
  plan: z.nullable(planSchema),
  /** Cards sent to the box in round 6. */
  box: z.array(cardSchema),
});

const sealedSchema = z.strictObject({
  /** Draw piles, the top first. */
  decks: z.array(z.array(cardSchema)),
  /** What lies under the top of each Book. */
  books: z.array(z.array(cardSchema)),
  tickets: z.array(cardSchema),
  auction: z.array(cardSchema),
  /** Development and Auction cards that are not in this game. */
  box: z.array(cardSchema),
});

export const stateSchema = z.strictObject({
  open: openSchema,
  own: z.record(z.string().check(z.regex(/^\d$/)), ownSchema),
  sealed: sealedSchema,
});

export type Rail = z.infer<typeof railSchema>;
export type Link = z.infer<typeof linkSchema>;
export type Play = z.infer<typeof playSchema>;
export type PlanStep = z.infer<typeof planStepSchema>;
export type Laying = z.infer<typeof layingSchema>;
export type Player = z.infer<typeof playerSchema>;
export type Open = z.infer<typeof openSchema>;
export type Own = z.infer<typeof ownSchema>;

export interface Tramways {
  open: Open;
  own: Own;
  sealed: z.infer<typeof sealedSchema>;
}
export type TramwaysState = State<Tramways>;
export type TramwaysView = View<Tramways>;
export type { Seat };
