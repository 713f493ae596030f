import {
  type Choice,
  type Flow,
  judge,
  type Line,
  type Options,
  type Outcome,
  type Random,
  type Refusal,
  seededRandom,
  type Tools,
} from '@cityhall/ruleset';
import { createDraft, finishDraft } from 'immer';
import { type MicroCityState, type MicroCityView, microCity } from '../../index.ts';

/** A table in memory that plays by the rules given: judges, applies, settles. */
export interface Table {
  state: MicroCityState;
  phase: string;
  lines: Line[];
  over: Outcome | null;
  /** What the last action looked into that cannot be taken back: `sealed`, `own`, `chance`. */
  touched: Set<string>;
  random: Random;
}

const easy: Options = { game: 'a', level: 'easy', logistics: false, partner: false };

/** A table at its beginning, with options besides the easiest game. */
export function openTable(seats: number, options: Options = {}, seed = 1): Table {
  const random = seededRandom(seed);
  const table: Table = {
    state: undefined as unknown as MicroCityState,
    phase: microCity.start,
    lines: [],
    over: null,
    touched: new Set(),
    random,
  };
  const say: Tools['say'] = (to, key, params) => table.lines.push({ to, key, ...(params ? { params } : {}) });
  table.state = microCity.setup(seats, { ...easy, ...options }, { random, say });
  return table;
}

/** A table with a state written by hand. */
export function tableWith(state: MicroCityState, seed = 1): Table {
  const random = seededRandom(seed);
  return { state, phase: state.open.turn.step, lines: [], over: null, touched: new Set(), random };
}

function flowOf(table: Table): Flow {
  const awaits = microCity.phases[table.phase]!.awaits(table.state.open);
  const asked = Object.fromEntries(Object.entries(awaits).map(([seat, stage]) => [seat, { stage, awaited: true }]));
  return { phase: table.phase, turn: table.state.open.turn.number, asked, decision: 0, over: table.over };
}

export function viewOf(table: Table, seat: number | null): MicroCityView {
  const own = seat === null ? null : table.state.own[seat]!;
  return { seat, flow: flowOf(table), open: table.state.open, own };
}

/** Whom the table waits for, each with its stage. */
export function stages(table: Table): Record<string, string> {
  return Object.fromEntries(Object.entries(flowOf(table).asked).map(([seat, { stage }]) => [seat, stage]));
}

/** Whose decision the table waits for; the first where it waits for several. */
export function awaited(table: Table): number {
  return Number(Object.keys(flowOf(table).asked)[0]);
}

export function stageOf(table: Table): string | undefined {
  return Object.values(flowOf(table).asked)[0]?.stage;
}

/** Why a seat may not do that, or undefined. */
export function why(table: Table, move: string, args: object = {}, seat = awaited(table)): Refusal | undefined {
  return judge(microCity, viewOf(table, seat), seat, move, args).refusal;
}

/** A seat acts: the awaited one where none is named. Throws where the rules refuse. */
export function act(table: Table, move: string, args: object = {}, seat = awaited(table)): Table {
  const { refusal, args: parsed } = judge(microCity, viewOf(table, seat), seat, move, args);
  if (refusal) throw new Error(`${move} ${JSON.stringify(args)}: ${refusal.rule} ${refusal.code}`);
  table.touched = new Set();
  const draft = createDraft(table.state);
  const note = (what: string) => table.touched.add(what);
  const spied: MicroCityState = {
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
  microCity.moves[move]!.apply(spied, seat, parsed, tools);
  while (Object.keys(microCity.phases[table.phase]!.awaits(draft.open)).length === 0 && !microCity.final(draft)) {
    table.phase = microCity.phases[table.phase]!.next(draft.open);
    microCity.phases[table.phase]!.begin?.(spied, tools);
  }
  table.state = finishDraft(draft) as MicroCityState;
  table.over = microCity.final(table.state) ?? null;
  const faults = microCity.faults(table.state);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return table;
}

/** Plays on until the game is over; `between` sees the table before each decision. */
export function playOn(
  table: Table,
  decide: (view: MicroCityView, seat: number) => Choice,
  between?: (table: Table, choice: Choice, seat: number) => void,
): Table {
  while (!table.over) {
    const seat = awaited(table);
    const choice = decide(viewOf(table, seat), seat);
    between?.(table, choice, seat);
    act(table, choice.move, choice.args as object, seat);
  }
  return table;
}
