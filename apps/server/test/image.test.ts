import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killAll, run } from './servers.ts';
import { testDirectory } from './storages.ts';
import { visitor } from './visitor.ts';

/** A folder of data with a table of each game; the last one never started. */
const kept = fileURLToPath(new URL('./first-edition/', import.meta.url));
const { cookies, tables } = JSON.parse(readFileSync(join(kept, 'known.json'), 'utf8')) as {
  cookies: string[];
  tables: { table: string; game: string; status: string }[];
};
const running = tables.find(({ status }) => status === 'playing')!;
const gathering = tables.find(({ status }) => status === 'gathering')!;

let directory: { path: string; remove(): Promise<void> };
const inside = (name: string) => join(directory.path, name);

/** Runs one of the programs of the image as in the container: there is Node, and nothing of the checkout. */
const ran = (name: string, args: string[], data = inside('data')) => {
  const program = inside(`image/apps/server/dist/${name}.js`);
  const environment = { PATH: process.env.PATH, NODE_ENV: 'production', DATA: data };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { env: environment });
  return { status, out: stdout.toString(), error: stderr.toString() };
};

beforeAll(async () => {
  directory = await testDirectory();
  const script = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'image', inside('image')]);
  expect({ status, said: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
  mkdirSync(inside('data'));
  writeFileSync(inside('data/cityhall.sqlite'), gunzipSync(readFileSync(join(kept, 'cityhall.sqlite.gz'))));
  copyFileSync(join(kept, 'cookie.key'), inside('data/cookie.key'));
}, 300_000);
afterAll(async () => {
  await killAll();
  await directory.remove();
});

it('serves the client and the tables, and is backed up meanwhile', async () => {
  const settings = { DATA: inside('data'), HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'production', LOG_LEVEL: 'silent' };
  const server = run(process.execPath, [inside('image/apps/server/dist/main.js')], settings);
  const [, port] = await server.says(/^City Hall is open: http:\/\/localhost:(\d+)$/m);
  const ada = visitor(() => `http://127.0.0.1:${port}`, cookies[0]);
  expect((await ada.request('GET', '/')).body).toContain('<div id="root">');
  const { body } = await ada.request('GET', '/api/tables');
  expect(body.tables).toHaveLength(tables.length);
  const device = await ada.device();
  expect(await device.open(running.table)).toMatchObject({ answer: 'whole' });
  device.close();

  expect(ran('backup', [inside('copy')])).toMatchObject({ status: 0, error: '' });
  expect(existsSync(inside('copy/cookie.key'))).toBe(true);
});

it('restores what was backed up, and tells records of it', () => {
  expect(ran('restore', [inside('copy')], inside('other'))).toMatchObject({ status: 0, error: '' });
  const { out } = ran('record', [running.table], inside('other'));
  expect(JSON.parse(out)).toMatchObject({ game: running.game, names: ['Ada', 'Ben'] });
});

it('deletes tables that never started', () => {
  expect(ran('purge', ['--days', '0'], inside('other'))).toMatchObject({ status: 0, out: '1 tables were deleted.\n' });
  expect(ran('record', [gathering.table], inside('other')).error).toContain('There is no such table');
  expect(ran('record', [running.table], inside('other')).status).toBe(0);
});
