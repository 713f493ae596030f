import { Worker, type WorkerOptions } from 'node:worker_threads';

/** True where the sources are run as they are; false in the bundle, where every thread's module lies beside `main.js`. */
const fromSource = import.meta.url.endsWith('.ts');

const modules = {
  'sqlite-thread': './storage/sqlite-thread.ts',
  'rules-thread': './threads/rules-thread.ts',
} as const;

/** Starts one of the server's threads, from source or from the bundle. */
export function startThread(name: keyof typeof modules, options: WorkerOptions): Worker {
  const module = fromSource ? modules[name] : `./${name}.js`;
  // A program that Node watches would find the names of a thread's modules among its messages.
  const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: '' };
  return new Worker(new URL(module, import.meta.url), { ...options, name, env, execArgv: [] });
}
