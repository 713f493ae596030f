import { opposite, type Side, sides } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import {
  cellAt,
  judgeLaid,
  type Laid,
  type Open,
  placeOf,
  type Rail,
  type Seat,
  type Survey,
} from '@cityhall/tramways';
import type { Ctx } from './desk.ts';

/** Where the rail that is laid stands: what is laid, and what may follow. */
export interface Laying {
  open: Open;
  survey: Survey;
  seat: Seat;
  /** The location a new link starts from. */
  start: number;
  laid: Laid;
}

/** What a tap on a space makes of what is laid, with why it cannot be so. */
export interface Next {
  laid: Laid;
  refusal: Refusal | undefined;
}

/** Reasons that concern only where the last tile points: the rail may still go on from there. */
const unfinished = new Set([
  'faces-the-edge',
  'faces-an-opponent',
  'faces-foreign-parcel',
  'faces-parcel-with-rail',
  'faces-its-start',
]);

export const goesOn = (refusal: Refusal | undefined): boolean => !refusal || unfinished.has(refusal.code);

const toward = ({ map }: Survey, from: number, to: number): number => map.beyond[from]!.indexOf(to);

function lastTile({ open, laid }: Laying): Rail | undefined {
  const begun = open.links.find(({ id }) => id === laid.link)?.rails.at(-1);
  return laid.rails.at(-1) ?? (begun && laid.redirect ? { ...begun, to: laid.redirect } : begun);
}

/** The same rails with the last tile pointing to another side. */
function pointing(laid: Laid, begun: Rail | undefined, to: Side): Laid {
  const last = laid.rails.at(-1);
  if (last) return { ...laid, rails: [...laid.rails.slice(0, -1), { ...last, to }] };
  return { ...laid, redirect: begun?.to === to ? null : to };
}

/** One more tile, pointing the first way that is allowed: straight on, else around a corner. */
function extended(laying: Laying, laid: Laid, cell: string, from: Side): Next {
  const ways = [opposite(from), ...sides.filter((side) => side !== from && side !== opposite(from))];
  const tries = ways.map((to): Next => {
    const next = { ...laid, rails: [...laid.rails, { cell: cell as Rail['cell'], from, to }] };
    return { laid: next, refusal: judgeLaid(laying.open, laying.survey, laying.seat, next).refusal };
  });
  return tries.find(({ refusal }) => !refusal) ?? tries.find(({ refusal }) => goesOn(refusal)) ?? tries[0]!;
}

/**
 * What a tap on a space does to the rail: goes on there, ends at the location there, turns the last tile, or goes back.
 * @returns undefined where the space has nothing to do with it
 */
export function tapped(laying: Laying, place: number): Next | undefined {
  const { survey, open, seat, laid, start } = laying;
  const { map, locations } = survey;
  const cell = cellAt(map, place);
  const judged = (next: Laid): Next => ({ laid: next, refusal: judgeLaid(open, survey, seat, next).refusal });
  const at = laid.rails.findIndex((rail) => rail.cell === cell);
  if (at >= 0 && at < laid.rails.length - 1) return judged({ ...laid, rails: laid.rails.slice(0, at + 1) });
  const begun = open.links.find(({ id }) => id === laid.link)?.rails.at(-1);
  const last = lastTile(laying);
  if (!last) {
    const side = map.beyond[place]!.findIndex((near) => near >= 0 && locations[near] === start);
    return side < 0 || locations[place] === start ? undefined : extended(laying, laid, cell, sides[side]!);
  }
  if (last.cell === cell) return turned(laying, last);
  const side = toward(survey, placeOf(map, last.cell), place);
  if (side < 0 || sides[side] === last.from) return undefined;
  const pointed = pointing(laid, begun, sides[side]!);
  const overParcel = survey.types[place] === null && survey.owners[place] === seat && last.to === sides[side];
  if (locations[place]! >= 0 && !overParcel) return judged(pointed);
  return extended(laying, pointed, cell, opposite(sides[side]!));
}

/** The last tile turned to the next side that is allowed. */
function turned(laying: Laying, last: Rail): Next | undefined {
  const { open, survey, seat, laid } = laying;
  const begun = open.links.find(({ id }) => id === laid.link)?.rails.at(-1);
  const at = sides.indexOf(last.to);
  for (let step = 1; step < sides.length; step++) {
    const to = sides[(at + step) % sides.length]!;
    if (to === last.from) continue;
    const next = pointing(laid, begun, to);
    if (!judgeLaid(open, survey, seat, next).refusal) return { laid: next, refusal: undefined };
  }
  return undefined;
}

/** Why what is laid cannot stay as it lies. */
export function refusalOfLaid({ open, survey, seat, picked }: Pick<Ctx, 'open' | 'survey' | 'seat' | 'picked'>) {
  return judgeLaid(open, survey, seat!, picked.laid!).refusal;
}
