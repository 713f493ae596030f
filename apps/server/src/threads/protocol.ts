import type { Audience, Json, Options, Refusal, Seat } from '@cityhall/ruleset';
import type { Due, Place } from '@cityhall/table';
import type { Deed, Pace, Room, WireLine } from '@cityhall/wire';
import type { EntryRow, SnapshotRow } from '../storage/storage.ts';

/** What the main thread knows of a table in memory: who sits where, and whom it waits for. Nothing secret of the game. */
export interface Roster {
  version: number;
  /** When the newest entry was made, milliseconds since 1970. */
  at: number;
  game: string;
  status: Room['status'];
  /** The person in each seat; null where it is free or a bot sits there. */
  persons: (string | null)[];
  names: (string | null)[];
  kinds: ('free' | 'person' | 'bot')[];
  /** The person who is table host. */
  host: string | null;
  awaited: Seat[];
  /** What each awaited seat is asked, in words that everybody may read, and since when. */
  asked: { seat: Seat; text: string; since: number | null }[];
  /** What the table is called, if anything. */
  title: string | null;
  listed: boolean;
  watching: boolean;
  /** True where it starts by itself now. */
  full: boolean;
  /** What time alone will bring next. */
  due: Due | null;
  rematch: string | null;
  /** Bots that the table waits for, each with the number of the decision. */
  bots: { seat: Seat; decision: number }[];
}

/** A frame as JSON text, for each audience that has something new to see. */
export type FrameTexts = [Audience, string][];

/** What one entry did: the table after it, and what is told. */
export interface Effects {
  roster: Roster;
  frames: FrameTexts;
  /** What the table itself has to say in the chat. */
  notices: WireLine[];
  news: News[];
}

/** Something that the person of a seat wants to hear of when away. Nothing in it is hidden from anybody. */
export interface News {
  seat: Seat;
  kind: 'turn' | 'remind' | 'late' | 'over';
  /** What the game is called. */
  game: string;
  /** What the seat is asked, in words; empty where it is asked nothing. */
  asked: string;
  /** What happened since the seat's own last action, as spectators read it, the latest last. */
  since: string[];
}

/** What somebody wants to happen at a table. */
export type Command =
  | {
      kind: 'create';
      person: string;
      name: string;
      game: string;
      seats: number;
      options: Options;
      pace?: Pace | undefined;
      /** Who sits where, where the same people play again. */
      places?: Place[] | undefined;
    }
  | { kind: 'deed'; person: string; name: string; deed: Deed }
  | { kind: 'act'; seat: Seat; decision: number; move: string; args: Json }
  | { kind: 'undo'; seat: Seat; decision: number }
  /** A bot's turn to choose; `chance` seeds its dice. */
  | { kind: 'bot'; seat: Seat; decision: number; chance: number }
  | { kind: 'stop' }
  | { kind: 'restart' }
  /** The house's own: all places are taken; what time has brought; a person's new name; a person gone; the next table. */
  | { kind: 'full' }
  | { kind: 'time' }
  | { kind: 'rename'; person: string; name: string }
  | { kind: 'forget'; person: string }
  | { kind: 'rematch'; table: string }
  | { kind: 'rules'; back: number | null };

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
