import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { Chat } from './chat.ts';
import type { Doorbell } from './doorbell.ts';
import type { Hub } from './hub.ts';

export interface NeighboursPlan {
  storage: Storage;
  bell: Doorbell;
  hub: Hub;
  sockets: { chat: Pick<Chat, 'catchUp'>; dropEnded(): Promise<void> };
  clock: Clock;
  log: Log;
}

/** Milliseconds after which what other nodes did is known here even where no bell is heard. */
const lookEvery = 2_000;

/**
 * Learns what other nodes on the same storage did: at once by the doorbell, else by looking every two seconds.
 * @returns a function that stops it
 */
export function watchNeighbours({ storage, bell, hub, sockets, clock, log }: NeighboursPlan): () => void {
  const { chat } = sockets;
  let stopped = false;
  bell.hear((rung, table, number) => {
    if (!stopped) void (rung === 'entry' ? hub.catchUp(table, number) : chat.catchUp(table, number, true));
  });

  async function look(): Promise<void> {
    const newest = await storage.tables.newest(hub.inMemory());
    await Promise.all(
      newest.flatMap(({ table, version, chat: line }) => [
        hub.catchUp(table, version),
        chat.catchUp(table, line, false),
      ]),
    );
    await sockets.dropEnded();
  }

  let looking = false;
  const stopLooking = clock.every(lookEvery, async () => {
    if (looking || stopped) return;
    looking = true;
    try {
      await look();
    } catch (err) {
      log.warn({ err }, 'what other nodes did could not be looked up');
    } finally {
      looking = false;
    }
  });
  return () => {
    stopped = true;
    stopLooking();
  };
}
