import { join } from 'node:path';
import type { Random } from '@cityhall/ruleset';
import { within } from '../../../server/src/storage/patience.ts';
import { openSqlite } from '../../../server/src/storage/sqlite.ts';
import type { Storage } from '../../../server/src/storage/storage.ts';
import { people } from '../asking.ts';
import type { Contender } from '../processes.ts';
import { boards, type Played, Promises, played, rest } from './player.ts';
import { openProxy } from './proxy.ts';

/** What kills under load came to. */
export interface Losses {
  kills: number;
  acknowledged: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Stored more than once, or carried out more often than stored. */
  doubled: number;
  /** Clients that did not find the right board by themselves. */
  astray: number;
}

const seats = 3;
const tables = 4;
/** Acknowledged moves between two kills, at most. */
const mostBetween = 40;
/** Milliseconds in which something must go on at some table; a client comes back within two seconds. */
const patience = 30_000;

/**
 * Ends a node at random moments while tables are played through a proxy in front of all nodes, and counts afterwards.
 */
export async function killUnderLoad(
  nodes: readonly Contender[],
  openStorage: () => Promise<Storage>,
  kills: number,
  random: Random,
): Promise<Losses> {
  const ports = () => nodes.map(({ url }) => Number(new URL(url).port));
  const proxy = await openProxy(ports());
  const url = `http://127.0.0.1:${proxy.port}`;
  const promises = new Promises();
  const cookies = await people(url, seats);
  const atTables = await Promise.all(Array.from({ length: tables }, () => played(url, cookies, promises)));
  const goOn = async (count: number) => {
    for (let more = 0; more < count; more++) await inTime(promises.more(1));
  };
  const play = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await goOn(1 + random.below(mostBetween));
      await random.pick(nodes).restart();
      proxy.targets = ports();
    }
    await goOn(1);
    return inTime(countLosses(url, atTables, promises, openStorage));
  };
  try {
    return { kills, ...(await play()) };
  } catch (error) {
    if (!(error instanceof Stalled)) throw error;
    // Tables at which nothing goes on any more: nobody there has found back by themselves.
    return { kills, acknowledged: promises.acknowledged.size, lost: 0, doubled: 0, astray: seats * tables };
  } finally {
    for (const { players } of atTables) for (const { link } of players) link.close();
    await proxy.close();
  }
}

class Stalled extends Error {}

/** @throws {Stalled} where it takes longer than it may */
async function inTime<T>(work: Promise<T>): Promise<T> {
  if (!(await within(patience, work))) throw new Stalled();
  return work;
}

/** Rests, then compares what was promised, what is stored and what everybody sees. */
export async function countLosses(
  url: string,
  atTables: readonly Played[],
  promises: Promises,
  openStorage: () => Promise<Storage>,
): Promise<Omit<Losses, 'kills'>> {
  await rest(atTables);
  const storage = await openStorage();
  const stored = new Map<string, number>();
  let doubled = 0;
  let astray = 0;
  for (const table of atTables) {
    const rows = (await storage.tables.tail(table.id, 0)).filter(({ kind }) => kind === 'move');
    for (const { command } of rows) {
      const id = command.split(':').at(-1)!;
      stored.set(id, (stored.get(id) ?? 0) + 1);
    }
    for (const player of table.players) {
      const { shown, stored: fresh } = await boards(url, table, player);
      if (shown !== fresh) astray += 1;
      // Without a view, the very beginning of the game is not there any more.
      const { view } = JSON.parse(fresh) as { view: { open: { written: number } } | null };
      const written = view?.open.written ?? 0;
      if (written !== rows.length) doubled += Math.abs(written - rows.length);
    }
  }
  await storage.close();
  for (const count of stored.values()) doubled += count - 1;
  const lost = [...promises.acknowledged].filter((id) => !stored.has(id)).length;
  return { acknowledged: promises.acknowledged.size, lost, doubled, astray };
}

/** The storage of a server on SQLite, read beside it. */
export const sqliteOf = (data: string) => () => openSqlite(join(data, 'cityhall.sqlite'));
