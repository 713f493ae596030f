import { figures } from '../content/figures.ts';
import { specOf, type TileName } from '../content/tiles.ts';
import { aroundOf, numberOf, surveyOf } from '../rules/board.ts';
import type { Open, Seat, Step } from '../rules/state.ts';

/** How well a tile lies somewhere, by a cheap look around; only the best places are thought through. */
export function siteWorth(
  open: Open,
  seat: Seat,
  step: Extract<Step, { do: 'build' | 'warehouse' }>,
  empty: ReadonlySet<number>,
): number {
  const tile: TileName = step.do === 'build' ? step.tile : 'warehouse';
  const player = open.players[seat]!;
  const survey = surveyOf(player.tiles);
  const { kind } = specOf(tile);
  const own = step.cells.map(numberOf);
  let cultural = 0;
  let industry = 0;
  let wasted = 0;
  const residences = new Set<string>();
  const near = new Set<number>();
  for (const number of own) {
    cultural |= survey.cultural[number]!;
    industry |= survey.industry[number]!;
    wasted += bits(survey.cultural[number]!);
    for (const id of survey.residences[number]!) residences.add(id);
    for (const around of aroundOf[number]!) near.add(around);
  }
  const homes = residences.size;
  let free = 0;
  let neighbours = 0;
  let promising = 0;
  for (const number of near) {
    if (own.includes(number)) continue;
    if (empty.has(number)) {
      free += 1;
      if (survey.cultural[number]! > 0 && !survey.industrial[number]) promising += 1;
    }
    const id = survey.tile[number];
    if (id !== undefined && specOf(player.tiles[id]!.tile).kind === kind) neighbours += 1;
  }
  const culturals = bits(cultural);
  const distance = distanceToHall(open, seat, own);
  if (kind === 'residence') return 3 * culturals + 0.4 * free - 0.3 * distance;
  if (kind === 'cultural') return 3 * homes + promising - 0.5 * distance;
  if (kind === 'commerce') return homes - wasted;
  if (kind === 'park') return neighbours - 1.5 * wasted - 0.2 * free + 0.1 * distance;
  return 2 * bits(industry) + distance - 2 * wasted + 0.5 * neighbours;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

function distanceToHall(open: Open, seat: Seat, own: readonly number[]): number {
  const hall = Object.values(open.players[seat]!.tiles).find(({ tile }) => tile === 'cityHall');
  if (!hall) return 0;
  const wide = figures.board;
  const [first] = own;
  const at = numberOf(hall.cells[0]!);
  return Math.max(Math.abs((first! % wide) - (at % wide)), Math.abs(Math.floor(first! / wide) - Math.floor(at / wide)));
}
