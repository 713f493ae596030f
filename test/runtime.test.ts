import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A checkout that asks for a Node which nobody has yet, and an npm of ours. */
let checkout: string;
const version = '99.1.0';
const inside = (...names: string[]) => join(checkout, ...names);

const program = (file: string, text: string) => {
  writeFileSync(file, text);
  chmodSync(file, 0o755);
};

/** The Node that npm brings: says what it was called with, and ends as it is told. */
const brought = `#!${process.execPath}
const args = process.argv.slice(2);
if (args[0] === '--version') console.log('v${version}');
else {
  if (args[1] === 'wait') {
    process.on('SIGTERM', () => process.exit(8));
    setInterval(() => {}, 1_000_000);
  } else process.exitCode = 7;
  console.log(JSON.stringify({ args: args.slice(1), first: process.env.PATH.split(':')[0] }));
}
`;

/** As npm's package \`node\` does it: the program is chosen in a script of the package, which npm may leave out. */
const npm = `#!${process.execPath}
const { mkdirSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
if (!args.includes('node@${version}')) process.exit(1);
const home = args[args.indexOf('--prefix') + 1] + '/node_modules/node';
mkdirSync(home, { recursive: true });
const choosing = "const fs = require('node:fs'); fs.mkdirSync('bin'); fs.writeFileSync('bin/node', " +
  JSON.stringify(${JSON.stringify(brought)}) + ", { mode: 0o755 })";
writeFileSync(home + '/installArchSpecificPackage.js', choosing);
`;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'cityhall-runtime-'));
  const root = fileURLToPath(new URL('../', import.meta.url));
  for (const directory of ['scripts', 'path']) mkdirSync(inside(directory));
  for (const name of ['run.mjs', 'runtime.mjs']) copyFileSync(join(root, 'scripts', name), inside('scripts', name));
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  writeFileSync(inside('pnpm-workspace.yaml'), settings.replace(/^nodeVersion: .*$/m, `nodeVersion: ${version}`));
  writeFileSync(inside('package.json'), JSON.stringify({ engines: { node: '>=99' } }));
});
afterEach(() => rmSync(checkout, { recursive: true }));

function start(...args: string[]) {
  const child = spawn(process.execPath, [inside('scripts/run.mjs'), ...args], { env: { PATH: inside('path') } });
  const said = { out: '', error: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.error += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }));
  return { child, ended };
}

it('brings its Node once where an older one is found, and goes on with it', async () => {
  program(inside('path/npm'), npm);
  const first = await start('judge', 'two words', '--json').ended;
  expect(first).toMatchObject({ code: 7, signal: null });
  expect(first.error).toBe(
    `Node ${process.versions.node} is older than 99: going on with Node ${version}, which npm brings into .node first.\n`,
  );
  const bin = inside('.node', version, 'node_modules/node/bin');
  expect(JSON.parse(first.out)).toEqual({ args: ['judge', 'two words', '--json'], first: bin });
  expect(readdirSync(inside('.node'))).toEqual([version]);

  rmSync(inside('path/npm'));
  const second = await start('start').ended;
  expect(second).toMatchObject({
    code: 7,
    error: `Node ${process.versions.node} is older than 99: going on with Node ${version}.\n`,
  });
});

it('is brought by several at once', async () => {
  program(inside('path/npm'), npm);
  const all = await Promise.all(['play', 'judge', 'words'].map((name) => start(name).ended));
  expect(all.map(({ code }) => code)).toEqual([7, 7, 7]);
  expect(readdirSync(inside('.node'))).toEqual([version]);
});

it('passes signals on and ends as the one it started', async () => {
  program(inside('path/npm'), npm);
  const { child, ended } = start('wait');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 8, signal: null });
});

it.each([
  ['npm fails', '#!/bin/sh\nexit 1\n'],
  ['npm brings something else', npm.replace(`v${version}`, 'v0.0.0')],
  ['there is no npm', undefined],
])('says in one sentence what to do where %s', async (_what, text) => {
  if (text) program(inside('path/npm'), text);
  const { code, out, error } = await start('start').ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error.split('\n').slice(1)).toEqual([
    `Node ${version} could not be brought: check that npm is there and reaches its registry, or install Node 99 or newer from https://nodejs.org; then try again.`,
    '',
  ]);
  expect(readdirSync(inside('.node'))).toEqual([]);
});
