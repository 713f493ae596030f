import { startThread } from '../thread.ts';
import type { Storage } from './storage.ts';

/** What the main thread asks of the storage's thread. */
export interface StorageQuestion {
  id: number;
  method: keyof Storage;
  args: unknown[];
}

/** What it answers; `ready` comes once, first. */
export type StorageAnswer = { ready: true } | { id: number; value: unknown } | { id: number; error: string };

const methods = [
  'append',
  'tail',
  'newest',
  'entryOf',
  'snapshot',
  'keepSnapshot',
  'drafts',
  'keepDraft',
  'dropDraft',
  'person',
  'keepPerson',
  'keepWay',
  'claimWay',
  'keepSitting',
  'sittings',
  'keepSession',
  'session',
  'sessions',
  'keptSessions',
  'endSession',
  'endOtherSessions',
  'dropPerson',
  'rewriteEntry',
  'keepListing',
  'dropListing',
  'listings',
  'keepDue',
  'dueBy',
  'addChat',
  'chats',
  'chatTail',
  'keepNote',
  'note',
  'keepNewsTarget',
  'newsTargets',
  'dropNewsTarget',
  'keepNewsChoice',
  'newsChoice',
  'purge',
  'counts',
  'ping',
  'close',
] as const satisfies readonly (keyof Storage)[];

/**
 * Storage in one SQLite file, in a thread of its own: a commit waits for the disk, and nobody else should.
 * @throws where the file cannot be opened or is of a newer release
 */
export async function openSqlite(file: string): Promise<Storage> {
  const thread = startThread('sqlite-thread', { workerData: { file } });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let asked = 0;
  let ended: Error | undefined;

  await new Promise<void>((resolve, reject) => {
    thread.on('message', (answer: StorageAnswer) => {
      if ('ready' in answer) {
        resolve();
        return;
      }
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) caller?.reject(new Error(answer.error));
      else caller?.resolve(answer.value);
    });
    const end = (reason: Error) => {
      ended ??= reason;
      reject(ended);
      for (const caller of waiting.values()) caller.reject(ended);
      waiting.clear();
    };
    thread.on('error', end);
    thread.on('exit', () => end(new Error('the storage is closed')));
  });

  const ask = (method: keyof Storage, args: unknown[]) =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, method, args } satisfies StorageQuestion);
    });

  return Object.fromEntries(
    methods.map((method) => [method, (...args: unknown[]) => ask(method, args)]),
  ) as unknown as Storage;
}
