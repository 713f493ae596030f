import { networkInterfaces } from 'node:os';
import closeWithGrace from 'close-with-grace';
import { createServer, type RunningServer, type ServerPlan } from './server.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { DataHeld } from './storage/holder.ts';

/** Milliseconds after which the process ends, whatever is still under way. */
const grace = 10_000;

/** Runs a server by the settings of the environment until the process is asked to end; says in words how it goes. */
export async function runServer(plan: Pick<ServerPlan, 'catalogue' | 'web'>): Promise<void> {
  // boardgame.io is more than twice as fast where this is set before it is loaded.
  process.env.NODE_ENV ??= 'production';
  try {
    const settings = readSettings(process.env);
    const server = await createServer({ settings, ...plan });
    for (const line of greeting(settings, server)) console.log(line);
    closeWithGrace({ delay: grace }, async ({ err }) => {
      if (err) console.error(err);
      await server.close();
      console.log('City Hall is closed. Every table is kept.');
    });
  } catch (error) {
    console.error(whyNot(error));
    // Threads that were started already would keep the process alive.
    process.exit(1);
  }
}

/** Where the server can be reached, in words. */
function greeting(settings: Settings, { port }: RunningServer): string[] {
  if (settings.PUBLIC_URL) return [`City Hall is open: ${settings.PUBLIC_URL.href} (listening at port ${port})`];
  const lines = [`City Hall is open: http://localhost:${port}`];
  if (settings.HOST !== '0.0.0.0') return lines;
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of others) lines.push(`On this network:   http://${address}:${port}`);
  return lines;
}

function whyNot(error: unknown): string {
  if (error instanceof SettingsError) return `The settings cannot be used.\n${error.message}`;
  if (error instanceof DataHeld) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const port = process.env.PORT ?? '8000';
    return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=8001 npm start`;
  }
  if (code === 'EACCES') return `Not allowed: ${message}. Choose another PORT or DATA.`;
  return `The server did not start: ${message}`;
}
