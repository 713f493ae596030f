import { createServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

// A server of the toys in a process of its own, for tests that kill it. Tells its port on standard output.
const server = await createServer({
  settings: readSettings({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', RULES_THREADS: '1', ...process.env }),
  catalogue: new URL('./toys/catalogue.ts', import.meta.url).href,
  web: process.env.DATA!,
});
console.log(`port ${server.port}`);
