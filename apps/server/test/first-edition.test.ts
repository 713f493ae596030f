import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadGame } from '@cityhall/catalogue';
import { sensible } from '@cityhall/match';
import { type AnyView, seededRandom } from '@cityhall/ruleset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { testDirectory } from './storages.ts';
import { type Device, visitor } from './visitor.ts';

/** A folder of data as the first edition left it (commit dcd5b1c), and what its players saw last. */
const kept = fileURLToPath(new URL('./first-edition/', import.meta.url));

interface Known {
  cookies: string[];
  tables: {
    table: string;
    game: string;
    status: string;
    names: (string | null)[];
    lines: number;
    decisions?: Record<string, number>;
    asked?: object;
    totals?: object | null;
    open?: object;
    own?: Record<string, object>;
  }[];
}

const known = JSON.parse(await readFile(join(kept, 'known.json'), 'utf8')) as Known;
const named = known.tables.map((each) => [`${each.game}, ${each.status}`, each] as const);
const running = named.filter(([, { status }]) => status === 'playing');

let house: House;
let data: { path: string; remove(): Promise<void> };
const url = () => house.url;
const persons = known.cookies.map((cookie) => visitor(url, cookie));
const viewOf = ({ document }: Device) => document.view as unknown as AnyView;

beforeAll(async () => {
  data = await testDirectory();
  const tables = gunzipSync(await readFile(join(kept, 'cityhall.sqlite.gz')));
  await writeFile(join(data.path, 'cityhall.sqlite'), tables);
  await copyFile(join(kept, 'cookie.key'), join(data.path, 'cookie.key'));
  const catalogue = new URL('../../../packages/catalogue/src/index.ts', import.meta.url).href;
  house = await openHouse({ DATA: data.path }, { catalogue });
});
afterAll(async () => {
  await house.remove();
  await data.remove();
});

/** The devices of those who sit at a table, by seat, with the table open. */
async function seated(table: string, names: readonly (string | null)[]): Promise<[number, Device][]> {
  const seats = names.flatMap((name, seat) => (name === null ? [] : [seat]));
  return Promise.all(
    seats.map(async (seat): Promise<[number, Device]> => {
      const device = await persons[seat]!.device();
      expect(await device.open(table)).toMatchObject({ answer: 'whole', you: { seat } });
      return [seat, device];
    }),
  );
}

describe('the data of the first edition', () => {
  it('lists every table to who sits there', async () => {
    const { body } = await persons[0]!.request('GET', '/api/tables');
    const listed = body.tables.map(({ table, game, status }: Known['tables'][number]) => ({ table, game, status }));
    const expected = known.tables.map(({ table, game, status }) => ({ table, game, status }));
    expect(listed).toHaveLength(expected.length);
    expect(listed).toEqual(expect.arrayContaining(expected));
  });

  it.each(named)('shows %s to each seat as it was left', async (_name, was) => {
    for (const [seat, device] of await seated(was.table, was.names)) {
      const { room } = device.document;
      expect({ status: room.status, names: room.places.map((place) => place?.name) }).toEqual({
        status: was.status,
        names: was.names,
      });
      expect(device.lines.length).toBeGreaterThanOrEqual(was.lines);
      expect(device.lines.map(({ key }) => key)).not.toContain('log.table-rules');
      if (!was.open) continue;
      const { flow, open, own } = viewOf(device);
      expect({ decision: flow.decision, asked: flow.asked, totals: flow.over?.totals ?? null }).toEqual({
        decision: was.decisions![seat],
        asked: was.asked,
        totals: was.totals,
      });
      expect({ open, own }).toMatchObject({ open: was.open, own: was.own![seat] });
      device.close();
    }
  });

  it.each(named)('has what was said and noted at %s', async (_name, { table, game, names }) => {
    const [[, device]] = (await seated(table, names)) as [[number, Device]];
    const chat = (await device.send('chats', { table })) as unknown as { lines: { text: string }[] };
    expect(chat.lines.map(({ text }) => text)).toContain(`Good luck at ${game}`);
    const { body } = await persons[0]!.request('GET', `/api/tables/${table}/note`);
    expect(body).toEqual({ text: `A note about ${game}` });
  });

  it.each(running)('plays on at %s, to its end', async (_name, { table, game, names }) => {
    const ruleset = await loadGame(game);
    const random = seededRandom(7);
    const devices = await seated(table, names);
    const isOver = () => devices.some(([, { document }]) => document.room.status !== 'playing');
    const asked = () => devices.filter(([seat, device]) => viewOf(device).flow.asked[seat]?.awaited);
    while (!isOver()) {
      await Promise.race(devices.map(([, device]) => device.until(() => isOver() || asked().length > 0)));
      for (const [seat, device] of isOver() ? [] : asked().slice(0, 1)) {
        const { move, args } = sensible(ruleset, viewOf(device), seat, random);
        const seen = device.edition;
        const { answer } = await device.act(move, args);
        if (answer !== 'done') await device.until(({ edition }) => edition > seen);
      }
    }
    await Promise.all(devices.map(([, device]) => device.until(({ document }) => document.room.status !== 'playing')));
    for (const [, { document }] of devices) {
      expect({ status: document.room.status, log: house.written.join('') }).toMatchObject({ status: 'over' });
    }
  });
});
