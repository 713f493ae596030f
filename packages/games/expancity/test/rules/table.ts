import type { Refusal } from '@cityhall/ruleset';
import {
  act as actAs,
  atTurn,
  awaited,
  refusalOf,
  type Table as TableOf,
  tableFor,
  tableWith,
} from '@cityhall/testing';
import { type Expancity, type ExpancityState, expancity } from '../../index.ts';

export type Table = TableOf<Expancity>;

/** A table at its beginning, or with a state written by hand. */
export function openTable(seats: number, seed = 1, state?: ExpancityState): Table {
  if (!state) return tableFor(expancity, { seats, seed });
  return tableWith(expancity, state, { seats, seed, phase: state.open.turn.step });
}

/** The stage of the one seat that is awaited; undefined once the game is over. */
export const stageOf = (table: Table): string | undefined => Object.values(awaited(table))[0];

/** Why the seat at turn may not do that, or undefined. */
export const why = (table: Table, move: string, args: object = {}): Refusal | undefined =>
  refusalOf(table, atTurn(table), move, args);

/** The seat at turn acts. */
export const act = (table: Table, move: string, args: object = {}): Table => actAs(table, atTurn(table), move, args);
