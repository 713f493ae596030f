import { figures } from '../content/figures.ts';
import { type BuildingType, isBuildingType } from '../content/icons.ts';
import { type Trip, tripAccount } from './deeds.ts';
import { destinationsOf, settlePayment } from './plays.ts';
import type { Open, Play, Seat } from './state.ts';
import { addStress, relieve } from './stress.ts';
import { type Account, leisurePrice, workerLimit } from './travel.ts';

/**
 * Carries a trip out: the cards, Happiness of the links' owners, the bonus of the destination, then the payments in the
 * order of travel (TW-13).
 * @param playCards plays the cards, Consequences first
 */
export function travel(open: Open, seat: Seat, trip: Trip, plays: readonly Play[], playCards: () => void): Account {
  const icon = destinationsOf(plays)[0]!;
  const player = open.players[seat]!;
  const account = tripAccount(open, seat, trip, plays);
  playCards();
  for (const [owner, points] of account.happiness.entries()) open.players[owner]!.happiness.travel += points;
  if (isBuildingType(icon)) giveBonus(open, seat, icon, trip, plays);
  for (const [owner, money] of account.money.entries()) open.players[owner]!.money += money;
  if (account.short) addStress(player, 1);
  delete open.passengers[trip.passenger];
  open.reserve += 1;
  return account;
}

function giveBonus(open: Open, seat: Seat, type: BuildingType, trip: Trip, plays: readonly Play[]): void {
  const player = open.players[seat]!;
  if (type === 'R') relieve(player);
  if (type === 'C' || type === 'I') addStress(player, 1);
  if (type === 'I' && player.workers < workerLimit(open, seat)) player.workers += 1;
  if (type === 'C' && trip.bonus === 'money') player.money += figures.commerceMoney;
  if (type === 'L' && trip.buy > 0) {
    settlePayment(player, leisurePrice(trip.buy), plays);
    player.happiness.leisure += trip.buy;
  }
}
