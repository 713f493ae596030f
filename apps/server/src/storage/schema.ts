import type { DraftRow, EntryRow, PersonRow, SnapshotRow, WayRow } from './storage.ts';

/** The tables of the database, the same on SQLite and Postgres. */
export interface Schema {
  entries: EntryRow;
  snapshots: SnapshotRow;
  drafts: DraftRow;
  persons: PersonRow;
  ways: WayRow;
  sittings: { person: string; table: string; at: number };
  meta: { key: string; value: string };
}
