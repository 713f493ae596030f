import { type CellKey, cellOf } from '@cityhall/grid';
import { type Cost, goods } from '../content/goods.ts';
import { quarterAt } from '../rules/city.ts';
import type { Param } from '../rules/define.ts';
import type { Area, Open } from '../rules/state.ts';
import { goalOf, stageOf } from '../rules/tokens.ts';

/** A Quarter in words: its kind, row and column. */
export function quarterInWords(open: Open, cell: CellKey): Param {
  const { x, y } = cellOf(cell);
  const { kind } = quarterAt(open, cell);
  return { word: 'place.quarter', params: { kind: { word: `quarter.${kind}` }, row: y + 1, column: x + 1 } };
}

/** A place for Investment tokens in words. */
export function areaInWords(open: Open, area: Area): Param {
  const stage = stageOf(area);
  if (stage !== undefined) return { word: 'place.stage', params: { stage: stage + 1 } };
  const goal = goalOf(area);
  if (goal) {
    const { goal: name } = open.goals[goal.card]!;
    return { word: 'place.goal', params: { goal: { word: `goal.${name}` }, area: goal.area + 1 } };
  }
  return quarterInWords(open, area as CellKey);
}

/** A cost in words: 2 coal and 1 steel. */
export function costInWords(cost: Cost): Param {
  return goods.filter((good) => cost[good]).map((good) => ({ word: `cost.${good}`, params: { number: cost[good]! } }));
}
