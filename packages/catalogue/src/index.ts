import type { AnyRules, AnyRuleset, Locale, Words } from '@cityhall/ruleset';

/**
 * Every game that can be played here, by its id: the one place where a game is registered. All is loaded on demand, so
 * that a page carries no game but its own, and of that one no more than it shows.
 */
const rulesets: Readonly<Record<string, () => Promise<AnyRuleset>>> = {
  expancity: async () => (await import('@cityhall/expancity')).expancity,
  'micro-city': async () => (await import('@cityhall/micro-city')).microCity,
  'small-city': async () => (await import('@cityhall/small-city')).smallCity,
  tramways: async () => (await import('@cityhall/tramways')).tramways,
};

/** The rules alone, without what nobody at the table needs. */
const rules: Readonly<Record<string, () => Promise<AnyRules>>> = {
  expancity: async () => (await import('@cityhall/expancity/rules')).expancityRules,
  'micro-city': async () => (await import('@cityhall/micro-city/rules')).microCityRules,
  'small-city': async () => (await import('@cityhall/small-city/rules')).smallCityRules,
  tramways: async () => (await import('@cityhall/tramways/rules')).tramwaysRules,
};

/** The words of each game, a file for each language. */
const words: Readonly<Record<string, (locale: Locale) => Promise<Words>>> = {
  expancity: async (locale) => (await import('@cityhall/expancity/words')).loadWords(locale),
  'micro-city': async (locale) => (await import('@cityhall/micro-city/words')).loadWords(locale),
  'small-city': async (locale) => (await import('@cityhall/small-city/words')).loadWords(locale),
  tramways: async (locale) => (await import('@cityhall/tramways/words')).loadWords(locale),
};

/** The ids of all games, in the order in which they are offered. */
export const gameIds: readonly string[] = Object.keys(rulesets);

/**
 * One game, complete.
 * @throws where there is no game of that id
 */
export const loadGame = (id: string): Promise<AnyRuleset> => known(rulesets, id)();

/**
 * One game's rules.
 * @throws where there is no game of that id
 */
export const loadRules = (id: string): Promise<AnyRules> => known(rules, id)();

/**
 * One game's words in a language.
 * @throws where there is no game of that id
 */
export const loadWords = (id: string, locale: Locale): Promise<Words> => known(words, id)(locale);

/** All games, loaded. */
export async function loadCatalogue(): Promise<readonly AnyRuleset[]> {
  return Promise.all(gameIds.map(loadGame));
}

function known<Part>(parts: Readonly<Record<string, Part>>, id: string): Part {
  const part = Object.hasOwn(parts, id) ? parts[id] : undefined;
  if (part === undefined) throw new RangeError(`there is no game ${id}`);
  return part;
}
