import { type Resource, resources } from './goods.ts';
import type { Mark } from './mark.ts';

/** What a Quarter is; an industrial one is named by what it yields. */
export const quarterKinds = [...resources, 'commercial', 'residential', 'logistics'] as const;
export type QuarterKind = (typeof quarterKinds)[number];

/** One Quarter: the values of its advanced action, and the value that side B adds. */
export interface Quarter {
  kind: QuarterKind;
  dice: readonly number[];
  upgrade: number | null;
}

/** One double-sided District card: its Quarters top left, top right, bottom left, bottom right. */
export interface District {
  quarters: readonly [Quarter, Quarter, Quarter, Quarter];
  logistics: boolean;
  mark: Mark;
}

const quarter = (kind: QuarterKind, dice: readonly number[], upgrade: number): Quarter => ({ kind, dice, upgrade });
/** Takes a die of any value, on both sides alike (MC-7). */
const logistics: Quarter = { kind: 'logistics', dice: [], upgrade: null };
const card = (...quarters: District['quarters']): District => ({
  quarters,
  logistics: quarters.includes(logistics),
  mark: 'house',
});

/** The District cards by their number. */
export const districts = {
  1: card(
    quarter('coal', [2, 5], 1),
    quarter('residential', [3], 6),
    quarter('commercial', [4], 1),
    quarter('wood', [6], 3),
  ),
  2: card(
    quarter('residential', [1, 5], 4),
    quarter('steel', [2], 6),
    quarter('coal', [3], 5),
    quarter('commercial', [6], 2),
  ),
  3: card(
    quarter('wood', [1, 4], 2),
    quarter('residential', [6], 3),
    quarter('residential', [2, 5], 1),
    quarter('commercial', [3], 4),
  ),
  4: card(
    quarter('commercial', [1, 5], 6),
    quarter('residential', [4], 2),
    quarter('steel', [3, 6], 4),
    quarter('residential', [1], 5),
  ),
  5: card(logistics, quarter('residential', [2], 4), quarter('steel', [5], 3), quarter('commercial', [1, 6], 2)),
  6: card(quarter('residential', [3, 6], 1), logistics, quarter('commercial', [4], 5), quarter('coal', [2], 6)),
  7: card(quarter('wood', [4], 1), quarter('commercial', [2], 3), logistics, quarter('residential', [5], 6)),
} as const satisfies Record<number, District>;

export type DistrictNumber = keyof typeof districts;
export const districtNumbers = Object.keys(districts).map(Number) as DistrictNumber[];

/** True where the Quarter yields a resource. */
export function isIndustrial(kind: QuarterKind): kind is Resource {
  return (resources as readonly string[]).includes(kind);
}
