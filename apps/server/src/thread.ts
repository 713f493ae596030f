import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** True under tsx and vitest; false in the bundle, where every thread's module lies beside `main.js`. */
const fromSource = import.meta.url.endsWith('.ts');

const modules = {
  'sqlite-thread': './storage/sqlite-thread.ts',
  'rules-thread': './threads/rules-thread.ts',
} as const;

/** Starts one of the server's threads, from source or from the bundle. */
export function startThread(name: keyof typeof modules, options: WorkerOptions): Worker {
  const settled = { ...options, name, execArgv: [] };
  if (!fromSource) return new Worker(new URL(`./${name}.js`, import.meta.url), settled);
  return new Worker(fromTypeScript(new URL(modules[name], import.meta.url)), { ...settled, eval: true });
}

/** Node 20 does not carry `--import` over to threads, so a thread registers tsx by itself before its own module. */
function fromTypeScript(module: URL): string {
  const forRequire = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api'));
  const tsx = new URL('./index.mjs', forRequire).href;
  return `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(module.href)}); })`;
}
