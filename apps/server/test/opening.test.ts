import { type Socket as ClientSocket, io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followTable, type TableLink } from '../../web/src/link/table.ts';
import type { Wire } from '../../web/src/link/wire.ts';
import { type House, openHouse } from './house.ts';
import { named, type Visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.remove());

/** What the pages' own link sends and hears, counted: names of questions, and bytes of their answers. */
async function counted(person: Visitor, table: string) {
  const socket: ClientSocket = io(url(), {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: person.cookie },
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const said: { name: string; bytes: number }[] = [];
  const wire: Wire = {
    connected: true,
    send: (name, body, answer) =>
      void socket.emit(name, body, (value: never) => {
        said.push({ name, bytes: JSON.stringify(value).length });
        answer(value);
      }),
    on: (name, hear) => void socket.on(name as string, hear as (news: unknown) => void),
    onUp: () => undefined,
    onDown: () => undefined,
    renew: () => undefined,
    close: () => void socket.disconnect(),
  };
  const link = followTable(table, wire);
  await seen(link, ({ line }) => line === 'live');
  return { link, said };
}

function seen(link: TableLink, isSo: (state: ReturnType<TableLink['store']['getState']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(link.store.getState())) return;
      stop();
      resolve();
    };
    const stop = link.store.subscribe(look);
    look();
  });
}

it('H7: sitting down costs its answer and one opening; what is done to the table later, its answer alone', async () => {
  const ada = await named(url, 'Ada');
  const { body } = await ada.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {} });
  const ben = await named(url, 'Ben');
  const { link, said } = await counted(ben, body.table);
  link.deed({ do: 'sit', seat: 1 });
  await seen(link, ({ you, queue }) => you.seat === 1 && queue.length === 0);
  link.deed({ do: 'ready', ready: true });
  await seen(link, ({ copy, queue }) => queue.length === 0 && copy?.document.room.places[1]?.ready === true);
  // A message of the link's own, answered after all that was under way.
  link.readChat();
  await seen(link, ({ chat }) => chat !== null);
  expect(said.map(({ name }) => name)).toEqual(['open', 'deed', 'open', 'deed', 'chats']);
  expect(said[3]!.bytes).toBeLessThan(200);
  link.close();
});
