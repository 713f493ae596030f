import type { Seat } from '@cityhall/ruleset';
import type { Roster } from '@cityhall/table';
import { mayRead, seatIn } from '@cityhall/table/roster.ts';
import { takeDrafts } from './drafts.ts';
import { askRules, forget, rosterNow } from './loading.ts';
import type { Registry } from './registry.ts';
import type { TableRuntime } from './runtime.ts';
import { catchUp, refresh } from './submit.ts';
import { inTurn, type LiveTable } from './table.ts';

/** What one audience reads at a table's present version, with the roster of that very version. */
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

/** Reads tables as they are now. Every function rejects where the storage fails, unless it says otherwise. */
export interface Reader {
  /** The roster; undefined where there is no such table, which then leaves nothing behind. */
  roster(live: LiveTable): Promise<Roster | undefined>;
  /** Reads and tells what another node stored, up to a version. Never rejects. */
  catchUp(live: LiveTable, version: number): Promise<void>;
  /** @param have the edition the reader has; undefined: none. @returns undefined where there is no such table */
  read(live: LiveTable, person: string | null, have: number | undefined): Promise<Reading | undefined>;
  /** Everything one audience was ever sent, as JSON text. */
  history(live: LiveTable, seat: Seat | null): Promise<string>;
  /** The record of a game that is over as JSON text, or null. */
  record(live: LiveTable): Promise<string | null>;
}

/** @param shared true where other nodes use the same storage: what is in memory may be older than what is stored */
export function createReader(runtime: TableRuntime, registry: Registry, shared: boolean): Reader {
  const { storage, log } = runtime;

  async function roster(live: LiveTable): Promise<Roster | undefined> {
    if (shared && live.roster) await lookForNews(live);
    const now = await rosterNow(runtime, live);
    if (!now && live.queued === 0) registry.drop(live.id);
    return now;
  }

  /** Who has just been told more by another node must not be shown less here. Where the storage fails, memory will do. */
  async function lookForNews(live: LiveTable): Promise<void> {
    try {
      const [[newest], drafts] = await Promise.all([storage.tables.newest([live.id]), storage.tables.drafts(live.id)]);
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
        if (isNew()) await catchUp(runtime, live);
      });
    } catch (err) {
      log.warn({ table: live.id, err }, 'what another node stored could not be read');
      forget(runtime, live);
      refresh(runtime, live);
    }
  }

  return {
    roster,
    catchUp: catchUpTo,
    async read(live, person, have) {
      for (;;) {
        const now = await roster(live);
        if (!now) return undefined;
        const seat = seatIn(now, person);
        const audience = seat ?? 'spectator';
        if (!mayRead(now, seat)) return { roster: now, seat, forbidden: true, missed: null, whole: null };
        const missed =
          have === undefined ? undefined : await askRules(runtime, live, 'missed', live.id, audience, have);
        const whole = missed?.text ? undefined : await askRules(runtime, live, 'whole', live.id, audience);
        const version = (whole ?? missed)!.version;
        // Something happened meanwhile, or the table was read in anew: what was read is of another version.
        if (live.roster?.version !== version || live.roster !== now) continue;
        return { roster: now, seat, forbidden: false, missed: missed?.text ?? null, whole: whole?.text ?? null };
      }
    },
    async history(live, seat) {
      return askRules(runtime, live, 'history', live.id, await storage.tables.tail(live.id, 0), seat ?? 'spectator');
    },
    async record(live) {
      return askRules(runtime, live, 'record', live.id, await storage.tables.tail(live.id, 0));
    },
  };
}
