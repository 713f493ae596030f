import {
  type AnyRuleset,
  type AnyView,
  type Asked,
  type Audience,
  type Json,
  judge,
  type Line,
  type Options,
  type Outcome,
  optionsSchema,
  type Refusal,
  refuse,
  type Seat,
} from '@cityhall/ruleset';
import type { State as BoardgameState } from 'boardgame.io';
import { askedIn, type Engine, engineOf, viewFrom } from './game.ts';
import { commitmentOf } from './seed.ts';
import type { Notes } from './watch.ts';

/** Why earlier actions of a seat can no longer be undone. The word is found under `undo.<closed>`. */
export type Closed = 'chance' | 'looked' | 'passed' | 'another';

/** One action that its seat may still undo: what the table was before it. */
export interface Undoable {
  readonly before: BoardgameState;
  /** True where it touched the seat's own drawer and nothing else. */
  readonly ownOnly: boolean;
  /** True where another seat has acted since: undoing it restores the seat's own drawer alone. */
  readonly overtaken: boolean;
}

/** A seat's undoable actions, the latest last, and what closed those before them. */
export interface UndoStack {
  readonly stack: readonly Undoable[];
  readonly closed: Closed | null;
}

/**
 * One match in memory. A value: every action makes a new one and leaves the old as it was.
 * Treat it as opaque; `viewOf`, `undoOf`, `awaitedOf` tell what it holds.
 */
export interface Match {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly options: Options;
  /** 128 bits in hex. Secret until the game is over. */
  readonly seed: string;
  readonly state: BoardgameState;
  /** Each seat's decision number. */
  readonly decisions: readonly number[];
  readonly undo: readonly UndoStack[];
}

/** A match after something happened, and what was told meanwhile. */
export interface Step {
  match: Match;
  lines: Line[];
  /** Phases that began meanwhile, in order. */
  begun: string[];
}

export type Result = ({ ok: true } & Step) | { ok: false; refusal: Refusal };

const engines = new WeakMap<AnyRuleset, Engine>();

/** The engine of a ruleset, made once. */
export function engineFor(ruleset: AnyRuleset): Engine {
  let engine = engines.get(ruleset);
  if (!engine) {
    engine = engineOf(ruleset);
    engines.set(ruleset, engine);
  }
  return engine;
}

/**
 * Sets a match up.
 * @param plan seats at the table, options (what is left out takes its default), seed as 32 hexadecimal digits
 * @throws where seats, options or seed are not among those the ruleset offers
 */
export function startMatch(ruleset: AnyRuleset, plan: { seats: number; options: Options; seed: string }): Step {
  const { seats, seed } = plan;
  if (!Number.isInteger(seats) || seats < ruleset.seats.min || seats > ruleset.seats.max) {
    throw new RangeError(`${ruleset.id} is for ${ruleset.seats.min} to ${ruleset.seats.max} seats, not ${seats}`);
  }
  const options = optionsSchema(ruleset.options).parse(plan.options);
  const refusal = ruleset.refuseSetup?.(seats, options);
  if (refusal) throw new RangeError(`${ruleset.id}: ${refusal.rule} ${refusal.code}`);
  const { state, notes } = engineFor(ruleset).begin(seats, options, seed);
  return { match: matchOf(ruleset, { seats, options, seed }, state), lines: notes.lines, begun: notes.begun };
}

/** A match in which nothing has been done yet. */
export function matchOf(
  ruleset: AnyRuleset,
  plan: { seats: number; options: Options; seed: string },
  state: BoardgameState,
): Match {
  const nobody: UndoStack = { stack: [], closed: null };
  return {
    ruleset,
    ...plan,
    state: lean(state),
    decisions: Array.from({ length: plan.seats }, () => 1),
    undo: Array.from({ length: plan.seats }, () => nobody),
  };
}

/**
 * One action of one seat: own-name look-up of the move in the seat's stage, the strict schema, `check` on the seat's
 * view, then the reducer.
 * @throws where the rules themselves fail; the match handed in is as it was
 */
export function act(match: Match, seat: Seat, move: string, args: unknown): Result {
  const judged = judge(match.ruleset, viewOf(match, seat), seat, move, args);
  if (judged.refusal) return { ok: false, refusal: judged.refusal };
  const { state, notes } = engineFor(match.ruleset).perform(match.state, seat, move, judged.args);
  const after = lean(state);
  return {
    ok: true,
    lines: notes.lines,
    begun: notes.begun,
    match: {
      ...match,
      state: after,
      decisions: decisionsAfter(match, after, seat, notes.begun.length > 0),
      undo: undoAfter(match, after, seat, notes),
    },
  };
}

/**
 * Takes a seat's latest undoable action back. Where another seat has acted since, only the seat's own drawer is restored.
 */
export function undo(match: Match, seat: Seat): Result {
  const stack = match.undo[seat]?.stack ?? [];
  const last = stack.at(-1);
  if (!last || match.state.ctx.gameover) return { ok: false, refusal: refuse('flow', 'nothing-to-undo') };
  const now = match.state;
  // Other seats' drawers stay as they are: an action that touched them could not be undone at all.
  const own = { ...now.G.own, [seat]: last.before.G.own[seat] };
  const state: BoardgameState = last.overtaken
    ? { ...now, G: { ...now.G, own }, _stateID: now._stateID + 1 }
    : { ...last.before, G: { ...last.before.G, own }, plugins: now.plugins, _stateID: now._stateID + 1 };
  return {
    ok: true,
    lines: [{ to: last.ownOnly ? seat : 'all', key: 'log.undone', params: { seat: { seat } } }],
    begun: [],
    match: {
      ...match,
      state,
      decisions: decisionsAfter(match, state, seat, false),
      undo: match.undo.map((own, other) => (other === seat ? { ...own, stack: own.stack.slice(0, -1) } : own)),
    },
  };
}

/**
 * The match as it was before some action, whoever did it: everybody is asked anew and nothing can be undone.
 * What was drawn meanwhile has been seen; the counter of chance goes on from where it is.
 */
export function takeBack(match: Match, before: Match): Match {
  const { state: now } = match;
  return {
    ...match,
    state: { ...before.state, plugins: now.plugins, _stateID: now._stateID + 1 },
    decisions: match.decisions.map((decision) => decision + 1),
    undo: match.undo.map(() => ({ stack: [], closed: null })),
  };
}

/** What a seat or a spectator sees. Parts that did not change are the same objects as before. */
export function viewOf(match: Match, audience: Audience): AnyView {
  const { G, ctx } = match.state;
  const seat = audience === 'spectator' ? null : audience;
  return viewFrom(match.ruleset, G, ctx, seat, seat === null ? null : (match.decisions[seat] ?? null));
}

/** How many actions a seat may undo now, and what closed those before. */
export function undoOf(match: Match, seat: Seat): { depth: number; closed: Closed | null } {
  const own = match.undo[seat];
  if (!own || match.state.ctx.gameover) return { depth: 0, closed: null };
  return { depth: own.stack.length, closed: own.closed };
}

/** The seats the table waits for. */
export function awaitedOf(match: Match): Seat[] {
  const asked = askedIn(match.ruleset, match.state.G, match.state.ctx);
  return Object.keys(asked)
    .map(Number)
    .filter((seat) => asked[seat]!.awaited);
}

/** A seat's decision number. */
export function decisionOf(match: Match, seat: Seat): number {
  return match.decisions[seat] ?? 0;
}

/** How the match ended, or null while it goes on. */
export function overOf(match: Match): Outcome | null {
  return (match.state.ctx.gameover as Outcome | undefined) ?? null;
}

/** SHA-256 of the match's seed: shown from the start. */
export function matchCommitment(match: Match): string {
  return commitmentOf(match.seed);
}

/** A match as JSON, for snapshots. */
export function freeze(match: Match): Json {
  const { ruleset, ...rest } = match;
  return JSON.parse(JSON.stringify({ game: ruleset.id, ...rest })) as Json;
}

/**
 * A match from its JSON.
 * @throws where it is of another game
 */
export function thaw(ruleset: AnyRuleset, json: Json): Match {
  const { game, ...rest } = json as unknown as { game: string } & Omit<Match, 'ruleset'>;
  if (game !== ruleset.id) throw new RangeError(`a match of ${game} is not one of ${ruleset.id}`);
  return { ruleset, ...rest };
}

/** boardgame.io's log of the last action is not kept: the match has its own. */
function lean(state: BoardgameState): BoardgameState {
  return { ...state, deltalog: [], _undo: [], _redo: [] };
}

/** The actor's number rises, and that of every seat that is asked something it was not asked before. */
function decisionsAfter(match: Match, after: BoardgameState, actor: Seat, phaseBegan: boolean): number[] {
  const was = askedIn(match.ruleset, match.state.G, match.state.ctx);
  const is = askedIn(match.ruleset, after.G, after.ctx);
  return match.decisions.map((decision, seat) => {
    if (seat === actor) return decision + 1;
    const now = is[seat];
    if (!now) return decision;
    const before = was[seat];
    const anew = phaseBegan || !before || before.stage !== now.stage || before.awaited !== now.awaited;
    return anew ? decision + 1 : decision;
  });
}

/** What an action cannot be undone for, or null. */
function closedBy(match: Match, after: BoardgameState, actor: Seat, notes: Notes): Closed | null {
  if (notes.chance) return 'chance';
  if (notes.sealed || notes.otherOwn) return 'looked';
  if (after.ctx.gameover) return 'passed';
  const was = askedIn(match.ruleset, match.state.G, match.state.ctx);
  const is = askedIn(match.ruleset, after.G, after.ctx);
  const isNew = ([seat, asked]: [string, Asked]) => asked.awaited && !was[Number(seat)]?.awaited;
  const asksOthers = Object.entries(is).some((one) => isNew(one) && Number(one[0]) !== actor);
  // A seat that is asked anew beside the actor closes nothing until it acts.
  const passesOn = notes.begun.length > 0 || (was[actor]?.awaited && !is[actor]?.awaited);
  return asksOthers && passesOn ? 'passed' : null;
}

function undoAfter(match: Match, after: BoardgameState, actor: Seat, notes: Notes): UndoStack[] {
  const closed = closedBy(match, after, actor, notes);
  if (closed) {
    return match.undo.map((own, seat) => ({
      stack: [],
      closed: seat === actor ? closed : own.stack.length > 0 ? 'another' : own.closed,
    }));
  }
  const ownOnly = after.G.open === match.state.G.open && sameFlow(match.state, after);
  return match.undo.map((own, seat) => {
    if (seat === actor) {
      return { ...own, stack: [...own.stack, { before: match.state, ownOnly, overtaken: false }] };
    }
    const firstKept = own.stack.findLastIndex((entry) => !entry.ownOnly) + 1;
    return {
      stack: own.stack.slice(firstKept).map((entry) => ({ ...entry, overtaken: true })),
      closed: firstKept > 0 ? 'another' : own.closed,
    };
  });
}

function sameFlow(before: BoardgameState, after: BoardgameState): boolean {
  const flow = ({ ctx }: BoardgameState) => JSON.stringify([ctx.phase, ctx.turn, ctx.activePlayers]);
  return flow(before) === flow(after);
}
