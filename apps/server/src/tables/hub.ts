import type { Json, Seat } from '@cityhall/ruleset';
import type { Effects, Roster } from '@cityhall/table';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { within } from '../storage/patience.ts';
import type { Storage } from '../storage/storage.ts';
import type { RulesPool } from '../threads/pool.ts';
import { wakeBots } from './bots.ts';
import { type Commands, createCommands } from './commands.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { createReader, type Reading } from './reading.ts';
import { createRegistry } from './registry.ts';
import type { TableRuntime } from './runtime.ts';
import { keepSnapshotIfPossible, snapshotNowAndThen } from './snapshots.ts';
import { type Request, submitForHouse } from './submit.ts';
import { letTimePass, noteAbroad } from './time.ts';

/** Those who follow tables: the sockets. */
export interface Followers {
  /** Sends frames to whoever follows the table; drops those whose seat is another one now. */
  tell(table: string, effects: Effects, answered?: string): void;
  count(table: string): number;
}

/** Told of every entry that was stored here: for the chat and for news. */
export type Listener = (table: string, effects: Effects) => void;

export interface HubPlan {
  storage: Storage;
  rules: RulesPool;
  log: Log;
  /** Milliseconds between a decision and a bot's answer to it. */
  botPace: number;
  clock: Clock;
  /** True where other nodes use the same storage: what is in memory may be older than what is stored. */
  shared: boolean;
  /** Puts the measuring of a command around its answer. */
  measured(request: Request): Request;
}

/** The tables in memory and what can be done with them. */
export interface Hub extends Commands {
  /** Where frames go; set before the first table is opened. */
  follow(followers: Followers): void;
  /** Adds somebody who is told of what is stored here. */
  listen(listener: Listener): void;
  /** The tables that were read in. */
  inMemory(): string[];
  /** What the operator may see of them, the least recently used first. */
  overview(): TableOverview[];
  /** Commands that wait for their turn, at all tables. */
  queued(): number;
  /** Reads and tells what another node stored, up to a version. Never rejects. */
  catchUp(table: string, version: number): Promise<void>;
  /** A table's roster, or undefined where there is no such table. Rejects where the storage fails. */
  roster(table: string): Promise<Roster | undefined>;
  /**
   * What one audience reads at the table's present version, with the roster of that very version.
   * Undefined where there is no such table. Rejects where the storage fails.
   */
  read(table: string, person: string | null, have: number | undefined): Promise<Reading | undefined>;
  /** Everything a reader's audience was ever sent, as JSON text. */
  history(table: string, seat: Seat | null): Promise<string>;
  /** The record of a game that is over, or null. */
  record(table: string): Promise<string | null>;
  /** What a person is working on in a seat, or null. */
  draft(table: string, seat: Seat, person: string): Json;
  /** Keeps what a person is working on in their seat; null clears it. */
  keepDraft(table: string, seat: Seat, person: string, draft: Json): void;
  /** Finishes what is under way and keeps a snapshot of every table in memory, as far as seven seconds allow. */
  close(): Promise<void>;
}

/** A table in memory, without anything of its game that is hidden from anybody. */
export interface TableOverview {
  table: string;
  game: string;
  status: Roster['status'];
  entries: number;
  sockets: number;
  queued: number;
  /** Seats that the table waits for, and since when. */
  asked: Roster['asked'];
}

/** Milliseconds for what is under way when the process is asked to end. */
const drainPatience = 7_000;

/** Puts together what tables in memory consist of, and says what follows when one of them changes. */
export function createHub({ storage, rules, log, botPace, clock, shared, measured }: HubPlan): Hub {
  let followers: Followers = { tell: () => undefined, count: () => 0 };
  const listeners: Listener[] = [];
  const closing = new AbortController();

  const runtime: TableRuntime = {
    storage,
    rules,
    log,
    clock,
    closing: closing.signal,
    advanced(live, effects, origin, answered) {
      const { roster } = effects;
      noteAbroad(runtime, live, roster);
      live.roster = roster;
      live.told = Math.max(live.told, roster.version);
      followers.tell(live.id, effects, answered);
      wakeBots(runtime, live, botPace);
      if (roster.full) void submitForHouse(runtime, live, { kind: 'full' }, `full:${roster.version}`);
      snapshotNowAndThen(runtime, live);
      // Whoever stored it speaks for it: other nodes would say the same again.
      if (origin === 'here') for (const listener of listeners) listener(live.id, effects);
    },
    readIn: (live) => wakeBots(runtime, live, botPace),
  };
  const registry = createRegistry(runtime, (table) => followers.count(table) > 0);
  const reader = createReader(runtime, registry, shared);
  const commands = createCommands(runtime, registry, reader, measured);
  const stopTime = letTimePass(runtime, registry, reader);

  return {
    ...commands,
    follow(given) {
      followers = given;
    },
    listen: (listener) => void listeners.push(listener),

    inMemory: () =>
      registry
        .all()
        .filter(({ roster }) => roster)
        .map(({ id }) => id),
    overview: () =>
      registry.all().flatMap(({ id, roster, queued }) => {
        if (!roster) return [];
        const { game, status, version, asked } = roster;
        return [{ table: id, game, status, entries: version, sockets: followers.count(id), queued, asked }];
      }),
    queued: () => registry.all().reduce((sum, { queued }) => sum + queued, 0),

    async catchUp(table, version) {
      const live = registry.find(table);
      if (live) await reader.catchUp(live, version);
    },
    roster: (table) => reader.roster(registry.use(table)),
    read: (table, person, have) => reader.read(registry.use(table), person, have),
    history: (table, seat) => reader.history(registry.use(table), seat),
    record: (table) => reader.record(registry.use(table)),

    draft: (table, seat, person) => draftOf(registry.find(table), seat, person),
    keepDraft: (table, seat, person, draft) => keepDraft(runtime, registry.use(table), seat, person, draft),

    async close() {
      closing.abort();
      stopTime();
      registry.close();
      const finished = registry.all().map(async (live) => {
        await live.queue;
        await live.noting;
        await keepSnapshotIfPossible(runtime, live);
      });
      if (!(await within(drainPatience, Promise.all(finished)))) log.warn('not everything was finished in time');
    },
  };
}
