import { type AnyRuleset, refuse } from '@cityhall/ruleset';
import type { Command, Roster } from '@cityhall/table';
import { describe, expect, it } from 'vitest';
import type { EntryRow } from '../src/storage/storage.ts';
import type { RulesNews, RulesQuestions } from '../src/threads/protocol.ts';
import { Absent, rulesTables } from '../src/threads/tables.ts';
import { pebbles } from './toys/pebbles.ts';

const table = 'table';
const take = (seat: number, decision: number, count = 3): Command => ({
  kind: 'act',
  seat,
  decision,
  move: 'take',
  args: { count },
});

function thread(ruleset: AnyRuleset, hash: string): Thread {
  return rulesTables(new Map([[ruleset.id, ruleset]]), new Map(), () => hash);
}

type Thread = RulesQuestions & RulesNews;

/** Carries commands out as the main thread does, and tells the rows that would be stored. */
function carryOut(tables: Thread, commands: Command[], rows: EntryRow[] = []): EntryRow[] {
  for (const command of commands) {
    const proposal = tables.propose(table, 1_000 + rows.length, command);
    if (!('row' in proposal)) throw new Error(`${command.kind} is not carried out: ${JSON.stringify(proposal)}`);
    const at = 1_000 + rows.length;
    rows.push({ ...proposal.row, table, command: `c${rows.length}`, at });
    tables.settle(table, proposal.row.version);
  }
  return rows;
}

const opening: Command[] = [
  { kind: 'create', person: 'ada', name: 'Ada', game: 'pebbles', seats: 2, options: {} },
  { kind: 'deed', person: 'ben', name: 'Ben', deed: { do: 'sit', seat: 1 } },
  { kind: 'deed', person: 'ada', name: 'Ada', deed: { do: 'start' } },
];

const seen = (tables: Thread) =>
  [0, 1, 'spectator' as const].map((audience) => JSON.parse(`{${tables.whole(table, audience).text}}`));

describe('reading a table in', () => {
  it('gives the same documents, lines and editions from the whole log and from a snapshot and its tail', () => {
    const first = thread(pebbles, 'a');
    const rows = carryOut(first, [...opening, take(0, 1)]);
    const snapshot = first.snapshot(table);
    carryOut(first, [take(1, 2, 1)], rows);
    const expected = seen(first);

    const fromLog = thread(pebbles, 'a');
    fromLog.load(table, null, rows, Number.POSITIVE_INFINITY);
    expect(seen(fromLog)).toEqual(expected);

    const fromSnapshot = thread(pebbles, 'a');
    const loaded = fromSnapshot.load(table, snapshot, rows.slice(snapshot.version), Number.POSITIVE_INFINITY);
    expect(seen(fromSnapshot)).toEqual(expected);
    expect(loaded!.outdated).toBeUndefined();
    expect(loaded!.roster).toMatchObject({ version: 5, persons: ['ada', 'ben'], host: 'ada', awaited: [0] });
  });

  it('tells what happened since it was told last, once', () => {
    const rows = carryOut(thread(pebbles, 'a'), [...opening, take(0, 1), take(1, 2)]);
    const { untold } = thread(pebbles, 'a').load(table, null, rows, 3)!;
    expect(untold.map(({ roster }) => roster.version)).toEqual([4, 5]);
    expect(untold[0]!.frames.map(([audience]) => audience)).toEqual([0, 1, 'spectator']);
  });

  it('does not answer for a table that it does not hold', () => {
    expect(() => thread(pebbles, 'a').whole(table, 'spectator')).toThrow(Absent);
  });

  it('forgets a table that was read in anew while a command was being stored', () => {
    const tables = thread(pebbles, 'a');
    const rows = carryOut(tables, opening);
    const proposal = tables.propose(table, 2_000, take(0, 1));
    tables.load(table, null, rows, Number.POSITIVE_INFINITY);
    tables.settle(table, (proposal as { row: { version: number } }).row.version);
    expect(() => tables.whole(table, 0)).toThrow(Absent);
  });
});

describe('under other rules', () => {
  /** The same game, in which three pebbles at once are too many. */
  const gentler: AnyRuleset = {
    ...pebbles,
    moves: {
      take: {
        ...pebbles.moves.take!,
        check: (_view, _seat, { count }) => (count === 3 ? refuse('taking', 'greedy') : undefined),
      },
    },
  };
  const heap = ({ document }: { document: { view: { open: { heap: number } } } }) => document.view.open.heap;

  it('goes on where all entries fit', () => {
    const rows = carryOut(thread(pebbles, 'a'), [...opening, take(0, 1, 2)]);
    const tables = thread(gentler, 'b');
    expect(tables.load(table, null, rows, 0)!.outdated).toEqual({ back: null });
    carryOut(tables, [{ kind: 'rules', back: null }], rows);
    expect(seen(tables)[0].lines.at(-1)).toEqual({ key: 'log.table-rules' });
    expect(thread(gentler, 'b').load(table, null, rows, 0)!.outdated).toBeUndefined();
  });

  it('goes on without a word where the rules take over what the table was played by, and all entries fit', () => {
    const rows = carryOut(thread(pebbles, 'a'), [...opening, take(0, 1, 2)]);
    const before = thread(pebbles, 'a');
    before.load(table, null, rows, 0);
    const tables = thread({ ...gentler, accepts: ['older', 'a'] }, 'b');
    expect(tables.load(table, null, rows, 0)!.outdated).toBeUndefined();
    expect(seen(tables)).toEqual(seen(before));
    expect(tables.propose(table, 9_000, take(1, 2, 3))).toMatchObject({ refusal: { code: 'greedy' } });
    carryOut(tables, [take(1, 2, 1)], rows);
    expect(heap(seen(tables)[0])).toBe(9);
    expect(thread({ ...gentler, accepts: ['older'] }, 'b').load(table, null, rows, 0)!.outdated).toEqual({
      back: null,
    });
  });

  it('says so where the rules take the table over but later entries do not fit', () => {
    const first = thread(pebbles, 'a');
    const rows = carryOut(first, [...opening, take(0, 1, 2)]);
    const snapshot = first.snapshot(table);
    carryOut(first, [take(1, 2, 3)], rows);
    const tables = thread({ ...gentler, accepts: ['a'] }, 'b');
    expect(tables.load(table, snapshot, rows.slice(snapshot.version), 0)!.outdated).toEqual({ back: 4 });
  });

  it('goes back to the last snapshot where later entries do not fit, and never takes them up again', () => {
    const first = thread(pebbles, 'a');
    const rows = carryOut(first, [...opening, take(0, 1, 2)]);
    const snapshot = first.snapshot(table);
    carryOut(first, [take(1, 2, 3)], rows);

    const tables = thread(gentler, 'b');
    const loaded = tables.load(table, snapshot, rows.slice(snapshot.version), 0)!;
    expect(loaded.outdated).toEqual({ back: 4 });
    carryOut(tables, [{ kind: 'rules', back: 4 }, take(1, 2, 1)], rows);
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const expected = seen(tables);
    expect(heap(expected[0])).toBe(9);
    expect(expected[2].lines.map(({ key }: { key: string }) => key)).toContain('log.table-rules-back');

    // The newest snapshot was not written before the next start.
    const again = thread(gentler, 'b');
    expect(again.load(table, snapshot, rows.slice(snapshot.version), 0)!.outdated).toBeUndefined();
    expect(seen(again)).toEqual(expected);
  });

  it('shows the places of a table whose log cannot be carried out at all, stopped', () => {
    const rows = carryOut(thread(pebbles, 'a'), [...opening, take(0, 1, 3)]);
    const tables = thread(gentler, 'b');
    expect(() => tables.load(table, null, rows, 0)).toThrow('greedy');
    const { roster } = tables.loadBare(table, rows);
    expect(roster).toMatchObject({ status: 'stopped', version: 4, persons: ['ada', 'ben'] } satisfies Partial<Roster>);
    expect(tables.propose(table, 1, take(1, 2, 1))).toMatchObject({ refusal: { code: 'stopped' } });
    expect(seen(tables)[0].document).toMatchObject({ room: { status: 'stopped' }, view: null });
  });
});
