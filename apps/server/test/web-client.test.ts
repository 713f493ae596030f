import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { testDirectory } from './storages.ts';

let house: House;
let directory: Awaited<ReturnType<typeof testDirectory>>;
beforeAll(async () => {
  directory = await testDirectory();
  await mkdir(join(directory.path, 'assets'));
  await writeFile(join(directory.path, 'index.html'), '<title>cityhall</title>');
  await writeFile(join(directory.path, 'assets/app-1a2b.js'), 'export {};');
  house = await openHouse({}, { web: directory.path });
});
afterAll(async () => {
  await house.remove();
  await directory.remove();
});

async function got(path: string) {
  const response = await fetch(house.url + path);
  return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
}

describe('the web client', () => {
  it.each(['/', '/rules/expancity', '/table/Trjb5oL84BGd2cA_nDdB6A'])(
    'answers %s with its page, asked anew each time',
    async (path) => {
      expect(await got(path)).toEqual({ status: 200, cache: 'no-cache', text: '<title>cityhall</title>' });
    },
  );

  it('lets what has a hash in its name be kept for ever', async () => {
    expect(await got('/assets/app-1a2b.js')).toMatchObject({
      status: 200,
      cache: expect.stringContaining('immutable'),
    });
  });

  it.each(['/assets/nope', '/assets/nope.js', '/assets/%00'])(
    'has no page at %s, where only files are',
    async (path) => {
      const { status, text } = await got(path);
      expect([status, text.includes('cityhall')]).toEqual([404, false]);
    },
  );
});
