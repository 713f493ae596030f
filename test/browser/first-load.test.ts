import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../../apps/web/dist/', import.meta.url);

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

test('the first page needs at most 180 KB of script, and no game’s rules', () => {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const other of manifest[name]!.imports ?? []) need(other);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) need(name);
  const scripts = [...needed].map((name) => readFileSync(new URL(manifest[name]!.file, dist)));
  // What is sent to a browser that takes gzip alone: brotli is smaller. A file that gets no smaller by it is sent as it is.
  const sent = (file: string) =>
    [`${file}.gz`, file].map((each) => new URL(each, dist)).find((each) => existsSync(each))!;
  const size = [...needed].reduce((sum, name) => sum + statSync(sent(manifest[name]!.file)).size, 0);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(180 * 1024);
  expect(scripts.some((script) => script.includes('enough-in-progress'))).toBe(false);
});
