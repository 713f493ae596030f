// Everything that package.json runs: `node scripts/run.mjs NAME ...`, on the project's own Node where this one is older.
import { fileURLToPath } from 'node:url';
import { isCurrent, runAgain } from './runtime.mjs';

const args = process.argv.slice(2);
if (isCurrent()) {
  const { runTask } = await import('./tasks.mjs');
  await runTask(...args);
} else {
  runAgain(fileURLToPath(import.meta.url), args);
}
