import { readFileSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { defaultLocale } from '@cityhall/ruleset';
import type { Catalogue } from '../catalogue.ts';
import type { RulesHello } from './protocol.ts';
import { answerCalls } from './rpc.ts';
import { rulesTables } from './tables.ts';

const port = parentPort!;
const { catalogue } = workerData as { catalogue: string };

const { loadCatalogue, loadWords, rulesHash } = (await import(catalogue)) as Catalogue;
const games = new Map((await loadCatalogue()).map((ruleset) => [ruleset.id, ruleset]));
const words = new Map(
  await Promise.all([...games.keys()].map(async (id) => [id, await loadWords(id, defaultLocale)] as const)),
);
const hashes = rulesHash ? undefined : await builtInHashes([...games.keys()]);

answerCalls(port, { ...rulesTables(games, words, (id) => (rulesHash ? rulesHash(id) : (hashes?.[id] ?? ''))) }, {
  counter: ownCounter(),
} satisfies RulesHello);

/** The file in which Linux counts this thread's nanoseconds on a processor; null on other systems. */
function ownCounter(): string | null {
  try {
    const file = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
    return Number(readFileSync(file, 'utf8').split(' ')[0]) > 0 ? file : null;
  } catch {
    return null;
  }
}

/** The hashes that the build worked out, or those of the sources where they are run as they are. */
async function builtInHashes(ids: readonly string[]): Promise<Record<string, string>> {
  if (import.meta.url.endsWith('.ts')) {
    const { rulesHashesOf } = await import('@cityhall/catalogue/rules-hash');
    return rulesHashesOf(fileURLToPath(new URL('../../../../packages', import.meta.url)), ids);
  }
  return JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8')) as Record<string, string>;
}
