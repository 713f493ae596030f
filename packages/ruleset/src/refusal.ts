import type { Params } from './words.ts';

/** Why something is not allowed: data with words attached, never a bare string or an exception. */
export interface Refusal {
  /** The ruling or rulebook chapter, an anchor on the rules page: `EX-4`, `zoning`. */
  rule: string;
  /** The word is found under `refusal.<code>`. */
  code: string;
  params?: Params;
  /** Places to point at, in the game's own notation. */
  cells?: string[];
}

/** Makes a refusal; `undefined` stands for "allowed" wherever a check answers. */
export function refuse(rule: string, code: string, params?: Params, cells?: string[]): Refusal {
  return { rule, code, ...(params ? { params } : {}), ...(cells ? { cells } : {}) };
}
