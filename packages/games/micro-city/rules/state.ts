import type { CellKey } from '@cityhall/grid';
import type { Seat, State, View } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { advantageNames } from '../content/advantages.ts';
import { buildingNames } from '../content/buildings.ts';
import { cardNames } from '../content/cards.ts';
import { districtNumbers } from '../content/districts.ts';
import { figures } from '../content/figures.ts';
import { gameNames, levels } from '../content/games.ts';
import { goalNames } from '../content/goals.ts';
import { resources } from '../content/goods.ts';

/** A Quarter as text `x,y`, from the top left corner of the city board. */
export const cellSchema = z.string().check(z.regex(/^[0-3],[0-3]$/)) as unknown as z.ZodMiniType<CellKey>;
/** Where an Investment token may lie: a Quarter `x,y`, a Building stage `stage:n`, a Goal area `goal:card:n`. */
export const areaSchema = z
  .string()
  .check(z.regex(/^([0-3],[0-3]|stage:\d|goal:\d:\d)$/)) as unknown as z.ZodMiniType<Area>;
export type StageArea = `stage:${number}`;
export type GoalAreaKey = `goal:${number}:${number}`;
export type Area = CellKey | StageArea | GoalAreaKey;

const seatSchema = z.int().check(z.minimum(0));
const countSchema = z.int().check(z.minimum(0));
const cardSchema = z.enum(cardNames);
export const resourceSchema = z.enum(resources);

const goodsSchema = z.strictObject({ coal: countSchema, steel: countSchema, wood: countSchema, money: countSchema });
export const faceSchema = z.int().check(z.minimum(1), z.maximum(figures.dieFaces));
const dieSchema = z.strictObject({ value: faceSchema, used: z.boolean() });

const earningSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('goal'), goal: z.enum(goalNames), area: countSchema, points: z.int() }),
  z.strictObject({ from: z.literal('advantage'), advantage: z.enum(advantageNames), points: z.int() }),
  z.strictObject({ from: z.literal('token'), points: z.int() }),
]);

const playerSchema = z.strictObject({
  /** Where the Engineer stands; null before it is placed. */
  engineer: z.nullable(cellSchema),
  goods: goodsSchema,
  dice: z.array(dieSchema),
  /** Every gain and loss of victory points in order. */
  earned: z.array(earningSchema),
});

/** What belongs together: tokens and Project cards, shared in cooperation, each player's own in competition. */
const sideSchema = z.strictObject({
  pool: countSchema,
  hand: z.array(cardSchema),
  /** The top card last. */
  discard: z.array(cardSchema),
});

const buildingSchema = z.strictObject({
  name: z.enum(buildingNames),
  /** A stage once completed stays so, whether or not its token lies there (MC-5). */
  stages: z.array(z.strictObject({ completed: z.boolean(), token: z.boolean() })),
});

/** Something the player at turn has yet to decide, as part of an action or as a stage bonus. */
export const taskKinds = [
  'any',
  'money',
  'cards',
  'die',
  'district',
  'token',
  'quarterToken',
  'exchange',
  'stage',
  'swap',
] as const;
export type TaskKind = (typeof taskKinds)[number];
const taskSchema = z.strictObject({
  is: z.enum(taskKinds),
  count: countSchema,
  /** A stage bonus may be declined (MC-4). */
  bonus: z.boolean(),
});

export const steps = [
  'placing',
  'rolling',
  'sharing',
  'preparation',
  'project',
  'investment',
  'final',
  'closing',
] as const;
export type Step = (typeof steps)[number];

const turnSchema = z.strictObject({
  /** Rounds begun, counted over all players. */
  number: countSchema,
  seat: seatSchema,
  step: z.enum(steps),
  /** The Project card in play, before it goes on the discard pile (MC-15). */
  card: z.nullable(cardSchema),
  tasks: z.array(taskSchema),
  /** The Quarter's action has been taken. */
  acted: z.boolean(),
  /** The time marker stays this round. */
  timeStays: z.boolean(),
  /** An Advantage has been taken this turn (MC-12). */
  advantage: z.boolean(),
});

/** Which of the four dice the first player would get. */
export const divisionSchema = z.tuple([faceSchema, faceSchema]);

const openSchema = z.strictObject({
  game: z.enum(gameNames),
  level: z.enum(levels),
  players: z.array(playerSchema),
  sides: z.array(sideSchema),
  first: seatSchema,
  /** Top left, top right, bottom left, bottom right. */
  districts: z.array(z.strictObject({ number: z.literal(districtNumbers), upgraded: z.boolean() })),
  /** Investment tokens on Quarters, each with the side it belongs to. */
  tokens: z.record(cellSchema as unknown as z.ZodMiniString, countSchema),
  building: z.nullable(buildingSchema),
  goals: z.array(z.strictObject({ goal: z.enum(goalNames), tokens: z.array(z.nullable(countSchema)) })),
  advantages: z.array(z.enum(advantageNames)),
  /** Advantages left in the deck. */
  advantageDeck: countSchema,
  /** The space of the round track on which the time marker lies. */
  marker: countSchema,
  /** Cooperation: the four dice before they are shared out. */
  rolled: z.array(faceSchema),
  /** Cooperation: the first player's proposal and the second's other one (MC-10). */
  proposals: z.array(divisionSchema),
  /** Cooperation: who is ready for the Project phase. */
  ready: z.array(z.boolean()),
  turn: turnSchema,
  /** How it ended. */
  ended: z.nullable(z.enum(['built', 'time', 'tokens', 'points'])),
});

const sealedSchema = z.strictObject({
  /** Goal cards that are out of the game, unseen. */
  goals: z.array(z.enum(goalNames)),
  /** The Advantage deck, top first. */
  advantages: z.array(z.enum(advantageNames)),
});

const ownSchema = z.strictObject({});

export const stateSchema = z.strictObject({
  open: openSchema,
  own: z.record(z.string().check(z.regex(/^\d$/)), ownSchema),
  sealed: sealedSchema,
});

export type Goods = z.infer<typeof goodsSchema>;
export type Die = z.infer<typeof dieSchema>;
export type Player = z.infer<typeof playerSchema>;
export type Task = z.infer<typeof taskSchema>;
export type Turn = z.infer<typeof turnSchema>;
export type Division = z.infer<typeof divisionSchema>;
export type Open = z.infer<typeof openSchema>;
export type Own = z.infer<typeof ownSchema>;
export type Sealed = z.infer<typeof sealedSchema>;

export interface MicroCity {
  open: Open;
  own: Own;
  sealed: Sealed;
}
export type MicroCityState = State<MicroCity>;
export type MicroCityView = View<MicroCity>;
export type { Seat };
