/** One entry of a table's log, as it is stored. `body` is JSON text, `at` milliseconds since 1970. */
export interface EntryRow {
  table: string;
  /** Counted from 1 without gaps: the one order of everything that happens at a table. */
  version: number;
  kind: string;
  /** The seat that acts; -1 for what a person does to the table itself. */
  seat: number;
  /** Unique for its table and seat: the same command twice is stored once. */
  command: string;
  body: string;
  at: number;
}

export interface NewestRow {
  table: string;
  version: number;
  chat: number;
}

export interface Counts {
  tables: number;
  entries: number;
  persons: number;
}

/** A table as it was after entry `version`. `body` is JSON text. */
export interface SnapshotRow {
  table: string;
  version: number;
  body: string;
}

export interface DraftRow {
  table: string;
  seat: number;
  /** Who made it: nobody who takes the seat over may see it. */
  person: string;
  /** JSON text. */
  draft: string;
}

export interface PersonRow {
  id: string;
  name: string;
  at: number;
}

/** A one-time way back for another device. Only the hash of its token is stored. */
export interface WayRow {
  hash: string;
  person: string;
  /** When it lapses, milliseconds since 1970. */
  until: number;
}

/** One sign-in of a person on a device. Only the hash of its secret is stored: a copied cookie ends with the row. */
export interface SessionRow {
  hash: string;
  person: string;
  /** What the device calls itself, for its person to tell it from others. */
  device: string;
  at: number;
}

/** One line of chat. `line` is JSON text of what the table itself says; then there is no person. */
export interface ChatRow {
  table: string;
  /** Counted from 1 in each table. */
  number: number;
  channel: string;
  person: string | null;
  name: string | null;
  seat: number | null;
  text: string;
  line: string | null;
  at: number;
}

/** Where news for a person goes: a browser's push subscription or a webhook. `body` is JSON text. */
export interface NewsTargetRow {
  id: string;
  person: string;
  kind: 'push' | 'webhook';
  body: string;
}

/** Tables: their logs, where they stand, and what is noted of them for those who do not hold them. */
export interface TableStorage {
  /** Adds one entry. False where its version or its command is taken: then nothing was stored. */
  append(row: EntryRow): Promise<boolean>;
  /** The entries of a table after a version, in order. */
  tail(table: string, after: number): Promise<EntryRow[]>;
  /** Of those tables that exist: the version of the newest entry and the number of the newest line of chat, 0 for none. */
  newest(tables: readonly string[]): Promise<NewestRow[]>;
  /** The entry that a command became, if it is stored. */
  entryOf(table: string, seat: number, command: string): Promise<EntryRow | undefined>;
  /** Puts another body into an entry: for names of people whose data are deleted, nothing else. */
  rewriteEntry(table: string, version: number, body: string): Promise<void>;
  /** The newest snapshot of a table. */
  snapshot(table: string): Promise<SnapshotRow | undefined>;
  /** Keeps a snapshot in place of an older one. */
  keepSnapshot(row: SnapshotRow): Promise<void>;
  drafts(table: string): Promise<DraftRow[]>;
  keepDraft(row: DraftRow): Promise<void>;
  dropDraft(table: string, seat: number): Promise<void>;
  keepListing(table: string, at: number): Promise<void>;
  dropListing(table: string): Promise<void>;
  /** The tables shown to everybody, the latest first. */
  listings(most: number): Promise<string[]>;
  /** Notes when time will bring something to a table; null: nothing. */
  keepDue(table: string, at: number | null): Promise<void>;
  /** The tables to which time has brought something. */
  dueBy(now: number): Promise<string[]>;
  /** Deletes tables that did not start and where nothing happened since then, with all that belongs to them. @returns how many */
  purge(before: number): Promise<number>;
}

/** People: their names, devices and notes, and where they have been. */
export interface PeopleStorage {
  person(id: string): Promise<PersonRow | undefined>;
  /** Adds a person, or changes the name of one. */
  keepPerson(row: PersonRow): Promise<void>;
  /** Deletes what is kept of a person besides the logs of tables. */
  dropPerson(person: string): Promise<void>;
  keepWay(row: WayRow): Promise<void>;
  /** Uses a way up: its person, or undefined where it is unknown, used or lapsed. */
  claimWay(hash: string, now: number): Promise<string | undefined>;
  /** Notes that a person has been at a table. */
  keepSitting(person: string, table: string, at: number): Promise<void>;
  /** The tables a person has been at, the latest first. */
  sittings(person: string): Promise<string[]>;
  keepSession(row: SessionRow): Promise<void>;
  session(hash: string): Promise<SessionRow | undefined>;
  /** The sessions of a person, the latest first. */
  sessions(person: string): Promise<SessionRow[]>;
  /** Those of some sessions that have not been ended. */
  keptSessions(hashes: readonly string[]): Promise<string[]>;
  /** Ends one session of a person, or all of them but one. */
  endSession(person: string, hash: string): Promise<void>;
  endOtherSessions(person: string, hash: string | null): Promise<void>;
  keepNote(person: string, table: string, text: string): Promise<void>;
  note(person: string, table: string): Promise<string>;
}

/** What is said at tables. */
export interface ChatStorage {
  /** Adds a line of chat. @returns its number */
  add(row: Omit<ChatRow, 'number'>): Promise<number>;
  /** The lines of some channels before a number, in order, the latest at most so many. */
  lines(table: string, channels: readonly string[], before: number | null, most: number): Promise<ChatRow[]>;
  /** The lines of a table after a number, in order. */
  linesAfter(table: string, after: number): Promise<ChatRow[]>;
}

/** Where a person wants news, and of which tables. */
export interface NewsStorage {
  keepTarget(row: NewsTargetRow): Promise<void>;
  targets(person: string): Promise<NewsTargetRow[]>;
  dropTarget(person: string, id: string): Promise<void>;
  /** Whether a person wants news of a table; where nothing was said, they do. */
  keepChoice(person: string, table: string, wanted: boolean): Promise<void>;
  choice(person: string, table: string): Promise<boolean>;
}

/**
 * All that is kept. Every function may reject where the storage fails; a rejected `append` may or may not be stored.
 */
export interface Storage {
  readonly tables: TableStorage;
  readonly people: PeopleStorage;
  readonly chat: ChatStorage;
  readonly news: NewsStorage;
  /** How much is kept, for the operator. Reads everything: not for every day's use. */
  counts(): Promise<Counts>;
  /** Resolves where the storage answers. */
  ping(): Promise<void>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}
