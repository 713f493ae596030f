import type { Pose } from '@cityhall/grid';
import type { Json, Refusal } from '@cityhall/ruleset';
import type { Act, Open, Place, Seat, SmallCityView, StageName, TileName } from '@cityhall/small-city';
import type { Colour } from '@cityhall/wire';
import type { PlanWork } from './plan-work.ts';

/** What somebody has taken up to do something with; forgotten when something else is asked. */
export interface Picked {
  /** The tile to be laid. */
  tile: TileName | null;
  pose: Pose;
  /** A space: of the tile that is looked at, of the first half of a street. */
  at: string | null;
  /** The Citizen to be moved, or who is named to die. */
  from: Place | 'hall' | null;
  /** The new Police or Fire Station that a Citizen is sent to. */
  station: string | null;
  /** The second half of a street, or a Cemetery. */
  to: string | null;
  /** A card of the rondel, a Promise. */
  card: number | null;
  /** A move of a disc, `disc.row.column`. */
  disc: string | null;
}

export const nothingPicked: Picked = {
  tile: null,
  pose: { turns: 0, mirrored: false },
  at: null,
  from: null,
  station: null,
  to: null,
  card: null,
  disc: null,
};

/** Everything that parts of the screen work with. */
export interface Ctx {
  view: SmallCityView;
  open: Open;
  seat: Seat | null;
  stage: StageName | undefined;
  names: readonly string[];
  colours: readonly Colour[];
  busy: boolean;
  /** Whose Borough lies on the table. */
  shown: Seat;
  show(seat: Seat): void;
  picked: Picked;
  pick(change: Partial<Picked>): void;
  /** The plan worked on; null where this seat has none in hand. */
  plan: PlanWork | null;
  /** Whether the plan is one for later. */
  ahead: boolean;
  setAhead(ahead: boolean): void;
  draft: Json;
  setDraft(draft: Json): void;
  act: Act;
}

/** What a space of the Borough offers just now. */
export interface Spot {
  /** `turn`: possible in another way than the one taken up, which a tap takes up. */
  state: 'lit' | 'turn' | 'refused' | 'still';
  /** The one who stands there must still move. */
  must?: boolean;
  /** What a tap does. */
  does?: string;
  /** A finger looks first and confirms with a second tap. */
  sure?: boolean;
  refusal?: Refusal;
}

/** What can be done on the Borough that is shown. */
export interface Desk {
  spot(cell: string): Spot;
  tap(cell: string): void;
  /** A tile that would lie where one points. */
  ghost?(cell: string): { tile: TileName; cells: readonly string[]; fits: boolean } | undefined;
  /** A tile that is to lie there. */
  laid?: { tile: TileName; cells: readonly string[]; fits: true };
  /** Spaces that are taken up. */
  marked: readonly string[];
}

export const still: Spot = { state: 'still' };
