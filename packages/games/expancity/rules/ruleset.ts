import type { Ruleset } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide } from '../bot/bot.ts';
import { figures } from '../content/figures.ts';
import { chapters } from '../words/chapters.ts';
import { english } from '../words/english.ts';
import { outcomeOf } from './accounts.ts';
import { ruleset } from './define.ts';
import { faultsOf } from './faults.ts';
import { imagineFrom } from './imagine.ts';
import { accounts } from './phases/accounts.ts';
import { building, construct, material } from './phases/building.ts';
import { complete, completing, drawContracts, drawTiles, endTurn, reveal, takeContract } from './phases/completing.ts';
import { keepTile, planning } from './phases/planning.ts';
import { zone, zoning } from './phases/zoning.ts';
import { scoreSheet } from './scoring.ts';
import { setUp } from './setup.ts';
import { type Expancity, type ExpancityState, stateSchema } from './state.ts';

/** Expancity: zone tiles, build towers, complete contracts. */
export const expancity: Ruleset<Expancity> = ruleset({
  id: 'expancity',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {},
  variants: () =>
    Array.from({ length: figures.mostPlayers - figures.fewestPlayers + 1 }, (_, more) => ({
      seats: figures.fewestPlayers + more,
      options: {},
    })),
  setup: (seats, _options, tools) => setUp(seats, tools),
  start: 'zoning',
  phases: { zoning, building, completing, planning, accounts },
  moves: {
    zone,
    construct,
    material,
    complete,
    reveal,
    drawContracts,
    takeContract,
    drawTiles,
    endTurn,
    keepTile,
  },
  phaseIn: ({ turn }) => turn.step,
  final: ({ open }) => outcomeOf(open),
  score: ({ open }) => scoreSheet(open),
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
  words: { en: english },
  rules: chapters,
  content: async (games, seed, playOut) =>
    (await import('../measure/content.ts')).contentOf(expancity, games, seed, playOut),
});
