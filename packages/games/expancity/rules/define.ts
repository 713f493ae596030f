import {
  type Param as ParamOf,
  type Params as ParamsOf,
  rulesOf,
  type ScoreLine as ScoreLineOf,
  type ScoreSheet as ScoreSheetOf,
  type Tools as ToolsOf,
} from '@cityhall/ruleset';
import type { english } from '../words/en.ts';
import type { Expancity } from './state.ts';

/** The key of a text of the game. */
export type Key = keyof typeof english;
export type Tools = ToolsOf<Key>;
export type Param = ParamOf<Key>;
export type Params = ParamsOf<Key>;
export type ScoreSheet = ScoreSheetOf<Key>;
export type ScoreLine = ScoreLineOf<Key>;

export const { move, phase, rules, refuse } = rulesOf<Expancity, Key>();
