import type { Audience, Options, Refusal } from '@cityhall/ruleset';
import type { Command, Effects, Place, Roster } from '@cityhall/table';
import type { Pace } from '@cityhall/wire';
import type { EntryRow, SnapshotRow } from '../storage/storage.ts';

/** What the rules say to a command: refused, stale, or the row to store with what it will do. */
export type Proposal =
  | { refusal: Refusal; fault?: string }
  | { stale: true }
  | { row: Pick<EntryRow, 'version' | 'kind' | 'seat' | 'body'>; effects: Effects };

/** A table read into memory. */
export interface Loaded {
  roster: Roster;
  /** What happened after the version that was told last. */
  untold: Effects[];
  /** Set where the table was played under other rules: the version it goes on from, or null where all entries fit. */
  outdated?: { back: number | null };
  /** Set where it was read without its match: no snapshot of it may take the place of its log. */
  bare?: true;
}

/** The whole document of one audience: `edition`, `document` and `lines` of an answer as JSON text without braces. */
export interface WholeText {
  version: number;
  text: string;
}
/** Frames missed as JSON text of a list, or null where they are not at hand. */
export interface MissedText {
  version: number;
  text: string | null;
}

/** What a rules thread can be asked. Every function works on a table it holds in memory. */
export interface RulesQuestions {
  load(table: string, snapshot: SnapshotRow | null, rows: EntryRow[], told: number): Loaded | null;
  /** Reads a table without its match, where its rules cannot carry its log out. */
  loadBare(table: string, rows: EntryRow[]): Loaded;
  /** Adds entries that another node stored. */
  extend(table: string, rows: EntryRow[]): Effects[];
  propose(table: string, at: number, command: Command): Proposal;
  whole(table: string, audience: Audience): WholeText;
  missed(table: string, audience: Audience, have: number): MissedText;
  snapshot(table: string): SnapshotRow;
  /** Everything one audience was ever sent, from its first document on, as JSON text of a `TableHistory`. */
  history(table: string, rows: EntryRow[], audience: Audience): string;
  /** The record of a game that is over, as JSON text; null before the end. */
  record(table: string, rows: EntryRow[]): string | null;
  /** The places of the next game of the same people, and its settings. */
  again(table: string): Again;
  forget(table: string): void;
}

export interface Again {
  game: string;
  options: Options;
  pace: Pace;
  places: Place[];
}

/** What a rules thread is told, without an answer. */
export interface RulesNews {
  /** The proposal was stored: it is the table now. */
  settle(table: string, version: number): void;
}

/** The first message of a rules thread. `counter` is the file in which the system counts its time on a processor, if it does. */
export interface RulesHello {
  counter: string | null;
}

/** The name of the error where a thread does not hold the table it is asked about. */
export const absent = 'Absent';
