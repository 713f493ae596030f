import { setImmediate as turn } from 'node:timers/promises';
import type { EntryRow } from './storage.ts';

/** Rows in one statement: SQLite takes 32,766 parameters, seven a row. */
const largestGroup = 500;

interface Waiting {
  row: EntryRow;
  resolve(won: boolean): void;
  reject(reason: unknown): void;
}

/** A row's own name: what tells it from every other row of a group. */
export const rowName = (row: Pick<EntryRow, 'table' | 'version' | 'seat' | 'command'>): string =>
  `${row.table} ${row.version} ${row.seat} ${row.command}`;

/**
 * Gathers rows while a group is under way and writes them together as the next group: one commit for many tables.
 * Groups are sorted by table, since unsorted groups of two nodes can wait for each other for ever.
 * @param insert writes rows in one statement and tells the names of those that won
 */
export function groupedAppend(insert: (rows: EntryRow[]) => Promise<ReadonlySet<string>>) {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      // What came in meanwhile joins this group.
      await turn();
      const group = waiting.splice(0, largestGroup);
      const rows = group.map(({ row }) => row);
      rows.sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.version - b.version));
      try {
        const won = await insert(rows);
        for (const { row, resolve } of group) resolve(won.has(rowName(row)));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = undefined;
  }

  return {
    append: (row: EntryRow): Promise<boolean> =>
      new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        writing ??= write();
      }),
    /** Resolves when nothing is under way. */
    idle: async (): Promise<void> => writing,
  };
}
