import type { Options } from '@cityhall/ruleset';
import { stateFor, type Table, tableWith, told, viewOf } from '@cityhall/testing';
import { newWorks, type Open, type SmallCity, type Step, smallCity, tryPlan } from '../../index.ts';
import { drawBorough } from './pictures.ts';

/** A table in the middle of a game, made from pictures of its Boroughs. */
export type City = Table<SmallCity>;

const base: Options = { victory: 'base', difficulty: 'citizen' };

/** A city with one picture for each player; `change` adjusts money, cards and the like. The host is seat 0. */
export function city(pictures: string[], change: (open: Open) => void = () => {}, more: Options = {}): City {
  const seats = pictures.length;
  const options = { ...base, ...more };
  const state = stateFor(smallCity, { seats, options, seed: 7 });
  const { open } = state;
  if (open.host !== null) open.host = 0;
  for (const [seat, picture] of pictures.entries()) {
    open.players[seat]!.side = 'easy';
    open.players[seat]!.money = 20;
    state.own[seat]!.promise = state.own[seat]!.offered[0]!;
    drawBorough(open, seat, picture);
  }
  change(open);
  return tableWith(smallCity, state, { seats, options, seed: 7, phase: smallCity.start });
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
