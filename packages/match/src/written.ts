import type { AnyRuleset, AnyState, Options } from '@cityhall/ruleset';
import type { Standing } from './game.ts';
import { engineFor, type Match, matchOf, type Step } from './match.ts';

/** A state written by hand: the three drawers, and where the match stands. */
export interface WrittenState extends Standing {
  seats: number;
  options: Options;
}

/**
 * A match that stands where a written state says, and has gone on from there until somebody is awaited.
 * The state may lack pieces, as a picture of a board does.
 * @throws in words where there is no such phase, or the state tells of another
 */
export function matchAt(ruleset: AnyRuleset, written: WrittenState, seed: string): Step {
  const { seats, options, phase, G } = written;
  if (!Object.hasOwn(ruleset.phases, phase)) {
    throw new RangeError(`there is no phase ${phase}: ${Object.keys(ruleset.phases).join(', ')}`);
  }
  const told = written.begins ? undefined : ruleset.phaseIn?.(G.open);
  if (told !== undefined && told !== phase) {
    throw new RangeError(`the match is said to be in ${phase}, and the state tells of ${told}`);
  }
  const { state, notes } = engineFor(ruleset).begin(seats, options, seed, written);
  return { match: matchOf(ruleset, { seats, options, seed }, state), lines: notes.lines, begun: notes.begun };
}

/**
 * A match that stands where a written state says: a whole state, with every piece of the game.
 * @throws in words where the state does not fit the ruleset's schema, its conservation or its own phase
 */
export function matchFromState(ruleset: AnyRuleset, written: WrittenState, seed: string): Match {
  const parsed = ruleset.state.safeParse(written.G);
  if (!parsed.success)
    throw new RangeError(parsed.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`).join('\n'));
  const faults = ruleset.faults(written.G as AnyState);
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  return matchAt(ruleset, written, seed).match;
}
