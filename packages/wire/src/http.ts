import * as z from 'zod/mini';
import { tableStatus } from './table.ts';
import { gameId, limits, options, pace, personName, seatCount, seatNumber, tableId } from './values.ts';

/** Who one is to this server. */
export const me = z.object({ name: z.nullable(z.string()) });
export type Me = z.infer<typeof me>;

export const nameRequest = z.strictObject({ name: personName });

export const createRequest = z.strictObject({ game: gameId, seats: seatCount, options, pace: z.optional(pace) });
export const createAnswer = z.object({ table: tableId });

/** One line of My tables. */
export const tableSummary = z.object({
  table: tableId,
  game: gameId,
  title: z.nullable(z.string()),
  status: tableStatus,
  names: z.array(z.nullable(z.string())),
  seat: z.nullable(seatNumber),
  /** True where the table waits for this person. */
  awaited: z.boolean(),
  /** What this person is asked, in words. */
  asked: z.string(),
  /** Since when it waits, milliseconds since 1970. */
  since: z.nullable(z.number()),
  /** When this person's time is up, milliseconds since 1970. */
  due: z.nullable(z.number()),
  /** When it last changed, milliseconds since 1970. */
  at: z.number(),
});
export type TableSummary = z.infer<typeof tableSummary>;
export const tablesAnswer = z.object({ tables: z.array(tableSummary) });

/** A table that everybody may join. */
export const publicTable = z.object({
  table: tableId,
  game: gameId,
  title: z.nullable(z.string()),
  names: z.array(z.nullable(z.string())),
  /** Places that are still to be taken. */
  free: z.number(),
  at: z.number(),
});
export type PublicTable = z.infer<typeof publicTable>;
export const publicTablesAnswer = z.object({ tables: z.array(publicTable) });

/** What somebody who has a link may know before going in: their seat, a free one, whether they may watch. */
export const door = z.object({
  game: gameId,
  title: z.nullable(z.string()),
  status: tableStatus,
  seat: z.nullable(seatNumber),
  free: z.nullable(seatNumber),
  watching: z.boolean(),
  names: z.array(z.nullable(z.string())),
});
export type Door = z.infer<typeof door>;

/** A one-time way back for another device: the path to open there, and when it lapses. */
export const wayAnswer = z.object({ path: z.string(), until: z.number() });

/** A device that is signed in as this person. */
export const device = z.object({ id: z.string(), device: z.string(), at: z.number(), here: z.boolean() });
export type Device = z.infer<typeof device>;
export const devicesAnswer = z.object({ devices: z.array(device) });
/** Signs out one device, all others, or all. */
export const signOutRequest = z.strictObject({ which: z.union([z.enum(['others', 'all']), z.string()]) });

export const noteBody = z.strictObject({ text: z.string().check(z.maxLength(limits.note)) });

export const rematchAnswer = z.object({ table: tableId });

/** How news reach this person. */
export const newsAnswer = z.object({
  /** The key with which browsers subscribe. */
  key: z.string(),
  push: z.number(),
  webhook: z.nullable(z.string()),
  /** Whether there are news of the table that was asked about. */
  table: z.boolean(),
});
export type NewsAnswer = z.infer<typeof newsAnswer>;
export const pushRequest = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(600)),
  keys: z.strictObject({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
/** An address that takes messages in Discord's form; null: none. */
export const webhookRequest = z.strictObject({
  url: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(300))),
});
export const newsChoiceRequest = z.strictObject({ wanted: z.boolean() });

export const emptyAnswer = z.object({ ok: z.literal(true) });
