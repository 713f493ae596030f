import {
  type Param as ParamOf,
  rulesOf,
  type ScoreLine as ScoreLineOf,
  type ScoreSheet as ScoreSheetOf,
  type Tools as ToolsOf,
} from '@cityhall/ruleset';
import type { english } from '../words/en.ts';
import type { Tramways } from './state.ts';

/** The key of a text of the game. Those of cards and icons are made from the content. */
export type Key = keyof typeof english | `card.${string}` | `icon.${string}`;
export type Tools = ToolsOf<Key>;
export type Param = ParamOf<Key>;
export type ScoreLine = ScoreLineOf<Key>;
export type ScoreSheet = ScoreSheetOf<Key>;

export const { move, phase, rules, refuse } = rulesOf<Tramways, Key>();
