import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { testDirectory } from './storages.ts';

const files = { 'index.html': '<title>cityhall</title>', 'assets/app-1a2b.js': 'export {};' };

let house: House;
let directory: Awaited<ReturnType<typeof testDirectory>>;
beforeAll(async () => {
  directory = await testDirectory();
  await mkdir(join(directory.path, 'assets'));
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(directory.path, file), text);
    await writeFile(join(directory.path, `${file}.br`), brotliCompressSync(text));
    await writeFile(join(directory.path, `${file}.gz`), gzipSync(text));
  }
  house = await openHouse({}, { web: directory.path });
});
afterAll(async () => {
  await house.remove();
  await directory.remove();
});

/** What a browser is sent that takes what is said. */
function sent(path: string, encodings: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(house.url + path, { headers: { 'accept-encoding': encodings } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ encoding: response.headers['content-encoding'], body });
    }).on('error', reject);
  });
}

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

  it('T15: sends what the build has compressed to whoever takes it', async () => {
    for (const [path, text] of [
      ['/', files['index.html']],
      ['/assets/app-1a2b.js', files['assets/app-1a2b.js']],
    ] as const) {
      expect(await sent(path, 'gzip, br')).toEqual({ encoding: 'br', body: brotliCompressSync(text) });
      expect(await sent(path, 'gzip')).toEqual({ encoding: 'gzip', body: gzipSync(text) });
      expect((await sent(path, 'identity')).encoding).toBeUndefined();
    }
  });

  it.each(['/assets/nope', '/assets/nope.js', '/assets/%00'])(
    'has no page at %s, where only files are',
    async (path) => {
      const { status, text } = await got(path);
      expect([status, text.includes('cityhall')]).toEqual([404, false]);
    },
  );
});
