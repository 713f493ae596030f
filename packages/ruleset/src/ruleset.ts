import type * as z from 'zod/mini';
import type { Random } from './chance.ts';
import type { Json } from './json.ts';
import type { OptionFields, Options, Variant } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Outcome, Seat, Shape, State, View } from './state.ts';
import type { Params, Readers, Words } from './words.ts';

/** What rules may use while they change the state. */
export interface Tools {
  random: Random;
  /** Tells a line of the log to some readers. The key is found under `log.<key>`. */
  say(to: Readers, key: string, params?: Params): void;
}

/** One element further in a list of arguments, or the finished arguments where the list may stop here. */
export interface Steps<Args> {
  next: Iterable<Json>;
  done?: Args;
}

/** One kind of move. `check` judges on the view alone; `apply` may take for granted that `check` allowed it. */
export interface Move<T extends Shape, Args> {
  /** Strict schema of the arguments. */
  args: z.ZodMiniType<Args>;
  check(view: View<T>, seat: Seat, args: Args): Refusal | undefined;
  apply(draft: State<T>, seat: Seat, args: Args, tools: Tools): void;
  /** Arguments worth asking about, legal or not; `choices` keeps those that `check` allows. */
  candidates?(view: View<T>, seat: Seat): Iterable<Args>;
  /** For arguments that are a list (plan, route, payment): the legal next elements after `soFar`. */
  steps?(view: View<T>, seat: Seat, soFar: readonly Json[]): Steps<Args>;
}

/**
 * One phase. `awaits`, `may`, `order` and `next` are handed the open drawer only: whom a table waits for is public.
 */
export interface Phase<T extends Shape> {
  begin?(draft: State<T>, tools: Tools): void;
  end?(draft: State<T>, tools: Tools): void;
  /** Seats whose decision the table waits for, each with its stage. Nobody: the phase is over. */
  awaits(open: T['open']): Record<Seat, string>;
  /** Seats that may act besides, each with its stage. */
  may?(open: T['open']): Record<Seat, string>;
  /** Given: awaited seats act one at a time in this order. Absent: all at once. */
  order?(open: T['open']): readonly Seat[];
  /** Stage to the names of the moves open in it. */
  stages: Record<string, readonly string[]>;
  /** The phase after this one. */
  next(open: T['open']): string;
}

/** One source of points of one seat: the word is found under `score.<key>`. */
export interface ScoreLine {
  key: string;
  params?: Params;
  points: number;
}

/** Every point of every seat with its source, as far as the viewer may know. */
export type ScoreSheet = Record<Seat, { total: number; lines: ScoreLine[] }>;

/** A chapter of the rules page. Words: `rules.<id>` its title, `rules.<id>.<n>` its paragraphs, `rules.<ruling>` each ruling. */
export interface Chapter {
  id: string;
  paragraphs: number;
  rulings: readonly string[];
}

/**
 * What twin worlds may find different, written from the game's table of secrets and not from its code.
 * Paths are dotted; `*` stands for one step; a path covers all that lies below it.
 */
export interface Secrets {
  /** Paths of `open` that set-up may deal differently from seed to seed. */
  dealt: readonly string[];
  /** Paths of `open` that a later draw or reveal may make different, face up on the table. */
  drawn: readonly string[];
  /** Moves (or `phase:<name>` for automatic work) that show hidden things to everybody. */
  reveals: readonly string[];
  /** Moves that show hidden things to the seat that makes them: its own draws. */
  shows: readonly string[];
  /** Moves that others see being made, without seeing what was chosen. */
  hidden: readonly string[];
}

/** What is in a box and how often each piece matters in bot games: lines to read, figures by name. */
export interface Content {
  lines: string[];
  figures: Record<string, number>;
}

/** A move somebody wants to make. */
export interface Choice {
  move: string;
  args: Json;
}

/** One game, complete: data and pure functions, no network, storage, clock or screen. */
export interface Ruleset<T extends Shape = Shape> {
  /** Name in addresses and records, for example `expancity`. */
  id: string;
  seats: { min: number; max: number };
  options: OptionFields;
  /** Combinations of options and seats that do not exist. */
  refuseSetup?(seats: number, options: Options): Refusal | undefined;
  /** All ways of playing that a referee must try. */
  variants(): readonly Variant[];
  setup(seats: number, options: Options, tools: Tools): State<T>;
  /** The first phase. */
  start: string;
  phases: Record<string, Phase<T>>;
  // biome-ignore lint/suspicious/noExplicitAny: moves of one ruleset have different arguments
  moves: Record<string, Move<T, any>>;
  /** The phase as the open drawer tells it, where a game keeps it there: the kit holds it to the match's own. */
  phaseIn?(open: T['open']): string;
  /** Seats that are out of the game: the kit never awaits them. */
  out?(open: T['open']): readonly Seat[];
  /** How it ended, or undefined while it goes on. Judged after every action. */
  final(state: State<T>): Outcome | undefined;
  score(view: View<T>): ScoreSheet;
  /** A hidden world consistent with a view. Its law: the view of what is imagined is the view. */
  imagine(view: View<T>, random: Random): State<T>;
  /** Strict schema of a whole state, for states written by hand. */
  state: z.ZodMiniType<State<T>>;
  /** What must always hold (pieces and money conserved): one sentence for each fault found. */
  faults(state: State<T>): string[];
  /** A sensible player: sees what its seat sees, no more. */
  bot(view: View<T>, seat: Seat, random: Random): Choice;
  secrets: Secrets;
  words: Record<string, Words>;
  rules: readonly Chapter[];
  /** Content hashes of earlier rules under which tables may be taken over, if replay agrees. */
  accepts?: readonly string[];
  /**
   * Measures the content by bot games and checks it against its own conditions.
   * @param games so many for each number of seats
   * @param playOut the engine that plays them
   */
  content?(games: number, seed: number, playOut: PlayOut): Promise<Content>;
}

/** Somebody who decides on a view. */
export type Decide<T extends Shape> = (view: View<T>, seat: Seat, random: Random) => Choice;

/** What is told before each decision. */
export type Witness<T extends Shape> = (view: View<T>, seat: Seat, choice: Choice) => void;

/**
 * Plays one game from set-up to its end: handed to a game that measures itself, which knows no engine.
 * @param players one for each seat
 * @param random the source of the match's seed and of what players leave to chance
 * @returns the state at the end and the outcome
 * @throws where a player chooses what the rules refuse
 */
export type PlayOut = <T extends Shape>(
  rules: Ruleset<T>,
  options: Options,
  players: readonly Decide<T>[],
  random: Random,
  witness?: Witness<T>,
) => { state: State<T>; outcome: Outcome };

// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyRuleset = Ruleset<any>;
// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyMove = Move<any, any>;

/**
 * Ties the types of one game's drawers to its moves and phases.
 *
 * @example const rules = rulesOf<MyShape>(); const pass = rules.move({ … });
 */
export function rulesOf<T extends Shape>() {
  return {
    move: <Args>(move: Move<T, Args>): Move<T, Args> => move,
    phase: (phase: Phase<T>): Phase<T> => phase,
    ruleset: (ruleset: Ruleset<T>): Ruleset<T> => ruleset,
  };
}
