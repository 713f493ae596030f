import type { CellKey } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { type CardName, cardOf, type Use } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { buildingAreas, projectsNow, refuseEveryWay } from './building.ts';
import { endsOf } from './city.ts';
import { refuse } from './define.ts';
import { unusedDie } from './dice.ts';
import { isCompetitive, otherSeat, sideOf } from './modes.ts';
import type { Open, Seat } from './state.ts';

/** Why the Engineer may not go there in so many steps (MC-2). */
export function refuseMove(open: Open, seat: Seat, steps: number, to: CellKey): Refusal | undefined {
  if (!endsOf(open.players[seat]!.engineer!, steps).includes(to)) return refuse('MC-2', 'not-so-far', { steps }, [to]);
  const other = otherSeat(open, seat);
  const blocked = isCompetitive(open) && other !== undefined && open.players[other]!.engineer === to;
  return blocked ? refuse('MC-2', 'engineer-there', { player: { seat: other } }, [to]) : undefined;
}

/** Why that card may not be played at all. */
export function refuseCard(open: Open, seat: Seat, card: CardName): Refusal | undefined {
  if (!open.sides[sideOf(open, seat)]!.hand.includes(card)) {
    return refuse('project', 'card-not-in-hand', { card: { word: `card.${card}` } });
  }
  const other = otherSeat(open, seat);
  const same = isCompetitive(open) && other !== undefined && open.sides[other]!.discard.at(-1) === card;
  return same
    ? refuse('MC-17', 'opponent-played-it', { card: { word: `card.${card}` }, player: { seat: other } })
    : undefined;
}

/** Why that action of a card may not be used; what has nothing to act on may be used all the same (MC-4). */
export function refuseUse(open: Open, seat: Seat, card: CardName, use: Use): Refusal | undefined {
  const { die, actions } = cardOf(card);
  const effects = actions[use];
  if (!effects) return refuse('project', 'no-such-action', { card: { word: `card.${card}` } });
  if (use === 'advanced' && unusedDie(open, seat, [die!]) === undefined)
    return refuse('project', 'no-die-for-card', { die: die! });
  const builds = effects.some(({ is }) => is === 'stage');
  if (!builds || !projectsNow(open, seat).next().done) return undefined;
  return nearestRefusal(open, seat);
}

/** Why none of the stages or Goals can be completed: the reason of one that lacks least. */
function nearestRefusal(open: Open, seat: Seat): Refusal {
  const reasons = buildingAreas(open).map((area) => refuseEveryWay(open, seat, area)!);
  return reasons.find(({ rule }) => rule === 'MC-16' || rule === 'MC-11') ?? refuse('MC-16', 'cannot-pay-any');
}

/** Where the Engineer can go with so many steps. */
export function destinations(open: Open, seat: Seat, steps: number): CellKey[] {
  const { engineer } = open.players[seat]!;
  return engineer === null ? [] : endsOf(engineer, steps).filter((to) => !refuseMove(open, seat, steps, to));
}

/** Retrieving all Project cards instead of playing one. */
export const gatherMove = figures.retrieveMove;
