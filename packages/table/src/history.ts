import { type Action, digestOf, type Match, type MatchRecord, newRecord } from '@cityhall/match';
import type { AnyRuleset, Audience } from '@cityhall/ruleset';
import type { Frame, TableDocument, TableHistory } from '@cityhall/wire';
import { eventOf, type TableEvent } from './event.ts';
import { created, follow } from './follow.ts';
import { advance, framesBetween, type Kept, keep, noLines } from './kept.ts';

/** An entry of a table's log as far as it is replayed. */
interface Row {
  version: number;
  kind: string;
  body: string;
  at: number;
}

/** The entries without those that were given up when the table went on under other rules. */
export function fitting<T extends Row>(rows: readonly T[]): T[] {
  let result = [...rows];
  for (const row of rows) {
    const event = eventOf(row);
    if (event.kind !== 'rules' || event.back === null) continue;
    const { back } = event;
    result = result.filter(({ version }) => version <= back || version >= row.version);
  }
  return result;
}

/**
 * Replays a table's log from its creation.
 * @throws where the log does not begin with it, or the present rules do not carry it out
 */
function* replayed(
  table: string,
  rows: readonly Row[],
  rulesetOf: (game: string) => AnyRuleset,
): Generator<{ before: Kept | null; after: Kept; event: TableEvent }> {
  let kept: Kept | null = null;
  for (const row of rows) {
    const event = eventOf(row);
    if (!kept) {
      if (event.kind !== 'create') throw new Error(`the log of ${table} does not begin with its creation`);
      kept = keep(created(table, event), { version: 1, at: row.at, lines: noLines, editions: new Map() });
      yield { before: null, after: kept, event };
      continue;
    }
    const next = follow(kept.state, event, rulesetOf(kept.state.game), row.at);
    if ('refusal' in next) throw new Error(`entry ${row.version} of ${table} is refused: ${next.refusal.code}`);
    const after = advance(kept, row.version, row.at, next);
    yield { before: kept, after, event };
    kept = after;
  }
}

/** Everything one audience was ever sent: its first document and every frame since, and nothing else. */
export function historyOf(
  table: string,
  rows: readonly Row[],
  audience: Audience,
  rulesetOf: (game: string) => AnyRuleset,
): TableHistory {
  let document: TableDocument | undefined;
  const frames: Frame[] = [];
  const times: number[] = [];
  for (const { before, after } of replayed(table, rows, rulesetOf)) {
    document ??= (after.seen.get(audience) ?? after.seen.get('spectator')!).document;
    if (!before) continue;
    const now = framesBetween(before, after);
    // Before a seat was there, everybody saw the same.
    const frame = after.seen.has(audience) ? now.get(audience) : now.get('spectator');
    if (!frame) continue;
    frames.push(frame.frame);
    times.push(after.at);
  }
  return { document: document!, frames, times };
}

/** The record of a table's match so far, with the digest of every view. For the operator, and for all once it is over. */
export function recordOf(
  table: string,
  rows: readonly Row[],
  rulesetOf: (game: string) => AnyRuleset,
): MatchRecord | null {
  let record: MatchRecord | null = null;
  const matches: Match[] = [];
  let last: Kept | undefined;
  for (const { before, after, event } of replayed(table, rows, rulesetOf)) {
    last = after;
    const { match, game, rules, options, places } = after.state;
    if (!match || match === before?.state.match) continue;
    if (record === null) record = newRecord(game, rules, { seats: places.length, options, seed: match.seed });
    else record.actions.push(actionOf(event, matches.indexOf(before!.state.before!)));
    matches.push(match);
    record.digests!.push(digestOf(match));
  }
  if (!record || !last) return null;
  const { places, ended } = last.state;
  return {
    ...record,
    names: places.map(({ name }) => name),
    colours: places.map(({ colour }) => colour),
    ...(ended ? { ended } : {}),
  };
}

function actionOf(event: TableEvent, back: number): Action {
  if (event.kind === 'move') return { seat: event.seat, move: event.move, args: event.args as never };
  if (event.kind === 'undo') return { seat: event.seat, undo: true };
  return { back };
}
