import { type Outcome, type Ruleset, refuse } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide } from '../bot/bot.ts';
import { figures } from '../content/figures.ts';
import { difficultyNames, easiest, victories } from '../content/ways.ts';
import { chapters } from '../words/chapters.ts';
import { english } from '../words/english.ts';
import { ruleset } from './define.ts';
import { faultsOf } from './faults.ts';
import { imagineFrom } from './imagine.ts';
import { actionsPhase, calm, collect, decline, enlarge, merge, take } from './phases/actions.ts';
import { building, confirm, reconsider, replan, works } from './phases/building.ts';
import { buildFree, councilPhase, invest, keep, pass, receive } from './phases/council.ts';
import { buyVotes, endTrade, income, produce, trade } from './phases/income.ts';
import { finish, go, moving, sendHome } from './phases/moving.ts';
import { bury, pollution, voting } from './phases/pollution.ts';
import { settle, settling, unsettle, unveiling } from './phases/settling.ts';
import { disagree, placeMayor, propose, street } from './phases/street.ts';
import { scoring, visit } from './phases/visit.ts';
import { scoreSheet } from './scoring.ts';
import { setUp } from './setup.ts';
import { type SmallCity, type SmallCityState, stateSchema } from './state.ts';

/** Small City: plan your Borough behind the screen, and count votes against pollution after eight rounds. */
export const smallCity: Ruleset<SmallCity> = ruleset({
  id: 'small-city',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {
    victory: { values: victories, default: 'base' },
    difficulty: { values: difficultyNames, default: easiest },
  },
  refuseSetup(seats, options) {
    return seats === 1 && options.victory !== 'base' ? refuse('SC-26', 'solo-is-base') : undefined;
  },
  variants: () => [
    ...difficultyNames.map((difficulty) => ({ seats: 1, options: { victory: 'base', difficulty } })),
    ...[2, 3, figures.mostPlayers].flatMap((seats) =>
      victories.map((victory) => ({ seats, options: { victory, difficulty: easiest } })),
    ),
  ],
  setup: setUp,
  start: 'settling',
  phases: {
    settling,
    unveiling,
    street,
    actions: actionsPhase,
    building,
    works,
    moving,
    income,
    voting,
    pollution,
    council: councilPhase,
    visit,
    scoring,
  },
  moves: {
    settle,
    unsettle,
    propose,
    disagree,
    placeMayor,
    take,
    collect,
    calm,
    enlarge,
    merge,
    decline,
    confirm,
    reconsider,
    replan,
    go,
    sendHome,
    finish,
    trade,
    buyVotes,
    endTrade,
    produce,
    bury,
    invest,
    pass,
    keep,
    receive,
    buildFree,
  },
  phaseIn: ({ phase }) => phase,
  out: ({ out }) => out,
  final: ({ open }) => (open.outcome as Outcome | null) ?? undefined,
  score: ({ open }) => scoreSheet(open),
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
  words: { en: english },
  rules: chapters,
  content: async (games, seed, playOut) =>
    (await import('../measure/content.ts')).contentOf(smallCity, games, seed, playOut),
});
