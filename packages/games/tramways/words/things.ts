import { keyed } from '@cityhall/ruleset';
import { type Card, cards } from '../content/cards.ts';
import { dollars, isParcel } from '../content/icons.ts';

const iconWords: Readonly<Record<string, string>> = {
  1: 'Build 1 Rail',
  2: 'Build 2 Rail',
  3: 'Build 3 Rail',
  W: 'Rail Worker',
  P: 'Add Passenger',
  S: 'Decrease Stress',
  UL: 'Upgrade Link',
  CB: 'Construct Building',
  UB: 'Upgrade Building',
  R: 'Residence',
  L: 'Leisure',
  C: 'Commerce',
  I: 'Industry',
  strip: 'magnetic strip',
};

const iconText = (icon: string): string => {
  if (dollars(icon) > 0) return icon;
  if (isParcel(icon)) return `Parcel ${icon}`;
  const text = iconWords[icon];
  if (text === undefined) throw new Error(`no word for the icon ${icon}`);
  return text;
};

const kindWords: Record<Card['kind'], string> = {
  parcel: 'Parcel card',
  generic: 'Generic card',
  building: 'Building card',
  development: 'Development card',
  auction: 'Auction card',
  reminder: 'Rules Reminder',
};

function cardText(card: Card): string {
  const icons = card.icons.filter((icon) => icon !== 'strip').map(iconText);
  const kind = card.void ? 'Void Ticket' : kindWords[card.kind];
  return icons.length > 0 ? `${kind} (${icons.join(', ')})` : kind;
}

const icons = [...new Set(cards.flatMap((card) => card.icons))];

/** Names of cards, icons, buildings and places. */
export const nameWords = {
  ...keyed('card', Object.fromEntries(cards.map((card) => [card.id, cardText(card)]))),
  ...keyed('icon', Object.fromEntries(icons.map((icon) => [icon, iconText(icon)]))),
  'type.R': 'Residence',
  'type.L': 'Leisure',
  'type.C': 'Commerce',
  'type.I': 'Industry',
  'place.parcel': 'Parcel {parcel}',
  'place.building': '{type} {space}',
  'board.normal': 'normal',
  'board.difficult': 'difficult',
};
