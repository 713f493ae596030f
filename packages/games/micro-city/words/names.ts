import { keyed, keyedAbout } from '@cityhall/ruleset';
import { type AdvantageName, advantageNames, advantages, type Condition } from '../content/advantages.ts';
import type { BuildingName } from '../content/buildings.ts';
import { type CardName, cardNames, cards, type ProjectCard, type Use, uses } from '../content/cards.ts';
import type { Effect } from '../content/effects.ts';
import type { GoalName } from '../content/goals.ts';

const cardWords: Record<CardName, string> = {
  card1: 'Project card 1',
  card2: 'Project card 2',
  card3: 'Project card 3',
  card4: 'Project card 4',
  card5: 'Project card 5',
  card6: 'Project card 6',
  partner: 'the card for two builders',
};

export const buildingWords: Record<BuildingName, string> = {
  baseA: 'base building, side A',
  baseB: 'base building, side B',
  eiffelTower: 'Eiffel Tower',
  empireState: 'Empire State Building',
  tajMahal: 'Taj Mahal',
  sydneyOpera: 'Sydney Opera House',
};

const goalWords: Record<GoalName, string> = {
  foundry: 'Foundry',
  sawmill: 'Sawmill',
  bridge: 'Bridge',
  market: 'Market',
  townHall: 'Town Hall',
  powerStation: 'Power Station',
  library: 'Library',
  tramDepot: 'Tram Depot',
};

const advantageWords: Record<AdvantageName, string> = {
  stockpile: 'Stockpile',
  assortment: 'Assortment',
  fullPurse: 'Full Purse',
  latecomer: 'Latecomer',
  avenue: 'Avenue',
  mixedTrade: 'Mixed Trade',
  everywhere: 'Everywhere',
  twinGoals: 'Twin Goals',
  fullyInvested: 'Fully Invested',
  busyDesk: 'Busy Desk',
};

const districtWords: Record<0 | 1 | 2 | 3, string> = {
  0: 'top left',
  1: 'top right',
  2: 'bottom left',
  3: 'bottom right',
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (number: number) => numbers[number] ?? `${number}`;
const many = (number: number, noun: string) => `${inWords(number)} ${noun}${number === 1 ? '' : 's'}`;

/** An effect in words, without a full stop. `other` where a card may not name itself. */
export function effectInWords(effect: Effect, other = false): string {
  switch (effect.is) {
    case 'gain':
      return effect.good === 'money' ? `gain ${effect.count}$` : `gain ${effect.count} ${effect.good}`;
    case 'any':
      return `gain ${many(effect.count, 'resource')} of your choice`;
    case 'cards':
      return `retrieve ${many(effect.count, 'Project card')}${other ? ' (not this one)' : ''}`;
    case 'time':
      return 'the time marker does not move this round';
    case 'die':
      return 'set one unused die to any value';
    case 'district':
      return 'upgrade a District';
    case 'tokens':
      return `retrieve ${many(effect.count, 'Investment token')} from ${effect.from === 'quarters' ? 'a Quarter' : 'any area'}`;
    case 'exchange':
      return 'exchange one resource for one of your choice';
    case 'stage':
      return 'complete a Building stage or Goal at its cost';
    case 'swap':
      return 'swap one resource with your partner';
  }
}

const effectsInWords = (effects: readonly Effect[]) => effects.map((effect) => effectInWords(effect, true)).join(', ');

function conditionInWords(condition: Condition): string {
  switch (condition.is) {
    case 'hoard':
      return `You have ${inWords(condition.count)} of one resource.`;
    case 'assortment':
      return `You have at least one coal, one steel and one wood, and ${condition.money}$.`;
    case 'money':
      return `You have ${condition.count}$.`;
    case 'behind':
      return 'You have fewer victory points than your opponent.';
    case 'row':
      return `${capital(inWords(condition.count))} of your Investment tokens lie on Quarters of one row or one column.`;
    case 'kinds':
      return `Your Investment tokens lie on ${inWords(condition.count)} kinds of Quarter.`;
    case 'districts':
      return `Your Investment tokens lie in ${inWords(condition.count)} Districts.`;
    case 'goalCard':
      return `${capital(inWords(condition.count))} of your Investment tokens lie on one Goal card.`;
    case 'placed':
      return 'Your pool of Investment tokens is empty.';
    case 'discard':
      return `${capital(inWords(condition.count))} Project cards lie in your discard pile.`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function wordsOfUses(): Record<`${CardName}.${Use}`, string> {
  const entries = cardNames.flatMap((name) => {
    const { actions }: ProjectCard = cards[name];
    return uses.flatMap((use) => (actions[use] ? [[`${name}.${use}`, effectsInWords(actions[use])]] : []));
  });
  return Object.fromEntries(entries);
}

/** Names of everything in the box; of each card also what it does or asks for. */
export const nameWords = {
  ...keyed('card', cardWords),
  ...keyed('card', wordsOfUses()),
  ...keyed('building', buildingWords),
  ...keyed('goal', goalWords),
  ...keyed('district', districtWords),
  ...keyedAbout('advantage', advantageInWords()),
};

function advantageInWords(): Record<AdvantageName, { name: string; about: string }> {
  const entries = advantageNames.map((name) => [
    name,
    { name: advantageWords[name], about: conditionInWords(advantages[name].condition) },
  ]);
  return Object.fromEntries(entries);
}
