import type { Choice } from '@cityhall/ruleset';
import { lots, materialPrices } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import { commerceAt, materialAt } from '../rules/earning.ts';
import { reachable, stuck } from '../rules/moving.ts';
import { boroughOf, spaceAt } from '../rules/places.ts';
import type { Open, Place, Seat } from '../rules/state.ts';
import { goodsOf, hallRoom, warehouseRoom } from '../rules/stores.ts';
import { weights } from './weights.ts';
import { moneyWorth, roundsLeft } from './worth.ts';

/** What a Citizen of a seat is worth this round where it stands or would stand, in votes. */
function standingWorth(open: Open, seat: Seat, place: Place, leaving: Place | null): number {
  const player = open.players[seat]!;
  const { kind, tile, placed } = spaceAt(open, place)!;
  const abroad = boroughOf(place) !== seat;
  const clean = abroad ? 0.5 : 0;
  if (kind === 'residence') {
    const others = placed.cells.filter(
      (cell) => player.citizens[cell] && `${seat}:${cell}` !== leaving && `${seat}:${cell}` !== place,
    );
    const refilled = tile === 'residence1' && player.hall.citizens > 0;
    return refilled ? 0.3 : (others.length + 1) * (1 + 0.1 * specOf(tile).level);
  }
  if (kind === 'factory') {
    const material = materialAt(open, place);
    const room = hallRoom(player) + warehouseRoom(player) > 0;
    const use = roundsLeft(open) > 1 ? weights[material] : 0.2;
    return open.reserve[material] > 0 && room ? clean + use - 0.6 : clean - 1;
  }
  if (kind === 'commerce') return clean + commerceWorth(open, seat, place);
  if (tile === 'university') return 3;
  if (tile === 'clinic' || tile === 'fire') return 0.2;
  return clean - 0.2;
}

function commerceWorth(open: Open, seat: Seat, place: Place): number {
  const player = open.players[seat]!;
  const goods = goodsOf(player);
  switch (commerceAt(open, place)) {
    case 'dollar':
      return moneyWorth(open);
    case 'moneyForVotes':
      return player.money >= lots[0]!.money ? 1.5 : 0;
    case 'materialForVotes':
      return Math.max(0, ...goods.map((material) => materialPrices[material].votes - weights[material]));
    default:
      return (
        Math.max(0, ...goods.map((material) => materialPrices[material].money * moneyWorth(open) - weights[material])) +
        0.1
      );
  }
}

/** The best move of a Citizen, the one named to go home, or the end of the turn. */
export function decideMove(open: Open, seat: Seat): Choice {
  const moving = open.moving!;
  let best: { from: Place; to: Place; gain: number } | undefined;
  for (const from of new Set(moving.unmoved[seat])) {
    const must = moving.must[seat]!.includes(from);
    const stays = standingWorth(open, seat, from, null);
    for (const to of reachable(open, seat, from)) {
      const gain = standingWorth(open, seat, to, from) - stays + (must ? 100 : 0);
      if (!best || gain > best.gain) best = { from, to, gain };
    }
  }
  if (best && best.gain > 0.05) return { move: 'go', args: { from: best.from, to: best.to } };
  if (moving.must[seat]!.length === 0) return { move: 'finish', args: { homes: [] } };
  const waiting = stuck(open, seat);
  if (waiting.length > 0) return { move: 'sendHome', args: { place: waiting[0]! } };
  return { move: 'go', args: { from: best!.from, to: best!.to } };
}
