import type * as z from 'zod/mini';
import type { Random } from './chance.ts';
import type { Json } from './json.ts';
import type { OptionFields, Options, OptionsOf, Variant } from './options.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { AnyView, Outcome, Seat, Shape, State, View } from './state.ts';
import type { KeyAfter, Params, Readers } from './words.ts';

/**
 * What rules may use while they change the state.
 * @typeParam Key the keys of the game's words
 */
export interface Tools<Key extends string = string> {
  random: Random;
  /** Tells a line of the log to some readers. The key is found under `log.<key>`. */
  say: (to: Readers, key: KeyAfter<'log', Key>, params?: Params<Key>) => void;
}

/** One element further in a list of arguments, or the finished arguments where the list may stop here. */
export interface Steps<Args> {
  next: Iterable<Json>;
  done?: Args;
}

/** One kind of move. `check` judges on the view alone; `apply` may take for granted that `check` allowed it. */
export interface Move<T extends Shape, Args, Key extends string = string> {
  /** Strict schema of the arguments. */
  args: z.ZodMiniType<Args>;
  check(view: View<T>, seat: Seat, args: Args): Refusal | undefined;
  apply(draft: State<T>, seat: Seat, args: Args, tools: Tools<Key>): void;
  /** Arguments worth asking about, legal or not; `choices` keeps those that `check` allows. */
  candidates?(view: View<T>, seat: Seat): Iterable<Args>;
  /** For arguments that are a list (plan, route, payment): the legal next elements after `soFar`. */
  steps?(view: View<T>, seat: Seat, soFar: readonly Json[]): Steps<Args>;
}

/** Stage to the names of the moves open in it. */
export type Stages = Readonly<Record<string, readonly string[]>>;

/**
 * One phase. `awaits`, `may`, `order` and `next` are handed the open drawer only: whom a table waits for is public.
 * @typeParam Of the stages with the moves open in each
 * @typeParam Next the names of the phases that may follow
 * @typeParam Key the keys of the game's words
 */
export interface Phase<
  T extends Shape,
  Of extends Stages = Stages,
  Next extends string = string,
  Key extends string = string,
> {
  begin?(draft: State<T>, tools: Tools<Key>): void;
  end?(draft: State<T>, tools: Tools<Key>): void;
  /** Seats whose decision the table waits for, each with its stage. Nobody: the phase is over. */
  awaits(open: T['open']): Record<Seat, NoInfer<keyof Of & string>>;
  /** Seats that may act besides, each with its stage. */
  may?(open: T['open']): Record<Seat, NoInfer<keyof Of & string>>;
  /** Given: awaited seats act one at a time in this order. Absent: all at once. */
  order?(open: T['open']): readonly Seat[];
  stages: { readonly [Stage in keyof Of]: Of[Stage] };
  /** The phase after this one. */
  next(open: T['open']): Next;
}

/** One source of points of one seat: the word is found under `score.<key>`. */
export interface ScoreLine<Key extends string = string> {
  key: KeyAfter<'score', Key>;
  params?: Params<Key>;
  points: number;
}

/** Every point of every seat with its source, as far as the viewer may know. */
export type ScoreSheet<Key extends string = string> = Record<Seat, { total: number; lines: ScoreLine<Key>[] }>;

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

// biome-ignore lint/suspicious/noExplicitAny: moves of one game have different arguments
export type Moves<T extends Shape> = Readonly<Record<string, Move<T, any>>>;
export type Phases<T extends Shape> = Readonly<Record<string, Phase<T>>>;

/** The part of a game's rules that speaks no words. */
interface Wordless<T extends Shape, M extends Moves<T>, P extends Phases<T>, O extends OptionFields> {
  /** Name in addresses and records, for example `expancity`. */
  id: string;
  seats: { min: number; max: number };
  options: O;
  /** Combinations of options and seats that do not exist. */
  refuseSetup?(seats: number, options: OptionsOf<O>): Refusal | undefined;
  /** The first phase. */
  start: keyof P & string;
  phases: P;
  moves: M;
  /** The phase as the open drawer tells it, where a game keeps it there: the kit holds it to the match's own. */
  phaseIn?(open: T['open']): keyof P & string;
  /** Seats that are out of the game: the kit never awaits them. */
  out?(open: T['open']): readonly Seat[];
  /** How it ended, or undefined while it goes on. Judged after every action. */
  final(state: State<T>): Outcome | undefined;
  rules: readonly Chapter[];
  /**
   * Hashes of earlier rules whose running tables are taken over without a word where all that was done since the last
   * snapshot is allowed by these.
   */
  accepts?: readonly string[];
}

/** The part that does. */
interface Worded<T extends Shape, O extends OptionFields, Key extends string = string> {
  setup(seats: number, options: OptionsOf<O>, tools: Tools<Key>): State<T>;
  score(view: View<T>): ScoreSheet<Key>;
}

/** The rules of one game: what whoever plays or looks on needs of it, on the server as in the browser. */
export type Rules<
  T extends Shape = Shape,
  M extends Moves<T> = Moves<T>,
  P extends Phases<T> = Phases<T>,
  O extends OptionFields = OptionFields,
> = Wordless<T, M, P, O> & Worded<T, O>;

/** What nobody at the table needs: how a game is played by a bot, proven and measured. */
export interface Proof<T extends Shape = Shape> {
  /** All ways of playing that a referee must try. */
  variants(): readonly Variant[];
  /** A hidden world consistent with a view. Its law: the view of what is imagined is the view. */
  imagine(view: View<T>, random: Random): State<T>;
  /** Strict schema of a whole state, for states written by hand. */
  state: z.ZodMiniType<State<T>>;
  /** What must always hold (pieces and money conserved): one sentence for each fault found. */
  faults(state: State<T>): string[];
  /** A sensible player: sees what its seat sees, no more. */
  bot(view: View<T>, seat: Seat, random: Random): Choice;
  secrets: Secrets;
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
  rules: Rules<T>,
  options: Options,
  players: readonly Decide<T>[],
  random: Random,
  witness?: Witness<T>,
) => { state: State<T>; outcome: Outcome };

/** One game, complete: data and pure functions, no network, storage, clock or screen. */
export type Ruleset<
  T extends Shape = Shape,
  M extends Moves<T> = Moves<T>,
  P extends Phases<T> = Phases<T>,
  O extends OptionFields = OptionFields,
> = Rules<T, M, P, O> & Proof<T>;

/** Phases that tell their name under `phase` of the open drawer as they begin, before anything else they do. */
// biome-ignore lint/suspicious/noExplicitAny: phases of any game whose open drawer has a phase
export function toldPhases<P extends Readonly<Record<string, Phase<any>>>>(phases: P): P {
  const told = Object.entries(phases).map(([name, phase]): [string, P[string]] => [
    name,
    {
      ...(phase as P[string]),
      begin(draft, tools) {
        draft.open.phase = name;
        phase.begin?.(draft, tools);
      },
    },
  ]);
  return Object.fromEntries(told) as Record<string, unknown> as P;
}

// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyRules = Rules<any>;
// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyRuleset = Ruleset<any>;
// biome-ignore lint/suspicious/noExplicitAny: where the game is not known, neither are its types
export type AnyMove = Move<any, any>;

/** The names of a game's moves. */
export type MoveOf<R extends AnyRules> = keyof R['moves'] & string;

/** The arguments of a move. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of the game does not matter for the arguments
export type ArgsOf<M> = M extends Move<any, infer Args> ? Args : never;

/** The names of all stages of a game. */
export type StageOf<R extends AnyRules> = {
  [Name in keyof R['phases']]: keyof R['phases'][Name]['stages'] & string;
}[keyof R['phases']];

/** The stage in which a seat is asked just now: none where nobody looks, nothing is asked or the game is over. */
export function stageAsked<R extends AnyRules>(
  _rules: R,
  { flow }: AnyView,
  seat: Seat | null,
): StageOf<R> | undefined {
  return seat === null || flow.over ? undefined : (flow.asked[seat]?.stage as StageOf<R> | undefined);
}

/** Every move of a game with arguments of its kind. */
export type ChoiceOf<R extends AnyRules> = {
  [Name in MoveOf<R>]: { move: Name; args: ArgsOf<R['moves'][Name]> };
}[MoveOf<R>];

/** Makes a move of a game: its name must be one, and the arguments of its kind. */
export type ActOf<R extends AnyRules> = <Name extends MoveOf<R>>(move: Name, args: ArgsOf<R['moves'][Name]>) => void;

/** Phases whose stages list moves of the game, and that lead to phases of the game. */
type Fitting<T extends Shape, M, P> = Readonly<
  Record<keyof P, Phase<T, Readonly<Record<string, readonly (keyof M & string)[]>>, keyof P & string>>
>;

/** What the parts of one game are made with. Each hands back what it is given, with its types. */
export interface Makers<T extends Shape, Key extends string> {
  move<Args>(move: Move<T, Args, Key>): Move<T, Args>;
  phase<const Of extends Stages, Next extends string>(
    phase: Phase<T, Of, Next, Key> & { stages: Of },
  ): Phase<T, Of, Next>;
  rules<const M extends Moves<T>, const P extends Phases<T>, const O extends OptionFields>(
    rules: Wordless<T, M, P & Fitting<T, M, P>, O> & Worded<T, O, Key>,
  ): Rules<T, M, P, O>;
  ruleset<const M extends Moves<T>, const P extends Phases<T>, const O extends OptionFields>(
    ruleset: Wordless<T, M, P & Fitting<T, M, P>, O> & Worded<T, O, Key> & Proof<T>,
  ): Ruleset<T, M, P, O>;
  /** A refusal under a ruling or chapter of the rules page, in words that the game has. */
  refuse(rule: KeyAfter<'rules', Key>, code: KeyAfter<'refusal', Key>, params?: Params<Key>, cells?: string[]): Refusal;
}

/**
 * Ties the types of one game's drawers and words to its moves and phases. Misspelt stages, moves, phases and keys of
 * words do not compile.
 * @typeParam Key the keys of the game's words
 *
 * @example const rules = rulesOf<MyShape, keyof typeof english>(); const pass = rules.move({ … });
 */
export function rulesOf<T extends Shape, Key extends string = string>(): Makers<T, Key> {
  const same = <Part>(part: Part): Part => part;
  return { move: same, phase: same, rules: same, ruleset: same, refuse } as unknown as Makers<T, Key>;
}
