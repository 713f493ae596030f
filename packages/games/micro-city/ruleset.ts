import type { Ruleset, Variant } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide as decideFor } from './bot/bot.ts';
import { figures } from './content/figures.ts';
import { gameNames, gameOf, levels, levelsOf } from './content/games.ts';
import { faultsOf } from './rules/faults.ts';
import { imagineFrom } from './rules/imagine.ts';
import { microCityRules, refuseSetup } from './rules/rules.ts';
import { type MicroCity, type MicroCityState, stateSchema } from './rules/state.ts';

/** The level that stands for all games which have none. */
const anyLevel = levels[0];

/** Every game on every level, alone and together, each with and without what can be added to it. */
function variants(): Variant[] {
  const found: Variant[] = [];
  for (const logistics of [false, true]) {
    for (const partner of [false, true]) {
      for (const game of gameNames) {
        for (const level of gameOf(game).mode === 'competitive' ? [anyLevel] : levelsOf(game)) {
          for (let seats = figures.fewestPlayers; seats <= figures.mostPlayers; seats++) {
            const options = { game, level, logistics, partner };
            if (!refuseSetup(seats, options)) found.push({ seats, options });
          }
        }
      }
    }
  }
  return found;
}

/** Micro City: one Engineer, two dice, eight Investment tokens, and a building to finish in time. */
export const microCity: Ruleset<MicroCity> = {
  ...microCityRules,
  variants,
  imagine: imagineFrom,
  state: stateSchema as unknown as z.ZodMiniType<MicroCityState>,
  faults: faultsOf,
  bot: decideFor,
  // Nothing is hidden but the generator, the Goal cards left over and the Advantage deck: dice are rolled in the open.
  secrets: {
    dealt: ['districts', 'first', 'turn.seat', 'goals', 'advantages', 'players.*.goods.money'],
    // Four equal dice can be shared in one way only: then no sharing is asked for.
    drawn: ['players.*.dice', 'rolled', 'ready', 'turn.step', 'advantages'],
    reveals: ['phase:rolling', 'takeAdvantage'],
    shows: ['takeAdvantage'],
    hidden: [],
  },
  content: async (games, seed, playOut) =>
    (await import('./measure/content.ts')).contentOf(microCity, games, seed, playOut),
};
