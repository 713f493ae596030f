import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every game is built on. */
const shared = ['grid', 'ruleset', 'match'];

/** Parts of a game that no outcome depends on. */
const besides = /^(words\/|bot|measure)/;

/**
 * Content hash of a game's rules: of its own sources, words and bot left out, and of what every game is built on.
 * @param packages the directory `packages`
 * @returns 32 hexadecimal digits
 */
export function rulesHashOf(packages: string, game: string): string {
  const hash = createHash('sha256');
  for (const name of [game, ...shared]) {
    const source = join(packages, name, 'src');
    if (!existsSync(source)) continue;
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => name !== game || !besides.test(file));
    for (const file of files.sort()) hash.update(`${name}/${file}\n`).update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 32);
}
