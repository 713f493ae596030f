import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { marker } from './toys/vault.ts';
import { begunTable, type Device, visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.remove());

it('faults 1 and 3: sends nobody what lies in another’s drawer or in the deck, and writes none of it down', async () => {
  const { table, persons, devices } = await begunTable(url, 'vault', 2);
  const spectator = await visitor(url).device();
  await spectator.open(table);
  for (let round = 1; round <= 3; round++) {
    await Promise.all(devices.map((device) => device.act('draw', {})));
    const drawn = (device: Device) => {
      const { cards } = (device.document.view as unknown as { open: { cards: number[] } }).open;
      return cards.every((count) => count === round);
    };
    await Promise.all([...devices, spectator].map((device) => device.until(drawn)));
  }
  const late = await visitor(url).device();
  await late.open(table);
  for (const device of [spectator, late]) {
    expect(device.received.length).toBeGreaterThan(0);
    expect(device.received.join('\n')).not.toContain(marker);
    expect(device.received.join('\n')).not.toMatch(/sealed|weight/);
  }
  for (const [seat, device] of devices.entries()) {
    const text = device.received.join('\n');
    expect(text).toContain(`${marker}-of-${seat}`);
    expect(text).not.toContain(`${marker}-of-${1 - seat}`);
    expect(text).not.toMatch(/sealed/);
    const own = (device.document.view as unknown as { own: { drawn: string[] } }).own.drawn;
    const foreign = new Set([...text.matchAll(new RegExp(`${marker}-card-\\d+`, 'g'))].map(([card]) => card));
    expect([...foreign].sort()).toEqual([...own].sort());
  }
  const { seed } = spectator.document.room;
  const log = house.written.join('\n');
  for (const secret of [marker, seed!, ...persons.flatMap(({ cookie }) => cookie.split(/[=;. ]+/).slice(1, 3))]) {
    expect(log).not.toContain(secret);
  }
});

it('fault 2: counts nothing for others of what a seat does in private, its undo included', async () => {
  const { devices, table } = await begunTable(url, 'vault', 2);
  const spectator = await visitor(url).device();
  await spectator.open(table);
  await devices[1]!.open(table);
  const before = [spectator.edition, devices[1]!.edition, spectator.received.length, devices[1]!.received.length];
  const own = devices[0]!.edition;
  for (const weight of [1, 2, 3]) await devices[0]!.act('weigh', { weight });
  await devices[0]!.undo();
  await devices[0]!.act('weigh', { weight: 0 });
  expect(devices[0]!.edition).toBe(own + 4);
  // Asked anew, so that anything on its way would have come.
  await spectator.open(table, spectator.edition);
  await devices[1]!.open(table, devices[1]!.edition);
  const after = [
    spectator.edition,
    devices[1]!.edition,
    spectator.received.length - 1,
    devices[1]!.received.length - 1,
  ];
  expect(after).toEqual(before);
});

it('keeps the seed until the game is over', async () => {
  const { devices, table, persons } = await begunTable(url, 'pebbles', 1);
  const stored = devices[0]!;
  for (let taken = 0; taken < 3; taken++) await stored.act('take', { count: 3 });
  expect(stored.document.room).toMatchObject({ status: 'playing', seed: null });
  await stored.act('take', { count: 3 });
  const { seed } = stored.document.room;
  const earlier = stored.received.slice(0, -1).join('\n');
  expect(earlier).not.toContain(seed!);
  const fresh = await persons[0]!.device();
  await fresh.open(table);
  expect(fresh.document.room.seed).toBe(seed);
});

it('shows a draft to nobody who takes the seat over', async () => {
  const [ada, ben] = [visitor(url), visitor(url)];
  await ada.request('POST', '/api/name', { name: 'Ada' });
  await ben.request('POST', '/api/name', { name: 'Ben' });
  const { body } = await ada.request('POST', '/api/tables', { game: 'vault', seats: 2, options: {} });
  const [hers, his] = [await ada.device(), await ben.device()];
  await hers.open(body.table);
  await his.open(body.table);
  expect(await hers.send('draft', { table: body.table, seat: 0, draft: marker })).toMatchObject({ answer: 'done' });
  expect(await hers.open(body.table)).toMatchObject({ draft: marker });
  await hers.deed({ do: 'leave' });
  await his.deed({ do: 'sit', seat: 0 });
  expect(await his.open(body.table)).toMatchObject({ you: { seat: 0, host: true }, draft: null });
});

it('sends a seat’s frames to no device of somebody who left it', async () => {
  const host = await begunTable(url, 'pebbles', 1);
  const [ada, ben] = [host.persons[0]!, visitor(url)];
  await ben.request('POST', '/api/name', { name: 'Ben' });
  const { body } = await ada.request('POST', '/api/tables', { game: 'vault', seats: 2, options: {} });
  const [hers, his] = [await ada.device(), await ben.device()];
  await hers.open(body.table);
  await his.open(body.table);
  await his.deed({ do: 'sit', seat: 1 });
  await his.open(body.table);
  const dropped = his.next('dropped');
  await hers.deed({ do: 'free', seat: 1 });
  await dropped;
  await hers.deed({ do: 'bot', seat: 1 });
  await hers.deed({ do: 'start' });
  await hers.until(({ document }) => document.room.status === 'playing');
  expect(await his.open(body.table)).toMatchObject({ you: { seat: null } });
  expect(his.received.join('\n')).not.toContain(marker);
});
