import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { freePort } from './servers.ts';
import { begunTable, type Device, named, visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.remove());

/** The seat whose turn it is, as a device sees it. */
const turnOf = ({ document }: Device) => (document.view as unknown as { open: { turn: number } }).open.turn;

it('plays a game from its creation to its end, with a spectator who sees every step', async () => {
  const { table, devices } = await begunTable(url, 'pebbles', 2);
  const spectator = await visitor(url).device();
  const opened = await spectator.open(table);
  expect(opened).toMatchObject({ answer: 'whole', you: { seat: null, host: false }, present: [0, 1], spectators: 1 });
  expect(spectator.document.room).toMatchObject({ status: 'playing', seed: null });
  expect(spectator.document.room.commitment).toMatch(/^[0-9a-f]{64}$/);

  for (let taken = 0; taken < 4; taken++) {
    const mover = devices[turnOf(devices[0]!)]!;
    const answer = await mover.act('take', { count: 3 });
    expect(answer.answer).toBe('done');
    const { edition } = mover;
    await Promise.all([...devices, spectator].map((each) => each.until(({ lines }) => lines.length === taken + 2)));
    expect(mover.edition).toBe(edition);
  }
  for (const each of [...devices, spectator]) {
    expect(each.document.room.status).toBe('over');
    expect(each.document.room.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(each.misfits).toEqual([]);
    // What frames made of the document is what a reload shows.
    const { document, lines, edition } = each;
    await each.open(table);
    // Two moves of each seat: a sender reads its own in the answer alone, the others’ and the spectator’s by themselves.
    const told = each.received.filter((text) => text.startsWith('["frame"') && text.includes('log.took'));
    expect(told).toHaveLength(each === spectator ? 4 : 2);
    expect(each.document).toEqual(document);
    expect(each.lines).toEqual(lines);
    expect(each.edition).toBe(edition);
  }
});

it('fault 6: gives a device that was away the frames it missed, and the whole where they are not at hand', async () => {
  const { table, persons, devices } = await begunTable(url, 'pebbles', 2);
  const away = devices[1]!;
  const had = away.edition;
  const document = away.document;
  away.close();
  await devices[0]!.act('take', { count: 2 });

  const back = await persons[1]!.device();
  back.edition = had;
  back.document = document;
  expect(await back.open(table, had)).toMatchObject({ answer: 'missed', you: { seat: 1 }, frames: [{ from: had }] });
  expect(back.document).toEqual((await opened(persons[1]!, table)).document);
  expect(await back.open(table, back.edition)).toMatchObject({ answer: 'missed', frames: [] });
  expect(await back.open(table, back.edition + 5)).toMatchObject({ answer: 'whole' });
});

async function opened(person: { device(): Promise<Device> }, table: string): Promise<Device> {
  const fresh = await person.device();
  await fresh.open(table);
  return fresh;
}

it('shows a draft on the seat’s other devices and to nobody else', async () => {
  const { table, persons, devices } = await begunTable(url, 'pebbles', 2);
  const other = await opened(persons[0]!, table);
  const news = other.next('draft');
  expect(await devices[0]!.send('draft', { table, seat: 0, draft: { plan: ['tower'] } })).toMatchObject({
    answer: 'done',
  });
  expect(await news).toEqual({ table, seat: 0, draft: { plan: ['tower'] } });
  expect(await devices[1]!.send('draft', { table, seat: 0, draft: 1 })).toMatchObject({ code: 'not-your-seat' });

  const again = await persons[0]!.device();
  expect(await again.open(table)).toMatchObject({ draft: { plan: ['tower'] } });
  expect(await devices[1]!.open(table)).toMatchObject({ draft: null });
  expect(devices[1]!.received.join()).not.toContain('tower');
  await devices[0]!.send('draft', { table, seat: 0, draft: null });
  expect(await again.open(table)).toMatchObject({ draft: null });
});

it('lets bots play the seats they are given, to the end', async () => {
  const host = await named(url, 'Host');
  const { body } = await host.request('POST', '/api/tables', { game: 'pebbles', seats: 3, options: { heap: 21 } });
  const device = await host.device();
  await device.open(body.table);
  expect(await device.deed({ do: 'start' })).toMatchObject({ refusal: { code: 'places-free' } });
  await device.deed({ do: 'bot', seat: 1 });
  await device.deed({ do: 'bot', seat: 2 });
  await device.deed({ do: 'start' });
  while (device.document.room.status === 'playing') {
    await device.until((each) => turnOf(each) === 0 || each.document.room.status === 'over');
    if (device.document.room.status === 'playing') await device.act('take', { count: 1 });
  }
  expect(device.document.room.status).toBe('over');
});

it('takes an action back, and tells why earlier ones stay', async () => {
  const { devices } = await begunTable(url, 'vault', 2);
  const first = devices[0]!;
  const before = first.document.view as { own: unknown; flow: { decision: number } };
  expect(await first.act('weigh', { weight: 5 })).toMatchObject({ answer: 'done' });
  expect(first.document.undo).toEqual({ depth: 1, closed: null });
  expect(await first.undo()).toMatchObject({ answer: 'done' });
  expect(first.document.view).toMatchObject({ own: before.own, flow: { decision: before.flow.decision + 2 } });
  await first.act('weigh', { weight: 5 });
  expect(await first.act('draw', {})).toMatchObject({ answer: 'done' });
  expect(first.document.undo).toEqual({ depth: 0, closed: 'looked' });
  expect(await first.undo()).toMatchObject({ answer: 'refused', refusal: { code: 'nothing-to-undo' } });
});

it('passes the part of table host on, and frees and fills seats before the start', async () => {
  const [ada, ben] = [await named(url, 'Ada'), await named(url, 'Ben')];
  const { body } = await ada.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {} });
  const [hers, his] = [await ada.device(), await ben.device()];
  await hers.open(body.table);
  await his.open(body.table);
  const dropped = his.next('dropped');
  expect(await his.deed({ do: 'sit', seat: 1 })).toEqual({ answer: 'done', frame: null });
  expect(await dropped).toEqual({ table: body.table });
  expect(await his.open(body.table)).toMatchObject({ you: { seat: 1, host: false } });
  expect(await his.deed({ do: 'free', seat: 0 })).toMatchObject({ refusal: { code: 'not-host' } });
  expect(await his.deed({ do: 'colour', colour: 'red' })).toMatchObject({ refusal: { code: 'colour-taken' } });
  expect(await his.deed({ do: 'colour', colour: 'violet' })).toMatchObject({ answer: 'done' });
  expect(his.document.room.places[1]).toMatchObject({ name: 'Ben', colour: 'violet' });
  expect(await hers.deed({ do: 'leave' })).toMatchObject({ answer: 'done' });
  expect(await his.open(body.table)).toMatchObject({ you: { seat: 1, host: true } });
  expect(await his.deed({ do: 'settings', seats: 3, options: { heap: 21 } })).toMatchObject({ answer: 'done' });
  expect(his.document.room).toMatchObject({ host: 1, options: { heap: 21 } });
  expect(his.document.room.places).toHaveLength(3);
  expect(await his.deed({ do: 'settings', seats: 1, options: {} })).toMatchObject({ refusal: { code: 'seats-taken' } });
});

it('lists one’s own tables, and whether they wait for one', async () => {
  const { table, persons } = await begunTable(url, 'pebbles', 2);
  const [first, second] = await Promise.all(persons.map((person) => person.request('GET', '/api/tables')));
  const shared = { table, game: 'pebbles', status: 'playing', names: ['Player 0', 'Player 1'] };
  expect(first!.body.tables).toMatchObject([{ ...shared, seat: 0, awaited: true }]);
  expect(second!.body.tables).toMatchObject([{ ...shared, seat: 1, awaited: false }]);
  expect((await visitor(url).request('GET', '/api/tables')).body).toEqual({ tables: [] });
});

it('gives another device one’s seats by a way that works once', async () => {
  const { table, persons } = await begunTable(url, 'pebbles', 1);
  const { body } = await persons[0]!.request('POST', '/api/ways');
  const token = body.path.split('/').at(-1);
  const phone = visitor(url);
  expect((await phone.request('POST', `/api/ways/${token}`)).body).toEqual({ name: 'Player 0' });
  expect(await (await phone.device()).open(table)).toMatchObject({ you: { seat: 0, host: true } });
  expect((await visitor(url).request('POST', `/api/ways/${token}`)).status).toBe(404);
});

it('ends the sockets of a device that signs out, and leaves those of others', async () => {
  const { persons, devices, table } = await begunTable(url, 'pebbles', 1);
  const phone = visitor(url);
  const { body } = await persons[0]!.request('POST', '/api/ways');
  await phone.request('POST', body.path.replace('/way/', '/api/ways/'));
  const other = await phone.device();
  await other.open(table);
  const ended = devices[0]!.next('disconnect');
  expect((await persons[0]!.request('POST', '/api/signout')).body).toEqual({ name: null });
  await ended;
  expect((await persons[0]!.request('GET', '/api/me')).body).toEqual({ name: null });
  expect(await other.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
});

it('finds its clients back after a restart, without their doing', async () => {
  const inn = await openHouse({ PORT: String(await freePort()) });
  const { table, persons, devices } = await begunTable(() => inn.url, 'pebbles', 1);
  const socket = io(inn.url, { transports: ['websocket'], extraHeaders: { cookie: persons[0]!.cookie } });
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  const back = new Promise((resolve) => socket.io.once('reconnect', resolve));
  await devices[0]!.act('take', { count: 1 });
  await inn.restart();
  await back;
  const answer = await socket.emitWithAck('open', { table, have: devices[0]!.edition });
  expect(answer).toMatchObject({ you: { seat: 0 } });
  socket.disconnect();
  await inn.remove();
});

it('does not count somebody present who hung up while the table was read for them', async () => {
  const { table, persons, devices } = await begunTable(url, 'pebbles', 2);
  devices[1]!.close();
  const hasty = await persons[1]!.device();
  hasty.socket.emit('open', { table }, () => undefined);
  hasty.close();
  const seen = async () => (await devices[0]!.open(table)) as { present?: number[] };
  // Who comes after it and leaves is gone when its question has been answered.
  const later = await persons[1]!.device();
  await later.open(table);
  later.close();
  await expect.poll(seen).toMatchObject({ present: [0] });
});
