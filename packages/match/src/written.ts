import type { AnyRuleset, AnyState, Options } from '@cityhall/ruleset';
import type { Ctx } from 'boardgame.io';
import { type Match, startMatch } from './match.ts';

/** A state written by hand: the three drawers, and where the match stands. */
export interface WrittenState {
  seats: number;
  options: Options;
  phase: string;
  /** Seat whose turn it is, in phases in which seats act one at a time. */
  current?: number;
  G: AnyState;
}

/**
 * A match that stands where a written state says.
 * @throws in words where the state does not fit the ruleset's schema or its conservation
 */
export function matchFromState(ruleset: AnyRuleset, written: WrittenState, seed: string): Match {
  const phase = Object.hasOwn(ruleset.phases, written.phase) ? ruleset.phases[written.phase] : undefined;
  if (!phase) throw new RangeError(`there is no phase ${written.phase}: ${Object.keys(ruleset.phases).join(', ')}`);
  const parsed = ruleset.state.safeParse(written.G);
  if (!parsed.success)
    throw new RangeError(parsed.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`).join('\n'));
  const faults = ruleset.faults(written.G);
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  const { match } = startMatch(ruleset, { seats: written.seats, options: written.options, seed });
  const awaited = phase.awaits(written.G.open);
  const current = written.current ?? phase.order?.(written.G.open).find((seat) => seat in awaited) ?? 0;
  const stages = phase.order ? { [current]: awaited[current] } : awaited;
  const ctx: Ctx = {
    ...match.state.ctx,
    phase: written.phase,
    currentPlayer: String(current),
    playOrderPos: current,
    activePlayers: { ...phase.may?.(written.G.open), ...stages } as NonNullable<Ctx['activePlayers']>,
  };
  return { ...match, state: { ...match.state, G: written.G, ctx } };
}
