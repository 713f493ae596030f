import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every game is built on, below `packages`. */
const shared = ['grid/src', 'ruleset/src', 'match/src'];

/** The parts of a game that outcomes depend on. */
const parts = ['content', 'rules'];

/**
 * Content hash of a game's rules: of its content and rules, and of what every game is built on.
 * @param packages the directory `packages`
 * @returns 32 hexadecimal digits
 */
export function rulesHashOf(packages: string, game: string): string {
  const hash = createHash('sha256');
  for (const name of [...parts.map((part) => `games/${game}/${part}`), ...shared]) {
    const source = join(packages, name);
    if (!existsSync(source)) continue;
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    for (const file of files.sort()) hash.update(`${name}/${file}\n`).update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 32);
}
