import type { ActOf, ChoiceOf, Options, Refusal, StageOf } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { type GameName, gameNames, gameOf, levels, levelsOf } from '../content/games.ts';
import { chapters } from '../words/chapters.ts';
import { accepts } from './accepts.ts';
import { refuse, rules } from './define.ts';
import { outcomeOf } from './outcome.ts';
import { closingPhase, endTurn, finalPhase, replaceToken, takeAdvantage } from './phases/final.ts';
import { build, endRound, exchange, gain, investmentPhase, logistics } from './phases/investment.ts';
import { placeEngineer, placingPhase } from './phases/placing.ts';
import { preparationPhase, ready, removeToken, sell, turnDie } from './phases/preparation.ts';
import { gather, play, projectPhase } from './phases/project.ts';
import { rollingPhase } from './phases/rolling.ts';
import { accept, decide, propose, sharingPhase } from './phases/sharing.ts';
import { decline, retrieveCard, retrieveToken, setDie, swap, take, takeMoney, upgrade } from './phases/tasks.ts';
import { scoreSheet } from './scoring.ts';
import { planOf, setUp } from './setup.ts';

/** The level that stands for all games which have none. */
const anyLevel = levels[0];

export function refuseSetup(seats: number, options: Options): Refusal | undefined {
  const { game, level, partner } = planOf(options);
  const { mode } = gameOf(game);
  if (mode === 'competitive') {
    if (seats < figures.mostPlayers) return refuse('setup', 'competition-needs-two');
    if (partner) return refuse('setup', 'partner-card-together-only');
    return undefined;
  }
  if (!levelsOf(game).includes(level)) {
    const words = levelsOf(game).map((one) => ({ word: `option.level.${one}` as const }));
    return refuse('setup', 'no-such-level', { game: { word: `option.game.${game}` }, levels: words });
  }
  return partner && seats < figures.mostPlayers ? refuse('setup', 'partner-card-together-only') : undefined;
}

/** Micro City: one Engineer, two dice, eight Investment tokens, and a building to finish in time. */
export const microCityRules = rules({
  id: 'micro-city',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {
    game: { values: gameNames, default: 'a' satisfies GameName },
    level: { values: levels, default: anyLevel },
    logistics: { values: [false, true], default: false },
    partner: { values: [false, true], default: false },
  },
  refuseSetup,
  setup: setUp,
  start: 'placing',
  phases: {
    placing: placingPhase,
    rolling: rollingPhase,
    sharing: sharingPhase,
    preparation: preparationPhase,
    project: projectPhase,
    investment: investmentPhase,
    final: finalPhase,
    closing: closingPhase,
  },
  moves: {
    placeEngineer,
    propose,
    accept,
    decide,
    turnDie,
    removeToken,
    sell,
    ready,
    play,
    gather,
    take,
    takeMoney,
    retrieveCard,
    setDie,
    upgrade,
    retrieveToken,
    swap,
    decline,
    gain,
    exchange,
    build,
    logistics,
    endRound,
    replaceToken,
    takeAdvantage,
    endTurn,
  },
  phaseIn: ({ turn }) => turn.step,
  final: ({ open }) => outcomeOf(open),
  score: ({ open }) => scoreSheet(open),
  rules: chapters,
  accepts,
});

export type StageName = StageOf<typeof microCityRules>;
export type Choice = ChoiceOf<typeof microCityRules>;
export type Act = ActOf<typeof microCityRules>;
