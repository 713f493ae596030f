import type { AnyRuleset, Locale, Words } from '@cityhall/ruleset';

/** The games of one server: what the module of a catalogue exports. */
export interface Catalogue {
  loadCatalogue(): Promise<readonly AnyRuleset[]>;
  /** A game's words in a language. */
  loadWords(id: string, locale: Locale): Promise<Words>;
  /** Content hash of a game's rules; where it is absent, the one of its sources. */
  rulesHash?(id: string): string;
}
