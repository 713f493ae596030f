import { type AnyRules, type Audience, type Choice, canonical, type Options, type Refusal } from '@cityhall/ruleset';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { act, type Match, type Step, startMatch, takeBack, undo, viewOf } from './match.ts';

const seat = z.number().check(z.int(), z.gte(0));

/** One action of a record: a move of a seat, a seat's undo, or the take-back to what was after so many actions. */
export const action = z.union([
  z.strictObject({ seat, move: z.string(), args: z.json() }),
  z.strictObject({ seat, undo: z.literal(true) }),
  z.strictObject({ back: z.number().check(z.int(), z.gte(0)) }),
]);
export type Action = z.infer<typeof action>;

/**
 * A match to be replayed. May be written by hand: `rules` and `digests` may be left out.
 * `digests` has one entry for the start and one for each action.
 */
export const matchRecord = z.strictObject({
  format: z.literal('cityhall-record-1'),
  game: z.string(),
  rules: z.optional(z.string()),
  seats: z.number(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seed: z.string(),
  actions: z.array(action),
  digests: z.optional(z.array(z.string())),
  /** Who played: for showing alone. */
  names: z.optional(z.array(z.nullable(z.string()))),
  colours: z.optional(z.array(z.string())),
  /** Where the seats ended the game themselves. */
  ended: z.optional(z.strictObject({ how: z.string(), winners: z.array(seat) })),
});
export type MatchRecord = z.infer<typeof matchRecord>;

/** Everybody who may look at a match: the spectators first, then each seat. */
export function audiencesOf(match: Match): Audience[] {
  return ['spectator', ...Array.from({ length: match.seats }, (_, index) => index)];
}

/**
 * One number for all that every audience sees: the first 16 hex digits of SHA-256 over the spectators' view
 * and what each seat sees besides.
 */
export function digestOf(match: Match): string {
  const seats = Array.from({ length: match.seats }, (_, index) => {
    const { own, flow } = viewOf(match, index);
    return [own, flow.decision];
  });
  const text = canonical([viewOf(match, 'spectator'), seats]);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}

/** The state, as canonical text: equal texts are equal states. Undo restores it exactly. */
export function stateText(match: Match): string {
  const { G, ctx } = match.state;
  return canonical({ G, phase: ctx.phase, turn: ctx.turn, active: ctx.activePlayers, over: ctx.gameover ?? null });
}

/** Does one recorded action of a seat. */
export function perform(match: Match, one: Exclude<Action, { back: number }>) {
  return 'undo' in one ? undo(match, one.seat) : act(match, one.seat, one.move, one.args);
}

/** How a replay ended: after all actions, or at the first that was refused. */
export interface Replay {
  match: Match;
  /** How many actions were done. */
  done: number;
  refusal: Refusal | null;
}

/**
 * Replays a record.
 * @param upTo how many actions at most
 * @param told called after the start and after each action
 */
export function replay(
  ruleset: AnyRules,
  record: MatchRecord,
  upTo = Number.POSITIVE_INFINITY,
  told?: (step: Step, done: number) => void,
): Replay {
  let step: Step = startMatch(ruleset, record);
  told?.(step, 0);
  const actions = record.actions.slice(0, upTo);
  const matches = [step.match];
  for (const [index, one] of actions.entries()) {
    const result = 'back' in one ? backTo(matches, one.back) : perform(step.match, one);
    if (!result.ok) return { match: step.match, done: index, refusal: result.refusal };
    step = result;
    matches.push(step.match);
    told?.(step, index + 1);
  }
  return { match: step.match, done: actions.length, refusal: null };
}

/** @throws where the record takes back to what has not been yet */
function backTo(matches: readonly Match[], done: number): { ok: true } & Step {
  const before = matches[done];
  if (!before) throw new RangeError(`a record cannot take back to ${done} actions when ${matches.length - 1} are done`);
  return { ok: true, match: takeBack(matches.at(-1)!, before), lines: [], begun: [] };
}

/** A new record, with nothing done yet. */
export function newRecord(
  game: string,
  rules: string,
  plan: { seats: number; options: Options; seed: string },
): MatchRecord {
  return { format: 'cityhall-record-1', game, rules, ...plan, options: { ...plan.options }, actions: [], digests: [] };
}

/** A move as a record keeps it. */
export function moved(seatNumber: number, { move, args }: Choice): Action {
  return { seat: seatNumber, move, args: args as never };
}
