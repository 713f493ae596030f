import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { cookieKeys } from '../src/http/cookie-keys.ts';
import { pushKeys } from '../src/news/vapid.ts';
import { testDirectory } from './storages.ts';

/** A disk on which a file is there for a while before anything is in it. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    async writeFile(file: string, text: string, settings?: object) {
      await real.writeFile(file, '', settings);
      for (let turns = 0; turns < 50; turns++) await turn();
      await real.writeFile(file, text);
    },
  };
});

const atOnce = 5;

it.each([
  ['cookies', (data: string) => cookieKeys([], data)],
  ['news', (data: string) => pushKeys('', data)],
])(
  'servers that start at once over the same data have the same keys for %s, and leave nothing else behind',
  async (_, keys) => {
    const { path, remove } = await testDirectory();
    const starting: Promise<unknown>[] = [];
    for (let server = 0; server < atOnce; server++) {
      starting.push(keys(path));
      for (let turns = 0; turns < 20; turns++) await turn();
    }
    const all = await Promise.all(starting);
    for (const each of all) expect(each).toEqual(all[0]);
    expect(await keys(path)).toEqual(all[0]);
    expect(await readdir(path)).toHaveLength(1);
    await remove();
  },
);

it('does not sign with what is no key', async () => {
  const { path, remove } = await testDirectory();
  await writeFile(join(path, 'cookie.key'), 'short');
  await expect(cookieKeys([], path)).rejects.toThrow(/does not hold a key/);
  await remove();
});
