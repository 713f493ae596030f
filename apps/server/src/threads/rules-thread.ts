import { readFileSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { rulesHashOf } from '@cityhall/catalogue/rules-hash';
import type { Catalogue } from '../catalogue.ts';
import type { RulesHello } from './protocol.ts';
import { answerCalls } from './rpc.ts';
import { rulesTables } from './tables.ts';

const port = parentPort!;
const { catalogue } = workerData as { catalogue: string };

const { loadCatalogue, rulesHash } = (await import(catalogue)) as Catalogue;
const games = new Map((await loadCatalogue()).map((ruleset) => [ruleset.id, ruleset]));
const hashes = new Map([...games.keys()].map((id) => [id, rulesHash ? rulesHash(id) : builtInHash(id)]));

answerCalls(port, { ...rulesTables(games, (id) => hashes.get(id) ?? '') }, {
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

/** The hash that the build worked out, or that of the sources where they are run as they are. */
function builtInHash(id: string): string {
  if (import.meta.url.endsWith('.ts')) {
    return rulesHashOf(fileURLToPath(new URL('../../../../packages', import.meta.url)), id);
  }
  const built = JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8')) as Record<string, string>;
  return built[id] ?? '';
}
