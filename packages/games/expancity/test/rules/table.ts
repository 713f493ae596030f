import {
  type Choice,
  type Flow,
  judge,
  type Line,
  type Outcome,
  type Random,
  type Refusal,
  seededRandom,
  type Tools,
} from '@cityhall/ruleset';
import { createDraft, finishDraft } from 'immer';
import { type ExpancityState, type ExpancityView, expancity } from '../../index.ts';

/** A table in memory that plays by the rules given: judges, applies, settles. */
export interface Table {
  state: ExpancityState;
  phase: string;
  lines: Line[];
  over: Outcome | null;
  /** What the last action looked into that its player may not see: `sealed`, `own`, `chance`. */
  touched: Set<string>;
  random: Random;
}

/** A table at its beginning, or with a state written by hand. */
export function openTable(seats: number, seed = 1, state?: ExpancityState): Table {
  const random = seededRandom(seed);
  const table: Table = { state: state!, phase: expancity.start, lines: [], over: null, touched: new Set(), random };
  const say: Tools['say'] = (to, key, params) => table.lines.push({ to, key, ...(params ? { params } : {}) });
  if (!state) table.state = expancity.setup(seats, {}, { random, say });
  else table.phase = state.open.turn.step;
  return table;
}

function flowOf(table: Table): Flow {
  const awaits = expancity.phases[table.phase]!.awaits(table.state.open);
  const asked = Object.fromEntries(Object.entries(awaits).map(([seat, stage]) => [seat, { stage, awaited: true }]));
  return { phase: table.phase, turn: table.state.open.turn.number, asked, decision: 0, over: table.over };
}

export function viewOf(table: Table, seat: number | null): ExpancityView {
  const own = seat === null ? null : table.state.own[seat]!;
  return { seat, flow: flowOf(table), open: table.state.open, own };
}

/** Whose decision the table waits for. */
export function awaited(table: Table): number {
  return Number(Object.keys(flowOf(table).asked)[0]);
}

export function stageOf(table: Table): string | undefined {
  return Object.values(flowOf(table).asked)[0]?.stage;
}

/** Why the awaited seat may not do that, or undefined. */
export function why(table: Table, move: string, args: object = {}): Refusal | undefined {
  const seat = awaited(table);
  return judge(expancity, viewOf(table, seat), seat, move, args).refusal;
}

/** The awaited seat acts. Throws where the rules refuse. */
export function act(table: Table, move: string, args: object = {}): Table {
  const seat = awaited(table);
  const { refusal, args: parsed } = judge(expancity, viewOf(table, seat), seat, move, args);
  if (refusal) throw new Error(`${move} ${JSON.stringify(args)}: ${refusal.rule} ${refusal.code}`);
  table.touched = new Set();
  const draft = createDraft(table.state);
  const note = (what: string) => table.touched.add(what);
  const spied: ExpancityState = {
    open: draft.open,
    own: new Proxy(draft.own, {
      get(target, key) {
        if (key !== `${seat}`) note('own');
        return Reflect.get(target, key);
      },
    }),
    get sealed() {
      note('sealed');
      return draft.sealed;
    },
  };
  const random = new Proxy(table.random, {
    get(target, key) {
      note('chance');
      return Reflect.get(target, key);
    },
  });
  const tools: Tools = {
    random,
    say: (to, key, params) => table.lines.push({ to, key, ...(params ? { params } : {}) }),
  };
  expancity.moves[move]!.apply(spied, seat, parsed, tools);
  while (Object.keys(expancity.phases[table.phase]!.awaits(draft.open)).length === 0 && !expancity.final(draft)) {
    expancity.phases[table.phase]!.end?.(spied, tools);
    table.phase = expancity.phases[table.phase]!.next(draft.open);
    expancity.phases[table.phase]!.begin?.(spied, tools);
  }
  table.state = finishDraft(draft) as ExpancityState;
  table.over = expancity.final(table.state) ?? null;
  return table;
}

/** Plays on until the game is over, each decision from `decide`; `between` sees the table before each. */
export function playOn(
  table: Table,
  decide: (view: ExpancityView, seat: number) => Choice,
  between?: (table: Table, choice: Choice) => void,
): Table {
  while (!table.over) {
    const seat = awaited(table);
    const choice = decide(viewOf(table, seat), seat);
    between?.(table, choice);
    act(table, choice.move, choice.args as object);
  }
  return table;
}
