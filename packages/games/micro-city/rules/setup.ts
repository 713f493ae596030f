import type { Options } from '@cityhall/ruleset';
import { advantageNames } from '../content/advantages.ts';
import { type CardName, handNames, partnerCard } from '../content/cards.ts';
import { type District, districtNumbers, districts } from '../content/districts.ts';
import { figures, startingGoods } from '../content/figures.ts';
import { type GameName, gameOf, type Level } from '../content/games.ts';
import { goalNames } from '../content/goals.ts';
import { freshBuilding } from './building.ts';
import type { Tools } from './define.ts';
import type { MicroCityState, Own } from './state.ts';
import { freshTurn } from './turns.ts';

/** What is chosen before a game: see the ruleset's options. */
export interface Plan {
  game: GameName;
  level: Level;
  logistics: boolean;
  partner: boolean;
}

/** The options of a table as the game uses them. */
export const planOf = (options: Options): Plan => options as unknown as Plan;

/** The table before the Engineers are placed. The first player is drawn by lot. */
export function setUp(seats: number, options: Options, { random, say }: Tools): MicroCityState {
  const plan = planOf(options);
  const { mode, buildings, rounds } = gameOf(plan.game);
  const competitive = mode === 'competitive';
  const first = seats > 1 ? random.below(seats) : 0;
  const isLogistics = (number: (typeof districtNumbers)[number]) => (districts[number] as District).logistics;
  const basic = random.shuffle(districtNumbers.filter((number) => !isLogistics(number)));
  if (plan.logistics) {
    const added = random.shuffle(districtNumbers.filter(isLogistics)).slice(0, figures.logisticsInPlay);
    basic.splice(0, added.length, ...added);
  }
  const laid = random.shuffle(basic).slice(0, figures.districts);
  const goals = competitive ? random.shuffle(goalNames) : [];
  const deck = competitive ? random.shuffle(advantageNames) : [];
  const hand: readonly CardName[] = plan.partner ? [...handNames, partnerCard] : handNames;
  const players = Array.from({ length: seats }, (_, seat) => ({
    engineer: null,
    goods: {
      coal: 0,
      steel: 0,
      wood: 0,
      money: 0,
      ...(competitive && seat !== first ? startingGoods.second : startingGoods.company),
    },
    dice: [],
    earned: [],
  }));
  if (seats > 1) say('all', 'first', { player: { seat: first } });
  const own: Record<number, Own> = {};
  for (let seat = 0; seat < seats; seat++) own[seat] = {};
  return {
    open: {
      game: plan.game,
      level: plan.level,
      players,
      sides: Array.from({ length: competitive ? seats : 1 }, () => ({
        pool: competitive ? figures.tokensInCompetition : figures.tokens,
        hand: [...hand],
        discard: [],
      })),
      first,
      districts: laid.map((number) => ({ number, upgraded: false })),
      tokens: {},
      building: buildings[0] ? freshBuilding(buildings[0]) : null,
      goals: goals.slice(0, figures.goalCardsInPlay).map((goal) => ({
        goal,
        tokens: Array.from({ length: figures.goalAreas }, () => null),
      })),
      advantages: deck.slice(0, competitive ? figures.advantagesInPlay : 0),
      advantageDeck: Math.max(0, deck.length - figures.advantagesInPlay),
      marker: competitive ? figures.competitionRounds : rounds[plan.level]!,
      rolled: [],
      proposals: [],
      ready: [],
      turn: freshTurn(1, first, 'placing'),
      ended: null,
    },
    own,
    sealed: { goals: goals.slice(figures.goalCardsInPlay), advantages: deck.slice(figures.advantagesInPlay) },
  };
}
