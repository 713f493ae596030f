import type { AnyRuleset } from '@cityhall/ruleset';

/** The games of one server: what the module of a catalogue exports. */
export interface Catalogue {
  games: Readonly<Record<string, AnyRuleset>>;
  /** Content hash of a game's rules: differs where a table may not be taken over unseen. */
  rulesHash(id: string): string;
}
