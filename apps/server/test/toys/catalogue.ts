import type { AnyRuleset, Words } from '@cityhall/ruleset';
import { pebbles } from './pebbles.ts';
import { hasNotStumbled, stumbles, trap } from './trap.ts';
import { vault } from './vault.ts';

/** The same game after an update that went wrong. */
const broken = (game: AnyRuleset): AnyRuleset => ({
  ...game,
  setup: () => {
    throw new Error('the update went wrong');
  },
});

/** The same game with a bot that finds no move the first time, however it looks for one. */
const stumbling = (game: AnyRuleset): AnyRuleset => {
  const { take } = game.moves;
  return {
    ...game,
    bot(view, seat, random) {
      if (hasNotStumbled()) throw new Error('the bot stumbled');
      return game.bot(view, seat, random);
    },
    moves: { take: { ...take!, candidates: (view, seat) => (stumbles() ? [] : take!.candidates!(view, seat)) } },
  };
};

/** The games that the server's tests play. */
export const loadCatalogue = async (): Promise<readonly AnyRuleset[]> => [
  process.env.TEST_RULES_BROKEN ? broken(pebbles) : process.env.TEST_STUMBLED ? stumbling(pebbles) : pebbles,
  vault,
  trap,
];

const words: Readonly<Record<string, Words>> = {
  pebbles: { 'stage.take': 'Take one to three pebbles.', 'log.took': '{seat} took {count}.' },
};

export const loadWords = async (id: string): Promise<Words> => words[id] ?? {};

/** A test that wants other rules says so before the server starts. */
export const rulesHash = (): string => process.env.TEST_RULES_HASH ?? 'toys';
