import { groups } from '@cityhall/grid';
import { figures } from '../content/figures.ts';
import { deckOf, promiseDecks, promiseFigures as wanted } from '../content/promises.ts';
import { culturalTiles, type Kind, specOf, type TileName } from '../content/tiles.ts';
import { emptySpaces, mayExpand } from './board.ts';
import { living } from './seats.ts';
import type { Open, Player, Seat, Verdict } from './state.ts';

type Condition = (player: Player) => boolean;

const has = (player: Player, tile: TileName) => Object.values(player.tiles).some((placed) => placed.tile === tile);
const count = (player: Player, fits: (tile: TileName) => boolean) =>
  Object.values(player.tiles).filter(({ tile }) => fits(tile)).length;

/** Different levels of one kind of zone. */
function levels(player: Player, kind: Kind): number {
  const tiles = Object.values(player.tiles).filter(({ tile }) => specOf(tile).kind === kind);
  return new Set(tiles.map(({ tile }) => specOf(tile).level)).size;
}

/** Spaces covered by one kind of tile. */
export function areaOf(player: Player, kind: Kind): number {
  return Object.values(player.tiles)
    .filter(({ tile }) => specOf(tile).kind === kind)
    .reduce((sum, { cells }) => sum + cells.length, 0);
}

/** Groups of edge-adjacent Park tiles, by their size in spaces. */
export function parkAreas(player: Player): number[] {
  const cells = Object.values(player.tiles)
    .filter(({ tile }) => specOf(tile).kind === 'park')
    .flatMap((placed) => placed.cells)
    .map((cell) => ({ x: Number(cell[0]), y: Number(cell[2]) }));
  return groups(cells).map((group) => group.length);
}

/** All Citizens on tiles of a Borough, Tourists and City Hall included. */
export function citizensInBorough(player: Player): number {
  return Object.values(player.citizens).flat().length + player.hall.citizens;
}

/** Spaces of the Zone with a tile or a Cemetery. */
export function spacesInUse(player: Player): number {
  return Object.values(player.tiles).reduce((sum, { cells }) => sum + cells.length, 0) + player.cemeteries.length;
}

const promises: Readonly<Record<number, Condition>> = {
  1: (player) => levels(player, 'residence') >= wanted.differentResidences,
  2: (player) => levels(player, 'factory') >= wanted.allFactories,
  3: (player) => levels(player, 'commerce') >= wanted.allCommerces,
  4: (player) => !mayExpand(player),
  5: ({ discs }) => discs.filter(({ column }) => column === figures.columns).length >= wanted.completeRows,
  6: ({ pollution }) => pollution < wanted.pollutionBelow,
  7: ({ deaths }) => deaths >= wanted.deadCitizens,
  8: ({ size }) => size === 0,
  9: (player) =>
    count(player, (tile) => specOf(tile).kind === 'commerce' && specOf(tile).level === wanted.commerceSize) >=
    wanted.commerces,
  10: (player) => parkAreas(player).filter((size) => size >= wanted.parkArea).length >= wanted.parkAreas,
  11: ({ career, pool }) => career + pool === 0,
  12: ({ pollution }) => pollution > wanted.pollutionAbove,
  13: (player) =>
    count(player, (tile) => specOf(tile).kind === 'factory' && specOf(tile).level === wanted.factorySize) >=
    wanted.factories,
  14: ({ money }) => money > wanted.moneyAbove,
  15: (player) => levels(player, 'residence') >= wanted.allResidences,
  16: (player) => culturalTiles.every((tile) => has(player, tile)),
};

/** A Special Promise compares one figure; only the sole best keeps it (SC-24). */
const comparisons: Readonly<Record<number, { of: (player: Player) => number; most: boolean }>> = {
  17: { of: (player) => areaOf(player, 'factory'), most: true },
  18: { of: (player) => areaOf(player, 'residence'), most: true },
  19: { of: (player) => areaOf(player, 'commerce'), most: true },
  20: { of: ({ deaths }) => deaths, most: false },
  21: { of: (player) => emptySpaces(player).length, most: true },
  22: { of: (player) => areaOf(player, 'park'), most: false },
  23: { of: (player) => areaOf(player, 'factory'), most: false },
  24: { of: ({ deaths }) => deaths, most: true },
  25: { of: (player) => emptySpaces(player).length, most: false },
  26: { of: citizensInBorough, most: false },
  27: { of: ({ pollution }) => pollution, most: true },
  28: { of: (player) => areaOf(player, 'residence'), most: false },
  29: { of: ({ votes }) => votes, most: false },
  30: { of: spacesInUse, most: true },
  31: { of: ({ money }) => money, most: true },
};

/** Whether a Promise holds as the table stands (SC-24). */
export function isKept(open: Open, seat: Seat, promise: number): boolean {
  const player = open.players[seat]!;
  const condition = promises[promise];
  if (condition) return condition(player);
  const comparison = comparisons[promise];
  if (comparison) return isSoleBest(open, seat, comparison.of, comparison.most);
  const both = (one: Player) => has(one, 'police') && has(one, 'fire');
  return both(player) && living(open).filter((other) => both(open.players[other]!)).length === 1;
}

function isSoleBest(open: Open, seat: Seat, of: (player: Player) => number, most: boolean): boolean {
  const own = of(open.players[seat]!);
  return living(open)
    .filter((other) => other !== seat)
    .every((other) => (most ? of(open.players[other]!) < own : of(open.players[other]!) > own));
}

/** What a Promise brings or costs. */
export function judgePromise(open: Open, seat: Seat, card: number): Verdict {
  const { met, failed } = promiseDecks[deckOf(card)];
  const kept = isKept(open, seat, card);
  return { card, met: kept, points: kept ? met : failed };
}

export function judgeSpecial(open: Open, seat: Seat, card: number): Verdict {
  const kept = isKept(open, seat, card);
  return { card, met: kept, points: kept ? figures.specialMet : figures.specialFailed };
}
