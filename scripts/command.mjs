// Runs one of the project's commands: `node scripts/command.mjs referee expancity --games 100`.
// Rules are measured and played as they run in production: bundled, since the wrapper that tsx puts around every
// function to keep its name costs up to 40 % of the time. tsx stays for the few modules that a command finds by path.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { banner } from './build.mjs';
import { root } from './house.mjs';

const [name, ...args] = process.argv.slice(2);
const source = (path) => join(root, 'apps', path);

/** Bench and assault run in several processes and threads, each with an entry of its own. */
const isBench = name === 'bench' || name === 'assault';
const benchEntries = {
  main: source(name === 'bench' ? 'bench/src/main.ts' : 'bench/src/assault/main.ts'),
  drive: source('bench/src/drive.ts'),
  ours: source('bench/src/servers/ours.ts'),
  raw: source('bench/src/servers/raw.ts'),
  catalogue: source('bench/src/servers/catalogue.ts'),
  'sqlite-thread': source('server/src/storage/sqlite-thread.ts'),
  'rules-thread': source('server/src/threads/rules-thread.ts'),
};
const command = source(`tools/src/commands/${name}.ts`);
if (!isBench && !existsSync(command)) {
  console.error(`There is no command "${name ?? ''}"; package.json lists them.`);
  process.exit(1);
}

/** Commands that open the server's storage find its driver where the server does, and its thread beside them. */
const withStorage = ['record', 'purge', 'backup', 'restore'].includes(name);
const entries = isBench
  ? benchEntries
  : withStorage && { main: command, 'sqlite-thread': source('server/src/storage/sqlite-thread.ts') };

const outdir = entries ? source(`${withStorage ? 'server' : 'bench'}/dist/${process.pid}`) : source('tools/dist');
const main = entries ? 'main' : `${name}-${process.pid}`;
await build({
  entryPoints: entries || { [main]: command },
  outdir,
  bundle: true,
  splitting: Boolean(entries),
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  external: ['better-sqlite3', 'playwright-core', 'pg-native', 'bufferutil', 'utf-8-validate'],
  logLevel: 'warning',
  banner: { js: banner },
});
const child = spawn(
  process.execPath,
  ['--import', 'tsx', '--enable-source-maps', join(outdir, `${main}.js`), ...args],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (entries) rmSync(outdir, { recursive: true, force: true });
  else rmSync(join(outdir, `${main}.js`), { force: true });
  process.exitCode = signal ? 1 : (code ?? 1);
});
