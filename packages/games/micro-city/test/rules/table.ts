import type { Options, Refusal } from '@cityhall/ruleset';
import {
  act as actAs,
  atTurn,
  awaited,
  refusalOf,
  tableWith as standing,
  type Table as TableOf,
  tableFor,
} from '@cityhall/testing';
import { type MicroCity, type MicroCityState, microCity } from '../../index.ts';

export type Table = TableOf<MicroCity>;

/** The easiest game. */
export const easy: Options = { game: 'a', level: 'easy', logistics: false, partner: false };

/** A table at its beginning, with options besides the easiest game. */
export const openTable = (seats: number, options: Options = {}, seed = 1): Table =>
  tableFor(microCity, { seats, options: { ...easy, ...options }, seed });

/** A table with a state written by hand. */
export const tableWith = (state: MicroCityState): Table =>
  standing(microCity, state, { seats: state.open.players.length, options: easy, phase: state.open.turn.step });

/** The stage of the first seat that is awaited; undefined once the game is over. */
export const stageOf = (table: Table): string | undefined => Object.values(awaited(table))[0];

/** Why a seat may not do that, or undefined; the one at turn where none is named. */
export const why = (table: Table, move: string, args: object = {}, seat = atTurn(table)): Refusal | undefined =>
  refusalOf(table, seat, move, args);

/** A seat acts; the one at turn where none is named. */
export const act = (table: Table, move: string, args: object = {}, seat = atTurn(table)): Table =>
  actAs(table, seat, move, args);
