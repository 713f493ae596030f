// Server and web client for development: both follow the sources. Open the address that Vite tells.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, install, root } from './house.mjs';

const webAddress = 'http://localhost:5173';

checkNode();
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
  [join(root, 'node_modules/.bin/tsx'), ['watch', 'apps/server/src/main.ts']],
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
