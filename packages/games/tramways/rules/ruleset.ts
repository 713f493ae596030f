import { type Options, type Outcome, type Refusal, type Ruleset, refuse, type Variant } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide } from '../bot/bot.ts';
import { figures } from '../content/figures.ts';
import { chapters } from '../words/chapters.ts';
import { english } from '../words/english.ts';
import { ruleset } from './define.ts';
import { faultsOf } from './faults.ts';
import { imagineFrom } from './imagine.ts';
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
import { stateSchema, type Tramways, type TramwaysState } from './state.ts';

const usual = {
  sides: 'normal',
  layout: 'random',
  playerBoards: 'normal',
  deal: 'normal',
  development: 'original',
  expert: false,
} as const;

function refuseSetup(seats: number, options: Options): Refusal | undefined {
  return options.expert && seats !== figures.fewestPlayers ? refuse('TW-19', 'expert-for-two') : undefined;
}

/** Every number of players with every deal and Development rule; boards and sides take turns among them. */
function variants(): Variant[] {
  const sides = ['normal', 'difficult', 'mixed'] as const;
  const playerBoards = ['normal', 'difficult', 'chosen'] as const;
  const found: Variant[] = [2, 3, 4, 5].map((seats) => ({ seats, options: usual }));
  for (const deal of ['normal', 'draft'] as const) {
    for (const development of ['original', 'alternate'] as const) {
      for (const expert of [false, true]) {
        for (const seats of expert ? [2] : [2, 3, 4, 5]) {
          const at = found.length;
          found.push({
            seats,
            options: {
              sides: sides[at % sides.length]!,
              layout: at % 2 === 0 ? 'random' : 'chosen',
              playerBoards: playerBoards[Math.floor(at / 2) % playerBoards.length]!,
              deal,
              development,
              expert,
            },
          });
        }
      }
    }
  }
  return found;
}

/** Tramways: draw links through Small City, carry its passengers, and keep your nerves. */
export const tramways: Ruleset<Tramways> = ruleset({
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
  variants,
  setup: setUp,
  start: 'boards',
  phases: {
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
  },
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
  imagine: imagineFrom,
  state: stateSchema as unknown as z.ZodMiniType<TramwaysState>,
  faults: faultsOf,
  bot: decide,
  // Hidden are the order of decks, hands and draw piles, the cards of a Book but its top, plans and searches. A card that
  // is played or discarded is shown; a Book's new top, the display and Auction cards are turned up.
  secrets: {
    dealt: [
      'map',
      'order',
      'parcels',
      'passengers',
      'reserve',
      'typeTiles',
      'auction.display',
      'books.*.top',
      'queue',
      'pool',
      'players.*.seen',
    ],
    drawn: [
      'map',
      'parcels',
      'passengers',
      'reserve',
      'supply',
      'buildings',
      'typeTiles',
      'pool',
      'auction',
      'books.*.top',
      'display',
      'players',
      'queue',
      'outcome',
      'links',
      'ready',
    ],
    reveals: [
      'phase:mapping',
      'phase:dealing',
      'phase:tickets',
      'phase:opening',
      'phase:works',
      'bid',
      'take',
      'phase:actions',
      'lay',
      'upgradeLink',
      'construct',
      'upgradeBuilding',
      'deliver',
      'takeTicket',
      'takeDisplayed',
    ],
    shows: ['openBook', 'takeBlind', 'takeDisplayed'],
    hidden: ['keepTicket', 'search', 'plan'],
  },
  words: { en: english },
  rules: chapters,
  content: async (games, seed, playOut) =>
    (await import('../measure/content.ts')).contentOf(tramways, games, seed, playOut),
});
