// Which Node runs the project, and how it comes here where the one found is older. Read by old Nodes: plain words only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The least major version that the project runs on. */
const least = Number(/\d+/.exec(JSON.parse(read('package.json')).engines.node)[0]);
/** The exact version that is brought where the Node found is older. */
const version = /^nodeVersion: (\S+)$/m.exec(read('pnpm-workspace.yaml'))[1];
const home = join(root, '.node');
const programIn = (directory) => join(directory, 'node_modules', 'node', 'bin', 'node');

/** True where the Node of this process is new enough. */
export const isCurrent = () => Number(process.versions.node.split('.')[0]) >= least;

/**
 * Runs a script again under the project's own Node, which is first on the path of whatever that starts, and ends as it
 * ends. Says so in one line, and ends with one sentence where that Node cannot be brought.
 */
export function runAgain(script, args) {
  const kept = join(home, version);
  const isThere = existsSync(programIn(kept));
  console.error(
    `Node ${process.versions.node} is older than ${least}: going on with Node ${version}${isThere ? '' : ', which npm brings into .node first'}.`,
  );
  if (!isThere && !bring(kept)) {
    console.error(
      `Node ${version} could not be brought: check that npm is there and reaches its registry, or install Node ${least} or newer from https://nodejs.org; then try again.`,
    );
    process.exit(1);
  }
  const program = programIn(kept);
  const path = `${dirname(program)}:${process.env.PATH}`;
  const child = spawn(program, [script, ...args], { stdio: 'inherit', env: { ...process.env, PATH: path } });
  // A terminal sends Ctrl-C to both; a second one would cut the end short.
  const atTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal === 'SIGTERM' || !atTerminal) child.kill(signal);
    });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * Brings the runtime into a directory, whole or not at all: others may be bringing it at the same time.
 * npm's package `node` chooses the program for this machine in a script of its own, which npm may leave out; it is run here.
 */
function bring(directory) {
  mkdirSync(home, { recursive: true });
  const part = mkdtempSync(join(home, 'part-'));
  const quiet = { stdio: 'ignore' };
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1'];
  const done =
    spawnSync('npm', ['install', '--prefix', part, ...flags, `node@${version}`], quiet).status === 0 &&
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      ...quiet,
      cwd: join(part, 'node_modules', 'node'),
    }).status === 0 &&
    spawnSync(programIn(part), ['--version']).stdout?.toString().trim() === `v${version}`;
  try {
    if (done) renameSync(part, directory);
  } catch {
    // Somebody else was first.
  }
  rmSync(part, { recursive: true, force: true });
  return existsSync(programIn(directory));
}
