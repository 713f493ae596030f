import {
  act as actIn,
  awaitedOf,
  type Closed,
  chanceFrom,
  type Match,
  matchAt,
  overOf,
  type Step,
  seedBy,
  startMatch,
  stateText,
  undo as undoIn,
  undoOf,
  viewOf as viewIn,
} from '@cityhall/match';
import {
  type Choice,
  defaultOptions,
  judge,
  type Line,
  type Options,
  type Outcome,
  type Random,
  type Refusal,
  type Ruleset,
  type Seat,
  type Shape,
  type State,
  seededRandom,
  type View,
} from '@cityhall/ruleset';

/** With `UNDO=1` everything that may be undone is done, undone and done again. */
const undoing = process.env.UNDO === '1';

/** A table for tests: a match on the product's own engine, and what was told at it. */
export interface Table<T extends Shape> {
  readonly rules: Ruleset<T>;
  match: Match;
  /** The three drawers, frozen: `write` changes them. */
  readonly state: State<T>;
  readonly open: T['open'];
  readonly phase: string;
  readonly over: Outcome | null;
  /** The phases that have begun since the table was made, in order. */
  readonly begun: string[];
  /** Everything told since the table was made, keys as the ruleset's words have them. */
  readonly lines: Line[];
  /** Why the last action cannot be undone; null where it can. */
  closed: Closed | null;
  /** True where no piece and no money is missing: then none may go missing. A picture of a board is not whole. */
  whole: boolean;
  /** Chance for whoever plays here: the match has its own. */
  readonly random: Random;
}

/** How a table begins. */
export interface Plan {
  seats: number;
  options?: Options;
  /** The same seed deals the same table. */
  seed?: number;
}

/** A table at the beginning of its game, at the first decision. */
export function tableFor<T extends Shape>(rules: Ruleset<T>, { seats, options = {}, seed = 1 }: Plan): Table<T> {
  return tableOf(rules, startMatch(rules, { seats, options: { ...options }, seed: seedOf(seed) }), seed);
}

/**
 * A table that stands where a state says. The state is copied; it may lack pieces, as a picture of a board does.
 * @param phase the phase it is in
 */
export function tableWith<T extends Shape>(
  rules: Ruleset<T>,
  state: State<T>,
  { seats, options = {}, seed = 1, phase }: Plan & { phase: string },
): Table<T> {
  const written = { seats, options: withDefaults(rules, options), phase, G: structuredClone(state) };
  return tableOf(rules, matchAt(rules, written, seedOf(seed)), seed);
}

/** A state as set-up makes it, before the first phase begins: to be changed and handed to `tableWith`. */
export function stateFor<T extends Shape>(
  rules: Ruleset<T>,
  { seats, options = {}, seed = 1 }: Plan,
  lines: Line[] = [],
): State<T> {
  const { random } = chanceFrom({ seed: seedOf(seed), drawn: 0 });
  const say = (to: Line['to'], key: string, params?: Line['params']) =>
    void lines.push({ to, key: `log.${key}`, ...(params ? { params } : {}) });
  return structuredClone(rules.setup(seats, withDefaults(rules, options), { random, say }));
}

const seedOf = (seed: number): string => seedBy(seededRandom(seed));

const withDefaults = (rules: Ruleset, options: Options): Options => ({ ...defaultOptions(rules.options), ...options });

function tableOf<T extends Shape>(rules: Ruleset<T>, { match, lines, begun }: Step, seed: number): Table<T> {
  return {
    rules,
    match,
    whole: isWhole(rules, match),
    get state() {
      return frozen(this.match.state.G as State<T>);
    },
    get open() {
      return this.state.open;
    },
    get phase() {
      return this.match.state.ctx.phase;
    },
    get over() {
      return overOf(this.match);
    },
    begun: [...begun],
    lines: [...lines],
    closed: null,
    random: seededRandom(seed),
  };
}

/** What a seat sees, or a spectator where it is null. Frozen, as in production. */
export function viewOf<T extends Shape>(table: Table<T>, seat: Seat | null): View<T> {
  frozen(table.match.state.G);
  return viewIn(table.match, seat ?? 'spectator') as View<T>;
}

/** Whom the table waits for: seat to stage. */
export function awaited<T extends Shape>(table: Table<T>): Record<Seat, string> {
  const { asked } = viewOf(table, null).flow;
  return Object.fromEntries(awaitedOf(table.match).map((seat) => [seat, asked[seat]!.stage]));
}

/** The seat the table waits for; the first where it waits for several. */
export function atTurn<T extends Shape>(table: Table<T>): Seat {
  const [seat] = awaitedOf(table.match);
  if (seat === undefined) throw new Error('nobody is awaited: the game is over');
  return seat;
}

/** Why a seat may not make a move, or undefined. */
export function refusalOf<T extends Shape>(
  table: Table<T>,
  seat: Seat,
  move: string,
  args: object = {},
): Refusal | undefined {
  return judge(table.rules, viewOf(table, seat), seat, move, args).refusal;
}

/** A refusal as tests name it: ruling and code. */
export function told(refusal: Refusal | undefined): string | undefined {
  return refusal && `${refusal.rule} ${refusal.code}`;
}

/** Why a seat may not make a move: ruling and code, or undefined. */
export function refused<T extends Shape>(
  table: Table<T>,
  seat: Seat,
  move: string,
  args: object = {},
): string | undefined {
  return told(refusalOf(table, seat, move, args));
}

/**
 * A seat makes a move.
 * @throws where the rules refuse it
 */
export function act<T extends Shape>(table: Table<T>, seat: Seat, move: string, args: object = {}): Table<T> {
  frozen(table.match.state.G);
  const before = table.match;
  let after = actOnce(before, seat, move, args);
  const undoable = undoOf(after.match, seat).depth > undoOf(before, seat).depth;
  if (undoing && undoable) after = actAgain(before, after.match, seat, move, args);
  if (table.whole) keptWhole(table.rules, after.match, move);
  table.match = after.match;
  table.begun.push(...after.begun);
  table.lines.push(...after.lines);
  table.closed = undoable ? null : (after.match.undo[seat]?.closed ?? null);
  return table;
}

const isWhole = (rules: Ruleset, match: Match): boolean => rules.faults(match.state.G).length === 0;

function keptWhole(rules: Ruleset, match: Match, move: string): void {
  const faults = rules.faults(match.state.G);
  if (faults.length > 0) throw new Error(`after ${move}: ${faults.join('\n')}`);
}

function actOnce(match: Match, seat: Seat, move: string, args: object): Step {
  const result = actIn(match, seat, move, args);
  if (!result.ok) throw new Error(`${move} ${JSON.stringify(args)}: ${told(result.refusal)}`);
  return result;
}

/** Undoes what was done, and does it again: both states must be what they were. */
function actAgain(before: Match, done: Match, seat: Seat, move: string, args: object): Step {
  const undone = undoIn(done, seat);
  if (!undone.ok) throw new Error(`undo of ${move}: ${told(undone.refusal)}`);
  if (stateText(undone.match) !== stateText(before)) {
    throw new Error(`${move} ${JSON.stringify(args)} undone is not what was before`);
  }
  const again = actOnce(undone.match, seat, move, args);
  if (stateText(again.match) !== stateText(done)) {
    throw new Error(`${move} ${JSON.stringify(args)} done again comes to something else`);
  }
  return again;
}

/**
 * A seat takes its last action back.
 * @throws where it cannot
 */
export function undo<T extends Shape>(table: Table<T>, seat: Seat): Table<T> {
  const result = undoIn(table.match, seat);
  if (!result.ok) throw new Error(`undo: ${told(result.refusal)}`);
  table.match = result.match;
  return table;
}

/** Changes the state by hand; the match goes on from there, in the same phase. Nothing done before can be undone. */
export function write<T extends Shape>(table: Table<T>, change: (state: State<T>) => void): Table<T> {
  return standAt(table, table.phase, change, false);
}

/** Begins a phase, after a change by hand, and goes on until somebody is awaited. */
export function begin<T extends Shape>(
  table: Table<T>,
  phase: string,
  change: (state: State<T>) => void = () => {},
): Table<T> {
  return standAt(table, phase, change, true);
}

function standAt<T extends Shape>(
  table: Table<T>,
  phase: string,
  change: (state: State<T>) => void,
  begins: boolean,
): Table<T> {
  const { seats, options, seed, state } = table.match;
  const G = structuredClone(state.G) as State<T>;
  change(G);
  const current = table.rules.phases[phase]!.order && !begins ? Number(state.ctx.currentPlayer) : undefined;
  const written = { seats, options, phase, G, begins, ...(current === undefined ? {} : { current }) };
  const { match, lines, begun } = matchAt(table.rules, written, seed);
  table.match = match;
  table.whole = isWhole(table.rules, match);
  table.begun.push(...begun);
  table.lines.push(...lines);
  table.closed = null;
  return table;
}

/** Plays on until the game is over, each decision from `decide`; `between` sees the table before each. */
export function playOn<T extends Shape>(
  table: Table<T>,
  decide: (view: View<T>, seat: Seat) => Choice,
  between?: (table: Table<T>, choice: Choice, seat: Seat) => void,
): Table<T> {
  while (!table.over) {
    const seat = atTurn(table);
    const choice = decide(viewOf(table, seat), seat);
    between?.(table, choice, seat);
    act(table, seat, choice.move, choice.args as object);
  }
  return table;
}

/** The keys of what has been told, as rules say them. */
export function keysOf<T extends Shape>({ lines }: Table<T>): string[] {
  return lines.map(({ key }) => key.slice('log.'.length));
}

/** Frozen to the bottom: what a check writes into must fail here as it does on the server. */
function frozen<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
