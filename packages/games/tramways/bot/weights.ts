import { cardOf } from '../content/cards.ts';
import { dollars, type Icon } from '../content/icons.ts';

/** What things are worth to the bot, in points. */
export const weights = {
  stress: 0.9,
  money: 0.25,
  moneyAtEnd: 0.1,
  rival: 0.35,
  cardPlayed: 0.15,
  worker: 0.5,
  workerWanted: 1.6,
  ticket: 1.1,
  passengerAtEnd: 0.3,
  tile: 0.12,
  meetsNetwork: 0.8,
  deliveryOpened: 1.6,
  unfinished: 0.45,
  buildingCard: 1.6,
  handLimit: 0.8,
  laterUpgrade: 2,
  upgradeReady: 2,
  addedPassenger: 0.5,
  freshCard: 4,
  keep: 0.16,
  leastAction: 0.6,
  moneyIcon: 0.4,
  parcelIcon: 0.8,
  again: 0.5,
  consequence: 0.7,
} as const;

const iconWorth: Readonly<Record<Icon, number>> = {
  1: 0.9,
  2: 1.5,
  3: 2,
  UL: 2,
  UB: 2.2,
  CB: 1.8,
  R: 1.6,
  L: 1.5,
  C: 1.4,
  I: 1.2,
  W: 0.9,
  S: 0.8,
  P: 0.7,
  strip: 0.6,
};

const worthOf = (icon: Icon): number =>
  iconWorth[icon] ?? (dollars(icon) > 0 ? weights.moneyIcon * dollars(icon) : weights.parcelIcon);

/** A card by its icons; those that a hand shows already count less. */
export function cardWorth(card: string, hand: readonly string[] = []): number {
  const { icons, consequence } = cardOf(card);
  const there = hand.filter((other) => other !== card).flatMap((other) => cardOf(other).icons);
  const sum = icons.reduce((total, icon) => {
    const number = there.filter((other) => other === icon).length;
    return total + worthOf(icon) * weights.again ** number;
  }, 0);
  return sum - (consequence ? weights.consequence : 0);
}

/** The card worth most first. */
export const byWorth = (a: string, b: string): number => cardWorth(b) - cardWorth(a);
