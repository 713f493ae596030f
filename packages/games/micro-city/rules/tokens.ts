import type { CellKey } from '@cityhall/grid';
import { quarters } from './city.ts';
import type { Area, GoalAreaKey, Open, StageArea } from './state.ts';

/** The index of a Building stage. */
export function stageOf(area: Area): number | undefined {
  return area.startsWith('stage:') ? Number(area.slice('stage:'.length)) : undefined;
}

/** The Goal card and its area. */
export function goalOf(area: Area): { card: number; area: number } | undefined {
  const parts = /^goal:(\d):(\d)$/.exec(area);
  return parts ? { card: Number(parts[1]), area: Number(parts[2]) } : undefined;
}

export const stageArea = (stage: number): StageArea => `stage:${stage}`;
export const goalArea = (card: number, area: number): GoalAreaKey => `goal:${card}:${area}`;

/** The side whose token lies there; undefined where none does. */
export function tokenOn(open: Open, area: Area): number | undefined {
  const stage = stageOf(area);
  if (stage !== undefined) return open.building?.stages[stage]?.token ? 0 : undefined;
  const goal = goalOf(area);
  if (goal) return open.goals[goal.card]?.tokens[goal.area] ?? undefined;
  return open.tokens[area];
}

/** The Quarters with a token, row by row. */
export function quartersWithToken(open: Open): CellKey[] {
  return quarters.filter((cell) => open.tokens[cell] !== undefined);
}

/** Every area with a token: Quarters, Building stages, Goals. */
export function areasWithToken(open: Open): Area[] {
  const stages = open.building?.stages.map((_, stage) => stageArea(stage)) ?? [];
  const goals = open.goals.flatMap(({ tokens }, card) => tokens.map((_, area) => goalArea(card, area)));
  return [...quartersWithToken(open), ...[...stages, ...goals].filter((area) => tokenOn(open, area) !== undefined)];
}

/** Takes the token off an area and gives it to its owner's pool. A stage stays completed, a Goal is open again (MC-5). */
export function retrieve(open: Open, area: Area): void {
  const owner = tokenOn(open, area)!;
  const stage = stageOf(area);
  const goal = goalOf(area);
  if (stage !== undefined) open.building!.stages[stage]!.token = false;
  else if (goal) open.goals[goal.card]!.tokens[goal.area] = null;
  else delete open.tokens[area];
  open.sides[owner]!.pool += 1;
}

/** Puts a token of a side on an area. */
export function place(open: Open, side: number, area: Area): void {
  const stage = stageOf(area);
  const goal = goalOf(area);
  if (stage !== undefined) open.building!.stages[stage]!.token = true;
  else if (goal) open.goals[goal.card]!.tokens[goal.area] = side;
  else open.tokens[area] = side;
  open.sides[side]!.pool -= 1;
}
