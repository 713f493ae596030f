import type { AnyRuleset } from '@cityhall/ruleset';

/** The games of one server: what the module of a catalogue exports. */
export interface Catalogue {
  loadCatalogue(): Promise<readonly AnyRuleset[]>;
  /** Content hash of a game's rules; where it is absent, the one of its sources. */
  rulesHash?(id: string): string;
}
