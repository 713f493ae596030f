// What package.json runs: a task of the house, a tool of its own, or one of the project's commands.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, buildImage } from './build.mjs';
import { chromium, install, root, run, runTool } from './house.mjs';

const tasks = { start, test, nightly, undo, strength, check, dev, build, image };
/** Programs of `node_modules/.bin`. */
const tools = ['biome', 'vitest'];

const commandsOfBench = { bench: 'bench/src/main.ts', assault: 'bench/src/assault/main.ts' };

/** What every change must pass besides the tests, by name, as a tool and its arguments. */
const checks = {
  'types (node)': ['tsc', '-p', 'tsconfig.node.json'],
  'types (web)': ['tsc', '-p', 'tsconfig.web.json'],
  'types (tests of the web)': ['tsc', '-p', 'tsconfig.web-test.json'],
  'lint and format': ['biome', 'check', '.'],
  directions: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
  'unused code': ['knip'],
};
/** Where Vite serves the client while it is developed. */
const webAddress = 'http://localhost:5173';
/** More than any game has variants. */
const gamesAtNight = 120;

/** Runs what is called so; ends the process where that failed. */
export async function runTask(name = '', ...args) {
  if (Object.hasOwn(tasks, name)) await tasks[name](...args);
  else if (tools.includes(name)) process.exitCode = runTool(name, args) ? 0 : 1;
  else await runCommand(name, args);
}

/** Runs one of the project's commands in this process, as in production. */
async function runCommand(name, args) {
  const module = join(root, 'apps', commandsOfBench[name] ?? `tools/src/commands/${name}.ts`);
  if (!existsSync(module)) {
    console.error(`There is no command "${name}"; package.json lists them.`);
    process.exit(1);
  }
  process.env.NODE_ENV = 'production';
  process.argv = [process.execPath, module, ...args];
  await import(pathToFileURL(module).href);
}

/** Installs and builds what is missing, then runs the server in this process. */
async function start() {
  install();
  try {
    await buildAll();
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exit(1);
  }
  await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
}

/** Server and web client, built as they are shipped. */
async function build() {
  install();
  await buildAll();
}

/** What the container image holds, in a directory: plain Node runs it. */
async function image(directory) {
  install();
  await buildImage(resolve(directory));
}

/** Server and web client for development: both follow the sources. Open the address that Vite tells. */
function dev() {
  install();
  const environment = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    // Pages come from Vite, which asks the server on their behalf.
    PUBLIC_URL: webAddress,
    LOG_LEVEL: 'warn',
    ...process.env,
  };
  const programs = [
    [process.execPath, ['--watch-path=packages', '--watch-path=apps/server/src', 'apps/server/src/main.ts']],
    [join(root, 'apps/web/node_modules/.bin/vite'), ['apps/web', '--port', '5173', '--strictPort']],
  ];
  const children = programs.map(([program, args]) =>
    spawn(program, args, { cwd: root, stdio: 'inherit', env: environment }),
  );
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
}

/** Every check without the tests. */
function check() {
  const failed = Object.entries(checks).filter(([name, [tool, ...args]]) => !report(name, runTool(tool, args)));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Every check and every test. The last line says how many passed and failed; before it stands what failed. */
async function test() {
  install();
  const ci = process.env.CI === 'true';
  const total = { passed: 0, failed: [], again: 0 };
  const check = (name, passed) => {
    if (report(name, passed)) total.passed += 1;
    else total.failed.push(name);
  };

  for (const [name, [tool, ...args]] of Object.entries(checks)) check(name, runTool(tool, args));

  count(total, 'tests', []);
  const browser = chromium();
  if (browser) {
    await buildAll().then(
      () => count(total, 'browser tests', ['--config', 'vitest.browser.config.ts'], { CHROMIUM: browser }),
      (error) => check(`build for the browser tests: ${error.message}`, false),
    );
  } else {
    const words =
      'browser tests: no Chromium or Chrome found. Debian: apt-get install chromium; or set CHROMIUM to its path';
    if (ci) check(words, false);
    else console.log(`left out: ${words}`);
  }

  for (const failure of total.failed) console.log(`FAILED: ${failure}`);
  if (ci) console.log(`${total.again} needed a second try`);
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exit(total.failed.length > 0 ? 1 : 0);
}

/** The games' tests with everything done, undone and done again: at night, or after work on undo. */
function undo(...args) {
  const games = args.length > 0 ? args : ['packages/games'];
  process.exitCode = runTool('vitest', ['run', ...games], { env: { ...process.env, UNDO: '1' } }) ? 0 : 1;
}

/** How well the bots play: at night, or after work on them. */
function strength(...args) {
  process.exitCode = runTool('vitest', ['run', '--config', 'vitest.strength.config.ts', ...args]) ? 0 : 1;
}

/** What takes too long for every change, and would show in play: many games of every kind, bots, levels, speeds. */
function nightly() {
  const games = readdirSync(join(root, 'packages/games'));
  const steps = [
    ['undo'],
    ['strength'],
    ['balance', 'micro-city'],
    ...games.flatMap((game) => [
      ['referee', game, '--games', `${gamesAtNight}`],
      ['twins', game, '--games', `${gamesAtNight}`],
    ]),
  ];
  const passed = steps.map((step) => report(step.join(' '), run(process.execPath, ['scripts/run.mjs', ...step])));
  // Ratios of speeds on a machine that is shared say little: printed, and never a failure.
  run(process.execPath, ['scripts/run.mjs', 'bench', '--short']);
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

/** Says what became of a check; true where it passed. */
function report(name, passed) {
  console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  return passed;
}

/**
 * Runs vitest and adds its tests to the total; a run that breaks down counts as one failure. Where everything must run,
 * a file that failed is run once more, so that a fault of the machine stops nobody: how many tests needed that is told.
 */
function count(total, name, args, environment = {}) {
  const ci = process.env.CI === 'true';
  const { files, lost } = tallyOf(name, args, environment);
  const missed = Object.entries(files).filter(([, { failed }]) => failed.length > 0);
  if (ci && missed.length > 0) {
    const again = missed.flatMap(([, { failed }]) => failed);
    for (const failure of again) console.log(`tried again: ${failure}`);
    total.again += again.length;
    const second = tallyOf(name, [...args, ...missed.map(([file]) => file)], environment);
    Object.assign(files, second.files);
    lost.push(...second.lost);
  }
  const tallies = Object.values(files);
  const sum = (key) => tallies.reduce((whole, tally) => whole + tally[key], 0);
  const failed = [...tallies.flatMap((tally) => tally.failed), ...lost];
  total.passed += sum('passed');
  total.failed.push(...failed);
  // Where everything must run, what was skipped has failed.
  if (ci && sum('skipped') > 0) total.failed.push(`${name}: ${sum('skipped')} skipped`);
  console.log(`${name}: ${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`);
}

/** What became of the tests of one run of vitest, by file; `lost` is what failed and belongs to none. */
function tallyOf(name, args, environment) {
  const directory = mkdtempSync(join(tmpdir(), 'cityhall-run-'));
  const file = join(directory, 'tally.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/tally.mjs'];
  const env = { ...process.env, ...environment, TALLY: file };
  const succeeded = runTool('vitest', ['run', ...args, ...reporters], { env });
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: {}, lost: [] };
  rmSync(directory, { recursive: true, force: true });
  const told = tally.lost.length > 0 || Object.values(tally.files).some(({ failed }) => failed.length > 0);
  if (!succeeded && !told) tally.lost.push(`${name}: the run broke down`);
  return tally;
}
