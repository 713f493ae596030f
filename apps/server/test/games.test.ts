import { gameIds, loadGame } from '@cityhall/catalogue';
import { sensible } from '@cityhall/match';
import { type AnyView, seededRandom } from '@cityhall/ruleset';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { type Device, named, visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  const catalogue = new URL('../../../packages/catalogue/src/index.ts', import.meta.url).href;
  house = await openHouse({}, { catalogue });
});
afterAll(async () => house.remove());

const viewOf = ({ document }: Device) => document.view as unknown as AnyView;

it.each(gameIds)(
  'plays %s to its end over sockets, one seat on what it is sent alone, the other by a bot',
  async (game) => {
    const ruleset = await loadGame(game);
    const random = seededRandom(7);
    const person = await named(url, 'Ada');
    const { body } = await person.request('POST', '/api/tables', { game, seats: 2, options: {} });
    const device = await person.device();
    const spectator = await visitor(url).device();
    await device.open(body.table);
    await spectator.open(body.table);
    await device.deed({ do: 'bot', seat: 1 });
    await device.deed({ do: 'start' });

    const isMine = (each: Device) => viewOf(each).flow.asked[0]?.awaited === true;
    const isOver = (each: Device) => each.document.room.status !== 'playing';
    for (;;) {
      await device.until((each) => isMine(each) || isOver(each));
      if (isOver(device)) break;
      const { move, args } = sensible(ruleset, viewOf(device), 0, random);
      const seen = device.edition;
      const { answer } = await device.act(move, args);
      // Where both act at once, the other may have changed what this choice was made on; it has been told by now.
      if (answer !== 'done') {
        expect(['refused', 'stale']).toContain(answer);
        expect(device.edition).toBeGreaterThan(seen);
      }
    }
    await spectator.until(isOver);
    // A table whose rules do not come back is stopped, and the words of the server say on what.
    expect({ status: device.document.room.status, log: house.written.join('') }).toMatchObject({ status: 'over' });
    for (const each of [device, spectator]) {
      expect(each.misfits).toEqual([]);
      const { document, lines, edition } = each;
      await each.open(body.table);
      expect(document).toEqual(each.document);
      expect(lines).toEqual(each.lines);
      expect(edition).toBe(each.edition);
    }

    await house.restart();
    const again = await person.device();
    await again.open(body.table);
    expect(again.document).toEqual(device.document);
    expect(again.lines).toEqual(device.lines);
    expect(again.edition).toBe(device.edition);
  },
  300_000,
);
