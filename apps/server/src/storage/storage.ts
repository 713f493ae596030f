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

/**
 * All that is kept. Every function may reject where the storage fails; a rejected `append` may or may not be stored.
 */
export interface Storage {
  /** Adds one entry. False where its version or its command is taken: then nothing was stored. */
  append(row: EntryRow): Promise<boolean>;
  /** The entries of a table after a version, in order. */
  tail(table: string, after: number): Promise<EntryRow[]>;
  /** The entry that a command became, if it is stored. */
  entryOf(table: string, seat: number, command: string): Promise<EntryRow | undefined>;
  /** The newest snapshot of a table. */
  snapshot(table: string): Promise<SnapshotRow | undefined>;
  /** Keeps a snapshot in place of an older one. */
  keepSnapshot(row: SnapshotRow): Promise<void>;
  drafts(table: string): Promise<DraftRow[]>;
  keepDraft(row: DraftRow): Promise<void>;
  dropDraft(table: string, seat: number): Promise<void>;
  person(id: string): Promise<PersonRow | undefined>;
  /** Adds a person, or changes the name of one. */
  keepPerson(row: PersonRow): Promise<void>;
  keepWay(row: WayRow): Promise<void>;
  /** Uses a way up: its person, or undefined where it is unknown, used or lapsed. */
  claimWay(hash: string, now: number): Promise<string | undefined>;
  /** Notes that a person has been at a table. */
  keepSitting(person: string, table: string, at: number): Promise<void>;
  /** The tables a person has been at, the latest first. */
  sittings(person: string): Promise<string[]>;
  /** Resolves where the storage answers. */
  ping(): Promise<void>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}
