import { gameIds, loadCatalogue, loadWords } from '@cityhall/catalogue';
import { type AnyRuleset, defaultLocale, kitWords, type Words } from '@cityhall/ruleset';
import { carousel, stones } from '@cityhall/toys';
import { toyWords } from '@cityhall/toys/words';
import { packagesDirectory } from './paths.ts';

/** The games that commands know: those of the catalogue, and the two toys. */
export async function knownGames(): Promise<readonly AnyRuleset[]> {
  return [...(await loadCatalogue()), stones, carousel];
}

/**
 * The game of that id.
 * @throws in words where there is none
 */
export async function gameCalled(id: string | undefined): Promise<AnyRuleset> {
  const games = await knownGames();
  const found = games.find((game) => game.id === id);
  if (!found) throw new UsageError(`Name a game: ${games.map((game) => game.id).join(', ')}.`);
  return found;
}

/** The English words of a game with those of the kit. */
export async function wordsCalled(id: string): Promise<Words> {
  return { ...kitWords, ...(gameIds.includes(id) ? await loadWords(id, defaultLocale) : toyWords[id]) };
}

/** Content hash of the present rules of a game. Toys have none. */
export async function rulesHashOf(id: string): Promise<string> {
  // Loaded when it is asked for: what is shipped has no compiler.
  const { rulesHashesOf } = await import('@cityhall/catalogue/rules-hash');
  if (!gameIds.includes(id)) return '';
  const hashes = await rulesHashesOf(packagesDirectory, [id]);
  return hashes[id] ?? '';
}

/** The command was called in a way that it does not understand; the text says what it needs. */
export class UsageError extends Error {}
