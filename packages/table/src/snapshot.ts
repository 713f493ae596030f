import { freeze, thaw } from '@cityhall/match';
import type { AnyRuleset, Audience, Json, Line } from '@cityhall/ruleset';
import { allLines, type Kept, keep, noLines, withLines } from './kept.ts';
import type { TableState } from './state.ts';

interface Frozen {
  state: Omit<TableState, 'match' | 'before'> & { match: Json; before: Json };
  at: number;
  lines: Line[];
  editions: [Audience, number][];
}

/** A table as JSON text, to start from in place of its whole log. */
export function snapshotOf({ state, at, lines, seen }: Kept): string {
  const frozen: Frozen = {
    state: { ...state, match: state.match && freeze(state.match), before: state.before && freeze(state.before) },
    at,
    lines: allLines(lines),
    editions: [...seen].map(([audience, { edition }]) => [audience, edition]),
  };
  return JSON.stringify(frozen);
}

/**
 * A table from its snapshot.
 * @param rulesetOf the rules of a game by its name
 */
export function fromSnapshot(version: number, body: string, rulesetOf: (game: string) => AnyRuleset): Kept {
  const { state, at, lines, editions } = JSON.parse(body) as Frozen;
  const thawed = (json: Json) => (json === null ? null : thaw(rulesetOf(state.game), json));
  return keep(
    { ...state, match: thawed(state.match), before: thawed(state.before) },
    { version, at, lines: withLines(noLines, lines), editions: new Map(editions) },
  );
}
