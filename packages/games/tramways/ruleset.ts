import type { Ruleset, Variant } from '@cityhall/ruleset';
import type * as z from 'zod/mini';
import { decide } from './bot/bot.ts';
import { faultsOf } from './rules/faults.ts';
import { imagineFrom } from './rules/imagine.ts';
import { tramwaysRules, usual } from './rules/rules.ts';
import { stateSchema, type Tramways, type TramwaysState } from './rules/state.ts';

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
export const tramways: Ruleset<Tramways> = {
  ...tramwaysRules,
  variants,
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
  content: async (games, seed, playOut) =>
    (await import('./measure/content.ts')).contentOf(tramways, games, seed, playOut),
};
