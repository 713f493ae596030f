import type { Json, Refusal } from '@cityhall/ruleset';
import type { Act, BuildingType, Laid, Open, Seat, StageName, Survey, TramwaysView, Trip } from '@cityhall/tramways';
import type { Colour } from '@cityhall/wire';
import type { Offers } from './offers.ts';

/** What one can want to do with an action. */
export const goals = ['lay', 'deliver', 'construct', 'upgradeLink', 'upgradeBuilding'] as const;
export type Goal = (typeof goals)[number];

/** A passenger's journey that is looked at. */
export interface Journey {
  passenger: string;
  icon: string;
  route: number[];
  end: number;
}

/** What somebody has taken up to do something with; forgotten when something else is asked. */
export interface Picked {
  goal: Goal | null;
  /** The location a new link starts from. */
  start: number | null;
  laid: Laid | null;
  link: number | null;
  parcel: string | null;
  type: BuildingType | null;
  /** A space: of a building to upgrade, of what is looked at. */
  cell: string | null;
  passenger: string | null;
  journey: Journey | null;
  bonus: Trip['bonus'];
  /** Which of the purchases at Leisure. */
  purchase: number;
  /** Which of the sets of cards offered. */
  payment: number;
  bid: number | null;
  /** A card that is looked at or chosen, and the other one that goes with it. */
  card: string | null;
  other: string | null;
  /** Several cards or Parcels. */
  several: readonly string[];
}

export const nothingPicked: Picked = {
  goal: null,
  start: null,
  laid: null,
  link: null,
  parcel: null,
  type: null,
  cell: null,
  passenger: null,
  journey: null,
  bonus: null,
  purchase: 0,
  payment: 0,
  bid: null,
  card: null,
  other: null,
  several: [],
};

/** Everything that parts of the screen work with. */
export interface Ctx {
  view: TramwaysView;
  open: Open;
  seat: Seat | null;
  stage: StageName | undefined;
  survey: Survey;
  /** What can be done with an action now; null outside one's own action. */
  offers: Offers | null;
  names: readonly string[];
  colours: readonly Colour[];
  busy: boolean;
  picked: Picked;
  pick(change: Partial<Picked>): void;
  draft: Json;
  setDraft(draft: Json): void;
  act: Act;
}

/** What a space offers just now. */
export interface Spot {
  state: 'lit' | 'refused' | 'still';
  /** What a tap does. */
  does?: string;
  refusal?: Refusal;
  /** A short figure beside it, as what it takes. */
  figure?: string;
}

export const still: Spot = { state: 'still' };
