import type { Choice, Seat } from '@cityhall/ruleset';
import { cardNames, uses } from '../content/cards.ts';
import { goods, resources } from '../content/goods.ts';
import { buildingAreas } from '../rules/building.ts';
import { quarters } from '../rules/city.ts';
import type { Area, Open } from '../rules/state.ts';

/** A decision in numbers: what is done, and up to three figures that say with what. */
export type Deed = readonly [does: Does, a: number, b: number, c: number];

export type Does =
  | 'turnDie'
  | 'removeToken'
  | 'sell'
  | 'play'
  | 'gather'
  | 'take'
  | 'takeMoney'
  | 'retrieveCard'
  | 'setDie'
  | 'upgrade'
  | 'retrieveToken'
  | 'swap'
  | 'decline'
  | 'gain'
  | 'exchange'
  | 'build'
  | 'logistics'
  | 'endRound';

/** Areas are numbered: Quarters row by row, then stages or Goals in order. */
const areaAt = (open: Open, place: number): Area => quarters[place] ?? buildingAreas(open)[place - quarters.length]!;

/** A deed as the move that it stands for. */
export function choiceOf(open: Open, seat: Seat, [does, a, b, c]: Deed): Choice {
  switch (does) {
    case 'turnDie':
      return { move: does, args: { seat, die: a, by: b, pay: goods[c]! } };
    case 'removeToken':
      return { move: does, args: { cell: quarters[a]!, pay: goods[b]! } };
    case 'sell':
    case 'take':
      return { move: does, args: { resource: resources[a]! } };
    case 'play':
      return { move: does, args: { card: cardNames[a]!, to: quarters[b]!, use: uses[c]! } };
    case 'gather':
      return { move: does, args: { to: quarters[a]! } };
    case 'retrieveCard':
      return { move: does, args: { card: cardNames[a]! } };
    case 'setDie':
      return { move: does, args: { seat, die: a, value: b } };
    case 'upgrade':
      return { move: does, args: { district: a } };
    case 'retrieveToken':
      return { move: does, args: { area: areaAt(open, a) } };
    case 'swap':
      return { move: does, args: { give: resources[a]!, take: resources[b]! } };
    case 'gain':
      return { move: does, args: { advanced: a === 1 } };
    case 'exchange':
      return {
        move: does,
        args: { give: resources[a]!, take: [b, c].filter((n) => n >= 0).map((n) => resources[n]!) },
      };
    case 'build':
      return { move: does, args: { area: areaAt(open, a), ...(b >= 0 ? { from: areaAt(open, b) } : {}) } };
    case 'logistics':
      return { move: does, args: { use: a === 0 ? 'tokens' : 'goods' } };
    default:
      return { move: does, args: {} };
  }
}
