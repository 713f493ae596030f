// Runs one of the project's commands: `node scripts/command.mjs referee expancity --games 100`.
// Rules are measured and played as they run in production.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const source = name === 'bench' ? '../apps/bench/src/stages.ts' : `../apps/tools/src/commands/${name}.ts`;
const script = fileURLToPath(new URL(source, import.meta.url));
const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
