import { type AnyRules, defaultLocale, kitWords, type Locale, type Params, tell, type Words } from '@cityhall/ruleset';
import { houseWords as sharedWords, type WireLine } from '@cityhall/wire';
import { en } from './en.ts';

export type HouseKey = keyof typeof en;

/** The language that is shown. */
export const locale: Locale = defaultLocale;

/** The rules of a game with its words in the language shown. */
export type SpokenRules = AnyRules & { words: Words };

/** A text of the house. */
export function say(key: HouseKey, params: Params = {}): string {
  return tell(en, key, params, [], locale);
}

/** Names joined as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** Every key that the pages may ask for: the house's own, those shared with the server, the kit's. For the check that a translation is complete. */
export function allKeys(): string[] {
  return [...new Set([en, kitWords, sharedWords].flatMap((words) => Object.keys(words)))].sort();
}

/** A refusal, as the rules made it or as it came over the wire. */
interface Said {
  code: string;
  params?: unknown;
}

/** Why something was not allowed, in the words of the game, the kit or the house. */
export function sayRefusal(words: Words, refusal: Said, names: readonly string[]): string {
  const key = `refusal.${refusal.code}`;
  const params = (refusal.params ?? {}) as Params;
  for (const source of [words, kitWords, sharedWords] as readonly Words[]) {
    if (Object.hasOwn(source, key)) return tell({ ...source, ...words }, key, params, names, locale);
  }
  return sayCode(refusal.code, refusal.params) ?? say('refusal.other');
}

/** Why the server did not do something, by the house's own words; undefined where this page has none. */
export function sayCode(code: string, params: unknown = {}): string | undefined {
  const key = [`fault.${code}`, `refusal.${code}`].find((one) => Object.hasOwn(sharedWords, one));
  return key && tell(sharedWords, key, params as Params, [], locale);
}

/** A line of the log; undefined where this page has no word for it, as after an update of the server. */
export function sayLine(words: Words, line: WireLine, names: readonly string[]): string | undefined {
  const all: Words = { ...sharedWords, ...words };
  return Object.hasOwn(all, line.key) ? tell(all, line.key, (line.params ?? {}) as Params, names, locale) : undefined;
}
