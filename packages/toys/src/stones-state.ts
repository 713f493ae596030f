import type { State } from '@cityhall/ruleset';
import * as z from 'zod/mini';

const open = z.strictObject({ seats: z.int(), heap: z.int(), turn: z.int() });
const own = z.strictObject({ shunned: z.int() });
const sealed = z.strictObject({});

/** The three drawers of Stones. */
export interface Stones {
  open: z.infer<typeof open>;
  own: z.infer<typeof own>;
  sealed: z.infer<typeof sealed>;
}

export const stonesState = z.strictObject({
  open,
  own: z.record(z.string().check(z.regex(/^\d$/)), own),
  sealed,
}) as unknown as z.ZodMiniType<State<Stones>>;
