import { type BuildingType, buildingTypes, type Icon, parcelNames, strip } from './icons.ts';
import type { Mark } from './mark.ts';

/** What must happen before a card is played or discarded. */
export type Consequence = 'stress' | 'pay';
export type Kind = 'parcel' | 'generic' | 'building' | 'development' | 'auction' | 'reminder';

export interface Card {
  id: CardId;
  kind: Kind;
  /** In the order of the slots; the magnetic strip, which all but Void cards have, comes last. */
  icons: readonly Icon[];
  void: boolean;
  consequence: Consequence | null;
  /** From how many players on an Auction card is used. */
  from: number;
  mark: Mark;
}
export type CardId = string;

const iconsOf = (slots: string, isVoid = false): Icon[] => [...slots.split(' '), ...(isVoid ? [] : [strip])];

function card(kind: Kind, id: string, slots: string, mark: Mark, more: Partial<Card> = {}): Card {
  const icons = slots === '' ? [] : iconsOf(slots, more.void);
  return { id, kind, icons, void: false, consequence: null, from: 0, mark, ...more };
}

const parcelIcons: Readonly<Record<string, readonly string[]>> = {
  '1 $1': ['A1', 'D2', 'F1', 'G3', 'H3', 'J1'],
  '1 W': ['B1', 'E2', 'G1'],
  '1 S': ['C1', 'F2', 'H1', 'I2', 'J3'],
  'W $1': ['C2', 'F3', 'H2', 'I1'],
  'W S': ['A2', 'D1', 'H4', 'J2'],
  '$1 S': ['B2', 'E1', 'G2'],
};
const slotsOfParcel = (parcel: string) =>
  Object.keys(parcelIcons).find((slots) => parcelIcons[slots]!.includes(parcel))!;

export const parcelCardOf = (parcel: string): CardId => `parcel-${parcel}`;
const parcelCards = parcelNames.map((name) =>
  card('parcel', parcelCardOf(name), `${name} ${slotsOfParcel(name)}`, 'house'),
);

const genericSlots = { a: '2 W', b: '$1 CB' } as const;
const genericCards = Object.entries(genericSlots).flatMap(([which, slots]) =>
  [1, 2, 3, 4, 5].map((number) => card('generic', `generic-${which}${number}`, slots, 'derived')),
);

const buildingSlots: Readonly<Record<BuildingType, string>> = {
  R: 'R S P',
  C: 'C $3 1',
  I: 'I W 2',
  L: 'L P $2',
};
/** Building cards and tiles of one type. */
export const buildingsOfType = 4;
export const buildingCardOf = (type: BuildingType, number: number): CardId => `building-${type}${number}`;
const buildingCards = buildingTypes.flatMap((type) =>
  Array.from({ length: buildingsOfType }, (_, at) =>
    card('building', buildingCardOf(type, at + 1), buildingSlots[type], 'house'),
  ),
);

const developmentSlots: readonly (readonly [string, Consequence | null])[] = [
  ['R UL 2', null],
  ['C UL 2', null],
  ['L UL $3', null],
  ['I UL $3', null],
  ['R UB $2', null],
  ['C UB W', null],
  ['L UB 2', null],
  ['I UB 2', null],
  ['R CB 3', null],
  ['C CB W', null],
  ['L 3 $2', null],
  ['I 3 S', null],
  ['R I P S', null],
  ['C L P $2', null],
  ['R UL UB 2', 'stress'],
  ['L UL UB $3', 'stress'],
  ['R C L I', 'stress'],
  ['C I 3 W', 'stress'],
  ['R L 3 S', 'pay'],
  ['C I $5 W', 'pay'],
];
const developmentCards = developmentSlots.map(([slots, consequence], at) =>
  card('development', `development-${at + 1}`, slots, 'house', { consequence }),
);

const auctionSlots: Readonly<Record<number, { tickets: readonly string[]; voids: readonly string[] }>> = {
  2: {
    tickets: ['R UL', 'C UL $2', 'L UB 2', 'I UB $1', 'R 2 $3', 'L 3 S', 'C W P', 'I CB 2'],
    voids: ['R UB 3', 'C UB 2 $3', 'L UL $2 W', 'I UL CB S'],
  },
  3: { tickets: ['C UL 2', 'L UL $1', 'I UB W', 'R 3 $2'], voids: ['R L UL 2', 'C I UB $4'] },
  4: { tickets: ['R UL W', 'I UL 2', 'C UB S', 'L 2 $3'], voids: ['R C UB 3', 'L I UL $4'] },
  5: { tickets: ['L UL S', 'C UL 2', 'R UB $2', 'I 3 P'], voids: ['I R UB CB', 'L C UL $5'] },
};
const auctionCards = Object.entries(auctionSlots).flatMap(([players, { tickets, voids }]) =>
  [...tickets.map((slots) => ({ slots, void: false })), ...voids.map((slots) => ({ slots, void: true }))].map(
    (one, at) =>
      card('auction', `auction-${players}-${at + 1}`, one.slots, 'house', { void: one.void, from: Number(players) }),
  ),
);

/** Reminders have no effect on the rules. */
const reminders = [1, 2, 3, 4, 5].map((number) => card('reminder', `reminder-${number}`, '', 'rulebook'));

/** All 106 cards of the box. */
export const cards: readonly Card[] = [
  ...parcelCards,
  ...genericCards,
  ...buildingCards,
  ...developmentCards,
  ...auctionCards,
  ...reminders,
];
const byId = new Map(cards.map((one) => [one.id, one]));
const places = new Map(cards.map(({ id }, place) => [id, place]));

/** @throws where there is no such card */
export function cardOf(id: CardId): Card {
  const found = byId.get(id);
  if (!found) throw new RangeError(`there is no card ${id}`);
  return found;
}

export const developments: readonly CardId[] = developmentCards.map(({ id }) => id);
/** The Auction cards of a game for so many players. */
export const auctionCardsFor = (players: number): CardId[] =>
  auctionCards.filter(({ from }) => from <= players).map(({ id }) => id);
export const genericsOf = (seat: number): CardId[] => [`generic-a${seat + 1}`, `generic-b${seat + 1}`];

/** Cards in the order of the box, which tells nothing about who drew them when. */
export const sorted = (ids: readonly CardId[]): CardId[] => [...ids].sort((a, b) => places.get(a)! - places.get(b)!);
