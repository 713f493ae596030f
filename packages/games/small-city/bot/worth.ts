import { figures } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import { influencers, notFree } from '../rules/conditions.ts';
import type { Open, Player, Seat } from '../rules/state.ts';
import { hallRoom, warehouseRoom } from '../rules/stores.ts';
import { growthSpaces } from '../rules/works.ts';
import { promisePart } from './promise.ts';
import { weights } from './weights.ts';

/** Rounds whose Vote and Pollution phases are still to come. */
export function roundsLeft({ round, phase }: Open): number {
  const gone = phase === 'council' || phase === 'visit' ? round : round - 1;
  return figures.rounds - gone;
}

/** What money is worth in votes. */
export function moneyWorth(open: Open): number {
  const left = roundsLeft(open);
  return left > 4 ? weights.earlyMoney : left > 2 ? weights.money : weights.lastMoney;
}

/** A seat's position in votes, the rest of the game played out roughly. */
export function worthOf(open: Open, seat: Seat, promise: number | null): number {
  const player = open.players[seat]!;
  const left = roundsLeft(open);
  const goods = [...player.hall.goods, ...Object.values(player.tiles).flatMap((placed) => placed.goods)];
  const share = left / figures.rounds;
  let worth = player.votes - player.pollution + player.money * moneyWorth(open) + promisePart(open, seat, promise);
  for (const material of goods) worth += weights[material] * Math.max(share, 0.1);
  return worth + forecast(player, left) + prospects(open, seat, left);
}

/** Votes, pollution and work of the rounds to come, with homes filled as Citizens arrive. */
function forecast(player: Player, left: number): number {
  const homes: number[] = [];
  let parks = 0;
  let gates = 0;
  let jobs = 0;
  let factories = 0;
  for (const { tile, cells } of Object.values(player.tiles)) {
    const { kind, level } = specOf(tile);
    if (kind === 'residence') homes.push(level);
    if (tile === 'residence1') gates += 1;
    if (kind === 'park') parks += cells.length;
    if (kind === 'factory') {
      jobs += level;
      factories += level;
    }
    if (kind === 'commerce') jobs += level;
  }
  homes.sort((a, b) => b - a);
  let people = Object.values(player.citizens).reduce((sum, standing) => sum + standing.length, 0);
  let waiting = player.hall.citizens;
  let career = player.career;
  let room = Math.max(0, hallRoom(player));
  const store = warehouseRoom(player) + room > 0 ? 1 : 0.3;
  let worth = 0;
  for (let round = 0; round < left; round++) {
    const workers = Math.min(weights.workers, jobs / 2, people);
    let residents = people - workers;
    let votes = 0;
    for (const level of homes) {
      const living = Math.min(level, residents);
      residents -= living;
      votes += (living * (living + 1)) / 2;
    }
    const later = left - round > 1 ? residents * weights.homeless : 0;
    worth += votes + later - weights.crowd * Math.max(0, people - parks) + workers * weights.work * store;
    const come = Math.min(waiting, gates);
    people += come;
    waiting -= come;
    const drawn = Math.min(factories, career, room + come);
    waiting += drawn;
    career -= drawn;
    room = figures.cityHallRoom - waiting - player.hall.goods.length;
    if (room < 0) room = 0;
  }
  return worth;
}

/** What homes may still become: Cultural Buildings in reach, and room to grow. */
function prospects(open: Open, seat: Seat, left: number): number {
  const player = open.players[seat]!;
  let worth = 0;
  for (const placed of Object.values(player.tiles)) {
    const { kind, level } = specOf(placed.tile);
    if (kind === 'cultural') worth += weights.cultural * left * 0.3;
    if (kind !== 'residence') continue;
    const { cultural } = influencers(open, seat, placed.cells);
    const grows = growthSpaces(placed).some((cell) => !notFree(open, seat, [cell]));
    const reach = grows ? Math.min(5, Math.max(cultural, level)) : level;
    worth += weights.reach * reach * left;
    if (!grows && level < 5) worth -= weights.boxed * left;
  }
  return worth;
}
