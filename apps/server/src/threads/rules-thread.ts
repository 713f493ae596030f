import { readFileSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { rulesHashOf } from '@cityhall/catalogue/rules-hash';
import { defaultLocale } from '@cityhall/ruleset';
import type { Catalogue } from '../catalogue.ts';
import type { RulesAnswer, RulesPost } from './protocol.ts';
import { Absent, rulesTables } from './tables.ts';

const port = parentPort!;
const { catalogue } = workerData as { catalogue: string };
const answer = (message: RulesAnswer) => port.postMessage(message);

const { loadCatalogue, loadWords, rulesHash } = (await import(catalogue)) as Catalogue;
const games = new Map((await loadCatalogue()).map((ruleset) => [ruleset.id, ruleset]));
const words = new Map(
  await Promise.all([...games.keys()].map(async (id) => [id, await loadWords(id, defaultLocale)] as const)),
);
const hashes = new Map([...games.keys()].map((id) => [id, rulesHash ? rulesHash(id) : builtInHash(id)]));
const tables = rulesTables(games, words, (id) => hashes.get(id) ?? '');

port.on('message', (post: RulesPost) => {
  for (const each of post) {
    const call = tables[each.method] as (...args: unknown[]) => unknown;
    if (!('id' in each)) call(...each.args);
    else reply(each.id, () => call(...each.args));
  }
});

/** Each answer is posted by itself: one question without an end must not keep the answers before it. */
function reply(id: number, ask: () => unknown): void {
  try {
    answer({ id, value: ask() });
  } catch (error) {
    if (error instanceof Absent) answer({ id, absent: true });
    else answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
answer({ ready: true, counter: ownCounter() });

/** The file in which Linux counts this thread's nanoseconds on a processor; null on other systems. */
function ownCounter(): string | null {
  try {
    const file = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
    return Number(readFileSync(file, 'utf8').split(' ')[0]) > 0 ? file : null;
  } catch {
    return null;
  }
}

/** The hash that the build worked out, or that of the sources where they are run as they are. */
function builtInHash(id: string): string {
  if (import.meta.url.endsWith('.ts')) {
    return rulesHashOf(fileURLToPath(new URL('../../../../packages', import.meta.url)), id);
  }
  const built = JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8')) as Record<string, string>;
  return built[id] ?? '';
}
