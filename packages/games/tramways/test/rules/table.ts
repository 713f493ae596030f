import { type Flow, judge, type Line, type Options, type Refusal, seededRandom, type Tools } from '@cityhall/ruleset';
import { tramways } from '../../index.ts';
import { count } from '../../rules/hand.ts';
import type { Laying, Link, Open, Play, TramwaysState, TramwaysView } from '../../rules/state.ts';
import { endsOf, surveyOf } from '../../rules/survey.ts';
import { railsFrom } from './pictures.ts';

/** A table in memory that plays by the rules. */
export interface Table {
  state: TramwaysState;
  open: Open;
  phase: string;
  lines: Line[];
  tools: Tools;
}

const usual: Options = {
  sides: 'normal',
  layout: 'random',
  playerBoards: 'normal',
  deal: 'normal',
  development: 'original',
  expert: false,
};

/** A table as it is set up, up to the first decision. */
export function openTable(seats: number, options: Options = {}, seed = 7): Table {
  const lines: Line[] = [];
  const say: Tools['say'] = (to, key, params) => lines.push({ to, key, ...(params ? { params } : {}) });
  const tools: Tools = { random: seededRandom(seed), say };
  const state = tramways.setup(seats, { ...usual, ...options }, tools);
  return begin({ state, open: state.open, phase: tramways.start, lines, tools }, tramways.start);
}

/**
 * The map of the tests for two players, all on sides 1920, unturned:
 * ```
 *    ABCDEFGHIJ
 *  1 ..^1^....~   Parcel A1
 *  2 .R......1.   Residence, Parcel B1
 *  3 .R.^..~..^
 *  4 .........^
 *  5 ...2..2..C   Parcels A2 and B2, Commerce
 *  6 .1........   Parcel G1
 *  7 .......1.^   Parcel D1
 *  8 ....2....2   Parcels G2 and D2
 *  9 .L.^.....^   Leisure
 * 10 ..3.^.^I.~   Parcel G3, Industry
 * ```
 */
export const testMap: Laying[] = (['A', 'B', 'G', 'D'] as const).map((board) => ({ board, side: 1920, turns: 0 }));

export interface Scene {
  hands?: Record<number, string[]>;
  round?: number;
  change?(open: Open): void;
}

/** A table for two in the middle of Phase 2: seat 0 is to act, Parcels A1 A2 G1 G2 are its own, the others of seat 1. */
export function scene({ hands = {}, round = 2, change }: Scene = {}): Table {
  const table = openTable(2);
  const { open, state } = table;
  open.map = testMap;
  open.order = [0, 1];
  open.round = round;
  open.parcels = { A1: 0, A2: 0, G1: 0, G2: 0, B1: 1, B2: 1, D1: 1, D2: 1 };
  open.passengers = { '1,1': true, '1,2': true, '9,4': true, '1,8': true, '7,9': true };
  open.reserve = 20;
  open.ticket = null;
  for (const seat of [0, 1]) {
    state.own[seat]!.hand = hands[seat] ?? [];
    count(state, seat);
    open.players[seat]!.money = 10;
  }
  change?.(open);
  begin(table, 'actions');
  return table;
}

/** Puts a link on the map; whether it is complete follows from its ends. */
export function addLink(open: Open, owner: number, start: string, path: string, more: Partial<Link> = {}): Link {
  const rails = railsFrom(start, path);
  open.begun += 1;
  const link = { id: open.begun, owner, rails, complete: false, upgraded: false, worked: true, ...more };
  open.links.push(link);
  const [, end] = endsOf(surveyOf(open), link);
  link.complete = more.complete ?? end >= 0;
  return link;
}

export const play = (card: string, ...icons: string[]): Play => ({ card, icons });

export function viewOf({ state, phase }: Table, seat: number | null): TramwaysView {
  const rules = tramways.phases[phase]!;
  const asked: Flow['asked'] = {};
  for (const [at, stage] of Object.entries(rules.may?.(state.open) ?? {}))
    asked[Number(at)] = { stage, awaited: false };
  for (const [at, stage] of Object.entries(rules.awaits(state.open))) asked[Number(at)] = { stage, awaited: true };
  const over = tramways.final(state) ?? null;
  return {
    seat,
    flow: { phase, turn: 0, asked: over ? {} : asked, decision: 0, over },
    open: state.open,
    own: seat === null ? null : state.own[seat]!,
  };
}

/** Begins a phase and goes on until somebody is awaited. */
export function begin(table: Table, phase: string): Table {
  table.phase = phase;
  tramways.phases[phase]!.begin?.(table.state, table.tools);
  return settle(table);
}

function settle(table: Table): Table {
  while (!tramways.final(table.state) && Object.keys(awaited(table)).length === 0) {
    tramways.phases[table.phase]!.end?.(table.state, table.tools);
    table.phase = tramways.phases[table.phase]!.next(table.state.open);
    tramways.phases[table.phase]!.begin?.(table.state, table.tools);
  }
  return table;
}

/** Whom the table waits for: seat to stage. */
export const awaited = ({ phase, open }: Table): Record<number, string> => tramways.phases[phase]!.awaits(open);

/** Makes a move; a refusal is thrown. */
export function act(table: Table, seat: number, move: string, args: object = {}): Table {
  const judged = judge(tramways, viewOf(table, seat), seat, move, args);
  if (judged.refusal) throw new Error(`${move}: ${told(judged.refusal)}`);
  tramways.moves[move]!.apply(table.state, seat, judged.args, table.tools);
  return settle(table);
}

/** The hand of a seat, as cards. */
export function deal(table: Table, seat: number, hand: string[], pile: string[] = []): void {
  Object.assign(table.state.own[seat]!, { hand, pile });
  table.state.sealed.decks[seat] = [...pile];
  count(table.state, seat);
}

/** Why a move is refused: ruling and code, or undefined. */
export const refused = (table: Table, seat: number, move: string, args: object = {}): string | undefined =>
  told(judge(tramways, viewOf(table, seat), seat, move, args).refusal);

const told = (refusal: Refusal | undefined): string | undefined => refusal && `${refusal.rule} ${refusal.code}`;

export const keysOf = ({ lines }: Table): string[] => lines.map(({ key }) => key);
