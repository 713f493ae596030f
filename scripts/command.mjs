// Runs one of the project's commands: `node scripts/command.mjs referee expancity --games 100`.
// Rules are measured and played as they run in production: bundled, since the wrapper that tsx puts around every
// function to keep its name costs up to 40 % of the time. tsx stays for the few modules that a command finds by path.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './house.mjs';

const [name, ...args] = process.argv.slice(2);
const isBench = name === 'bench';
const source = join(root, isBench ? 'apps/bench/src/stages.ts' : `apps/tools/src/commands/${name}.ts`);
if (!existsSync(source)) {
  console.error(`There is no command "${name ?? ''}"; package.json lists them.`);
  process.exit(1);
}

// The bench starts the server's own threads, which want their sources beside them.
const bundle = isBench ? undefined : join(root, 'apps/tools/dist', `${name}-${process.pid}.js`);
if (bundle) {
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as cityhallRequire } from 'node:module'; const require = cityhallRequire(import.meta.url);",
    },
  });
}
const child = spawn(process.execPath, ['--import', 'tsx', '--enable-source-maps', bundle ?? source, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (bundle) rmSync(bundle, { force: true });
  process.exitCode = signal ? 1 : (code ?? 1);
});
