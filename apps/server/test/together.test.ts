import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { begunTable, named, visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.remove());

async function gathering(seats: number) {
  const ada = await named(url, 'Ada');
  const { body } = await ada.request('POST', '/api/tables', { game: 'pebbles', seats, options: {} });
  const hers = await ada.device();
  await hers.open(body.table);
  return { table: body.table as string, ada, hers };
}

it('lists a table that its host makes public, until it starts', async () => {
  const { table, hers } = await gathering(2);
  const listed = async () => (await visitor(url).request('GET', '/api/public')).body.tables;
  expect(await listed()).toEqual([]);
  const ben = await named(url, 'Ben');
  const his = await ben.device();
  await his.open(table);
  expect(await his.deed({ do: 'table', listed: true })).toMatchObject({ refusal: { code: 'not-host' } });
  await hers.deed({ do: 'table', listed: true, name: '  Friday\u202e evening ' });
  await expect.poll(listed).toMatchObject([{ table, game: 'pebbles', title: 'Friday evening', free: 1 }]);
  await his.deed({ do: 'sit', seat: 1 });
  await hers.deed({ do: 'start' });
  await expect.poll(listed).toEqual([]);
});

it('hands the part of table host on, swaps seats, and closes a table before the start', async () => {
  const { table, hers } = await gathering(3);
  const ben = await named(url, 'Ben');
  const his = await ben.device();
  await his.open(table);
  await his.deed({ do: 'sit', seat: 1 });
  await his.open(table);
  expect(await hers.deed({ do: 'host', seat: 2 })).toMatchObject({ refusal: { code: 'seat-free' } });
  expect(await hers.deed({ do: 'host', seat: 1 })).toMatchObject({ answer: 'done' });
  expect(await his.open(table)).toMatchObject({ you: { host: true } });
  expect(await his.deed({ do: 'swap', seat: 0, with: 1 })).toMatchObject({ answer: 'done' });
  expect(await his.open(table)).toMatchObject({ you: { seat: 0, host: true } });
  expect(his.document.room.places.map(({ name }) => name)).toEqual(['Ben', 'Ada', null]);
  expect(await his.deed({ do: 'close' })).toMatchObject({ answer: 'done' });
  expect(await his.deed({ do: 'start' })).toMatchObject({ refusal: { code: 'not-gathering' } });
  expect((await visitor(url).request('GET', `/api/tables/${table}/door`)).body).toMatchObject({
    status: 'closed',
    free: null,
  });
});

it('starts by itself once it is full, where its host said so', async () => {
  const { table, hers } = await gathering(2);
  await hers.deed({ do: 'table', whenFull: true });
  const ben = await named(url, 'Ben');
  const his = await ben.device();
  await his.open(table);
  await his.deed({ do: 'sit', seat: 1 });
  await hers.until(({ document }) => document.room.status === 'playing');
});

it('tells at the door which seat is one’s own, which is free, and whether one may watch', async () => {
  const { table, ada } = await gathering(2);
  const at = async (who: { request: typeof ada.request }) =>
    (await who.request('GET', `/api/tables/${table}/door`)).body;
  expect(await at(ada)).toMatchObject({ seat: 0, free: 1, watching: true, names: ['Ada', null] });
  expect(await at(visitor(url))).toMatchObject({ seat: null, free: 1, status: 'gathering' });
});

it('seats bots of two levels, and each plays to the end', async () => {
  const { hers } = await gathering(3);
  await hers.deed({ do: 'bot', seat: 1, level: 'easy' });
  await hers.deed({ do: 'bot', seat: 2 });
  expect(hers.document.room.places.map(({ level }) => level)).toEqual([null, 'easy', 'usual']);
  await hers.deed({ do: 'start' });
  const turn = () => (hers.document.view as unknown as { open: { turn: number } }).open.turn;
  while (hers.document.room.status === 'playing') {
    await hers.until(({ document }) => turn() === 0 || document.room.status === 'over');
    if (hers.document.room.status === 'playing') await hers.act('take', { count: 1 });
  }
  expect(hers.document.room.status).toBe('over');
});

it('brings a new name to seats already taken', async () => {
  const { persons, devices } = await begunTable(url, 'pebbles', 2);
  await persons[1]!.request('POST', '/api/name', { name: 'Beatrix' });
  await devices[0]!.until(({ document }) => document.room.places[1]!.name === 'Beatrix');
});

it('says in My tables what is asked and since when', async () => {
  const { persons } = await begunTable(url, 'pebbles', 2);
  const { body } = await persons[0]!.request('GET', '/api/tables');
  expect(body.tables[0]).toMatchObject({ awaited: true, stage: 'take', due: null });
  expect(body.tables[0].since).toBeGreaterThan(0);
});

it('lists devices, and signing out everywhere ends copied cookies and their sockets', async () => {
  const { persons, table } = await begunTable(url, 'pebbles', 1);
  const [person] = persons;
  const stolen = visitor(url, person!.cookie);
  const phone = visitor(url);
  const { body } = await person!.request('POST', '/api/ways');
  await phone.request('POST', body.path.replace('/way/', '/api/ways/'), undefined, { 'user-agent': 'iPhone Safari/1' });
  const { devices } = (await phone.request('GET', '/api/devices')).body;
  expect(devices).toMatchObject([{ here: true, device: 'Safari, iOS' }, { here: false }]);
  const thief = await stolen.device();
  expect(await thief.open(table)).toMatchObject({ you: { seat: 0 } });
  const ended = thief.next('disconnect');
  expect((await phone.request('POST', '/api/devices/signout', { which: 'others' })).body).toEqual({ ok: true });
  await ended;
  expect(await (await stolen.device()).open(table)).toMatchObject({ you: { seat: null } });
  expect((await stolen.request('GET', '/api/me')).body).toEqual({ name: null });
  expect(await (await phone.device()).open(table)).toMatchObject({ you: { seat: 0 } });
});

it('deletes one’s data: name, devices and what one said; a nameless bot plays on', async () => {
  const { persons, devices, table } = await begunTable(url, 'pebbles', 2);
  const name = 'Unmistakable';
  await persons[1]!.request('POST', '/api/name', { name });
  await devices[1]!.send('say', { table, command: 'chat-0001', channel: 'table', text: 'my words' });
  const copied = visitor(url, persons[1]!.cookie);
  expect((await persons[1]!.request('POST', '/api/forget-me')).body).toEqual({ ok: true });
  await devices[0]!.until(({ document }) => document.room.places[1]!.kind === 'bot');
  const fresh = await persons[0]!.device();
  await fresh.open(table);
  await fresh.send('chats', { table });
  expect(fresh.received.join()).not.toContain(name);
  expect(fresh.received.join()).not.toContain('my words');
  const { body } = await persons[0]!.request('GET', `/api/tables/${table}/history`);
  expect(JSON.stringify(body)).not.toContain(name);
  expect((await copied.request('GET', '/api/me')).body).toEqual({ name: null });
});

it('sets one table for the rematch, however many ask, with rotated seats', async () => {
  const { persons, devices, table } = await begunTable(url, 'pebbles', 2);
  expect((await persons[0]!.request('POST', `/api/tables/${table}/rematch`)).status).toBe(409);
  await devices[0]!.deed({ do: 'propose', what: 'end' });
  await devices[1]!.deed({ do: 'agree', yes: true });
  const asked = await Promise.all(persons.map((person) => person.request('POST', `/api/tables/${table}/rematch`)));
  const next: string = asked[0]!.body.table;
  expect(asked[1]!.body).toEqual({ table: next });
  expect(next).not.toBe(table);
  const fresh = await persons[0]!.device();
  expect(await fresh.open(next)).toMatchObject({ you: { seat: 1 } });
  expect(fresh.document.room).toMatchObject({ game: 'pebbles', status: 'gathering' });
  expect(fresh.document.room.places.map((place) => place.name)).toEqual(['Player 1', 'Player 0']);
  await devices[1]!.until(({ document }) => document.room.rematch === next);
  expect((await visitor(url).request('POST', `/api/tables/${table}/rematch`)).status).toBe(403);
});

it('lets nobody watch a game whose host forbids it, and drops those who did', async () => {
  const { devices, table, persons } = await begunTable(url, 'pebbles', 2);
  const watcher = await visitor(url).device();
  await watcher.open(table);
  const dropped = watcher.next('dropped');
  await devices[0]!.deed({ do: 'table', watching: false });
  await dropped;
  expect(await watcher.open(table)).toMatchObject({ answer: 'fault', code: 'no-watching' });
  const before = watcher.received.length;
  await devices[0]!.act('take', { count: 1 });
  expect((await visitor(url).request('GET', `/api/tables/${table}/history`)).status).toBe(403);
  await watcher.open(table);
  expect(watcher.received.length).toBe(before + 1);
  expect((await persons[1]!.request('GET', `/api/tables/${table}/history`)).status).toBe(200);
});

it('fault 13: brings the owner of a private table back into their seat, even where nobody may watch', async () => {
  const { table, devices, persons } = await begunTable(url, 'pebbles', 2);
  await devices[0]!.deed({ do: 'table', watching: false });
  devices[0]!.close();
  const phone = visitor(url);
  const { body } = await persons[0]!.request('POST', '/api/ways');
  await phone.request('POST', body.path.replace('/way/', '/api/ways/'));
  expect(await (await phone.device()).open(table)).toMatchObject({ you: { seat: 0, host: true } });
});

it('fault 16: keeps marks, controls and 10,000 characters out of names and chat, and script as mere text', async () => {
  const { table, devices } = await begunTable(url, 'pebbles', 2);
  const say = (text: string) => devices[0]!.send('say', { table, command: 'chat-0001', channel: 'table', text });
  expect(await say('x'.repeat(10_000))).toMatchObject({ code: 'malformed' });
  expect(await say('\u202e\u200b')).toMatchObject({ code: 'malformed' });
  const heard = devices[1]!.next('chat');
  await say('<script>a\u202eb</script>\u0007\n!');
  expect(await heard).toMatchObject({ line: { text: '<script>ab</script> !' } });
  expect(await devices[0]!.deed({ do: 'table', name: 'y'.repeat(10_000) })).toMatchObject({ code: 'malformed' });
});
