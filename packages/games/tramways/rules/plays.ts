import type { Refusal } from '@cityhall/ruleset';
import { cardOf } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { dollars, type Icon, isDestination, railSymbols } from '../content/icons.ts';
import { refuse, type Tools } from './define.ts';
import { cardName, discard } from './hand.ts';
import type { Open, Own, Play, Player, Seat, TramwaysState } from './state.ts';
import { addStress } from './stress.ts';

/** Stress and cash that playing cards costs: icons after the first of a card, and Consequences (TW-4). */
export interface PlayCost {
  stress: number;
  money: number;
}

export function costOf(plays: readonly Play[]): PlayCost {
  let stress = 0;
  let money = 0;
  for (const { card, icons } of plays) {
    const { consequence } = cardOf(card);
    stress += icons.length - 1 + (consequence === 'stress' ? 1 : 0);
    if (consequence === 'pay') money += figures.consequenceMoney;
  }
  return { stress, money };
}

/** All icons that are played, card by card. */
export const iconsOf = (plays: readonly Play[]): Icon[] => plays.flatMap(({ icons }) => icons);
export const moneyOf = (plays: readonly Play[]): number => iconsOf(plays).reduce((sum, icon) => sum + dollars(icon), 0);
export const symbolsOf = (plays: readonly Play[]): number =>
  iconsOf(plays).reduce((sum, icon) => sum + railSymbols(icon), 0);
export const destinationsOf = (plays: readonly Play[]): Icon[] => iconsOf(plays).filter(isDestination);

/** Why these cards cannot be played at all: not in hand, an icon not on the card, a Consequence that cannot be paid (TW-4). */
export function refusalOfPlays(own: Own, player: Player, plays: readonly Play[]): Refusal | undefined {
  const played = new Set<string>();
  for (const { card, icons } of plays) {
    const words = { card: cardName(card) };
    if (!own.hand.includes(card)) return refuse('TW-4', 'card-not-in-hand', words);
    if (played.has(card)) return refuse('TW-4', 'card-played-twice', words);
    played.add(card);
    if (icons.length === 0) return refuse('TW-4', 'card-without-icon', words);
    if (new Set(icons).size !== icons.length) return refuse('TW-4', 'icon-twice', words);
    const missing = icons.find((icon) => !cardOf(card).icons.includes(icon));
    if (missing) return refuse('TW-4', 'icon-not-on-card', words);
  }
  if (costOf(plays).money > player.money) return refuse('TW-4', 'consequence-unpaid');
  return undefined;
}

export const iconName = (icon: Icon) => ({ word: `icon.${icon}` as const });

/** Pays Consequences, raises Stress and lays the cards on the discard pile. */
export function playCards(draft: TramwaysState, seat: Seat, plays: readonly Play[], { say }: Pick<Tools, 'say'>): void {
  const player = draft.open.players[seat]!;
  for (const play of plays) {
    const { stress, money } = costOf([play]);
    player.money -= money;
    addStress(player, stress);
    discard(draft, seat, play.card);
    const words = { player: { seat }, card: cardName(play.card), icons: play.icons.map(iconName) };
    if (stress > 0) say('all', 'played-stressed', { ...words, stress });
    else say('all', 'played', words);
  }
}

/** Why icons do not pay a price of that many dollars, in bids and at Leisure (TW-2). */
export function refusalOfPayment(open: Open, seat: Seat, price: number, plays: readonly Play[]): Refusal | undefined {
  const money = moneyOf(plays);
  const spare = iconsOf(plays).find((icon) => dollars(icon) > 0 && money - dollars(icon) >= price);
  if (spare) return refuse('TW-2', 'icon-not-needed', { icon: iconName(spare) });
  const cash = Math.max(0, price - money);
  const held = open.players[seat]!.money - costOf(plays).money;
  return cash > held ? refuse('TW-2', 'too-little-money', { price, held: held + money }) : undefined;
}

/** Pays what the icons leave to pay, or takes the change. */
export function settlePayment(player: Player, price: number, plays: readonly Play[]): void {
  player.money += moneyOf(plays) - price;
}
