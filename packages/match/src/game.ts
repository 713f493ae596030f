import {
  type AnyRuleset,
  type AnyState,
  type Asked,
  defaultOptions,
  judge,
  type Options,
  type Outcome,
  type Phase,
  type Random,
  type Seat,
  type View,
} from '@cityhall/ruleset';
import type { State as BoardgameState, Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { type ChanceState, chanceFrom, checkSeed, newSeed } from './seed.ts';
import { type Notes, newNotes, watchedState, watchedTools } from './watch.ts';

/** More phases than any rulebook chains without a decision. */
const mostPhases = 1000;

/** What set-up needs to know besides the number of seats. */
export interface SetupData {
  options: Options;
}

/** Where a match stands that does not start from set-up. */
export interface Standing {
  G: AnyState;
  phase: string;
  /** Seat whose turn it is, in phases in which seats act one at a time; else the first awaited of the order. */
  current?: number;
  /** True where the phase is only now to begin, with all that it does at its beginning. */
  begins?: boolean;
}

/** A ruleset as boardgame.io plays it, and the notes taken while it does. */
export interface Engine {
  /** The game definition. boardgame.io's own client can play it unmodified. */
  game: Game;
  /** Sets up a match, or lets one stand where it is said. */
  begin(seats: number, options: Options, seed: string, at?: Standing): { state: BoardgameState; notes: Notes };
  /** Carries out a move that was judged before. The state handed in is left as it was. */
  perform(state: BoardgameState, seat: Seat, move: string, args: unknown): { state: BoardgameState; notes: Notes };
}

/** Turns each phase of a ruleset into a boardgame.io phase with stages, and drives it by events. */
export function engineOf(ruleset: AnyRuleset): Engine {
  // Set while the kit itself drives the reducer: the move was judged, and what happens is to be noted.
  let notes: Notes | undefined;
  const noting = (actor: Seat | null) => notes ?? newNotes(actor);

  const settle = ({ G, ctx, events }: Hook) => {
    if (ctx.gameover) return;
    const outcome = ruleset.final(G);
    if (outcome) {
      events.endGame(JSON.parse(JSON.stringify(outcome)));
      return;
    }
    const phase = phaseOf(ruleset, ctx);
    const awaited = living(ruleset, G, phase.awaits(G.open));
    if (Object.keys(awaited).length === 0) {
      events.setPhase(phase.next(G.open));
      return;
    }
    const active = { ...living(ruleset, G, phase.may?.(G.open) ?? {}) };
    if (phase.order) {
      const current = Number(ctx.currentPlayer);
      if (!(current in awaited)) {
        events.endTurn({ next: String(nextInOrder(phase.order(G.open), current, awaited)) });
        return;
      }
      active[current] = awaited[current]!;
    } else {
      Object.assign(active, awaited);
    }
    if (!sameStages(ctx.activePlayers, active)) events.setActivePlayers({ value: active });
  };

  const phases: Record<string, EnginePhase> = {};
  for (const [name, phase] of Object.entries(ruleset.phases)) {
    phases[name] = {
      start: name === ruleset.start,
      onBegin: ({ G, random }: Hook) => {
        const taken = noting(null);
        taken.begun.push(name);
        if (taken.begun.length > mostPhases) throw new Error(`${ruleset.id}: phases follow each other without end`);
        phase.begin?.(watchedState(G, taken), watchedTools(random, taken));
      },
      onEnd: ({ G, random }: Hook) => {
        // boardgame.io ends the phase when the game ends: by then everything is judged and stays as it is.
        if (ruleset.final(G)) return;
        const taken = noting(null);
        phase.end?.(watchedState(G, taken), watchedTools(random, taken));
      },
      turn: {
        order: {
          playOrder: ({ ctx }: { ctx: Ctx }) => Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat)),
          first: ({ G }: { G: AnyState }) => firstInOrder(ruleset, phase, G),
          next: ({ ctx }: { ctx: Ctx }) => ctx.playOrderPos,
        },
        onBegin: settle,
        onMove: settle,
        stages: Object.fromEntries(
          Object.entries(phase.stages).map(([stage, moves]) => [
            stage,
            { moves: Object.fromEntries(moves.map((move) => [move, { move: moveOf(move), client: false }])) },
          ]),
        ),
      },
    };
  }

  function moveOf(name: string) {
    return ({ G, ctx, playerID, random }: Hook & { playerID: string }, args: unknown) => {
      const seat = Number(playerID);
      let allowed = args;
      if (!notes) {
        const judged = judge(ruleset, viewFrom(ruleset, G, ctx, seat, null), seat, name, args);
        if (judged.refusal) return INVALID_MOVE;
        allowed = judged.args;
      }
      const taken = noting(seat);
      ruleset.moves[name]!.apply(watchedState(G, taken), seat, allowed, watchedTools(random, taken));
      return undefined;
    };
  }

  const game: Game = {
    name: ruleset.id,
    minPlayers: ruleset.seats.min,
    maxPlayers: ruleset.seats.max,
    disableUndo: true,
    plugins: [chancePlugin],
    setup: ({ ctx, random }: { ctx: Ctx; random: Random }, data?: SetupData) => {
      const taken = noting(null);
      return ruleset.setup(
        ctx.numPlayers,
        data?.options ?? defaultOptions(ruleset.options),
        watchedTools(random, taken),
      );
    },
    playerView: ({ G, ctx, playerID }: { G: AnyState; ctx: Ctx; playerID?: string | null }) =>
      viewFrom(ruleset, G, ctx, playerID == null ? null : Number(playerID), null),
    phases,
  } as unknown as Game;

  const reducer = CreateGameReducer({ game });

  return {
    game,
    begin(seats, options, seed, at) {
      checkSeed(seed);
      notes = newNotes(null);
      try {
        const from = { ...game, ...(at && standing(phases, at)), seed };
        const state = InitializeGame({ game: from, numPlayers: seats, setupData: { options } });
        return { state: sound(ruleset, state), notes };
      } finally {
        notes = undefined;
      }
    },
    perform(before, seat, move, args) {
      notes = newNotes(seat);
      try {
        const action = { type: 'MAKE_MOVE', payload: { type: move, args: [args], playerID: String(seat) } };
        const after = withoutTraces(() =>
          // boardgame.io writes into the ctx it is handed, so it gets a copy.
          reducer({ ...before, ctx: copyOf(before.ctx) }, action as Parameters<typeof reducer>[1]),
        );
        if (after.transients) throw new Error(`${ruleset.id}: ${move} was not carried out`);
        return { state: sound(ruleset, after), notes };
      } finally {
        notes = undefined;
      }
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the drawers of a game that is not known here
type AnyShape = any;

/** A phase as boardgame.io is given it. */
interface EnginePhase {
  start: boolean;
  onBegin?: (hook: Hook) => void;
  onEnd: (hook: Hook) => void;
  turn: { order: { first(hook: Hook): number; [more: string]: unknown }; [more: string]: unknown };
}

/** The parts of a game definition that let it start in the middle: the state given, and its phase the first. */
function standing(phases: Record<string, EnginePhase>, { G, phase, current, begins }: Standing): Partial<Game> {
  const { onBegin, turn, ...rest } = phases[phase]!;
  const order = current === undefined ? turn.order : { ...turn.order, first: () => current };
  const others = Object.entries(phases).map(([name, one]) => [name, { ...one, start: false }]);
  const first = { ...rest, ...(begins ? { onBegin } : {}), turn: { ...turn, order }, start: true };
  return { setup: () => G, phases: { ...Object.fromEntries(others), [phase]: first } };
}

/** What boardgame.io hands to hooks, with the kit's own chance in place of its own. */
interface Hook {
  G: AnyState;
  ctx: Ctx;
  random: Random;
  events: {
    endGame(outcome: Outcome): void;
    setPhase(next: string): void;
    endTurn(next: { next: string }): void;
    setActivePlayers(active: { value: Record<string, string> }): void;
  };
}

/** The kit's own chance in place of boardgame.io's. Its core plugin of the same name stores what `_private` tells. */
const chancePlugin = {
  name: 'random',
  setup: ({ game }: { game: Game }): ChanceState => ({ seed: String(game.seed ?? newSeed()), drawn: 0 }),
  api: ({ data }: { data: ChanceState }) => {
    const { random, state } = chanceFrom(data);
    return { ...random, _private: { getState: state, isUsed: () => state().drawn !== data.drawn } };
  },
  playerView: () => undefined,
};

function phaseOf(ruleset: AnyRuleset, ctx: Ctx): Phase<AnyShape> {
  const phase = ruleset.phases[ctx.phase];
  if (!phase) throw new Error(`${ruleset.id}: there is no phase ${ctx.phase}`);
  return phase;
}

/** A seat that is out is never awaited and never acts. */
function living(ruleset: AnyRuleset, G: AnyState, stages: Record<Seat, string>): Record<Seat, string> {
  const out = ruleset.out?.(G.open) ?? [];
  if (out.length === 0) return stages;
  return Object.fromEntries(Object.entries(stages).filter(([seat]) => !out.includes(Number(seat))));
}

function firstInOrder(ruleset: AnyRuleset, phase: Phase<AnyShape>, G: AnyState): number {
  const order = phase.order?.(G.open) ?? [];
  const awaited = living(ruleset, G, phase.awaits(G.open));
  return order.find((seat) => seat in awaited) ?? order[0] ?? 0;
}

/** The next awaited seat after `current`, going round the order. */
function nextInOrder(order: readonly Seat[], current: Seat, awaited: Record<Seat, string>): Seat {
  const start = order.indexOf(current) + 1;
  const round = [...order.slice(start), ...order.slice(0, start)];
  const next = round.find((seat) => seat in awaited);
  if (next === undefined) throw new Error(`awaited seats ${Object.keys(awaited)} are not in the order ${order}`);
  return next;
}

function sameStages(before: Ctx['activePlayers'], after: Record<string, string>): boolean {
  if (!before) return false;
  const keys = Object.keys(after);
  return keys.length === Object.keys(before).length && keys.every((seat) => before[seat] === after[seat]);
}

/**
 * What must hold after every step: no event failed, somebody is awaited or the game is over,
 * and the phase that the game tells in its open drawer is the one the match is in.
 */
function sound(ruleset: AnyRuleset, state: BoardgameState): BoardgameState {
  const failed = (state.plugins.events?.data as { error?: string } | undefined)?.error;
  if (failed) throw new Error(`${ruleset.id}: ${failed}`);
  if (!state.ctx.gameover && Object.keys(askedIn(ruleset, state.G, state.ctx)).length === 0) {
    throw new Error(`${ruleset.id}: nobody is awaited in ${state.ctx.phase}, and the game is not over`);
  }
  const told = state.ctx.gameover ? undefined : ruleset.phaseIn?.(state.G.open);
  if (told !== undefined && told !== state.ctx.phase) {
    throw new Error(`${ruleset.id}: the match is in ${state.ctx.phase}, and its table says ${told}`);
  }
  return state;
}

/** A copy of plain data. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T;
}

/** boardgame.io makes an error with every event for its trace, which nobody reads. Work that fails is done anew for one. */
function withoutTraces<T>(work: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } catch (error) {
    Error.stackTraceLimit = limit;
    work();
    throw error;
  } finally {
    Error.stackTraceLimit = limit;
  }
}

const askedAt = new WeakMap<Ctx, { open: unknown; asked: Record<Seat, Asked> }>();

/** Who is asked, and whether the table waits for them. The same states are looked at many times in each step. */
export function askedIn(ruleset: AnyRuleset, G: AnyState, ctx: Ctx): Record<Seat, Asked> {
  const known = askedAt.get(ctx);
  if (known && known.open === G.open) return known.asked;
  const asked = askedAnew(ruleset, G, ctx);
  askedAt.set(ctx, { open: G.open, asked });
  return asked;
}

function askedAnew(ruleset: AnyRuleset, G: AnyState, ctx: Ctx): Record<Seat, Asked> {
  if (ctx.gameover) return {};
  const awaited = phaseOf(ruleset, ctx).awaits(G.open);
  const asked: Record<Seat, Asked> = {};
  for (const [seat, stage] of Object.entries(ctx.activePlayers ?? {})) {
    asked[Number(seat)] = { stage, awaited: Number(seat) in awaited };
  }
  return asked;
}

/**
 * The one function that builds a view: by taking references, never by removing or copying,
 * so a ruleset cannot forget to hide, and what did not change is the same object.
 * @param decision the viewer's own decision number, null for spectators
 */
export function viewFrom(ruleset: AnyRuleset, G: AnyState, ctx: Ctx, seat: Seat | null, decision: number | null): View {
  return {
    seat,
    flow: {
      phase: ctx.phase,
      turn: ctx.turn,
      asked: askedIn(ruleset, G, ctx),
      decision,
      over: (ctx.gameover as Outcome | undefined) ?? null,
    },
    open: G.open,
    own: seat === null ? null : G.own[seat],
  };
}
