import { IntlMessageFormat } from 'intl-messageformat';
import type { Seat } from './state.ts';

/**
 * What a text is filled with. A `word` is looked up in the same words, a `seat` becomes the player's name,
 * a list is joined the way the language joins lists.
 */
export type Param<Key extends string = string> =
  | string
  | number
  | { word: Key; params?: Params<Key> }
  | { seat: Seat }
  | readonly Param<Key>[];
export type Params<Key extends string = string> = { readonly [name: string]: Param<Key> };

/** All texts of one language: key to an ICU message. */
export type Words = Readonly<Record<string, string>>;

/** The languages there are words in. `qps` is no language: it shows each text that is words by its marks, for tests. */
export const locales = ['en', 'qps'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** The same words, each between marks: what stands on a page without them was never put into words. */
export function withMarks<Key extends string>(words: Readonly<Record<Key, string>>): Record<Key, string> {
  const entries = Object.entries<string>(words).map(([key, message]) => [key, `⟦${message}⟧`]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** What stands after `<Prefix>.` in the keys of words. */
export type KeyAfter<Prefix extends string, Key extends string> = string extends Key
  ? string
  : Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never;

/** Words of things that share a prefix: `tile` and `{ park: 'Park' }` are `tile.park`. */
export function keyed<const Prefix extends string, Name extends string>(
  prefix: Prefix,
  words: Readonly<Record<Name, string>>,
): Readonly<Record<`${Prefix}.${Name}`, string>> {
  const entries = Object.entries<string>(words).map(([name, word]) => [`${prefix}.${name}`, word]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${Name}`, string>;
}

/** The same of things of which there is more to say: `tile.park` and `tile.park.about`. */
export function keyedAbout<const Prefix extends string, Name extends string>(
  prefix: Prefix,
  words: Readonly<Record<Name, { name: string; about: string }>>,
): Readonly<Record<`${Prefix}.${Name}` | `${Prefix}.${Name}.about`, string>> {
  const entries = Object.entries<{ name: string; about: string }>(words).flatMap(([name, { name: word, about }]) => [
    [`${prefix}.${name}`, word],
    [`${prefix}.${name}.about`, about],
  ]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${Name}` | `${Prefix}.${Name}.about`, string>;
}

/** Who reads a line: everybody, one seat, or everybody but one seat (spectators included). */
export type Readers = 'all' | Seat | { except: Seat };

/** One line of the log, told to some readers. */
export interface Line {
  to: Readers;
  key: string;
  params?: Params;
}

/** True where that audience reads the line. */
export function reads(audience: Seat | 'spectator', to: Readers): boolean {
  if (to === 'all') return true;
  if (typeof to === 'number') return to === audience;
  return to.except !== audience;
}

const compiled = new Map<string, IntlMessageFormat>();

/**
 * The text of a key in one language.
 * @param names name of each seat
 * @throws where the key is missing or a parameter of the message is not given
 */
export function tell(
  words: Words,
  key: string,
  params: Params = {},
  names: readonly string[] = [],
  locale = 'en',
): string {
  const message = Object.hasOwn(words, key) ? words[key]! : undefined;
  if (message === undefined) throw new Error(`no word for ${key}`);
  const cacheKey = `${locale} ${message}`;
  let format = compiled.get(cacheKey);
  if (!format) {
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    compiled.set(cacheKey, format);
  }
  const values: Record<string, string | number> = {};
  for (const [name, param] of Object.entries(params)) values[name] = fill(words, param, names, locale);
  return String(format.format(values));
}

function fill(words: Words, param: Param, names: readonly string[], locale: string): string | number {
  if (typeof param === 'string' || typeof param === 'number') return param;
  if (Array.isArray(param)) {
    const parts = param.map((part) => String(fill(words, part, names, locale)));
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  }
  const single = param as { word: string; params?: Params } | { seat: Seat };
  if ('seat' in single) return names[single.seat] ?? `${single.seat + 1}`;
  return tell(words, single.word, single.params, names, locale);
}
