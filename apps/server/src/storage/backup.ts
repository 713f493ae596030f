import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const tables = 'cityhall.sqlite';
const keys = ['cookie.key', 'push.key'] as const;

/**
 * Copies everything that is kept, while the server may go on running.
 * @param data the directory of the data
 * @param to a directory that holds no backup yet
 * @throws where there is nothing to copy, or something in the way
 */
export async function backUp(data: string, to: string): Promise<void> {
  if (!existsSync(join(data, tables))) throw new Error(`there are no tables in ${data}`);
  if (existsSync(join(to, tables))) throw new Error(`${to} holds a backup already`);
  await mkdir(to, { recursive: true });
  const database = new DatabaseSync(join(data, tables), { readOnly: true });
  try {
    await backup(database, join(to, `${tables}.part`));
  } finally {
    database.close();
  }
  for (const key of keys) if (existsSync(join(data, key))) await copyFile(join(data, key), join(to, key));
  // Last and at once: a backup that was cut short is none.
  await rename(join(to, `${tables}.part`), join(to, tables));
}

/**
 * Puts a backup in place of what is not there: the server is stopped, and the old data were moved away.
 * @throws where there is no backup, or the directory has tables
 */
export async function restore(from: string, data: string): Promise<void> {
  if (!existsSync(join(from, tables))) throw new Error(`there is no backup in ${from}`);
  if (existsSync(join(data, tables))) throw new Error(`${data} holds tables; move it away first`);
  await mkdir(data, { recursive: true });
  for (const key of keys) if (existsSync(join(from, key))) await copyFile(join(from, key), join(data, key));
  await copyFile(join(from, tables), join(data, tables));
}
