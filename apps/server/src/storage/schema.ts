import type {
  ChatRow,
  DraftRow,
  EntryRow,
  NewsTargetRow,
  PersonRow,
  SessionRow,
  SnapshotRow,
  WayRow,
} from './storage.ts';

/** The tables of the database, the same on SQLite and Postgres. */
export interface Schema {
  entries: EntryRow;
  snapshots: SnapshotRow;
  drafts: DraftRow;
  persons: PersonRow;
  ways: WayRow;
  sittings: { person: string; table: string; at: number };
  sessions: SessionRow;
  listings: { table: string; at: number };
  due: { table: string; at: number };
  chat: ChatRow;
  notes: { person: string; table: string; text: string };
  news_targets: NewsTargetRow;
  news_choices: { person: string; table: string; wanted: number };
}
