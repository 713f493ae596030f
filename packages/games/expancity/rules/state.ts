import type { CellKey } from '@cityhall/grid';
import type { Seat, State, View } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { contractNames } from '../content/contracts.ts';
import { goalNames } from '../content/goals.ts';
import { bagTiles, facilityNames, tileNames } from '../content/tiles.ts';

/** A cell as text, in one spelling only: no leading zeros, no minus zero. */
export const cellSchema = z
  .string()
  .check(z.regex(/^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/)) as unknown as z.ZodMiniType<CellKey>;
export const contractSchema = z.enum(contractNames);
export const bagTileSchema = z.enum(bagTiles);
const seatSchema = z.int().check(z.minimum(0));
const countSchema = z.int().check(z.minimum(0));

/** How the points of a building come about: (base + modifiers + vacant lots) × storeys. */
const sumSchema = z.strictObject({
  base: z.int(),
  modifiers: z.array(z.strictObject({ tile: z.enum(facilityNames), cell: cellSchema, value: z.int() })),
  vacantLots: z.array(cellSchema),
  /** What one storey is worth. */
  storey: z.int(),
  storeys: countSchema,
  points: z.int(),
});

const buildingSchema = z.strictObject({
  seat: seatSchema,
  storeys: countSchema,
  /** The sum at the moment of the rooftop; null while in progress. */
  completed: z.nullable(sumSchema),
});

const plotSchema = z.strictObject({ tile: z.enum(tileNames), building: z.nullable(buildingSchema) });

const playerSchema = z.strictObject({
  pool: countSchema,
  reserve: countSchema,
  /** Tiles in hand, the drawn pair not among them. */
  hand: countSchema,
  /** Contracts in hand, the drawn pair not among them. */
  held: countSchema,
  revealed: z.array(contractSchema),
});

/** The steps of a turn, each a phase, and the accounts after the last turn. */
const steps = ['zoning', 'building', 'completing', 'planning', 'accounts'] as const;

const turnSchema = z.strictObject({
  /** Counted from 1 over all players. */
  number: countSchema,
  seat: seatSchema,
  step: z.enum(steps),
  /** Where the tile of this turn was zoned. */
  zoned: z.nullable(cellSchema),
  /** Actions still to be taken. */
  actions: countSchema,
  /** Buildings that got their storey in this turn. */
  grown: z.array(cellSchema),
  /** Buildings completed in this turn. */
  completed: z.array(cellSchema),
  /** Contracts still to be taken for them. */
  owed: countSchema,
  /** Contracts lying drawn before the player. */
  offered: countSchema,
  /** Tiles lying drawn before the player. */
  drawn: countSchema,
});

const awardSchema = z.strictObject({
  goal: z.enum(goalNames),
  /** What each seat has of it. */
  standing: z.array(countSchema),
  winners: z.array(seatSchema),
  /** Points of each winner. */
  points: countSchema,
});

const openSchema = z.strictObject({
  board: z.record(cellSchema as unknown as z.ZodMiniString, plotSchema),
  players: z.array(playerSchema),
  goals: z.array(z.enum(goalNames)),
  first: seatSchema,
  turn: turnSchema,
  bag: countSchema,
  deck: countSchema,
  /** Who put the first, second, ... contract under the deck. */
  returns: z.array(seatSchema),
  /** Who put a tile back into the bag, if nobody has drawn from it since. */
  putBack: z.nullable(seatSchema),
  /** The goals as they were given after the last turn. */
  awards: z.nullable(z.array(awardSchema)),
});

const ownSchema = z.strictObject({
  hand: z.array(bagTileSchema),
  /** The pair of Step 4, before one is kept. */
  drawn: z.array(bagTileSchema),
  /** The tile this seat put back last. */
  putBack: z.nullable(bagTileSchema),
  contracts: z.array(contractSchema),
  /** The pair of contracts, before one is taken. */
  offered: z.array(contractSchema),
  /** What this seat put under the deck; `at` counts in `open.returns`. */
  under: z.array(z.strictObject({ contract: contractSchema, at: countSchema })),
});

const sealedSchema = z.strictObject({
  /** Sorted as in the content: the bag has no order (EX-12). */
  bag: z.array(bagTileSchema),
  /** Top first. */
  deck: z.array(contractSchema),
});

export const stateSchema = z.strictObject({
  open: openSchema,
  own: z.record(z.string().check(z.regex(/^\d$/)), ownSchema),
  sealed: sealedSchema,
});

export type Sum = z.infer<typeof sumSchema>;
export type Building = z.infer<typeof buildingSchema>;
export type Plot = z.infer<typeof plotSchema>;
export type Board = Record<string, Plot>;
export type Player = z.infer<typeof playerSchema>;
export type Turn = z.infer<typeof turnSchema>;
export type Award = z.infer<typeof awardSchema>;
export type Open = z.infer<typeof openSchema>;
export type Own = z.infer<typeof ownSchema>;

export interface Expancity {
  open: Open;
  own: Own;
  sealed: z.infer<typeof sealedSchema>;
}
export type ExpancityState = State<Expancity>;
export type ExpancityView = View<Expancity>;
export type { Seat };
