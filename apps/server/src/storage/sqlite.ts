import { startThread } from '../thread.ts';
import { openLine } from '../threads/rpc.ts';
import type { ChatStorage, NewsStorage, PeopleStorage, Storage, TableStorage } from './storage.ts';

/** What the storage's thread is asked: the calls of all four parts, whose names differ, and those of the whole. */
export type StorageCalls = TableStorage &
  PeopleStorage &
  ChatStorage &
  NewsStorage &
  Pick<Storage, 'counts' | 'ping' | 'close'>;

/**
 * Storage in one SQLite file, in a thread of its own: a commit waits for the disk, and nobody else should.
 * @throws where the file cannot be opened or is of a newer release
 */
export async function openSqlite(file: string): Promise<Storage> {
  const thread = startThread('sqlite-thread', { workerData: { file } });
  const { ask, attach, close } = openLine<StorageCalls>();
  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => {
      attach(thread);
      resolve();
    });
    const end = (reason: Error) => {
      close(reason);
      reject(reason);
    };
    thread.on('error', (thrown) => end(thrown instanceof Error ? thrown : new Error(String(thrown))));
    thread.on('exit', () => end(new Error('the storage is closed')));
  });

  return {
    tables: {
      append: (row) => ask('append', row),
      tail: (table, after) => ask('tail', table, after),
      newest: (tables) => ask('newest', tables),
      entryOf: (table, seat, command) => ask('entryOf', table, seat, command),
      rewriteEntry: (table, version, body) => ask('rewriteEntry', table, version, body),
      snapshot: (table) => ask('snapshot', table),
      keepSnapshot: (row) => ask('keepSnapshot', row),
      drafts: (table) => ask('drafts', table),
      keepDraft: (row) => ask('keepDraft', row),
      dropDraft: (table, seat) => ask('dropDraft', table, seat),
      keepListing: (table, at) => ask('keepListing', table, at),
      dropListing: (table) => ask('dropListing', table),
      listings: (most) => ask('listings', most),
      keepDue: (table, at) => ask('keepDue', table, at),
      dueBy: (now) => ask('dueBy', now),
      purge: (before) => ask('purge', before),
    },
    people: {
      person: (id) => ask('person', id),
      keepPerson: (row) => ask('keepPerson', row),
      dropPerson: (person) => ask('dropPerson', person),
      keepWay: (row) => ask('keepWay', row),
      claimWay: (hash, now) => ask('claimWay', hash, now),
      keepSitting: (person, table, at) => ask('keepSitting', person, table, at),
      sittings: (person) => ask('sittings', person),
      keepSession: (row) => ask('keepSession', row),
      session: (hash) => ask('session', hash),
      sessions: (person) => ask('sessions', person),
      keptSessions: (hashes) => ask('keptSessions', hashes),
      endSession: (person, hash) => ask('endSession', person, hash),
      endOtherSessions: (person, hash) => ask('endOtherSessions', person, hash),
      keepNote: (person, table, text) => ask('keepNote', person, table, text),
      note: (person, table) => ask('note', person, table),
    },
    chat: {
      add: (row) => ask('add', row),
      lines: (table, channels, before, most) => ask('lines', table, channels, before, most),
      linesAfter: (table, after) => ask('linesAfter', table, after),
    },
    news: {
      keepTarget: (row) => ask('keepTarget', row),
      targets: (person) => ask('targets', person),
      dropTarget: (person, id) => ask('dropTarget', person, id),
      keepChoice: (person, table, wanted) => ask('keepChoice', person, table, wanted),
      choice: (person, table) => ask('choice', person, table),
    },
    counts: () => ask('counts'),
    ping: () => ask('ping'),
    close: () => ask('close'),
  };
}
