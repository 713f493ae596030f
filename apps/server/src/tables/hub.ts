import { createHash, randomInt } from 'node:crypto';
import type { Json, Seat } from '@cityhall/ruleset';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { within } from '../storage/patience.ts';
import type { Storage } from '../storage/storage.ts';
import type { RulesPool } from '../threads/pool.ts';
import type { Command, Effects, Roster } from '../threads/protocol.ts';
import { askRules, forget, type House, rosterNow, takeDrafts } from './reading.ts';
import { bodyWithout } from './scrub.ts';
import { catchUp, type Outcome, type Request, refresh, stopRequest, submit } from './submit.ts';
import { inTurn, type LiveTable, mayRead, newLiveTable, seatIn } from './table.ts';

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
}

/** The tables in memory and what can be done with them. */
export interface Hub {
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
  /** Stops a table for good. False where there is no such table. */
  stop(table: string): Promise<boolean>;
  /** Forgets what is in memory of a table, reads it in anew, and lets it go on where it had stopped. False where there is no such table. */
  reload(table: string): Promise<boolean>;
  /** Reads and tells what another node stored, up to a version. Never rejects. */
  catchUp(table: string, version: number): Promise<void>;
  /** A table's roster, or undefined where there is no such table. Rejects where the storage fails. */
  roster(table: string): Promise<Roster | undefined>;
  /** Carries a command out and answers it. Never rejects. */
  submit(table: string, request: Request): Promise<void>;
  /**
   * What one audience reads at the table's present version, with the roster of that very version.
   * Undefined where there is no such table. Rejects where the storage fails.
   */
  read(table: string, person: string | null, have: number | undefined): Promise<Reading | undefined>;
  /** Everything a reader's audience was ever sent, as JSON text. */
  history(table: string, seat: Seat | null): Promise<string>;
  /** Takes a person's name out of what is stored of a table they have been at. */
  scrub(table: string, person: string): Promise<void>;
  /** The record of a game that is over, or null. */
  record(table: string): Promise<string | null>;
  /** Sets the next table of the same people: made once, however many ask. @returns its id, or undefined where the game goes on */
  rematch(table: string, person: string, name: string): Promise<string | undefined>;
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

export interface Reading {
  roster: Roster;
  /** True where somebody without a seat may not watch: then nothing was read. */
  forbidden: boolean;
  /** The seat of the reader. */
  seat: Seat | null;
  /** JSON text of the frames missed, or else of the whole document's fields. */
  missed: string | null;
  whole: string | null;
}

const snapshotEvery = 64;
const sweepEvery = 60_000;
const timeEvery = 1_000;
/** Milliseconds after which a bot is asked again whose table was too busy for its choice. */
const busyPause = 1_000;
const keptIdle = 600_000;
/** Tables in memory beyond which those that nobody follows are put away, and how many then go at once. */
const mostInMemory = 500;
const roomMade = 50;
/** Milliseconds for what is under way when the process is asked to end. */
const drainPatience = 7_000;

export function createHub({ storage, rules, log, botPace, clock, shared }: HubPlan): Hub {
  const tables = new Map<string, LiveTable>();
  let followers: Followers = { tell: () => undefined, count: () => 0 };
  const listeners: Listener[] = [];
  let closing = false;
  let makingRoom = false;

  const house: House = {
    storage,
    rules,
    log,
    clock,
    notify(live, effects) {
      for (const listener of listeners) listener(live.id, effects);
    },
    tell(live, effects, answered) {
      noteAbroad(live, effects.roster);
      live.roster = effects.roster;
      live.told = Math.max(live.told, effects.roster.version);
      followers.tell(live.id, effects, answered);
      wakeBots(live);
      if (effects.roster.full) void houseDoes(live, { kind: 'full' }, `full:${effects.roster.version}`);
      if (effects.roster.version - live.snapshotted >= snapshotEvery) snapshotSoon(live);
    },
    wake: (live) => wakeBots(live),
  };

  function liveTable(id: string): LiveTable {
    let live = tables.get(id);
    if (!live) {
      live = newLiveTable(id);
      tables.set(id, live);
    } else {
      // The map's own order is that of use.
      tables.delete(id);
      tables.set(id, live);
    }
    live.used = Date.now();
    if (tables.size > mostInMemory) void makeRoom();
    return live;
  }

  /** What those must know who do not hold the table: that it is listed, and when time brings it something. */
  function noteAbroad(live: LiveTable, roster: Roster): void {
    const before = live.abroad;
    const due = roster.due?.at ?? null;
    live.abroad = { listed: roster.listed, due };
    const note = (work: () => Promise<unknown>) => {
      const late = (err: unknown) => log.warn({ table: live.id, err }, 'what the table waits for was not noted');
      live.noting = live.noting.then(work).catch(late);
    };
    if (before?.listed !== roster.listed) {
      note(() => (roster.listed ? storage.keepListing(live.id, clock.now()) : storage.dropListing(live.id)));
    }
    if (before?.due !== due) note(() => storage.keepDue(live.id, due));
  }

  function houseDoes(live: LiveTable, command: Command, id: string): Promise<void> {
    return closing ? Promise.resolve() : submit(house, live, { command, id, answer: () => undefined });
  }

  /** Lets time do what is due: reminders, and seats that are late. */
  async function letTimePass(): Promise<void> {
    if (closing) return;
    for (const id of await storage.dueBy(clock.now())) {
      const live = liveTable(id);
      const roster = await rosterOf(live);
      if (!roster) await storage.keepDue(id, null);
      else if (roster.due && roster.due.at <= clock.now()) await houseDoes(live, { kind: 'time' }, roster.due.name);
      else await storage.keepDue(id, roster.due?.at ?? null);
    }
  }
  const stopTime = clock.every(timeEvery, () =>
    letTimePass().catch((err) => log.warn({ err }, 'what was due could not be looked up')),
  );

  /** The roster; a table that does not exist leaves nothing behind. */
  async function rosterOf(live: LiveTable): Promise<Roster | undefined> {
    const fresh = live.roster === undefined;
    if (shared && !fresh) await lookForNews(live);
    const roster = await rosterNow(house, live);
    if (!roster && live.queued === 0) tables.delete(live.id);
    if (roster && fresh) wakeBots(live);
    return roster;
  }

  /** Who has just been told more by another node must not be shown less here. Where the storage fails, memory will do. */
  async function lookForNews(live: LiveTable): Promise<void> {
    try {
      const [[newest], drafts] = await Promise.all([storage.newest([live.id]), storage.drafts(live.id)]);
      if (!live.savingDrafts) takeDrafts(live, drafts);
      if (newest) await catchUpTo(live, newest.version);
    } catch (err) {
      log.warn({ table: live.id, err }, 'what other nodes stored could not be looked up');
    }
  }

  async function catchUpTo(live: LiveTable, version: number): Promise<void> {
    const isNew = () => live.roster !== undefined && live.roster.version < version;
    if (!isNew()) return;
    try {
      await inTurn(live, async () => {
        if (isNew()) await catchUp(house, live);
      });
    } catch (err) {
      log.warn({ table: live.id, err }, 'what another node stored could not be read');
      forget(house, live);
      refresh(house, live);
    }
  }

  function wakeBots(live: LiveTable): void {
    if (closing) return;
    for (const { seat, decision } of live.roster?.bots ?? []) {
      const name = `${seat}:${decision}`;
      if (live.choosing.has(name)) continue;
      live.choosing.add(name);
      setTimeout(() => void letBotChoose(live, seat, decision, name), botPace).unref();
    }
  }

  /** Forgets what is in memory of a table and reads it in from what is stored. @returns whether there is such a table */
  function readAnew(live: LiveTable): Promise<boolean> {
    return inTurn(live, async () => {
      forget(house, live);
      return (await rosterNow(house, live)) !== undefined;
    });
  }

  async function letBotChoose(live: LiveTable, seat: Seat, decision: number, name: string): Promise<void> {
    if (closing) return;
    const choose = async () => {
      let outcome: Outcome | undefined;
      await submit(house, live, {
        command: { kind: 'bot', seat, decision, chance: randomInt(2 ** 32) },
        id: `bot:${name}`,
        answer: (answered) => {
          outcome = answered;
        },
      });
      return outcome;
    };
    let outcome = await choose();
    // What is in memory may be at fault: only what is stored decides whether a table has to stop.
    if (outcome?.answer === 'refused' && live.roster?.status === 'playing') {
      log.error({ table: live.id, seat, refusal: outcome.refusal }, 'a bot was refused; the table is read in anew');
      await readAnew(live).catch((err) => log.warn({ table: live.id, err }, 'a table was not read in anew'));
      outcome = await choose();
    }
    live.choosing.delete(name);
    // A bot that was overtaken while it chose is asked again by what is stored now; after an unknown end, once that is read.
    if (outcome?.answer === 'stale') wakeBots(live);
    if (outcome?.answer === 'fault' && outcome.code === 'busy') setTimeout(() => wakeBots(live), busyPause).unref();
    // Nobody else answers for a bot: a table whose bot has no move would wait for ever.
    if (outcome?.answer === 'refused' && live.roster?.status === 'playing') {
      log.error({ table: live.id, seat, refusal: outcome.refusal }, 'a bot has no move that the rules allow');
      await submit(house, live, stopRequest(live));
    }
  }

  function snapshotSoon(live: LiveTable): void {
    live.snapshotted = live.roster!.version;
    keepSnapshot(live).catch((err) => log.warn({ table: live.id, err }, 'a snapshot was not kept'));
  }

  async function keepSnapshot(live: LiveTable): Promise<void> {
    const snapshot = await rules.ask('snapshot', live.id);
    await storage.keepSnapshot(snapshot);
    live.snapshotted = Math.max(live.snapshotted, snapshot.version);
  }

  /** A table that nobody follows is put away after a while. */
  async function sweep(): Promise<void> {
    for (const live of [...tables.values()]) {
      if (isAtRest(live) && Date.now() - live.used > keptIdle) await putAway(live);
    }
  }

  /** Beyond a number, those are put away at once that were not used for longest and that nobody follows. */
  async function makeRoom(): Promise<void> {
    if (makingRoom || closing) return;
    makingRoom = true;
    for (const live of [...tables.values()]) {
      if (tables.size <= mostInMemory - roomMade) break;
      if (isAtRest(live)) await putAway(live);
    }
    makingRoom = false;
  }

  function isAtRest(live: LiveTable): boolean {
    const works = live.queued > 0 || live.reading || live.refreshing || live.choosing.size > 0;
    return !works && !live.savingDrafts && live.unsavedDrafts.size === 0 && followers.count(live.id) === 0;
  }

  async function putAway(live: LiveTable): Promise<void> {
    await inTurn(live, async () => {
      if (isBehind(live)) await keepSnapshot(live);
      forget(house, live);
      if (live.queued === 1) tables.delete(live.id);
    }).catch((err) => log.warn({ table: live.id, err }, 'a table was not put away'));
  }
  const sweeping = setInterval(() => void sweep(), sweepEvery);
  sweeping.unref();

  async function saveDrafts(live: LiveTable): Promise<void> {
    if (live.savingDrafts) return;
    live.savingDrafts = true;
    try {
      for (const seat of live.unsavedDrafts) {
        const made = live.drafts.get(seat);
        const stored = made
          ? storage.keepDraft({ table: live.id, seat, person: made.person, draft: JSON.stringify(made.draft) })
          : storage.dropDraft(live.id, seat);
        live.unsavedDrafts.delete(seat);
        await stored;
      }
    } catch (err) {
      log.warn({ table: live.id, err }, 'a draft was not stored');
    } finally {
      live.savingDrafts = false;
    }
  }

  return {
    follow(given) {
      followers = given;
    },

    listen: (listener) => void listeners.push(listener),

    inMemory: () => [...tables.values()].filter(({ roster }) => roster).map(({ id }) => id),

    overview: () =>
      [...tables.values()].flatMap(({ id, roster, queued }) => {
        if (!roster) return [];
        const { game, status, version, asked } = roster;
        return [{ table: id, game, status, entries: version, sockets: followers.count(id), queued, asked }];
      }),

    queued: () => [...tables.values()].reduce((sum, { queued }) => sum + queued, 0),

    async stop(table) {
      const live = liveTable(table);
      if (!(await rosterOf(live))) return false;
      await submit(house, live, stopRequest(live));
      return live.roster?.status === 'stopped';
    },

    async reload(table) {
      const live = liveTable(table);
      const isKnown = await readAnew(live);
      // Without its match, which the rules could not carry out, there is nothing to go on with.
      if (live.roster?.status === 'stopped' && Number.isFinite(live.snapshotted)) {
        await houseDoes(live, { kind: 'restart' }, `restart:${live.told}`);
      }
      return isKnown;
    },

    async catchUp(table, version) {
      const live = tables.get(table);
      if (live) await catchUpTo(live, version);
    },

    roster: (table) => rosterOf(liveTable(table)),

    async submit(table, request) {
      const live = liveTable(table);
      await submit(house, live, request);
      if (!live.roster && !live.refreshing && live.queued === 0) tables.delete(table);
    },

    async read(table, person, have) {
      const live = liveTable(table);
      for (;;) {
        const roster = await rosterOf(live);
        if (!roster) return undefined;
        const seat = seatIn(roster, person);
        const audience = seat ?? 'spectator';
        if (!mayRead(roster, seat)) return { roster, seat, forbidden: true, missed: null, whole: null };
        const missed = have === undefined ? undefined : await askRules(house, live, 'missed', table, audience, have);
        const whole = missed?.text ? undefined : await askRules(house, live, 'whole', table, audience);
        const version = (whole ?? missed)!.version;
        // Something happened meanwhile, or the table was read in anew: what was read is of another version.
        if (live.roster?.version !== version || live.roster !== roster) continue;
        return { roster, seat, forbidden: false, missed: missed?.text ?? null, whole: whole?.text ?? null };
      }
    },

    async history(table, seat) {
      const live = liveTable(table);
      return askRules(house, live, 'history', table, await storage.tail(table, 0), seat ?? 'spectator');
    },

    async scrub(table, person) {
      const live = liveTable(table);
      if (!(await rosterOf(live))) return;
      await inTurn(live, async () => {
        for (const { version, body } of await storage.tail(table, 0)) {
          const without = bodyWithout(body, person);
          if (without !== body) await storage.rewriteEntry(table, version, without);
        }
        if (isBehind(live)) await keepSnapshot(live);
      });
    },

    async record(table) {
      const live = liveTable(table);
      return askRules(house, live, 'record', table, await storage.tail(table, 0));
    },

    async rematch(table, person, name) {
      const live = liveTable(table);
      const roster = await rosterOf(live);
      if (roster?.status !== 'over') return undefined;
      // Its id follows from this table's, so that all who ask at once make one and the same.
      const next = createHash('sha256').update(`rematch ${table}`).digest('base64url').slice(0, 22);
      const { places, ...plan } = await askRules(house, live, 'again', table);
      for (const place of places) if (place.person) await storage.keepSitting(place.person, next, clock.now());
      const command = { kind: 'create', person, name, seats: places.length, places, ...plan } as const;
      await this.submit(next, { command, id: 'rematch', answer: () => undefined });
      await houseDoes(live, { kind: 'rematch', table: next }, 'rematch');
      return (await rosterOf(liveTable(next))) ? next : undefined;
    },

    draft(table, seat, person) {
      const made = tables.get(table)?.drafts.get(seat);
      return made?.person === person ? made.draft : null;
    },

    keepDraft(table, seat, person, draft) {
      const live = liveTable(table);
      if (draft === null) live.drafts.delete(seat);
      else live.drafts.set(seat, { person, draft });
      live.unsavedDrafts.add(seat);
      void saveDrafts(live);
    },

    async close() {
      closing = true;
      stopTime();
      clearInterval(sweeping);
      const finished = [...tables.values()].map(async (live) => {
        await live.queue;
        await live.noting;
        if (isBehind(live)) {
          await keepSnapshot(live).catch((err) => log.warn({ table: live.id, err }, 'a snapshot was not kept'));
        }
      });
      if (!(await within(drainPatience, Promise.all(finished)))) log.warn('not everything was finished in time');
    },
  };
}

/** True where the table has entries that no snapshot holds. */
function isBehind(live: LiveTable): boolean {
  return live.roster !== undefined && live.roster.version > live.snapshotted;
}
