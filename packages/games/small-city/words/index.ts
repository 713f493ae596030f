import { type Locale, withMarks } from '@cityhall/ruleset';
import type { english } from './en.ts';

/** The words of the rules in a language. */
export async function loadWords(locale: Locale): Promise<typeof english> {
  const { english } = await import('./en.ts');
  return locale === 'qps' ? withMarks(english) : english;
}
