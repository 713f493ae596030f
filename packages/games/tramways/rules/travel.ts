import type { Refusal } from '@cityhall/ruleset';
import { playerBoards } from '../content/figures.ts';
import type { Icon } from '../content/icons.ts';
import { refuse } from './define.ts';
import { placeOf } from './map.ts';
import type { Link, Open, Seat } from './state.ts';
import { endsOf, matches, type Survey } from './survey.ts';

/** Dollars that a link pays: one a tile, half as much again where it is upgraded, rounded up. */
export const fareOf = ({ rails, upgraded }: Pick<Link, 'rails' | 'upgraded'>): number =>
  upgraded ? Math.ceil((rails.length * 3) / 2) : rails.length;

/** Dollars for so many Happiness Points bought at once at Leisure (TW-14). */
export const leisurePrice = (points: number): number => (points * (points + 1)) / 2;

/** A route by links, and where it ends. */
export interface Journey {
  route: readonly number[];
  /** The location where the passenger stops. */
  end: number;
}

/** Why a passenger cannot travel by these links to that icon (TW-12). */
export function judgeRoute(
  open: Open,
  survey: Survey,
  passenger: string,
  route: readonly number[],
  icon: Icon,
): { refusal: Refusal; end?: never } | { end: number; refusal?: never } {
  if (!Object.hasOwn(open.passengers, passenger))
    return { refusal: refuse('passengers', 'no-passenger', undefined, [passenger]) };
  if (route.length === 0) return { refusal: refuse('TW-12', 'no-link-used') };
  let here = survey.locations[placeOf(survey.map, passenger)]!;
  const visited = [here];
  for (const [at, id] of route.entries()) {
    const link = open.links.find((one) => one.id === id);
    if (!link?.complete) return { refusal: refuse('TW-12', 'link-not-complete') };
    const [start, end] = endsOf(survey, link);
    if (start !== here && end !== here) return { refusal: refuse('TW-12', 'links-apart') };
    const next = start === here ? end : start;
    if (visited.includes(next)) return { refusal: refuse('TW-12', 'visited-twice') };
    visited.push(next);
    here = next;
    const last = at === route.length - 1;
    const fits = matches(survey, here, icon);
    if (last && !fits) return { refusal: refuse('TW-12', 'wrong-destination') };
    if (fits && !last) return { refusal: refuse('TW-12', 'stops-earlier') };
  }
  return { end: here };
}

/** Complete links that lead from each location to another. */
export function networkOf(open: Open, survey: Survey): Map<number, { link: Link; to: number }[]> {
  const network = new Map<number, { link: Link; to: number }[]>();
  const add = (from: number, to: number, link: Link) => {
    const list = network.get(from);
    if (list) list.push({ link, to });
    else network.set(from, [{ link, to }]);
  };
  for (const link of open.links) {
    if (!link.complete) continue;
    const [start, end] = endsOf(survey, link);
    if (start === end) continue;
    add(start, end, link);
    add(end, start, link);
  }
  return network;
}

const mostRoutes = 400;

/**
 * Routes on which a passenger can travel from a location to an icon, the shortest first.
 * A network so dense that it has more than some hundreds is not searched to its end.
 */
export function journeysFrom(
  survey: Survey,
  network: ReturnType<typeof networkOf>,
  from: number,
  icon: Icon,
): Journey[] {
  const found: Journey[] = [];
  let waiting = [{ route: [] as number[], visited: [from] }];
  for (let seen = 0; waiting.length > 0 && seen < mostRoutes; ) {
    const longer: typeof waiting = [];
    for (const { route, visited } of waiting) {
      for (const { link, to } of network.get(visited.at(-1)!) ?? []) {
        if (visited.includes(to)) continue;
        seen += 1;
        if (matches(survey, to, icon)) found.push({ route: [...route, link.id], end: to });
        else longer.push({ route: [...route, link.id], visited: [...visited, to] });
      }
    }
    waiting = longer;
  }
  return found;
}

/** What a trip brings and costs, link by link (TW-13). */
export interface Account {
  /** Happiness Points for each seat. */
  happiness: number[];
  /** Dollars that each seat's purse changes by. */
  money: number[];
  /** The mover could not pay in full: no further payments and +1 Stress. */
  short: boolean;
}

/** @param cash what the mover has when payments begin */
export function accountOf(open: Open, seat: Seat, route: readonly number[], cash: number): Account {
  const happiness = open.players.map(() => 0);
  const money = open.players.map(() => 0);
  let short = false;
  for (const id of route) {
    const link = open.links.find((one) => one.id === id)!;
    happiness[link.owner]! += 1;
    if (short) continue;
    const fare = fareOf(link);
    if (link.owner === seat) {
      money[seat]! += fare;
      continue;
    }
    const paid = Math.min(fare, cash + money[seat]!);
    money[seat]! -= paid;
    money[link.owner]! += paid;
    short = paid < fare;
  }
  return { happiness, money, short };
}

export const workerLimit = (open: Open, seat: Seat): number => playerBoards[open.players[seat]!.board].workers;

/** True where a Development card can be had: from a Book, the display or the deck (TW-14). */
export const ticketsLeft = (open: Open): boolean =>
  open.alternate ? open.display.length + open.ticketDeck > 0 : open.books.some(({ size }) => size > 0);

/** The location where a route that is allowed ends. */
export function endOfRoute(
  survey: Survey,
  links: readonly Link[],
  { passenger, route }: { passenger: string; route: readonly number[] },
): number {
  let here = survey.locations[placeOf(survey.map, passenger)]!;
  for (const id of route) {
    const [start, end] = endsOf(survey, links.find((link) => link.id === id)!);
    here = start === here ? end : start;
  }
  return here;
}
