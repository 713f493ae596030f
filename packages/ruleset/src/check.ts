import { movesOpen } from './choices.ts';
import type { Json } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Rules } from './ruleset.ts';
import type { Seat, Shape, View } from './state.ts';

/**
 * Whether a seat may make a move, judged on its view: the same in browser, bot and server.
 * Names are looked up as own properties only, arguments go through the move's strict schema first.
 */
export function judge<T extends Shape>(
  ruleset: Rules<T>,
  view: View<T>,
  seat: Seat,
  name: string,
  args: unknown,
): { refusal: Refusal; args?: never } | { refusal?: never; args: Json } {
  if (view.flow.over) return { refusal: refuse('flow', 'game-over') };
  if (!view.flow.asked[seat]) return { refusal: refuse('flow', 'not-asked') };
  if (!Object.hasOwn(ruleset.moves, name) || !movesOpen(ruleset, view, seat).includes(name)) {
    return { refusal: refuse('flow', 'not-now') };
  }
  const move = ruleset.moves[name]!;
  const parsed = move.args.safeParse(args);
  if (!parsed.success) return { refusal: refuse('flow', 'malformed') };
  const refusal = move.check(view, seat, parsed.data);
  return refusal ? { refusal } : { args: parsed.data };
}

/** Texts that every game shares: refusals of the kit itself. */
export const kitWords = {
  'refusal.game-over': 'The game is over.',
  'refusal.not-asked': 'It is not your decision now.',
  'refusal.not-now': 'That cannot be done at this point.',
  'refusal.malformed': 'That request could not be understood. Reload the page and try again.',
  'refusal.nothing-to-undo': 'There is nothing to undo.',
  'refusal.internal': 'Something went wrong in the rules of this game. Nothing was changed; the fault has been noted.',
} as const;
