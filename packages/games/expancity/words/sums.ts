import type { Param, Params } from '../rules/define.ts';
import type { Sum } from '../rules/state.ts';

/** A building's sum spelled out: (1 + 1 Park + 2 Mall − 1 vacant lot) × 5 storeys = 15. */
export function sumInWords({ base, modifiers, vacantLots, storeys, storey, points }: Sum): Param {
  let terms: Param = { word: 'sum.base', params: { base } };
  for (const { tile, value } of modifiers) {
    const params: Params = { before: terms, value: Math.abs(value), tile: { word: `tile.${tile}` } };
    terms = { word: value < 0 ? 'sum.minus' : 'sum.plus', params };
  }
  if (vacantLots.length > 0) {
    const taken = base + modifiers.reduce((sum, { value }) => sum + value, 0) - storey;
    terms = { word: 'sum.lots', params: { before: terms, value: taken, number: vacantLots.length } };
  }
  return { word: 'sum.total', params: { storey: terms, storeys, points } };
}
