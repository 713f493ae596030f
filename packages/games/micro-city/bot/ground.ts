import { buildingOf } from '../content/buildings.ts';
import { type CardName, cardNames, cardOf, type Use, uses } from '../content/cards.ts';
import type { QuarterKind } from '../content/districts.ts';
import type { Effect } from '../content/effects.ts';
import { gameOf } from '../content/games.ts';
import { goals } from '../content/goals.ts';
import { type Cost, goods } from '../content/goods.ts';
import { endsOf, placeInDistrict, quarterAt, quarters } from '../rules/city.ts';
import { isCompetitive, isCooperative } from '../rules/modes.ts';
import type { Open } from '../rules/state.ts';

/** Something to complete, in numbers: its cost on the four tracks, its points, its bonus. */
export interface Site {
  cost: readonly number[];
  points: number;
  bonus: Effect | undefined;
}

/** What does not change during a round, in the numbers that a search is quick with. */
export interface Ground {
  competitive: boolean;
  cooperative: boolean;
  kinds: readonly QuarterKind[];
  /** Values of the advanced action of each Quarter as bits, on side A and on side B. */
  dice: readonly [number, number][];
  district: readonly number[];
  /** Where one and two steps end. */
  ends: readonly (readonly number[])[][];
  /** The buildings of the game one after the other; in competition one list of all Goal areas. */
  sites: readonly { list: readonly Site[]; ordered: boolean }[];
  /** Of the buildings after each: how many stages, and how many goods they cost. */
  later: readonly { stages: number; goods: number }[];
  /** The face-up Advantages. */
  advantages: Open['advantages'];
}

const inNumbers = (cost: Cost) => goods.map((good) => cost[good] ?? 0);
const bitsOf = (values: readonly number[]) => values.reduce((bits, value) => bits | (1 << value), 0);
/** The ground of a game. */
export function groundOf(open: Open): Ground {
  const flat = { districts: open.districts.map(({ number }) => ({ number, upgraded: false })) };
  const upgraded = { districts: open.districts.map(({ number }) => ({ number, upgraded: true })) };
  const competitive = isCompetitive(open);
  const goalSites = open.goals.flatMap(({ goal }) =>
    goals[goal].areas.map(({ cost, points }) => ({ cost: inNumbers(cost), points, bonus: undefined })),
  );
  const sites = competitive
    ? [{ list: goalSites, ordered: false }]
    : gameOf(open.game).buildings.map((name) => {
        const { stages, ordered } = buildingOf(name);
        return { list: stages.map(({ cost, bonus }) => ({ cost: inNumbers(cost), points: 0, bonus })), ordered };
      });
  return {
    competitive,
    cooperative: isCooperative(open),
    kinds: quarters.map((cell) => quarterAt(flat, cell).kind),
    dice: quarters.map((cell) => [bitsOf(quarterAt(flat, cell).dice), bitsOf(quarterAt(upgraded, cell).dice)]),
    district: quarters.map((cell) => placeInDistrict(cell).district),
    ends,
    sites,
    later: sites.map((_, building) => {
      const list = sites.slice(building + 1).flatMap((one) => one.list);
      return {
        stages: list.length,
        goods: list.reduce((sum, { cost }) => sum + cost.reduce((all, n) => all + n, 0), 0),
      };
    }),
    advantages: open.advantages,
  };
}

const ends = quarters.map((cell) => [0, 1, 2].map((steps) => endsOf(cell, steps).map((end) => quarters.indexOf(end))));

/** The Project cards in numbers. */
export const deck = cardNames.map((name: CardName) => {
  const { move, die, actions } = cardOf(name);
  return { move, die, actions: uses.map((use: Use) => actions[use]) };
});
