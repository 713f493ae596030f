import { figures, zones } from '../content/figures.ts';
import { deckOf, promiseDecks, promiseFigures } from '../content/promises.ts';
import { culturalTiles, specOf } from '../content/tiles.ts';
import { legalPlaces } from '../rules/conditions.ts';
import { isKept, parkAreas } from '../rules/promises.ts';
import type { Open, Seat } from '../rules/state.ts';
import { weights } from './weights.ts';

/** How often this player keeps each Promise, judged by experience; what is not listed it seldom keeps. */
const chances: Readonly<Record<number, number>> = {
  8: 1,
  4: 0.95,
  6: 0.9,
  5: 0.85,
  13: 0.1,
  10: 0.6,
  2: 0.5,
  1: 0.2,
};

/** What a Promise is expected to bring. */
export function promiseWorth(card: number): number {
  const { met, failed } = promiseDecks[deckOf(card)];
  const chance = chances[card] ?? 0;
  return met * chance + failed * (1 - chance);
}

/** How near a Promise is to being kept, from 0 to 1. */
export function nearness(open: Open, seat: Seat, card: number): number {
  const player = open.players[seat]!;
  if (isKept(open, seat, card)) return 1;
  const tiles = Object.values(player.tiles).map(({ tile }) => tile);
  const part = (have: number, wanted: number) => Math.min(0.9, have / wanted);
  const levels = (kind: string) => new Set(tiles.filter((tile) => specOf(tile).kind === kind)).size;
  const industry = (tiles.includes('refinery') ? 1 : 0) + (tiles.includes('harbor') ? 1 : 0);
  switch (card) {
    case 1:
    case 15:
      return part(levels('residence'), promiseFigures.allResidences);
    case 2:
      return part(levels('factory') + industry, promiseFigures.allFactories + 2);
    case 3:
      return part(levels('commerce'), promiseFigures.allCommerces);
    case 4:
      return part(player.size, zones[player.side ?? 'easy'].widths.length - 1);
    case 5:
      return part(
        player.discs.reduce((sum, { column }) => sum + column, 0),
        promiseFigures.completeRows * figures.columns,
      );
    case 10:
      return part(
        parkAreas(player)
          .sort((a, b) => b - a)
          .slice(0, promiseFigures.parkAreas)
          .reduce((sum, area) => sum + Math.min(area, promiseFigures.parkArea), 0),
        promiseFigures.parkAreas * promiseFigures.parkArea,
      );
    case 13:
      return part(
        industry + 2 * tiles.filter((tile) => tile === 'factory3').length + roomForFactories(open, seat),
        3 + 2 * promiseFigures.factories,
      );
    case 16:
      return part(tiles.filter((tile) => (culturalTiles as string[]).includes(tile)).length, culturalTiles.length);
    default:
      return 0;
  }
}

/** Whether there is room for more Factories 3 beside Refinery and Harbor, from 0 to 1. */
function roomForFactories(open: Open, seat: Seat): number {
  const needed = 10;
  let found = 0;
  for (const _ of legalPlaces(open, seat, 'factory3')) {
    found += 1;
    if (found === needed) break;
  }
  return found / needed;
}

/** What the Promise kept adds to the worth of a position. */
export function promisePart(open: Open, seat: Seat, card: number | null): number {
  if (card === null) return 0;
  const { met, failed } = promiseDecks[deckOf(card)];
  return (met - failed) * weights.promise * nearness(open, seat, card);
}
