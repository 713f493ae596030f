import { join } from 'node:path';
import type { Random } from '@cityhall/ruleset';
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
  for (let kill = 0; kill < kills; kill++) {
    await promises.more(1 + random.below(mostBetween));
    await random.pick(nodes).restart();
    proxy.targets = ports();
  }
  await promises.more(1);
  const losses = await countLosses(url, atTables, promises, openStorage);
  for (const { players } of atTables) for (const { link } of players) link.close();
  await proxy.close();
  return { kills, ...losses };
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
    const rows = (await storage.tail(table.id, 0)).filter(({ kind }) => kind === 'move');
    for (const { command } of rows) {
      const id = command.split(':').at(-1)!;
      stored.set(id, (stored.get(id) ?? 0) + 1);
    }
    for (const player of table.players) {
      const { shown, stored: fresh } = await boards(url, table, player);
      if (shown !== fresh) astray += 1;
      const { written } = (JSON.parse(fresh) as { view: { open: { written: number } } }).view.open;
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
