import { opposite, type Side } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { refuse } from './define.ts';
import { cellAt, placeOf, sideNumber } from './map.ts';
import type { Link, Open, Rail, Seat } from './state.ts';
import { endsOf, isOpenTo, type Survey } from './survey.ts';

/** What is laid in one action: a new link or one of one's own, at most one redirect, then tile after tile. */
export interface Laid {
  link: number | null;
  redirect: Side | null;
  rails: readonly Rail[];
}

/** What laying comes to. */
export interface Work {
  /** The whole link after the action. */
  rails: Rail[];
  symbols: number;
  complete: boolean;
  /** The own link that is joined and becomes part of this one. */
  joined: Link | null;
  /** The locations at its ends, the start first; −1 for an open end. */
  ends: [number, number];
  straight: number;
  curve: number;
}
export type Judged = { refusal: Refusal; work?: never } | { work: Work; refusal?: never };

/** True where a rail goes straight through its space. */
export const isStraight = ({ from, to }: Rail): boolean => opposite(from) === to;

/** A survey that also knows the tiles laid so far in this action. */
interface Trial {
  survey: Survey;
  seat: Seat;
  /** Sides used in a space by rails that stay. */
  sidesAt(place: number): readonly (readonly [number, number])[];
}

/** Judges what is laid and says what it comes to (TW-5 to TW-8). Cards are not looked at. */
export function judgeLaid(open: Open, survey: Survey, seat: Seat, laid: Laid): Judged {
  const { map } = survey;
  const begun = laid.link === null ? undefined : open.links.find(({ id }) => id === laid.link);
  if (laid.link !== null && (!begun || begun.owner !== seat)) return { refusal: refuse('TW-7', 'not-your-link') };
  if (begun?.complete) return { refusal: refuse('TW-7', 'link-is-complete') };
  if (laid.rails.length === 0 && laid.redirect === null) return { refusal: refuse('TW-8', 'nothing-laid') };

  const rails: Rail[] = begun ? [...begun.rails] : [];
  const added: { place: number; sides: [number, number] }[] = [];
  const gone = laid.redirect === null ? undefined : rails.at(-1);
  const trial: Trial = {
    survey,
    seat,
    sidesAt: (place) => [
      ...survey.rails[place]!.filter((rail) => !isTile(survey, rail, begun, gone, place)).map(({ sides }) => sides),
      ...added.filter((one) => one.place === place).map(({ sides }) => sides),
    ],
  };
  let symbols = 0;
  const add = (rail: Rail, cost: number): Refusal | undefined => {
    const place = placeOf(map, rail.cell);
    const sides: [number, number] = [sideNumber(rail.from), sideNumber(rail.to)];
    if (!fits(trial.sidesAt(place), sides)) return refuse('TW-6', 'rails-overlap', undefined, [rail.cell]);
    added.push({ place, sides });
    rails.push(rail);
    symbols += cost;
    return undefined;
  };

  if (laid.redirect !== null) {
    if (!gone) return { refusal: refuse('TW-8', 'nothing-to-redirect') };
    if (laid.redirect === gone.to) return { refusal: refuse('TW-8', 'redirect-as-before', undefined, [gone.cell]) };
    if (laid.redirect === gone.from) return { refusal: refuse('TW-8', 'rail-turns-back', undefined, [gone.cell]) };
    rails.pop();
    const refusal = add({ ...gone, to: laid.redirect }, 1);
    if (refusal) return { refusal };
  }
  const first = rails[0] ?? laid.rails[0]!;
  const start = startOf(survey, first);
  if (start < 0 || !isOpenTo(survey, start, seat))
    return { refusal: refuse('TW-7', 'no-start', undefined, [first.cell]) };
  for (const rail of laid.rails) {
    const last = rails.at(-1);
    const refusal =
      (last && !follows(survey, last, rail) ? refuse('TW-5', 'rails-apart', undefined, [rail.cell]) : undefined) ??
      refusalOfSpace(open, trial, rail, start) ??
      add(rail, costAt(survey, rail));
    if (refusal) return { refusal };
  }
  return judgeEnd(open, trial, { rails, start, symbols, begun, gone, added: rails.slice(-added.length) });
}

/** The location from which a first tile comes; −1 where there is none. */
function startOf({ map, locations }: Survey, { cell, from }: Rail): number {
  const place = placeOf(map, cell);
  const faced = place < 0 ? -1 : map.beyond[place]![sideNumber(from)]!;
  return faced < 0 ? -1 : locations[faced]!;
}

function follows({ map }: Survey, last: Rail, next: Rail): boolean {
  const faced = map.beyond[placeOf(map, last.cell)]![sideNumber(last.to)]!;
  return faced >= 0 && cellAt(map, faced) === next.cell && next.from === opposite(last.to);
}

function isTile(
  { map }: Survey,
  rail: { link: Link; sides: readonly [number, number] },
  link: Link | undefined,
  tile: Rail | undefined,
  place: number,
): boolean {
  if (!tile || rail.link.id !== link!.id || placeOf(map, tile.cell) !== place) return false;
  return rail.sides[0] === sideNumber(tile.from) && rail.sides[1] === sideNumber(tile.to);
}

/** A second rail crosses the first or curves past it: they share no side, and a third could not but share one (TW-6). */
export const fits = (there: readonly (readonly [number, number])[], [from, to]: readonly [number, number]): boolean =>
  !there.some((sides) => sides.includes(from) || sides.includes(to));

/** Build Rail symbols for a tile in that space. */
function costAt({ map }: Survey, { cell }: Rail): number {
  return map.spaces[placeOf(map, cell)]!.kind === 'mountain' ? figures.railSymbolsOnMountain : 1;
}

function refusalOfSpace(open: Open, { survey, seat }: Trial, { cell, from, to }: Rail, start: number) {
  const { map, types, owners } = survey;
  const place = placeOf(map, cell);
  const space = map.spaces[place];
  if (!space) return refuse('TW-5', 'off-the-map', undefined, [cell]);
  if (from === to) return refuse('TW-8', 'rail-turns-back', undefined, [cell]);
  if (space.kind === 'lake') return refuse('links', 'no-rail-on-lake', undefined, [cell]);
  if (types[place]) return refuse('links', 'no-rail-on-building', undefined, [cell]);
  if (space.kind !== 'parcel') return undefined;
  if (owners[place] !== seat) return refuse('TW-6', 'parcel-not-yours', { parcel: space.parcel }, [cell]);
  const ended = place === start || open.links.some((link) => endsOf(survey, link).includes(place));
  return ended ? refuse('TW-7', 'link-ends-there', { parcel: space.parcel }, [cell]) : undefined;
}

interface Built {
  rails: Rail[];
  start: number;
  symbols: number;
  begun: Link | undefined;
  gone: Rail | undefined;
  added: readonly Rail[];
}

/** Where the last tile points decides whether the link is complete, joins another or stays open. */
function judgeEnd(open: Open, trial: Trial, built: Built): Judged {
  const { survey, seat } = trial;
  const { map, locations, types, owners } = survey;
  const last = built.rails.at(-1)!;
  const cells = [last.cell];
  const faced = map.beyond[placeOf(map, last.cell)]![sideNumber(last.to)]!;
  if (faced < 0) return { refusal: refuse('TW-5', 'faces-the-edge', undefined, cells) };
  const meeting = survey.rails[faced]!.find(({ link }) => isOpenEndTowards(survey, link, faced, opposite(last.to)));
  if (meeting && meeting.link.owner !== seat) return { refusal: refuse('TW-5', 'faces-an-opponent', undefined, cells) };
  const joined = meeting && meeting.link.id !== built.begun?.id ? meeting.link : null;
  const space = map.spaces[faced]!;
  if (space.kind === 'parcel' && !types[faced] && !joined) {
    if (owners[faced] !== seat)
      return { refusal: refuse('TW-5', 'faces-foreign-parcel', { parcel: space.parcel }, cells) };
    if (trial.sidesAt(faced).length > 0)
      return { refusal: refuse('TW-5', 'faces-parcel-with-rail', { parcel: space.parcel }, cells) };
  }
  const end = joined ? endsOf(survey, joined)[0] : locations[faced]!;
  if (end === built.start) return { refusal: refuse('TW-5', 'faces-its-start', undefined, cells) };
  const rails = joined ? [...built.rails, ...reversed(joined.rails)] : built.rails;
  const player = open.players[seat]!;
  const straight = built.added.filter(isStraight).length;
  const curve = built.added.length - straight;
  const returned = built.gone ? (isStraight(built.gone) ? [1, 0] : [0, 1]) : [0, 0];
  if (straight > player.straight + returned[0]!) return { refusal: refuse('links', 'no-straight-left') };
  if (curve > player.curve + returned[1]!) return { refusal: refuse('links', 'no-curve-left') };
  return {
    work: {
      rails,
      symbols: built.symbols,
      complete: end >= 0,
      joined,
      ends: [built.start, end],
      straight: straight - returned[0]!,
      curve: curve - returned[1]!,
    },
  };
}

function isOpenEndTowards({ map }: Survey, { complete, rails }: Link, place: number, side: Side): boolean {
  const last = rails.at(-1)!;
  return !complete && placeOf(map, last.cell) === place && last.to === side;
}

/** The same rails run the other way. */
export const reversed = (rails: readonly Rail[]): Rail[] =>
  [...rails].reverse().map(({ cell, from, to }) => ({ cell, from: to, to: from }));

/** Lays what was judged: the link is new, longer, or takes up the one it joins. */
export function layLink(open: Open, seat: Seat, id: number | null, work: Work): Link {
  const player = open.players[seat]!;
  player.straight -= work.straight;
  player.curve -= work.curve;
  if (work.joined) open.links = open.links.filter((link) => link.id !== work.joined!.id);
  const made = { rails: work.rails, complete: work.complete, worked: true };
  const begun = open.links.find((link) => link.id === id);
  if (begun) return Object.assign(begun, made);
  open.begun += 1;
  const link: Link = { id: open.begun, owner: seat, upgraded: false, ...made };
  open.links.push(link);
  return link;
}

/** Gives rail tiles back to their owner's reserve. */
export function giveBack(open: Open, seat: Seat, rails: readonly Rail[]): void {
  const straight = rails.filter(isStraight).length;
  open.players[seat]!.straight += straight;
  open.players[seat]!.curve += rails.length - straight;
}

/** At the end of the round: links left incomplete and not worked on are lost, whole (TW-9). */
export function loseLinks(open: Open): Link[] {
  const lost = open.links.filter(({ complete, worked }) => !complete && !worked);
  for (const link of lost) giveBack(open, link.owner, link.rails);
  open.links = open.links.filter((link) => !lost.includes(link)).map((link) => ({ ...link, worked: false }));
  return lost;
}

/** Building on a Parcel takes its rails away; every piece left ends at the new building (TW-10). */
export function splitLinks(open: Open, cell: string): void {
  open.links = open.links.flatMap((link) => {
    if (!link.rails.some((rail) => rail.cell === cell)) return [link];
    giveBack(
      open,
      link.owner,
      link.rails.filter((rail) => rail.cell === cell),
    );
    return piecesOf(link.rails, cell).map(({ rails, whole }) => {
      open.begun += 1;
      const complete = whole || link.complete;
      return { ...link, id: open.begun, rails, complete, worked: true };
    });
  });
}

/** The pieces of a link without its tiles in one space; `whole` is one that does not have the link's own end. */
function piecesOf(all: readonly Rail[], cell: string): { rails: Rail[]; whole: boolean }[] {
  const pieces: Rail[][] = [[]];
  for (const rail of all) {
    if (rail.cell === cell) pieces.push([]);
    else pieces.at(-1)!.push(rail);
  }
  return pieces.map((rails, at) => ({ rails, whole: at < pieces.length - 1 })).filter(({ rails }) => rails.length > 0);
}
