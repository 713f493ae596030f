import type { Choice, Random } from '@cityhall/ruleset';
import { advantages } from '../content/advantages.ts';
import { advantagesNow } from '../rules/advantages.ts';
import { ownAreas } from '../rules/building.ts';
import { quarters } from '../rules/city.ts';
import { unusedDie } from '../rules/dice.ts';
import { isCompetitive, otherSeat } from '../rules/modes.ts';
import { divisionsOf } from '../rules/sharing.ts';
import type { Division, MicroCityView, Open, Seat } from '../rules/state.ts';
import { diceSeats } from '../rules/tasks.ts';
import { choiceOf, type Deed } from './deeds.ts';
import { groundOf } from './ground.ts';
import { type Planner, planAhead, planFixed } from './players.ts';
import { at, type Position, positionOf } from './position.ts';

/** The sensible player of every table: the best round by one fixed evaluation. The same view gives the same choice. */
export function decide(view: MicroCityView, seat: Seat, _random: Random): Choice {
  return playWith(planFixed)(view, seat);
}

/** The second yardstick: looks one round further over every roll, on a value fitted by self-play. */
export function solve(view: MicroCityView, seat: Seat, _random: Random): Choice {
  return playWith(planAhead)(view, seat);
}

/**
 * A player that plans with a planner. It remembers the rest of the round it planned while that is being played;
 * a new one for each decision plans anew from where the round stands.
 */
export function playWith(planner: Planner): (view: MicroCityView, seat: Seat) => Choice {
  let rest: readonly Deed[] = [];
  return (view, seat) => {
    const stage = view.flow.asked[seat]!.stage;
    const { open } = view;
    const unplanned = withoutPlan(open, seat, stage);
    if (unplanned) return unplanned;
    const together = stage === 'together';
    if (rest.length === 0 || together) {
      rest = planner(groundOf(open), positionOf(open, seat), partnersDice(open, seat))?.deeds ?? [];
    }
    const [deed, ...later] = rest;
    rest = together ? [] : later;
    if (!deed || (together && (deed[0] === 'play' || deed[0] === 'gather'))) return { move: 'ready', args: {} };
    return choiceOf(open, seat, deed);
  };
}

/** Decisions that no plan of a round covers. */
function withoutPlan(open: Open, seat: Seat, stage: string): Choice | undefined {
  if (stage === 'place') return { move: 'placeEngineer', args: { cell: bestStart(open) } };
  if (stage === 'propose') return { move: 'propose', args: { dice: bestDivision(open, seat) } };
  if (stage === 'answer') return { move: 'accept', args: {} };
  if (stage === 'decide') return { move: 'decide', args: { dice: open.proposals[0]! } };
  const [advantage] = advantagesNow(open, seat).sort((a, b) => advantages[b].points - advantages[a].points);
  if (isCompetitive(open) && advantage) return { move: 'takeAdvantage', args: { advantage } };
  if (stage === 'lack') return { move: 'replaceToken', args: { area: leastNeeded(open, seat) } };
  // No plan sets the partner's dice.
  if ((stage === 'die' || stage === 'bonus-die') && unusedDie(open, seat) === undefined) {
    if (stage === 'bonus-die') return { move: 'decline', args: {} };
    const other = diceSeats(open, seat).find((one) => unusedDie(open, one) !== undefined)!;
    const die = unusedDie(open, other)!;
    return { move: 'setDie', args: { seat: other, die, value: open.players[other]!.dice[die]!.value } };
  }
  return undefined;
}

/** A Quarter from which most kinds of Quarter are near. */
function bestStart(open: Open) {
  const { kinds, ends } = groundOf(open);
  const near = (cell: number, steps: number) => new Set(ends[cell]![steps]!.map((end) => kinds[end])).size;
  const worth = (cell: number) => 2 * near(cell, 1) + near(cell, 2);
  const [best] = [...quarters.keys()].sort((a, b) => worth(b) - worth(a));
  return quarters[best!]!;
}

/** The division after which both together can plan the best rounds from here. */
function bestDivision(open: Open, seat: Seat): Division {
  const ground = groundOf(open);
  const worth = (of: Seat, [die0, die1]: Division) => {
    const position: Position = { ...positionOf(open, of), step: at.preparation, die0, die1 };
    return planFixed(ground, position, null)?.worth ?? 0;
  };
  const partner = otherSeat(open, seat)!;
  const value = (division: Division) => {
    const left = [...open.rolled];
    for (const die of division) left.splice(left.indexOf(die), 1);
    return worth(seat, division) + worth(partner, left as unknown as Division);
  };
  const valued = divisionsOf(open.rolled).map((division) => ({ division, worth: value(division) }));
  return valued.reduce((best, one) => (one.worth > best.worth ? one : best)).division;
}

/** In need of a token: one from a Quarter before one from a Goal. */
function leastNeeded(open: Open, seat: Seat) {
  return ownAreas(open, seat)[0]!;
}

/** The dice that the partner has yet to play with; null where they will be rolled. */
function partnersDice(open: Open, seat: Seat): readonly [number, number] | null {
  const other = otherSeat(open, seat);
  if (other === undefined || isCompetitive(open) || seat !== open.first) return null;
  const [first, second] = open.players[other]!.dice;
  return first && second ? [first.value, second.value] : null;
}
