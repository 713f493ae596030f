import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createServer } from '../../../server/src/server.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { serveBench } from './child.ts';

/** City Hall itself with the game of the bench; where it keeps things is told by its settings. */
const server = await createServer({
  settings: readSettings({ ...process.env, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off' }),
  catalogue: new URL('./catalogue.js', import.meta.url).href,
  web: fileURLToPath(new URL('.', import.meta.url)),
  log: pino({ level: 'error' }),
});
serveBench(server.port, () => server.close());
