// What the scripts share: plain Node, since nothing else is installed when they begin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const pnpm = ['-y', 'pnpm@10.34.9'];

/** Runs a program to its end; true where it succeeded. */
export function run(program, args, settings = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...settings });
  if (error) console.error(`${program} could not be run: ${error.message}`);
  return status === 0;
}

/** Runs a program of the workspace's own `node_modules/.bin`. */
export function runTool(name, args, settings = {}) {
  return run(join(root, 'node_modules', '.bin', name), args, settings);
}

/** Installs what the lockfile lists, unless that has been done since it changed. */
export function install() {
  const stamp = join(root, 'node_modules', '.cityhall-lockfile');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what the project is built on; the first time takes about half a minute.');
  if (!run('npx', [...pnpm, 'install', '--frozen-lockfile'])) {
    console.error('The installation failed. It needs the network: connect, and try again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** A fingerprint of files by name, size and time of change, without what is built or installed. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== 'node_modules' && name !== 'dist' && name !== 'test') visit(join(path, name));
      }
    } else {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    }
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/** True where a Chromium or Chrome can be started; its path. */
export function chromium() {
  const given = process.env.CHROMIUM;
  if (given) return existsSync(given) ? given : undefined;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const found = (process.env.PATH ?? '').split(':').flatMap((directory) => names.map((name) => join(directory, name)));
  const known = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  return [...found, ...known].find((path) => existsSync(path));
}
