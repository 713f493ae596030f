import { type ActOf, type ChoiceOf, type Outcome, type StageOf, toldPhases } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { difficultyNames, easiest, victories } from '../content/ways.ts';
import { chapters } from '../words/chapters.ts';
import { accepts } from './accepts.ts';
import { refuse, rules } from './define.ts';
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

/** Small City: plan your Borough behind the screen, and count votes against pollution after eight rounds. */
export const smallCityRules = rules({
  id: 'small-city',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {
    victory: { values: victories, default: 'base' },
    difficulty: { values: difficultyNames, default: easiest },
  },
  refuseSetup(seats, options) {
    return seats === 1 && options.victory !== 'base' ? refuse('SC-26', 'solo-is-base') : undefined;
  },
  setup: setUp,
  start: 'settling',
  phases: toldPhases({
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
  }),
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
  rules: chapters,
  accepts,
});

export type StageName = StageOf<typeof smallCityRules>;
export type Choice = ChoiceOf<typeof smallCityRules>;
export type Act = ActOf<typeof smallCityRules>;
