import {
  type Param as ParamOf,
  rulesOf,
  type ScoreLine as ScoreLineOf,
  type ScoreSheet as ScoreSheetOf,
  type Tools as ToolsOf,
} from '@cityhall/ruleset';
import type { english } from '../words/en.ts';
import type { MicroCity } from './state.ts';

/** The key of a text of the game. Districts are numbered in the state. */
export type Key = keyof typeof english | `district.${number}`;
export type Tools = ToolsOf<Key>;
export type Param = ParamOf<Key>;
export type ScoreSheet = ScoreSheetOf<Key>;
export type ScoreLine = ScoreLineOf<Key>;

export const { move, phase, rules, refuse } = rulesOf<MicroCity, Key>();
