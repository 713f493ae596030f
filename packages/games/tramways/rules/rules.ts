import {
  type ActOf,
  type ChoiceOf,
  type Options,
  type Outcome,
  type Refusal,
  type StageOf,
  toldPhases,
} from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { chapters } from '../words/chapters.ts';
import { accepts } from './accepts.ts';
import { refuse, rules } from './define.ts';
import {
  actionsPhase,
  construct,
  deliver,
  endTurn,
  lay,
  takeMoney,
  upgradeBuilding,
  upgradeLink,
} from './phases/actions.ts';
import {
  administrationPhase,
  plan,
  planAgain,
  search,
  searchAgain,
  searchPhase,
  worksPhase,
} from './phases/administration.ts';
import { auctionPhase, bid, pass, take, takingPhase } from './phases/auction.ts';
import {
  boardsPhase,
  chooseBoard,
  dealingPhase,
  draftingPhase,
  draftParcels,
  keepTicket,
  layOut,
  mappingPhase,
  openingPhase,
  reconsiderTicket,
  ticketsPhase,
} from './phases/opening.ts';
import { openBook, takeBlind, takeDisplayed, takeTicket } from './phases/tickets.ts';
import { scoreSheet } from './scoring.ts';
import { setUp } from './setup.ts';

/** What is played where nothing else is chosen. */
export const usual = {
  sides: 'normal',
  layout: 'random',
  playerBoards: 'normal',
  deal: 'normal',
  development: 'original',
  expert: false,
} as const;

export function refuseSetup(seats: number, options: Options): Refusal | undefined {
  return options.expert && seats !== figures.fewestPlayers ? refuse('TW-19', 'expert-for-two') : undefined;
}

/** Tramways: draw links through Small City, carry its passengers, and keep your nerves. */
export const tramwaysRules = rules({
  id: 'tramways',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {
    sides: { values: ['normal', 'difficult', 'mixed'], default: usual.sides },
    layout: { values: ['random', 'chosen'], default: usual.layout },
    playerBoards: { values: ['normal', 'difficult', 'chosen'], default: usual.playerBoards },
    deal: { values: ['normal', 'draft'], default: usual.deal },
    development: { values: ['original', 'alternate'], default: usual.development },
    expert: { values: [false, true], default: usual.expert },
  },
  refuseSetup,
  setup: setUp,
  start: 'boards',
  phases: toldPhases({
    boards: boardsPhase,
    mapping: mappingPhase,
    dealing: dealingPhase,
    drafting: draftingPhase,
    tickets: ticketsPhase,
    opening: openingPhase,
    auction: auctionPhase,
    taking: takingPhase,
    search: searchPhase,
    actions: actionsPhase,
    administration: administrationPhase,
    works: worksPhase,
  }),
  moves: {
    chooseBoard,
    layOut,
    draftParcels,
    openBook,
    takeTicket,
    takeDisplayed,
    takeBlind,
    keepTicket,
    reconsiderTicket,
    bid,
    pass,
    take,
    search,
    searchAgain,
    lay,
    upgradeLink,
    construct,
    upgradeBuilding,
    deliver,
    takeMoney,
    endTurn,
    plan,
    planAgain,
  },
  phaseIn: ({ phase }) => phase,
  final: ({ open }) => (open.outcome as Outcome | null) ?? undefined,
  score: ({ open }) => scoreSheet(open),
  rules: chapters,
  accepts,
});

export type StageName = StageOf<typeof tramwaysRules>;
export type Choice = ChoiceOf<typeof tramwaysRules>;
export type Act = ActOf<typeof tramwaysRules>;
