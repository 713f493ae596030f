import type { Ruleset } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide } from './bot/bot.ts';
import { figures } from './content/figures.ts';
import { difficultyNames, easiest, victories } from './content/ways.ts';
import { faultsOf } from './rules/faults.ts';
import { imagineFrom } from './rules/imagine.ts';
import { smallCityRules } from './rules/rules.ts';
import { type SmallCity, type SmallCityState, stateSchema } from './rules/state.ts';

/** Small City: plan your Borough behind the screen, and count votes against pollution after eight rounds. */
export const smallCity: Ruleset<SmallCity> = {
  ...smallCityRules,
  variants: () => [
    ...difficultyNames.map((difficulty) => ({ seats: 1, options: { victory: 'base', difficulty } })),
    ...[2, 3, figures.mostPlayers].flatMap((seats) =>
      victories.map((victory) => ({ seats, options: { victory, difficulty: easiest } })),
    ),
  ],
  imagine: imagineFrom,
  state: stateSchema as unknown as z.ZodMiniType<SmallCityState>,
  faults: faultsOf,
  bot: decide,
  // The Mayor's host is drawn by lot face up, and the money follows the turn order. The rondel is laid out face up each
  // round. City Halls, plans and Promises stay hidden until all are ready.
  secrets: {
    dealt: ['host', 'players.*.money'],
    // A plan carried out can change anything in the Boroughs, and what follows by itself from there.
    drawn: [
      'rondel',
      'players',
      'supply',
      'removed',
      'reserve',
      'works',
      'queue',
      'phase',
      'moving',
      'earning',
      'duty',
      'out',
      'host',
      'street',
      'verdicts',
      'outcome',
    ],
    reveals: ['phase:unveiling', 'phase:actions', 'phase:works', 'replan', 'phase:scoring'],
    shows: ['invest'],
    hidden: ['settle', 'confirm', 'keep'],
  },
  content: async (games, seed, playOut) =>
    (await import('./measure/content.ts')).contentOf(smallCity, games, seed, playOut),
};
