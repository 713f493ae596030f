import * as z from 'zod/mini';
import { gameId, options, personName, seatCount, seatNumber, tableId } from './values.ts';

/** Who one is to this server. */
export const me = z.object({ name: z.nullable(z.string()) });
export type Me = z.infer<typeof me>;

export const nameRequest = z.strictObject({ name: personName });

export const createRequest = z.strictObject({ game: gameId, seats: seatCount, options });
export const createAnswer = z.object({ table: tableId });

/** One line of My tables. */
export const tableSummary = z.object({
  table: tableId,
  game: gameId,
  status: z.enum(['gathering', 'playing', 'over', 'stopped']),
  names: z.array(z.nullable(z.string())),
  seat: z.nullable(seatNumber),
  /** True where the table waits for this person. */
  awaited: z.boolean(),
  /** When it last changed, milliseconds since 1970. */
  at: z.number(),
});
export type TableSummary = z.infer<typeof tableSummary>;
export const tablesAnswer = z.object({ tables: z.array(tableSummary) });

/** A one-time way back for another device: the path to open there, and when it lapses. */
export const wayAnswer = z.object({ path: z.string(), until: z.number() });

/** Every refusal over HTTP. */
export const httpFault = z.object({ code: z.string(), text: z.string() });
