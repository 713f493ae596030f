import type { AnyRuleset } from '@cityhall/ruleset';

/**
 * Every game that can be played here, by its id: the one place where a game is registered.
 * Each is loaded on demand, so that a page carries no game but its own.
 */
const games: Record<string, () => Promise<AnyRuleset>> = {
  expancity: async () => (await import('@cityhall/expancity')).expancity,
  'micro-city': async () => (await import('@cityhall/micro-city')).microCity,
  'small-city': async () => (await import('@cityhall/small-city')).smallCity,
  tramways: async () => (await import('@cityhall/tramways')).tramways,
};

/** The ids of all games, in the order in which they are offered. */
export const gameIds: readonly string[] = Object.keys(games);

/**
 * One game's ruleset.
 * @throws where there is no game of that id
 */
export async function loadGame(id: string): Promise<AnyRuleset> {
  if (!Object.hasOwn(games, id)) throw new RangeError(`there is no game ${id}`);
  return games[id]!();
}

/** All games, loaded. */
export async function loadCatalogue(): Promise<readonly AnyRuleset[]> {
  return Promise.all(gameIds.map(loadGame));
}
