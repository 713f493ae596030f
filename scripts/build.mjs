// Builds the server and the operator's commands into one bundle with the threads beside them, and the web client; what
// did not change is left. The bundle needs nothing but Node.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fingerprint, root, run } from './house.mjs';

/** Modules of CommonJS in the bundle ask for `require` and for where they are. */
const banner = `import { createRequire as cityhallRequire } from 'node:module';
import { dirname as cityhallDirname } from 'node:path';
import { fileURLToPath as cityhallPath } from 'node:url';
const require = cityhallRequire(import.meta.url);
const __filename = cityhallPath(import.meta.url);
const __dirname = cityhallDirname(__filename);`;

/** Commands for whoever runs a server without a checkout. */
const operatorsCommands = ['backup', 'restore', 'record', 'purge'];

const foundation = ['packages', 'pnpm-lock.yaml', 'patches', 'scripts/build.mjs'];

/** Runs `work` unless it was done for the same sources. */
async function unlessDone(directory, sources, work) {
  const stamp = join(root, directory, '.built-from');
  const wanted = fingerprint([...foundation, ...sources]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await work();
  writeFileSync(stamp, wanted);
}

async function buildServer() {
  console.log('Building the server.');
  const { build } = await import('esbuild');
  const outdir = join(root, 'apps/server/dist');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const source = (path) => join(root, path);
  await build({
    entryPoints: {
      main: source('apps/server/src/main.ts'),
      'sqlite-thread': source('apps/server/src/storage/sqlite-thread.ts'),
      'rules-thread': source('apps/server/src/threads/rules-thread.ts'),
      catalogue: source('packages/catalogue/src/index.ts'),
      ...Object.fromEntries(operatorsCommands.map((name) => [name, source(`apps/tools/src/commands/${name}.ts`)])),
    },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    // The last is for sources that are run as they are: what is built brings its hashes with it.
    external: ['pg-native', 'bufferutil', 'utf-8-validate', '@cityhall/catalogue/rules-hash'],
    banner: { js: banner },
    logLevel: 'warning',
  });
  const hashes = ['apps/server/tools/rules-hashes.ts', join(outdir, 'rules.json')];
  if (!run(process.execPath, hashes)) throw new Error('the hashes of the rules could not be worked out');
}

function buildWeb() {
  console.log('Building the web client.');
  const vite = join(root, 'apps/web/node_modules/.bin/vite');
  // Whoever asks for a build, a test or somebody with an environment of their own: React is built as players get it.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!run(vite, ['build', 'apps/web'], { env })) throw new Error('the web client could not be built');
  compress(join(root, 'apps/web/dist'));
}

/** Puts a compressed copy beside every file that gets smaller by it: the server sends what a browser takes. */
function compress(directory) {
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|webmanifest)$/.test(file)) continue;
    const path = join(directory, file);
    const content = readFileSync(path);
    for (const [ending, packed] of [
      ['br', brotliCompressSync(content)],
      ['gz', gzipSync(content, { level: 9 })],
    ])
      if (packed.length < content.length) writeFileSync(`${path}.${ending}`, packed);
  }
}

/** Builds what changed since the last time. */
export async function buildAll() {
  await unlessDone(
    'apps/server/dist',
    ['apps/server/src', 'apps/server/tools', 'apps/server/package.json', 'apps/tools/src'],
    buildServer,
  );
  await unlessDone('apps/web/dist', ['apps/web'], buildWeb);
}

/** Builds, and copies into a directory all that a machine with Node needs to serve: what the container image holds. */
export async function buildImage(directory) {
  await buildAll();
  for (const built of ['apps/server/dist', 'apps/web/dist'])
    cpSync(join(root, built), join(directory, built), { recursive: true });
}
