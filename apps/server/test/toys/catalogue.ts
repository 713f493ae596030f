import type { AnyRuleset } from '@cityhall/ruleset';
import { pebbles } from './pebbles.ts';
import { trap } from './trap.ts';
import { vault } from './vault.ts';

/** The same game after an update that went wrong. */
const broken = (game: AnyRuleset): AnyRuleset => ({
  ...game,
  setup: () => {
    throw new Error('the update went wrong');
  },
});

/** The games that the server's tests play. */
export const loadCatalogue = async (): Promise<readonly AnyRuleset[]> => [
  process.env.TEST_RULES_BROKEN ? broken(pebbles) : pebbles,
  vault,
  trap,
];

/** A test that wants other rules says so before the server starts. */
export const rulesHash = (): string => process.env.TEST_RULES_HASH ?? 'toys';
