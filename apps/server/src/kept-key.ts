import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * What a file holds; where there is none, it is made first, for the owner's eyes alone.
 * Of several that start at once, one makes it and all read the same: the file appears whole or not at all.
 */
export async function keptKey(file: string, make: () => string): Promise<string> {
  const whole = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await writeFile(whole, make(), { mode: 0o600, flag: 'wx' });
  try {
    await link(whole, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(whole);
  }
  return readFile(file, 'utf8');
}
