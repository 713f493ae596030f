import type { Hint } from '@cityhall/web/kit/game.ts';

/** The hints of a guided first game: each is shown once its moment comes. */
export const hints: readonly Hint[] = [
  {
    id: 'book',
    stage: 'book',
    text: 'Before the first round everybody looks through one Ticket Book and keeps a card of it. Look at your hand below: cards that name the type of a building near your Parcels are worth most.',
  },
  {
    id: 'ticket',
    stage: 'ticket',
    text: 'Take the card that helps you most. The one you turn up is what the next player sees on top of this Book.',
  },
  {
    id: 'bid',
    stage: 'bid',
    text: 'You bid for the turn order, and every bid is paid at once. Going first brings the first choice of Auction cards and costs 1 Stress. With little money, passing is often right.',
  },
  {
    id: 'take',
    stage: 'take',
    text: 'Take one card. A Parcel is yours at once: a place where your links may end and where you may build. A Void Ticket is strong but costs another card.',
  },
  {
    id: 'act',
    stage: 'act',
    text: 'Start from what you want. Complete links first: each is worth 3 points at the end, and passengers can only travel over complete links. The screen offers the cheapest cards; you decide.',
  },
  {
    id: 'more',
    stage: 'more',
    text: 'The second Action Round has two actions. Moving a passenger over your own links brings a Happiness Point for each and a dollar a tile.',
  },
  {
    id: 'ticketDue',
    stage: 'ticketDue',
    text: 'Commerce brings a Development card: look through a Book and take one. It may be used later in this very turn.',
  },
  {
    id: 'plan',
    stage: 'plan',
    text: 'Cards you could not use now bring money, Rail Workers, passengers or less Stress. Without a Rail Worker you cannot lay rail next round. One card may be discarded free. Nobody sees your plan before all are ready.',
  },
  {
    id: 'search',
    stage: 'search',
    text: 'The last round: choose your hand from everything you own. Upgrades bring 3 points each, and less Stress is worth as much as Happiness.',
  },
];
