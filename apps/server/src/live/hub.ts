import { randomInt } from 'node:crypto';
import type { Json, Seat } from '@cityhall/ruleset';
import type { Log } from '../log.ts';
import type { RulesPool } from '../rules/pool.ts';
import type { Effects, Roster } from '../rules/protocol.ts';
import type { Storage } from '../storage/storage.ts';
import { askRules, forget, type House, rosterNow } from './reading.ts';
import { type Outcome, type Request, stopRequest, submit } from './submit.ts';
import { inTurn, type LiveTable, newLiveTable, seatIn } from './table.ts';

/** Those who follow tables: the sockets. */
export interface Followers {
  /** Sends frames to whoever follows the table; drops those whose seat is another one now. */
  tell(table: string, effects: Effects, answered?: string): void;
  count(table: string): number;
}

export interface HubPlan {
  storage: Storage;
  rules: RulesPool;
  log: Log;
  /** Milliseconds between a decision and a bot's answer to it. */
  botPace: number;
}

/** The tables in memory and what can be done with them. */
export interface Hub {
  /** Where frames go; set before the first table is opened. */
  follow(followers: Followers): void;
  /** A table's roster, or undefined where there is no such table. Rejects where the storage fails. */
  roster(table: string): Promise<Roster | undefined>;
  /** Carries a command out and answers it. Never rejects. */
  submit(table: string, request: Request): Promise<void>;
  /**
   * What one audience reads at the table's present version, with the roster of that very version.
   * Undefined where there is no such table. Rejects where the storage fails.
   */
  read(table: string, person: string | null, have: number | undefined): Promise<Reading | undefined>;
  /** What a person is working on in a seat, or null. */
  draft(table: string, seat: Seat, person: string): Json;
  /** Keeps what a person is working on in their seat; null clears it. */
  keepDraft(table: string, seat: Seat, person: string, draft: Json): void;
  /** Finishes what is under way and keeps a snapshot of every table in memory. */
  close(): Promise<void>;
}

export interface Reading {
  roster: Roster;
  /** The seat of the reader. */
  seat: Seat | null;
  /** JSON text of the frames missed, or else of the whole document's fields. */
  missed: string | null;
  whole: string | null;
}

const snapshotEvery = 64;
const sweepEvery = 60_000;
const keptIdle = 600_000;

export function createHub({ storage, rules, log, botPace }: HubPlan): Hub {
  const tables = new Map<string, LiveTable>();
  let followers: Followers = { tell: () => undefined, count: () => 0 };
  let closing = false;

  const house: House = {
    storage,
    rules,
    log,
    tell(live, effects, answered) {
      live.roster = effects.roster;
      live.told = Math.max(live.told, effects.roster.version);
      followers.tell(live.id, effects, answered);
      wakeBots(live);
      if (effects.roster.version - live.snapshotted >= snapshotEvery) snapshotSoon(live);
    },
    wake: (live) => wakeBots(live),
  };

  function liveTable(id: string): LiveTable {
    let live = tables.get(id);
    if (!live) {
      live = newLiveTable(id);
      tables.set(id, live);
    }
    live.used = Date.now();
    return live;
  }

  /** The roster; a table that does not exist leaves nothing behind. */
  async function rosterOf(live: LiveTable): Promise<Roster | undefined> {
    const fresh = live.roster === undefined;
    const roster = await rosterNow(house, live);
    if (!roster && live.queued === 0) tables.delete(live.id);
    if (roster && fresh) wakeBots(live);
    return roster;
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

  async function letBotChoose(live: LiveTable, seat: Seat, decision: number, name: string): Promise<void> {
    if (closing) return;
    let outcome: Outcome | undefined;
    await submit(house, live, {
      command: { kind: 'bot', seat, decision, chance: randomInt(2 ** 32) },
      id: `bot:${name}`,
      answer: (answered) => {
        outcome = answered;
      },
    });
    live.choosing.delete(name);
    // A bot that was overtaken while it chose is asked again by what is stored now; after an unknown end, once that is read.
    if (outcome?.answer === 'stale') wakeBots(live);
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
      const idle = live.queued === 0 && followers.count(live.id) === 0 && Date.now() - live.used > keptIdle;
      if (!idle) continue;
      await inTurn(live, async () => {
        if (isBehind(live)) await keepSnapshot(live);
        forget(house, live);
        if (live.queued === 1) tables.delete(live.id);
      }).catch((err) => log.warn({ table: live.id, err }, 'a table was not put away'));
    }
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
        const missed = have === undefined ? undefined : await askRules(house, live, 'missed', table, audience, have);
        const whole = missed?.text ? undefined : await askRules(house, live, 'whole', table, audience);
        const version = (whole ?? missed)!.version;
        // Something happened meanwhile, or the table was read in anew: what was read is of another version.
        if (live.roster?.version !== version || live.roster !== roster) continue;
        return { roster, seat, missed: missed?.text ?? null, whole: whole?.text ?? null };
      }
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
      clearInterval(sweeping);
      for (const live of tables.values()) {
        await live.queue;
        if (isBehind(live)) {
          await keepSnapshot(live).catch((err) => log.warn({ table: live.id, err }, 'a snapshot was not kept'));
        }
      }
    },
  };
}

/** True where the table has entries that no snapshot holds. */
function isBehind(live: LiveTable): boolean {
  return live.roster !== undefined && live.roster.version > live.snapshotted;
}
