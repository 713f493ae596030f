import type { Seat } from '@cityhall/ruleset';
import { type Mover, type Place, placeIn } from '@cityhall/small-city';
import type { WireLine } from '@cityhall/wire';

type Params = Record<string, unknown>;
const seatIn = (params: Params) => (params.player as { seat: Seat } | undefined)?.seat;

/** The lines of each round, the first round first. */
function byRound(lines: readonly WireLine[]): WireLine[][] {
  const rounds: WireLine[][] = [];
  for (const line of lines) {
    if (line.key === 'log.round') rounds.push([]);
    else rounds.at(-1)?.push(line);
  }
  return rounds;
}

/** Votes and pollution of every seat as each round was measured. */
export function courseOf(lines: readonly WireLine[], seats: number): { votes: number[]; pollution: number[] }[] {
  const rounds = byRound(lines);
  return Array.from({ length: seats }, (_, seat) => {
    const read = (key: string, name: string) =>
      rounds.flatMap((round) => {
        const line = round.findLast((one) => one.key === `log.${key}` && seatIn(one.params as Params) === seat);
        return line ? [Number((line.params as Params)[name])] : [];
      });
    return { votes: read('voted', 'votes'), pollution: read('measured', 'pollution') };
  });
}

/** A place as the log tells it: `C4` at home, with its Borough abroad. */
function placeOf(told: unknown, seat: Seat): Place | undefined {
  if (typeof told === 'string') return cellOf(told) && placeIn(seat, cellOf(told)!);
  const { params } = told as { params?: { space?: string; player?: { seat: Seat } } };
  const cell = params?.space && cellOf(params.space);
  return cell && params.player ? placeIn(params.player.seat, cell) : undefined;
}

function cellOf(name: string): string | undefined {
  const match = /^([A-J])(\d+)$/.exec(name);
  return match ? `${match[1]!.charCodeAt(0) - 65},${Number(match[2]) - 1}` : undefined;
}

/**
 * Moves that take those who must move back to where Citizens of this seat went in the round before last, as far as
 * those places are open now. Spaces that work are closed for a round, so that many go to and fro between two of them.
 */
export function repeatsOf(
  lines: readonly WireLine[],
  round: number,
  seat: Seat,
  movers: readonly Mover[],
): { from: Place; to: Place }[] {
  const before = byRound(lines)[round - 3] ?? [];
  const wanted = before
    .filter((line) => line.key === 'log.moved' && seatIn(line.params as Params) === seat)
    .map((line) => placeOf((line.params as Params).to, seat))
    .filter((place) => place !== undefined);
  const free = new Set(wanted);
  return movers
    .filter(({ must }) => must)
    .flatMap(({ place, reachable }) => {
      const to = reachable.find((one) => free.has(one));
      if (!to) return [];
      free.delete(to);
      return [{ from: place, to }];
    });
}
