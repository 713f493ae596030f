import type { Storage } from './storage.ts';

/** Does something around one call to a storage. `call` is its name. */
export type Around = <T>(call: string, work: () => Promise<T>) => Promise<T>;

/**
 * The same storage, with something around every call but `close`, which takes as long as it takes. Written out, so that
 * every call can be followed from where it is made to where it is carried out.
 */
export function around({ tables, people, chat, news, ...storage }: Storage, wrap: Around): Storage {
  return {
    tables: {
      append: (row) => wrap('append', () => tables.append(row)),
      tail: (table, after) => wrap('tail', () => tables.tail(table, after)),
      newest: (asked) => wrap('newest', () => tables.newest(asked)),
      entryOf: (table, seat, command) => wrap('entryOf', () => tables.entryOf(table, seat, command)),
      rewriteEntry: (table, version, body) => wrap('rewriteEntry', () => tables.rewriteEntry(table, version, body)),
      snapshot: (table) => wrap('snapshot', () => tables.snapshot(table)),
      keepSnapshot: (row) => wrap('keepSnapshot', () => tables.keepSnapshot(row)),
      drafts: (table) => wrap('drafts', () => tables.drafts(table)),
      keepDraft: (row) => wrap('keepDraft', () => tables.keepDraft(row)),
      dropDraft: (table, seat) => wrap('dropDraft', () => tables.dropDraft(table, seat)),
      keepListing: (table, at) => wrap('keepListing', () => tables.keepListing(table, at)),
      dropListing: (table) => wrap('dropListing', () => tables.dropListing(table)),
      listings: (most) => wrap('listings', () => tables.listings(most)),
      keepDue: (table, at) => wrap('keepDue', () => tables.keepDue(table, at)),
      dueBy: (now) => wrap('dueBy', () => tables.dueBy(now)),
      purge: (before) => wrap('purge', () => tables.purge(before)),
    },
    people: {
      person: (id) => wrap('person', () => people.person(id)),
      keepPerson: (row) => wrap('keepPerson', () => people.keepPerson(row)),
      dropPerson: (person) => wrap('dropPerson', () => people.dropPerson(person)),
      keepWay: (row) => wrap('keepWay', () => people.keepWay(row)),
      claimWay: (hash, now) => wrap('claimWay', () => people.claimWay(hash, now)),
      keepSitting: (person, table, at) => wrap('keepSitting', () => people.keepSitting(person, table, at)),
      sittings: (person) => wrap('sittings', () => people.sittings(person)),
      keepSession: (row) => wrap('keepSession', () => people.keepSession(row)),
      session: (hash) => wrap('session', () => people.session(hash)),
      sessions: (person) => wrap('sessions', () => people.sessions(person)),
      keptSessions: (hashes) => wrap('keptSessions', () => people.keptSessions(hashes)),
      endSession: (person, hash) => wrap('endSession', () => people.endSession(person, hash)),
      endOtherSessions: (person, hash) => wrap('endOtherSessions', () => people.endOtherSessions(person, hash)),
      keepNote: (person, table, text) => wrap('keepNote', () => people.keepNote(person, table, text)),
      note: (person, table) => wrap('note', () => people.note(person, table)),
    },
    chat: {
      add: (row) => wrap('addChat', () => chat.add(row)),
      lines: (table, channels, before, most) => wrap('chats', () => chat.lines(table, channels, before, most)),
      linesAfter: (table, after) => wrap('chatTail', () => chat.linesAfter(table, after)),
    },
    news: {
      keepTarget: (row) => wrap('keepNewsTarget', () => news.keepTarget(row)),
      targets: (person) => wrap('newsTargets', () => news.targets(person)),
      dropTarget: (person, id) => wrap('dropNewsTarget', () => news.dropTarget(person, id)),
      keepChoice: (person, table, wanted) => wrap('keepNewsChoice', () => news.keepChoice(person, table, wanted)),
      choice: (person, table) => wrap('newsChoice', () => news.choice(person, table)),
    },
    counts: () => wrap('counts', () => storage.counts()),
    ping: () => wrap('ping', () => storage.ping()),
    close: () => storage.close(),
  };
}
