import type { Refusal } from '@cityhall/ruleset';
import { buildingOf, type Stage } from '../content/buildings.ts';
import { figures } from '../content/figures.ts';
import { gameOf } from '../content/games.ts';
import { type GoalArea, goals } from '../content/goals.ts';
import { areaInWords, costInWords } from '../words/places.ts';
import { canPay, missing, pay } from './company.ts';
import { refuse } from './define.ts';
import { isCompetitive, sideOf } from './modes.ts';
import { losePoint, pointsOf } from './points.ts';
import type { Area, Open, Seat } from './state.ts';
import { areasWithToken, goalArea, goalOf, place, retrieve, stageArea, stageOf, tokenOn } from './tokens.ts';

/** The stage or Goal that an area stands for. */
export function projectAt(open: Open, area: Area): Stage | GoalArea | undefined {
  const stage = stageOf(area);
  if (stage !== undefined) return open.building ? buildingOf(open.building.name).stages[stage] : undefined;
  const goal = goalOf(area);
  const card = goal && open.goals[goal.card];
  return card ? goals[card.goal].areas[goal.area] : undefined;
}

/** Every area that can ever be built on in this game. */
export function buildingAreas(open: Open): Area[] {
  if (open.building) return open.building.stages.map((_, stage) => stageArea(stage));
  return open.goals.flatMap(({ tokens }, card) => tokens.map((_, area) => goalArea(card, area)));
}

/** Whose token can be taken in need: the seat's own, from any area (MC-11). */
export function ownAreas(open: Open, seat: Seat): Area[] {
  return areasWithToken(open).filter((area) => tokenOn(open, area) === sideOf(open, seat));
}

/** Why that stage or Goal cannot be completed now, wherever the Engineer stands and whatever the dice show. */
export function refuseProject(open: Open, seat: Seat, area: Area, from?: Area): Refusal | undefined {
  const project = projectAt(open, area);
  if (!project) return refuse('building', 'no-such-area', undefined, [area]);
  return refuseArea(open, area) ?? refuseToken(open, seat, area, from) ?? refuseCost(open, seat, area);
}

/** The same for whichever token would be used: undefined where any of the seat's own will do (MC-11). */
export function refuseEveryWay(open: Open, seat: Seat, area: Area): Refusal | undefined {
  const refusal = refuseProject(open, seat, area);
  if (refusal?.code !== 'token-from-where') return refusal;
  const [own] = ownAreas(open, seat);
  return own ? refuseProject(open, seat, area, own) : refuse('MC-16', 'no-token', undefined, [area]);
}

function refuseArea(open: Open, area: Area): Refusal | undefined {
  const stage = stageOf(area);
  if (stage === undefined) {
    const taken = tokenOn(open, area) !== undefined;
    return taken ? refuse('building', 'goal-taken', undefined, [area]) : undefined;
  }
  const { name, stages } = open.building!;
  if (stages[stage]!.completed) return refuse('MC-5', 'stage-completed', { stage: stage + 1 }, [area]);
  const earlier = stages.findIndex(({ completed }) => !completed);
  if (buildingOf(name).ordered && earlier < stage) {
    return refuse('building', 'stage-order', { stage: earlier + 1 }, [area]);
  }
  return undefined;
}

function refuseToken(open: Open, seat: Seat, area: Area, from: Area | undefined): Refusal | undefined {
  if (open.sides[sideOf(open, seat)]!.pool > 0) {
    return from === undefined ? undefined : refuse('MC-11', 'pool-not-empty', undefined, [from]);
  }
  if (!isCompetitive(open)) return refuse('MC-16', 'no-token', undefined, [area]);
  if (pointsOf(open, seat) < figures.pointsForToken) return refuse('MC-11', 'no-point-for-token', undefined, [area]);
  if (from === undefined) return refuse('MC-11', 'token-from-where', undefined, [area]);
  return ownAreas(open, seat).includes(from) ? undefined : refuse('MC-11', 'not-your-token', undefined, [from]);
}

function refuseCost(open: Open, seat: Seat, area: Area): Refusal | undefined {
  const { cost } = projectAt(open, area)!;
  const company = open.players[seat]!.goods;
  if (canPay(company, cost)) return undefined;
  return refuse(
    'MC-4',
    'cannot-pay-project',
    { area: areaInWords(open, area), missing: costInWords(missing(company, cost)) },
    [area],
  );
}

/** Every way in which the seat could complete a stage or Goal now. */
export function* projectsNow(open: Open, seat: Seat): Generator<{ area: Area; from?: Area }> {
  const inNeed = isCompetitive(open) && open.sides[sideOf(open, seat)]!.pool === 0;
  for (const area of buildingAreas(open)) {
    const ways = inNeed ? ownAreas(open, seat).map((from) => ({ area, from })) : [{ area }];
    for (const way of ways) if (!refuseProject(open, seat, way.area, 'from' in way ? way.from : undefined)) yield way;
  }
}

/**
 * Pays for a stage or Goal and marks it.
 * @returns the stage's bonus, where there is one and the game goes on (MC-18)
 */
export function complete(open: Open, seat: Seat, area: Area, from?: Area): Stage['bonus'] {
  const project = projectAt(open, area)!;
  if (from !== undefined) {
    losePoint(open, seat);
    retrieve(open, from);
  }
  pay(open.players[seat]!.goods, project.cost);
  place(open, sideOf(open, seat), area);
  const goal = goalOf(area);
  if (goal) {
    const { points } = project as GoalArea;
    open.players[seat]!.earned.push({ from: 'goal', goal: open.goals[goal.card]!.goal, area: goal.area, points });
    return undefined;
  }
  open.building!.stages[stageOf(area)!]!.completed = true;
  if (!isComplete(open)) return (project as Stage).bonus;
  turnCard(open);
  return undefined;
}

/** The winning test counts completed stages, not tokens (MC-5). */
export function isComplete(open: Open): boolean {
  return open.building?.stages.every(({ completed }) => completed) ?? false;
}

/** After the last stage: the next building, with all tokens back at once (MC-9), or the end. */
function turnCard(open: Open): void {
  const order = gameOf(open.game).buildings;
  const next = order[order.indexOf(open.building!.name) + 1];
  if (!next) {
    open.ended = 'built';
    return;
  }
  open.tokens = {};
  open.building = freshBuilding(next);
  open.sides[0]!.pool = figures.tokens;
}

/** A Building card with nothing built. */
export function freshBuilding(name: NonNullable<Open['building']>['name']): NonNullable<Open['building']> {
  return { name, stages: buildingOf(name).stages.map(() => ({ completed: false, token: false })) };
}
