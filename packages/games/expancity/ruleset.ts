import type { Ruleset } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide } from './bot/bot.ts';
import { figures } from './content/figures.ts';
import { faultsOf } from './rules/faults.ts';
import { imagineFrom } from './rules/imagine.ts';
import { expancityRules } from './rules/rules.ts';
import { type Expancity, type ExpancityState, stateSchema } from './rules/state.ts';

/** Expancity: zone tiles, build towers, complete contracts. */
export const expancity: Ruleset<Expancity> = {
  ...expancityRules,
  variants: () =>
    Array.from({ length: figures.mostPlayers - figures.fewestPlayers + 1 }, (_, more) => ({
      seats: figures.fewestPlayers + more,
      options: {},
    })),
  imagine: imagineFrom,
  state: stateSchema as unknown as z.ZodMiniType<ExpancityState>,
  faults: faultsOf,
  bot: decide,
  // The first player, the goals and whose turn it is are dealt face up; what is drawn later stays hidden until it is
  // zoned, or revealed as a contract.
  secrets: {
    dealt: ['goals', 'first', 'turn.seat'],
    drawn: ['players.*.revealed', 'players.*.held', 'awards'],
    reveals: ['zone', 'reveal', 'phase:accounts'],
    shows: ['drawContracts', 'takeContract', 'drawTiles'],
    hidden: ['takeContract', 'keepTile'],
  },
  content: async (games, seed, playOut) =>
    (await import('./measure/content.ts')).contentOf(expancity, games, seed, playOut),
};
