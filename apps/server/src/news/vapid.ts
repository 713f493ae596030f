import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';

/** The keys by which push services know this server. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The push keys of the settings, or a pair made once and kept beside the data.
 * @param given `public,private`, or empty
 * @param data the directory of the data
 * @throws where the file does not hold a pair
 */
export async function pushKeys(given: string, data: string): Promise<PushKeys> {
  if (given) {
    const [publicKey, privateKey] = given.split(',') as [string, string];
    return { publicKey, privateKey };
  }
  const file = join(data, 'push.key');
  try {
    await writeFile(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { publicKey, privateKey } = JSON.parse(await readFile(file, 'utf8')) as Partial<PushKeys>;
  if (!publicKey || !privateKey) throw new Error(`${file} does not hold a pair of keys; delete it to make a new one`);
  return { publicKey, privateKey };
}
