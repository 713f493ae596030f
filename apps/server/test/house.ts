import { pino } from 'pino';
import type { RunningServer, ServerPlan } from '../src/server.ts';
import { createServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { testDirectory } from './storages.ts';

const catalogue = new URL('./toys/catalogue.ts', import.meta.url).href;

/** A server of the toys, listening, with a directory of its own. */
export interface House {
  url: string;
  data: string;
  server: RunningServer;
  /** Everything that was written to the server's log. */
  written: string[];
  /** Stops the server and starts it again over the same data; `between` happens while it is down. */
  restart(between?: () => void): Promise<void>;
  remove(): Promise<void>;
}

export async function openHouse(
  environment: Record<string, string> = {},
  plan: Partial<ServerPlan> = {},
): Promise<House> {
  const directory = await testDirectory();
  const written: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void written.push(line) });
  const start = () =>
    createServer({
      settings: readSettings({
        HOST: '127.0.0.1',
        PORT: '0',
        DATA: directory.path,
        BOT_PACE: '0',
        RULES_THREADS: '1',
        ...environment,
      }),
      catalogue,
      web: directory.path,
      log,
      ...plan,
    });
  const house: House = {
    url: '',
    data: directory.path,
    server: await start(),
    written,
    async restart(between = () => undefined) {
      await house.server.close();
      between();
      house.server = await start();
      house.url = `http://127.0.0.1:${house.server.port}`;
    },
    async remove() {
      await house.server.close();
      await directory.remove();
    },
  };
  house.url = `http://127.0.0.1:${house.server.port}`;
  return house;
}
