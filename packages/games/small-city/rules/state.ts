import type { Seat, State, View } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { actionNames } from '../content/actions.ts';
import { councilRows } from '../content/council.ts';
import { sides } from '../content/figures.ts';
import { materials, tileNames } from '../content/tiles.ts';
import { difficultyNames, victories } from '../content/ways.ts';

/** A space of a Borough as text, `x,y`. */
export const cellSchema = z.string().check(z.regex(/^\d,\d$/));
/** A space of some Borough: the seat it belongs to, a colon, the space. */
export const placeSchema = z.string().check(z.regex(/^\d:\d,\d$/));
export const materialSchema = z.enum(materials);
export const tileSchema = z.enum(tileNames);
export const storeSchema = z.enum(['hall', 'warehouse']);
const seatSchema = z.int().check(z.minimum(0));
const countSchema = z.int().check(z.minimum(0));
const rowSchema = z.enum(councilRows);
const cells = z.array(cellSchema).check(z.maxLength(9));

/** One step of a plan (SC-4). Cells are given in the order of the tile's spaces. */
export const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('build'),
    tile: tileSchema,
    cells,
    /** Where materials are taken from first; from Warehouses where nothing is said. */
    first: z.optional(storeSchema),
    /** The material that the Architect saves. */
    save: z.optional(materialSchema),
  }),
  /** The Warehouse of the Factory 1 just built (SC-10). */
  z.strictObject({ do: z.literal('warehouse'), cells }),
  z.strictObject({ do: z.literal('demolish'), tile: cellSchema }),
  z.strictObject({ do: z.literal('expand') }),
  /** `tile` is the first space of the old tile, `to` the space it grows over. */
  z.strictObject({ do: z.literal('upgrade'), tile: cellSchema, to: cellSchema }),
  /** `tile` is the first space of a Police or Fire Station, `from` where the Citizen comes from. */
  z.strictObject({ do: z.literal('activate'), tile: cellSchema, from: cellSchema }),
]);
/** More steps than any plan can have. */
export const planSchema = z.array(stepSchema).check(z.maxLength(200));

const placedSchema = z.strictObject({
  tile: tileSchema,
  /** In the order of the tile's spaces. */
  cells: z.array(cellSchema),
  /** What a Warehouse holds. */
  goods: z.array(materialSchema),
});

const discSchema = z.strictObject({ row: z.nullable(rowSchema), column: countSchema });

const sources = [
  'residence',
  'university',
  'lots',
  'materials',
  'supporter',
  'economy',
  'investment',
  'unrest',
] as const;

const playerSchema = z.strictObject({
  side: z.nullable(z.enum(sides)),
  /** Position on the Borough Size track. */
  size: countSchema,
  money: countSchema,
  votes: countSchema,
  /** Where the votes come from and went to. */
  ledger: z.record(z.enum(sources), z.int()),
  pollution: countSchema,
  /** Citizens on the Career Center. */
  career: countSchema,
  /** Citizens in the common pool. */
  pool: countSchema,
  /** Citizens that left the game. */
  gone: countSchema,
  /** Citizens killed by pollution in this Borough, whosever (SC-21). */
  deaths: countSchema,
  hall: z.strictObject({ citizens: countSchema, goods: z.array(materialSchema) }),
  /** By the first space of each tile. */
  tiles: z.record(cellSchema as unknown as z.ZodMiniString, placedSchema),
  /** Who stands on which space: one Citizen, or two of one owner (SC-23). */
  citizens: z.record(cellSchema as unknown as z.ZodMiniString, z.array(seatSchema)),
  cemeteries: z.array(cellSchema),
  /** Tiles of which there is one for life, once built. */
  built: z.array(tileSchema),
  discs: z.array(discSchema),
  action: z.nullable(z.enum(actionNames)),
  /** Special Promises held. */
  specials: countSchema,
  /** Factories, by their first space, that produced this round. */
  produced: z.array(cellSchema),
  /** Pollution measured this round. */
  rise: countSchema,
  /** Revenue so far (SC-25). */
  revenue: countSchema,
  /** Citizens in play after each round (SC-25). */
  inPlay: z.array(countSchema),
});

/** How far a plan has been carried out. */
const worksSchema = z.strictObject({
  seat: seatSchema,
  /** Build actions used, a demolition among them. */
  actions: countSchema,
  demolished: z.boolean(),
  expanded: z.boolean(),
  /** Tiles built in this plan, by their first space. */
  built: z.array(cellSchema),
  saved: z.boolean(),
  /** The Factory 1 whose Warehouse comes next. */
  owed: z.nullable(cellSchema),
  /** A tile given by the Council: what is allowed. Null in Phase II. */
  free: z.nullable(z.strictObject({ smallest: countSchema, largest: countSchema, conditions: z.boolean() })),
});

const pendingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['supporter', 'planner', 'councilor', 'assistant', 'anarchist']),
  }),
  /** `row` and `column` of the council space whose bonus comes after the Special Promise is kept. */
  z.strictObject({ kind: z.literal('special'), row: rowSchema, column: countSchema, drawn: countSchema }),
  z.strictObject({ kind: z.enum(['industry', 'building', 'economy']), column: countSchema }),
]);

const movingSchema = z.strictObject({
  /** Commerce and Factory spaces where a Citizen of each seat stood as the phase began. */
  closed: z.array(z.array(placeSchema)),
  /** For each seat: where those stand that have not moved. */
  unmoved: z.array(z.array(placeSchema)),
  /** For each seat: where those stand that still must move. */
  must: z.array(z.array(placeSchema)),
  /** Whether the Attorney has put two on one space. */
  doubled: z.boolean(),
  /** For each seat: the order in which Residences 1 are filled (SC-17). */
  homes: z.array(z.array(cellSchema)),
});

const earningSchema = z.strictObject({
  part: z.enum(['commerce', 'factory']),
  /** Spaces that may still be used, one entry for each Citizen. */
  spaces: z.array(placeSchema),
});

const verdictSchema = z.strictObject({ card: countSchema, met: z.boolean(), points: z.int() });
const outcomeSchema = z.strictObject({
  winners: z.array(seatSchema),
  totals: z.record(z.string().check(z.regex(/^\d$/)), z.int()),
  reason: z.optional(z.string()),
});

const street = z.tuple([cellSchema, cellSchema]);
const materialCounts = z.strictObject({ white: countSchema, grey: countSchema, black: countSchema });

export const phaseNames = [
  'settling',
  'unveiling',
  'street',
  'actions',
  'building',
  'works',
  'moving',
  'income',
  'voting',
  'pollution',
  'council',
  'visit',
  'scoring',
] as const;

const openSchema = z.strictObject({
  seats: countSchema,
  victory: z.enum(victories),
  difficulty: z.enum(difficultyNames),
  phase: z.enum(phaseNames),
  round: countSchema,
  players: z.array(playerSchema),
  out: z.array(seatSchema),
  /** The Mayor's host; null in the solo game. */
  host: z.nullable(seatSchema),
  previousHost: z.nullable(seatSchema),
  nextHost: z.nullable(seatSchema),
  /** The two spaces beside the Mayor's street; null beside the board. */
  street: z.nullable(street),
  proposals: z.array(z.nullable(street)),
  /** Who places the Mayor where there is no agreement. */
  chooser: z.nullable(seatSchema),
  rondel: z.array(
    z.strictObject({ action: z.enum(actionNames), by: z.nullable(z.union([seatSchema, z.literal('mayor')])) }),
  ),
  /** Where in the rondel the last card was taken. */
  last: z.nullable(countSchema),
  /** Action cards lying face down. */
  faceDown: countSchema,
  /** Who has confirmed what all do at once. */
  ready: z.array(z.boolean()),
  /** Who is still to act in a phase played in turn order, the first first. */
  queue: z.array(seatSchema),
  pending: z.nullable(pendingSchema),
  works: z.nullable(worksSchema),
  moving: z.nullable(movingSchema),
  earning: z.nullable(earningSchema),
  /** Citizens that the first of the queue must still lose. */
  duty: countSchema,
  supply: z.record(tileSchema, countSchema),
  /** Tiles that left the game. */
  removed: z.record(tileSchema, countSchema),
  reserve: materialCounts,
  /** Special Promises in the deck. */
  deck: countSchema,
  /** Promises as they were judged after the last round. */
  verdicts: z.nullable(
    z.array(z.strictObject({ promise: z.nullable(verdictSchema), specials: z.array(verdictSchema) })),
  ),
  outcome: z.nullable(outcomeSchema),
});

const ownSchema = z.strictObject({
  /** One Promise of each deck. */
  offered: z.array(countSchema),
  promise: z.nullable(countSchema),
  /** The Borough side and the place of the City Hall, until all have placed. */
  start: z.nullable(z.strictObject({ side: z.enum(sides), cell: cellSchema })),
  plan: z.nullable(planSchema),
  specials: z.array(countSchema),
  specialsOffered: z.array(countSchema),
});

const sealedSchema = z.strictObject({
  /** Promises that nobody was dealt. */
  promises: z.array(countSchema),
  /** Top first. */
  specials: z.array(countSchema),
  actions: z.array(z.enum(actionNames)),
});

export const stateSchema = z.strictObject({
  open: openSchema,
  own: z.record(z.string().check(z.regex(/^\d$/)), ownSchema),
  sealed: sealedSchema,
});

export type Step = z.infer<typeof stepSchema>;
export type Plan = Step[];
export type Placed = z.infer<typeof placedSchema>;
export type Player = z.infer<typeof playerSchema>;
export type Works = z.infer<typeof worksSchema>;
export type Pending = z.infer<typeof pendingSchema>;
export type Moving = z.infer<typeof movingSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type Street = z.infer<typeof street>;
export type Store = z.infer<typeof storeSchema>;
export type Source = (typeof sources)[number];
export type Open = z.infer<typeof openSchema>;
export type Own = z.infer<typeof ownSchema>;
export type Place = string;

export interface SmallCity {
  open: Open;
  own: Own;
  sealed: z.infer<typeof sealedSchema>;
}
export type SmallCityState = State<SmallCity>;
export type SmallCityView = View<SmallCity>;
export type { Seat };
