import { specOf } from '../content/tiles.ts';
import { ratings, type Title } from '../content/ways.ts';
import type { ScoreLine, ScoreSheet } from './define.ts';
import { citizensInPlay } from './seats.ts';
import type { Open, Player, Seat, Source } from './state.ts';

/** Square of the size of each Cultural Building and each Residence, City Hall included (SC-25). */
export function revenueOf({ tiles }: Player): number {
  return Object.values(tiles).reduce((sum, { tile, cells }) => {
    const { kind } = specOf(tile);
    const counts = kind === 'cultural' || kind === 'cityHall' || kind === 'residence';
    return counts ? sum + cells.length ** 2 : sum;
  }, 0);
}

/** Spaces of Cultural tiles (SC-25). */
export function culturalSpaces({ tiles }: Player): number {
  return Object.values(tiles).reduce(
    (sum, { tile, cells }) => (specOf(tile).kind === 'cultural' ? sum + cells.length : sum),
    0,
  );
}

function promiseLines(open: Open, seat: Seat): ScoreLine[] {
  const verdicts = open.verdicts?.[seat];
  if (!verdicts) return [];
  const lines: ScoreLine[] = [];
  const word = (card: number) => ({ promise: { word: `promise.${card}` as const } });
  if (verdicts.promise) {
    const { card, met, points } = verdicts.promise;
    lines.push({ key: met ? 'promise-kept' : 'promise-broken', params: word(card), points });
  }
  for (const { card, met, points } of verdicts.specials) {
    lines.push({ key: met ? 'special-kept' : 'special-broken', params: word(card), points });
  }
  return lines;
}

/** Votes with their sources, the pollution taken off, Promises once they are shown. */
function voteLines(open: Open, seat: Seat): ScoreLine[] {
  const player = open.players[seat]!;
  const lines: ScoreLine[] = [];
  for (const [source, votes] of Object.entries(player.ledger) as [Source, number][]) {
    if (votes !== 0) lines.push({ key: source, points: votes });
  }
  lines.push(...promiseLines(open, seat));
  if (player.pollution > 0) lines.push({ key: 'pollution', points: -player.pollution });
  return lines;
}

/** Final votes with Promises, before pollution: the tie-break of the Citizens and Cultural Victory. */
function finalVotes(open: Open, seat: Seat): number {
  return open.players[seat]!.votes + promiseLines(open, seat).reduce((sum, { points }) => sum + points, 0);
}

/** Every source of what decides the game, by its Victory Condition. */
export function linesOf(open: Open, seat: Seat): ScoreLine[] {
  const player = open.players[seat]!;
  switch (open.victory) {
    case 'economic':
      return [
        { key: 'cash', points: player.money },
        { key: 'revenue', points: player.revenue },
        ...promiseLines(open, seat),
      ];
    case 'citizens':
      return [{ key: 'citizens', points: citizensInPlay(open, seat) }];
    case 'cultural':
      return [{ key: 'cultural', points: culturalSpaces(player) }];
    default:
      return voteLines(open, seat);
  }
}

const sum = (lines: readonly ScoreLine[]) => lines.reduce((total, { points }) => total + points, 0);

export function totalOf(open: Open, seat: Seat): number {
  return sum(linesOf(open, seat));
}

export function scoreSheet(open: Open): ScoreSheet {
  return Object.fromEntries(
    open.players.map((_, seat) => {
      const lines = linesOf(open, seat);
      return [seat, { total: sum(lines), lines }];
    }),
  );
}

/** What decides in order: the total, then the tie-breaks; more is better. */
function standing(open: Open, seat: Seat): number[] {
  const { pollution, money, votes } = open.players[seat]!;
  const total = totalOf(open, seat);
  if (open.victory === 'economic') return [total, -pollution, votes];
  if (open.victory === 'citizens' || open.victory === 'cultural')
    return [total, -pollution, finalVotes(open, seat), money];
  return [total, -pollution, money];
}

/** The best of some seats; equal after the last tie-break, they share the victory (SC-28). */
export function winnersAmong(open: Open, seats: readonly Seat[]): Seat[] {
  const standings = new Map(seats.map((seat) => [seat, standing(open, seat)]));
  const better = (a: number[], b: number[]) => {
    const at = a.findIndex((value, place) => value !== b[place]);
    return at >= 0 && a[at]! > b[at]!;
  };
  return seats.filter((seat) => !seats.some((other) => better(standings.get(other)!, standings.get(seat)!)));
}

/** The title of a solo score, or undefined below the lowest (SC-26). */
export function titleFor(score: number): Title | undefined {
  return ratings.findLast(({ from }) => score >= from)?.title;
}
