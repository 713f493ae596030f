import { type Options, type Refusal, type Ruleset, refuse, type Variant } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide as decideFor } from '../bot/bot.ts';
import { figures } from '../content/figures.ts';
import { type GameName, gameNames, gameOf, levels, levelsOf } from '../content/games.ts';
import { chapters } from '../words/chapters.ts';
import { english } from '../words/english.ts';
import { ruleset } from './define.ts';
import { faultsOf } from './faults.ts';
import { imagineFrom } from './imagine.ts';
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
import { type MicroCity, type MicroCityState, stateSchema } from './state.ts';

/** The level that stands for all games which have none. */
const anyLevel = levels[0];

function refuseSetup(seats: number, options: Options): Refusal | undefined {
  const { game, level, partner } = planOf(options);
  const { mode } = gameOf(game);
  if (mode === 'competitive') {
    if (seats < figures.mostPlayers) return refuse('setup', 'competition-needs-two');
    if (partner) return refuse('setup', 'partner-card-together-only');
    return undefined;
  }
  if (!levelsOf(game).includes(level)) {
    const words = levelsOf(game).map((one) => ({ word: `option.level.${one}` }));
    return refuse('setup', 'no-such-level', { game: { word: `option.game.${game}` }, levels: words });
  }
  return partner && seats < figures.mostPlayers ? refuse('setup', 'partner-card-together-only') : undefined;
}

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
export const microCity: Ruleset<MicroCity> = ruleset({
  id: 'micro-city',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {
    game: { values: gameNames, default: 'a' satisfies GameName },
    level: { values: levels, default: anyLevel },
    logistics: { values: [false, true], default: false },
    partner: { values: [false, true], default: false },
  },
  refuseSetup,
  variants,
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
  words: { en: english },
  rules: chapters,
  content: async (games, seed, playOut) =>
    (await import('../measure/content.ts')).contentOf(microCity, games, seed, playOut),
});
