import { cellOf } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { type AdvantageName, advantages, type Condition } from '../content/advantages.ts';
import { isIndustrial } from '../content/districts.ts';
import { resources } from '../content/goods.ts';
import { placeInDistrict, quarterAt } from './city.ts';
import { refuse } from './define.ts';
import { otherSeat, sideOf } from './modes.ts';
import { pointsOf } from './points.ts';
import type { MicroCityState, Open, Seat } from './state.ts';
import { quartersWithToken } from './tokens.ts';

/** True where the seat meets an Advantage now. */
export function meets(open: Open, seat: Seat, name: AdvantageName): boolean {
  return holds(open, seat, advantages[name].condition);
}

function holds(open: Open, seat: Seat, condition: Condition): boolean {
  const company = open.players[seat]!.goods;
  const mine = sideOf(open, seat);
  const side = open.sides[mine]!;
  const cells = () => quartersWithToken(open).filter((cell) => open.tokens[cell] === mine);
  switch (condition.is) {
    case 'hoard':
      return resources.some((resource) => company[resource] >= condition.count);
    case 'assortment':
      return resources.every((resource) => company[resource] > 0) && company.money >= condition.money;
    case 'money':
      return company.money >= condition.count;
    case 'behind':
      return pointsOf(open, seat) < pointsOf(open, otherSeat(open, seat)!);
    case 'row': {
      const places = cells().map(cellOf);
      const most = (of: 'x' | 'y') => Math.max(0, ...places.map((a) => places.filter((b) => b[of] === a[of]).length));
      return Math.max(most('x'), most('y')) >= condition.count;
    }
    case 'kinds': {
      const kinds = cells().map((cell) => quarterAt(open, cell).kind);
      return new Set(kinds.map((kind) => (isIndustrial(kind) ? 'industrial' : kind))).size >= condition.count;
    }
    case 'districts':
      return new Set(cells().map((cell) => placeInDistrict(cell).district)).size >= condition.count;
    case 'goalCard':
      return open.goals.some(({ tokens }) => tokens.filter((owner) => owner === mine).length >= condition.count);
    case 'placed':
      return side.pool === 0;
    case 'discard':
      return side.discard.length >= condition.count;
  }
}

/** Why the seat may not take that Advantage now (MC-12). */
export function refuseAdvantage(open: Open, seat: Seat, name: AdvantageName): Refusal | undefined {
  if (!open.advantages.includes(name)) return refuse('MC-12', 'advantage-not-there');
  if (open.turn.advantage) return refuse('MC-12', 'advantage-taken');
  return meets(open, seat, name)
    ? undefined
    : refuse('MC-12', 'advantage-not-met', { advantage: { word: `advantage.${name}.about` } });
}

/** The Advantages that the seat may take now. */
export function advantagesNow(open: Open, seat: Seat): AdvantageName[] {
  return open.advantages.filter((name) => !refuseAdvantage(open, seat, name));
}

/**
 * Takes an Advantage and deals the next in its place, where the deck is not empty.
 * @returns the new one
 */
export function takeAdvantage(draft: MicroCityState, seat: Seat, name: AdvantageName): AdvantageName | undefined {
  const { open } = draft;
  const place = open.advantages.indexOf(name);
  open.players[seat]!.earned.push({ from: 'advantage', advantage: name, points: advantages[name].points });
  open.turn.advantage = true;
  if (open.advantageDeck === 0) {
    open.advantages.splice(place, 1);
    return undefined;
  }
  const next = draft.sealed.advantages.shift()!;
  open.advantageDeck -= 1;
  open.advantages[place] = next;
  return next;
}
