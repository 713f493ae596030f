import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { levelOf, specOf, type TileName } from '../content/tiles.ts';
import { besideOf, boardCells, numberOf } from './board.ts';
import { refuse } from './define.ts';
import type { Open, Seat } from './state.ts';
import { idsOf, sameShape } from './works.ts';

/** What the Exec Assistant makes of a Residence 1 and another Residence (SC-23). */
export function merged(
  open: Open,
  seat: Seat,
  one: string,
  other: string,
): { tile: TileName; cells: string[]; cost: number } | Refusal {
  const { tiles } = open.players[seat]!;
  const first = tiles[one];
  const second = tiles[other];
  if (first?.tile !== 'residence1' || !second || one === other) return refuse('SC-23', 'not-residences');
  const { kind, level } = specOf(second.tile);
  const tile = kind === 'residence' ? levelOf('residence', level + 1) : undefined;
  if (!tile || level > figures.merging) return refuse('SC-23', 'not-residences');
  const beside = besideOf[numberOf(one)]!.some((near) => second.cells.includes(boardCells[near]!));
  const cells = beside ? sameShape(tile, [...second.cells, one]) : undefined;
  if (!cells) return refuse('SC-23', 'not-its-outline', { tile: { word: `tile.${tile}` } });
  return { tile, cells, cost: level + figures.mergeCostMore };
}

export function refusalOfMerge(open: Open, seat: Seat, one: string, other: string): Refusal | undefined {
  const result = merged(open, seat, one, other);
  if ('rule' in result) return result;
  if (open.supply[result.tile] === 0) return refuse('SC-23', 'supply-empty', { tile: { word: `tile.${result.tile}` } });
  const { money } = open.players[seat]!;
  return money < result.cost ? refuse('SC-23', 'needs-money', { cost: result.cost, money }) : undefined;
}

export function* allMerges(open: Open, seat: Seat): Generator<{ one: string; other: string }> {
  const player = open.players[seat]!;
  for (const one of idsOf(player)) {
    if (player.tiles[one]!.tile !== 'residence1') continue;
    for (const other of idsOf(player)) {
      if (specOf(player.tiles[other]!.tile).kind === 'residence' && other !== one) yield { one, other };
    }
  }
}

export function canMerge(open: Open, seat: Seat): boolean {
  for (const { one, other } of allMerges(open, seat)) if (!refusalOfMerge(open, seat, one, other)) return true;
  return false;
}

/** Merges two Residences: both go back to the supply, Citizens stay on their spaces, no new Citizen comes. */
export function merge(open: Open, seat: Seat, one: string, other: string): { tile: TileName; cost: number } {
  const result = merged(open, seat, one, other);
  if ('rule' in result) throw new Error('these do not merge');
  const player = open.players[seat]!;
  const { [one]: first, [other]: second, ...rest } = player.tiles;
  open.supply[first!.tile] += 1;
  open.supply[second!.tile] += 1;
  open.supply[result.tile] -= 1;
  player.money -= result.cost;
  player.tiles = { ...rest, [result.cells[0]!]: { tile: result.tile, cells: result.cells, goods: [] } };
  return result;
}
