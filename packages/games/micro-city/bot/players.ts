import { figures } from '../content/figures.ts';
import type { Deed } from './deeds.ts';
import type { Ground } from './ground.ts';
import { copyOf, type Position } from './position.ts';
import { findRounds, type Reach } from './rounds.ts';
import { fittedWorth, fixedWorth, type Worth } from './worth.ts';

/** A round as planned: what it is worth, what is done, and the position it ends in. */
export interface Plan {
  worth: number;
  deeds: readonly Deed[];
  end: Position;
}

/** Somebody who plans a round from a position. Undefined only where the position offers none. */
export type Planner = (
  ground: Ground,
  position: Position,
  partnersDice: readonly [number, number] | null,
) => Plan | undefined;

const wide: Reach = { payments: 3, sells: true };
const withoutDice: Reach = { payments: 0, sells: false };
const withDice: Reach = { payments: 0, sells: false, byDice: true };
/** A die that no card and no Quarter names: unused, and fit for Logistics only. */
const blank = figures.dieFaces + 1;
const candidates = 8;

/** The best round by the bot's fixed evaluation. */
export const planFixed: Planner = (ground, position) => bestRounds(ground, position, wide, fixedWorth, 1)[0];

/**
 * The best round by the solver: of the most promising ones that after which, averaged over every roll, the best next
 * round is worth most.
 */
export const planAhead: Planner = (ground, position, partnersDice) => {
  let best: Plan | undefined;
  for (const plan of bestRounds(ground, position, wide, fittedWorth, candidates)) {
    const worth = plan.end.won || plan.end.lost ? plan.worth : ahead(ground, plan.end, partnersDice);
    if (!best || worth > best.worth) best = { ...plan, worth };
  }
  return best;
};

/** The best rounds by a value, best first, ends that are alike taken once. */
export function bestRounds(ground: Ground, position: Position, reach: Reach, worth: Worth, number: number): Plan[] {
  const found: Plan[] = [];
  findRounds(ground, position, reach, (end, trail) => {
    const value = worth(ground, end) - (number === 1 ? trail.length * tidy : 0);
    const last = found[found.length - 1];
    if (found.length === number && last && value <= last.worth) return;
    if (number > 1 && found.some((other) => other.worth === value)) return;
    let place = found.length;
    while (place > 0 && found[place - 1]!.worth < value) place -= 1;
    found.splice(place, 0, { worth: value, deeds: [...trail], end: copyOf(end) });
    if (found.length > number) found.pop();
  });
  return found;
}

/** Of equal rounds the shorter one. */
const tidy = 1e-6;

/** All rolls of two dice with their chances. */
const rolls: { dice: readonly [number, number]; chance: number }[] = [];
for (let low = 1; low <= figures.dieFaces; low++) {
  for (let high = low; high <= figures.dieFaces; high++) {
    rolls.push({ dice: [low, high], chance: (low === high ? 1 : 2) / figures.dieFaces ** 2 });
  }
}

/** The average over every roll of the best next round. In cooperation it is the partner's, with dice that may be known. */
function ahead(ground: Ground, end: Position, partnersDice: readonly [number, number] | null): number {
  const start = ground.cooperative ? handedOver(end) : end;
  const next = copyOf(start);
  next.advantage = false;
  if (ground.competitive) next.marker -= 1;
  if (ground.competitive && next.marker <= 0) return fittedWorth(ground, end);
  const certainly = partnersDice && ground.cooperative ? [{ dice: partnersDice, chance: 1 }] : rolls;
  let best = Number.NEGATIVE_INFINITY;
  const compare = (after: Position) => {
    best = Math.max(best, fittedWorth(ground, after));
  };
  // What needs no certain value is the same for every roll.
  next.die0 = blank;
  next.die1 = blank;
  findRounds(ground, next, withoutDice, compare);
  const always = best;
  let sum = 0;
  for (const { dice, chance } of certainly) {
    best = always;
    [next.die0, next.die1] = dice;
    findRounds(ground, next, withDice, compare);
    sum += chance * best;
  }
  return sum;
}

/** The table as the partner sees it. */
export function handedOver(end: Position): Position {
  const [coal, steel, wood, money] = end.theirs as [number, number, number, number];
  return {
    ...end,
    coal,
    steel,
    wood,
    money,
    theirs: [end.coal, end.steel, end.wood, end.money],
    engineer: end.partner,
    partner: end.engineer,
  };
}
