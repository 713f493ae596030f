import { type AnyRuleset, type Audience, refuse, type Words } from '@cityhall/ruleset';
import type { Command, Effects } from '@cityhall/table';
import {
  advance,
  allLines,
  bodyOf,
  created,
  eventOf,
  fitting,
  follow,
  framesBetween,
  fromSnapshot,
  historyOf,
  judgeCommand,
  judgeSettings,
  type Kept,
  keep,
  linesFor,
  missedSince,
  newsOf,
  noLines,
  noticesOf,
  recordOf,
  rosterOf,
  rotated,
  seatOf,
  snapshotOf,
  type TableEvent,
} from '@cityhall/table';
import type { EntryRow } from '../storage/storage.ts';
import { absent, type Loaded, type Proposal, type RulesNews, type RulesQuestions } from './protocol.ts';

/** The table asked for is not in this thread's memory: the main thread reads it in and asks again. */
export class Absent extends Error {
  override readonly name = absent;
}

/**
 * The tables of one rules thread.
 * @param words the words of each game, in the language of news
 * @param rulesHash content hash of a game's rules
 */
export function rulesTables(
  games: ReadonlyMap<string, AnyRuleset>,
  words: ReadonlyMap<string, Words>,
  rulesHash: (game: string) => string,
): RulesQuestions & RulesNews {
  const tables = new Map<string, Kept>();
  const proposals = new Map<string, Kept>();
  const wholeTexts = new WeakMap<Kept, Map<Audience, string>>();

  const rulesetOf = (game: string): AnyRuleset => {
    const ruleset = games.get(game);
    if (!ruleset) throw new Error(`there is no game ${game}`);
    return ruleset;
  };

  const wordsOf = (game: string): Words => words.get(game) ?? {};

  const held = (table: string): Kept => {
    const kept = tables.get(table);
    if (!kept) throw new Absent();
    return kept;
  };

  const effectsOf = (before: Kept, after: Kept): Effects => ({
    roster: rostered(after),
    frames: [...framesBetween(before, after)].map(([audience, frame]) => [audience, frame.text]),
    notices: [],
    news: [],
  });
  const rostered = (kept: Kept) => rosterOf(kept, wordsOf(kept.state.game));

  const first = (table: string, event: TableEvent & { kind: 'create' }, at: number): Kept =>
    keep(created(table, event), { version: 1, at, lines: noLines, editions: new Map() });

  function followed(kept: Kept, row: EntryRow): Kept {
    const next = follow(kept.state, eventOf(row), rulesetOf(kept.state.game), row.at);
    if ('refusal' in next) throw new Error(`entry ${row.version} of ${row.table} is refused: ${next.refusal.code}`);
    return advance(kept, row.version, row.at, next);
  }

  return {
    load(table, snapshot, rows, told) {
      let kept = snapshot ? fromSnapshot(snapshot.version, snapshot.body, rulesetOf) : undefined;
      const untold: Effects[] = [];
      let back: number | null = null;
      for (const row of fitting(rows)) {
        if (!kept) {
          const event = eventOf(row);
          if (event.kind !== 'create') throw new Error(`the log of ${table} does not begin with its creation`);
          kept = first(table, event, row.at);
          continue;
        }
        let after: Kept;
        try {
          after = followed(kept, row);
        } catch (error) {
          // Under other rules than it was played by, a table goes on from its last snapshot.
          if (!snapshot || kept.state.rules === rulesHash(kept.state.game)) throw error;
          kept = { ...fromSnapshot(snapshot.version, snapshot.body, rulesetOf), version: rows.at(-1)!.version };
          back = snapshot.version;
          break;
        }
        if (row.version > told) untold.push(effectsOf(kept, after));
        kept = after;
      }
      if (!kept) return null;
      tables.set(table, kept);
      proposals.delete(table);
      const { game, rules } = kept.state;
      // Rules that take over what the table was played by go on in silence where all of the tail is allowed by them.
      const outdated = rules !== rulesHash(game) && (back !== null || !rulesetOf(game).accepts?.includes(rules));
      return {
        roster: rostered(kept),
        untold: back === null ? untold : [],
        ...(outdated ? { outdated: { back } } : {}),
      };
    },

    loadBare(table, rows): Loaded {
      let kept: Kept | undefined;
      for (const row of rows) {
        const event = eventOf(row);
        if (event.kind === 'create') kept = first(table, event, row.at);
        else if (kept && !needsRules(event)) kept = followed(kept, row);
      }
      if (!kept) throw new Error(`the log of ${table} does not begin with its creation`);
      const version = rows.at(-1)!.version;
      kept = advance(kept, version, rows.at(-1)!.at, {
        state: { ...kept.state, status: 'stopped' },
        lines: [{ to: 'all', key: 'log.table-stopped' }],
      });
      tables.set(table, kept);
      proposals.delete(table);
      return { roster: rostered(kept), untold: [], bare: true };
    },

    extend(table, rows) {
      return rows.map((row) => {
        const before = held(table);
        const after = followed(before, row);
        tables.set(table, after);
        proposals.delete(table);
        return effectsOf(before, after);
      });
    },

    propose(table, at, command): Proposal {
      if (command.kind === 'create') return proposeCreation(table, at, command);
      const before = held(table);
      const ruleset = rulesetOf(before.state.game);
      const judged = judgeCommand(before.state, command, ruleset, rulesHash(before.state.game), at);
      if (!('event' in judged)) return judged;
      const after = advance(before, before.version + 1, at, judged.next);
      proposals.set(table, after);
      const effects: Effects = {
        ...effectsOf(before, after),
        notices: noticesOf(judged.next.lines, judged.next.notices),
        news: newsOf(before, after, judged.event, wordsOf(before.state.game)),
      };
      return { row: rowOf(after.version, judged.event), effects };
    },

    settle(table, version) {
      const proposed = proposals.get(table);
      proposals.delete(table);
      if (proposed?.version === version) tables.set(table, proposed);
      // Read in anew meanwhile: what is here may be older than what is stored.
      else if (tables.get(table)?.version !== version) tables.delete(table);
    },

    whole(table, audience) {
      const kept = held(table);
      let texts = wholeTexts.get(kept);
      if (!texts) {
        texts = new Map();
        wholeTexts.set(kept, texts);
      }
      let text = texts.get(audience);
      if (text === undefined) {
        const { edition, document } = kept.seen.get(audience)!;
        text = JSON.stringify({ edition, document, lines: linesFor(audience, allLines(kept.lines)) }).slice(1, -1);
        texts.set(audience, text);
      }
      return { version: kept.version, text };
    },

    missed(table, audience, have) {
      const kept = held(table);
      const frames = missedSince(kept.seen.get(audience)!, have);
      return { version: kept.version, text: frames ? `[${frames.join()}]` : null };
    },

    snapshot(table) {
      const kept = held(table);
      return { table, version: kept.version, body: snapshotOf(kept) };
    },

    history(table, rows, audience) {
      return JSON.stringify(historyOf(table, fitting(rows), audience, rulesetOf));
    },

    record(table, rows) {
      if (held(table).state.status !== 'over') return null;
      return JSON.stringify(recordOf(table, fitting(rows), rulesetOf));
    },

    again(table) {
      const { game, options, pace, places } = held(table).state;
      return { game, options, pace, places: rotated(places) };
    },

    forget(table) {
      tables.delete(table);
      proposals.delete(table);
    },
  };

  function proposeCreation(table: string, at: number, command: Command & { kind: 'create' }): Proposal {
    const ruleset = games.get(command.game);
    if (!ruleset) return { refusal: refuse('house', 'no-game') };
    const judged = judgeSettings(ruleset, command.seats, command.options);
    if ('refusal' in judged) return judged;
    const { game, seats, person, name, pace, places } = command;
    const event = {
      kind: 'create',
      game,
      seats,
      options: judged.options,
      person,
      name,
      rules: rulesHash(game),
      pace,
      places,
    } as const;
    const kept = first(table, event, at);
    proposals.set(table, kept);
    return { row: rowOf(1, event), effects: { roster: rostered(kept), frames: [], notices: [], news: [] } };
  }
}

function rowOf(version: number, event: TableEvent) {
  return { version, kind: event.kind, seat: seatOf(event), body: bodyOf(event) };
}

function needsRules(event: TableEvent): boolean {
  const about = ['start', 'move', 'undo', 'propose', 'agree', 'concede', 'return', 'remind', 'late'];
  return about.includes(event.kind);
}
