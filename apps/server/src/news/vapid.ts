import { join } from 'node:path';
import webPush from 'web-push';
import { keptKey } from '../kept-key.ts';

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
  const kept = await keptKey(file, () => JSON.stringify(webPush.generateVAPIDKeys()));
  const { publicKey, privateKey } = JSON.parse(kept) as Partial<PushKeys>;
  if (!publicKey || !privateKey) throw new Error(`${file} does not hold a pair of keys; delete it to make a new one`);
  return { publicKey, privateKey };
}
