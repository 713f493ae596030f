import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptKey } from '../kept-key.ts';

/**
 * The keys that sign cookies: those of the settings, or one made once and kept beside the data.
 * @param data the directory of the data
 */
export async function cookieKeys(given: readonly string[], data: string): Promise<readonly string[]> {
  if (given.length > 0) return given;
  const file = join(data, 'cookie.key');
  const key = (await keptKey(file, () => randomBytes(32).toString('base64url'))).trim();
  if (key.length < 32) throw new Error(`${file} does not hold a key; delete it and everybody has to sign in anew`);
  return [key];
}
