import { type Flow, judge, type Line, type Options, type Refusal, seededRandom, type Tools } from '@cityhall/ruleset';
import {
  newWorks,
  type Open,
  type SmallCityState,
  type SmallCityView,
  type Step,
  smallCity,
  tryPlan,
} from '../../index.ts';
import { drawBorough } from './pictures.ts';

/** A table in the middle of a game, made from pictures of its Boroughs. */
export interface City {
  state: SmallCityState;
  open: Open;
  phase: string;
  lines: Line[];
  tools: Tools;
}

const base: Options = { victory: 'base', difficulty: 'citizen' };

/** A city with one picture for each player; `change` adjusts money, cards and the like. The host is seat 0. */
export function city(pictures: string[], change: (open: Open) => void = () => {}, options: Options = {}): City {
  const lines: Line[] = [];
  const random = seededRandom(7);
  const say: Tools['say'] = (to, key, params) => lines.push({ to, key, ...(params ? { params } : {}) });
  const tools: Tools = { random, say };
  const state = smallCity.setup(pictures.length, { ...base, ...options }, tools);
  const { open } = state;
  if (open.host !== null) open.host = 0;
  for (const [seat, picture] of pictures.entries()) {
    open.players[seat]!.side = 'easy';
    open.players[seat]!.money = 20;
    state.own[seat]!.promise = state.own[seat]!.offered[0]!;
    drawBorough(open, seat, picture);
  }
  change(open);
  return { state, open, phase: 'settling', lines, tools };
}

export function viewOf({ state, phase }: City, seat: number | null): SmallCityView {
  const rules = smallCity.phases[phase]!;
  const out = new Set(state.open.out);
  const asked: Flow['asked'] = {};
  const living = (found: Record<number, string>, awaited: boolean) => {
    for (const [at, stage] of Object.entries(found)) if (!out.has(Number(at))) asked[Number(at)] = { stage, awaited };
  };
  living(rules.may?.(state.open) ?? {}, false);
  living(rules.awaits(state.open), true);
  const over = smallCity.final(state) ?? null;
  return {
    seat,
    flow: { phase, turn: 0, asked: over ? {} : asked, decision: 0, over },
    open: state.open,
    own: seat === null ? null : state.own[seat]!,
  };
}

/** Begins a phase and goes on until somebody is awaited. */
export function begin(table: City, phase: string): City {
  table.phase = phase;
  smallCity.phases[phase]!.begin?.(table.state, table.tools);
  return settle(table);
}

function settle(table: City): City {
  while (!smallCity.final(table.state) && Object.keys(awaited(table)).length === 0) {
    smallCity.phases[table.phase]!.end?.(table.state, table.tools);
    table.phase = smallCity.phases[table.phase]!.next(table.state.open);
    smallCity.phases[table.phase]!.begin?.(table.state, table.tools);
  }
  return table;
}

/** Whom the table waits for: seat to stage. */
export function awaited(table: City): Record<number, string> {
  const out = table.state.open.out.map(String);
  return Object.fromEntries(
    Object.entries(smallCity.phases[table.phase]!.awaits(table.state.open)).filter(([seat]) => !out.includes(seat)),
  );
}

/** Makes a move; a refusal is thrown. */
export function act(table: City, seat: number, move: string, args: object = {}): City {
  const judged = judge(smallCity, viewOf(table, seat), seat, move, args);
  if (judged.refusal) throw new Error(`${move}: ${judged.refusal.rule} ${judged.refusal.code}`);
  smallCity.moves[move]!.apply(table.state, seat, judged.args, table.tools);
  return settle(table);
}

/** Why a move is refused: ruling and code, or undefined. */
export function refused(table: City, seat: number, move: string, args: object = {}): string | undefined {
  return told(judge(smallCity, viewOf(table, seat), seat, move, args).refusal);
}

export function told(refusal: Refusal | undefined): string | undefined {
  return refusal && `${refusal.rule} ${refusal.code}`;
}

/** Why a plan is refused. */
export function planRefused(table: City, seat: number, steps: Step[]): string | undefined {
  return told(smallCity.moves.confirm!.check(viewOf(table, seat), seat, { steps }));
}

/** The Borough after a plan, as a table of its own. */
export function planned(table: City, seat: number, steps: Step[]) {
  const trial = tryPlan(table.open, newWorks(seat), steps);
  if (trial.refusal) throw new Error(`step ${trial.at}: ${trial.refusal.rule} ${trial.refusal.code}`);
  return { open: trial.open, works: trial.works, player: trial.open.players[seat]! };
}

/** The keys of what has been told. */
export const keysOf = ({ lines }: City) => lines.map(({ key }) => key);
