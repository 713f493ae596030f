import type { AnyView } from '@cityhall/ruleset';
import type { CommandAnswer } from '@cityhall/wire';
import { io } from 'socket.io-client';
import { followTable, type TableLink } from '../../../web/src/link/table.ts';
import type { Wire } from '../../../web/src/link/wire.ts';
import { newTable } from '../asking.ts';
import { writing } from '../ledger.ts';

/** Somebody at a table, with the client's own link, who writes whenever it is their turn. */
export interface Player {
  link: TableLink;
  seat: number;
  cookie: string;
  playing: boolean;
}

/** A table that is played until it is told to rest. */
export interface Played {
  id: string;
  players: Player[];
}

/** What was promised to all players of an assault: the ids of the commands that were answered “done”. */
export class Promises {
  readonly acknowledged = new Set<string>();
  /** How often the answer was that the end of a command is unknown. */
  unsure = 0;
  #waiting: { met(): boolean; resolve(): void }[] = [];

  hear(command: string, { answer }: CommandAnswer): void {
    if (answer === 'done') this.acknowledged.add(command);
    if (answer === 'unknown') this.unsure += 1;
    for (const waiting of this.#waiting.filter(({ met }) => met())) waiting.resolve();
    this.#waiting = this.#waiting.filter(({ met }) => !met());
  }

  /** Resolves when so many more were acknowledged. */
  more(count: number): Promise<void> {
    const goal = this.acknowledged.size + count;
    return this.#until(() => this.acknowledged.size >= goal);
  }

  /** Resolves when one more command has an unknown end. */
  trouble(): Promise<void> {
    const before = this.unsure;
    return this.#until(() => this.unsure > before);
  }

  #until(met: () => boolean): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ met, resolve }));
  }
}

/** The client's line, outside a browser. */
function lineTo(url: string, cookie: string, promises: Promises): Wire {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie, origin: url },
    reconnectionDelay: 100,
    reconnectionDelayMax: 400,
    timeout: 3000,
  });
  return {
    get connected() {
      return socket.connected;
    },
    send(name, body, answer) {
      socket.emit(name, body, (value: never) => {
        if (name === 'act' && 'command' in body) promises.hear(body.command, value);
        answer(value);
      });
    },
    on: (name, hear) => void socket.on(name as string, hear as (news: unknown) => void),
    onUp: (hear) => void socket.on('connect', hear),
    onDown(hear) {
      socket.on('disconnect', hear);
      socket.on('connect_error', hear);
    },
    renew: () => void socket.disconnect().connect(),
    close: () => void socket.disconnect(),
  };
}

/** Resolves when the link's state is so. */
export function until(
  link: TableLink,
  so: (state: ReturnType<TableLink['store']['getState']>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (so(link.store.getState())) return resolve();
    const stop = link.store.subscribe((state) => {
      if (!so(state)) return;
      stop();
      resolve();
    });
  });
}

/** A table of the ledger, begun and played by its own players from now on. */
export async function played(url: string, cookies: readonly string[], promises: Promises): Promise<Played> {
  const table = await newTable(url, cookies[0]!, 'ledger', cookies.length, { kilobytes: 2 });
  const players = cookies.map(
    (cookie, seat): Player => ({
      cookie,
      seat,
      playing: true,
      link: followTable(table, lineTo(url, cookie, promises)),
    }),
  );
  for (const { link, seat } of players) {
    await until(link, ({ line }) => line === 'live');
    link.deed({ do: 'sit', seat });
    await until(link, ({ you }) => you.seat === seat);
    link.deed({ do: 'ready', ready: true });
  }
  await until(players[0]!.link, ({ copy }) => copy!.document.room.places.every(({ ready }) => ready));
  players[0]!.link.deed({ do: 'start' });
  for (const player of players) {
    const act = () => writeIfAsked(player);
    player.link.store.subscribe(act);
    act();
  }
  return { id: table, players };
}

function writeIfAsked({ link, seat, playing }: Player): void {
  const { line, copy, queue } = link.store.getState();
  const view = copy?.document.view as AnyView | null | undefined;
  if (!playing || line !== 'live' || queue.length > 0 || !view?.flow.asked[seat]) return;
  // Not while the link tells its own news.
  queueMicrotask(() => link.act('write', writing((view.open as { written: number }).written)));
}

/** Lets every player rest; resolves when nothing is on its way and everybody is on the line. */
export async function rest(tables: readonly Played[]): Promise<void> {
  const players = tables.flatMap((table) => table.players);
  for (const player of players) player.playing = false;
  await Promise.all(players.map(({ link }) => until(link, ({ line, queue }) => line === 'live' && queue.length === 0)));
}

/** What a link shows, and what the server shows to the same person who comes anew; equal where nothing went astray. */
export async function boards(url: string, table: Played, player: Player): Promise<{ shown: string; stored: string }> {
  const fresh = followTable(table.id, lineTo(url, player.cookie, new Promises()));
  await until(fresh, ({ line, copy }) => line === 'live' && copy !== null);
  const stored = JSON.stringify(fresh.store.getState().copy!.document);
  fresh.close();
  const edition = fresh.store.getState().copy!.edition;
  await until(player.link, ({ copy }) => copy!.edition >= edition);
  return { shown: JSON.stringify(player.link.store.getState().copy!.document), stored };
}
