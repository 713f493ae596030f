// npm start and npm test.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { checkNode, chromium, install, root, run, runTool } from './house.mjs';

const commands = { start, test };
/** Milliseconds; the bench takes under a minute, and installs its rivals the first time. */
const longestBench = 240_000;

checkNode();
const command = process.argv[2] ?? '';
if (!Object.hasOwn(commands, command)) {
  console.error(`Say what to run: ${Object.keys(commands).join(' or ')}.`);
  process.exit(1);
}
await commands[command]();

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

/** Every check and every test. The last line says how many passed and failed; before it stands what failed. */
async function test() {
  install();
  const ci = process.env.CI === 'true';
  const total = { passed: 0, failed: [] };
  const check = (name, passed) => {
    console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
    if (passed) total.passed += 1;
    else total.failed.push(name);
  };

  for (const project of ['node', 'web'])
    check(`types (${project})`, runTool('tsc', ['-p', `tsconfig.${project}.json`]));
  check('lint and format', runTool('biome', ['check', '.']));
  check('directions', runTool('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']));
  check('unused code', runTool('knip', []));

  count(total, 'tests', []);
  // A tenth of the report on difficulty, allowing for chance; the whole one is a command.
  const balance = ['scripts/command.mjs', 'balance', 'micro-city', '--short'];
  if (ci) check('the levels of Micro City are as difficult as promised', run(process.execPath, balance));
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

  // Ratios of speeds on a machine that is shared say little: printed, and never a failure.
  if (ci) run(process.execPath, ['scripts/command.mjs', 'bench', '--short'], { timeout: longestBench });

  for (const failure of total.failed) console.log(`FAILED: ${failure}`);
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exit(total.failed.length > 0 ? 1 : 0);
}

/** Runs vitest and adds its tests to the total; a run that breaks down counts as one failure. */
function count(total, name, args, environment = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'cityhall-run-'));
  const file = join(directory, 'tally.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/tally.mjs'];
  const env = { ...process.env, ...environment, TALLY: file };
  const succeeded = runTool('vitest', ['run', ...args, ...reporters], { env });
  const { passed, skipped, failed } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, skipped: 0, failed: [] };
  rmSync(directory, { recursive: true, force: true });
  if (!succeeded && failed.length === 0) failed.push(`${name}: the run broke down`);
  total.passed += passed;
  total.failed.push(...failed);
  // Where everything must run, what was skipped has failed.
  if (process.env.CI === 'true' && skipped > 0) total.failed.push(`${name}: ${skipped} skipped`);
  console.log(`${name}: ${passed} passed, ${failed.length} failed, ${skipped} skipped`);
}
