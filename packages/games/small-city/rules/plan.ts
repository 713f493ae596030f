import type { Json, Refusal } from '@cityhall/ruleset';
import { type Material, nextLevel, specOf, type TileName, tileNames } from '../content/tiles.ts';
import { mayExpand } from './board.ts';
import { lacks, legalPlaces } from './conditions.ts';
import type { Open, Plan, Step, Works } from './state.ts';
import { storesOf } from './stores.ts';
import {
  growthSpaces,
  idsOf,
  materialCost,
  refusalOfStep,
  refusalOfTile,
  tryPlan,
  unfinished,
  warehousePlaces,
} from './works.ts';

/** Why a whole plan is not allowed, judged in its order from where the works stand (SC-4). */
export function refusalOfPlan(open: Open, start: Works, steps: Plan): Refusal | undefined {
  const trial = tryPlan(open, start, steps);
  return trial.works ? unfinished(trial.works) : trial.refusal;
}

/** The plan as far as it goes, and every step that may follow. */
export function planSteps(
  open: Open,
  start: Works,
  soFar: readonly Json[],
): { next: Iterable<Step>; done?: { steps: Plan } } {
  const steps = soFar as unknown as Plan;
  const trial = tryPlan(open, start, steps);
  if (!trial.works) return { next: [] };
  const next = stepsAfter(trial.open, trial.works);
  return unfinished(trial.works) ? { next } : { next, done: { steps: [...steps] } };
}

/** Every step that is legal where the works stand. */
export function* stepsAfter(open: Open, works: Works): Generator<Step> {
  const player = open.players[works.seat]!;
  if (works.owed !== null) {
    for (const cells of warehousePlaces(open, works.seat, works.owed)) yield { do: 'warehouse', cells };
    return;
  }
  for (const tile of tileNames) yield* builds(open, works, tile);
  for (const id of idsOf(player)) {
    const { tile } = player.tiles[id]!;
    const demolish: Step = { do: 'demolish', tile: id };
    if (!works.free && !refusalOfStep(open, works, demolish)) yield demolish;
    if (specOf(tile).kind === 'service') yield* activations(open, works, id);
    if (!works.free) yield* upgradesOf(open, works, id);
  }
  const expand: Step = { do: 'expand' };
  if (mayExpand(player) && !refusalOfStep(open, works, expand)) yield expand;
}

/** Every legal way to let one tile grow. */
export function* upgradesOf(open: Open, works: Works, id: string): Generator<Step> {
  const placed = open.players[works.seat]!.tiles[id]!;
  const next = nextLevel(placed.tile);
  if (!next || works.built.includes(id) || open.supply[next] === 0 || lacks(open, works.seat, next, placed.cells))
    return;
  for (const to of growthSpaces(placed)) {
    const step: Step = { do: 'upgrade', tile: id, to };
    if (!refusalOfStep(open, works, step)) yield step;
  }
}

function* activations(open: Open, works: Works, id: string): Generator<Step> {
  for (const [from, standing] of Object.entries(open.players[works.seat]!.citizens)) {
    const step: Step = { do: 'activate', tile: id, from };
    if (standing.includes(works.seat) && !refusalOfStep(open, works, step)) yield step;
  }
}

/** Every legal way to build one tile. */
export function* builds(open: Open, works: Works, tile: TileName): Generator<Step> {
  const payments = paymentsFor(open, works, tile);
  if (payments.length === 0) return;
  for (const { cells } of legalPlaces(open, works.seat, tile, works.free?.conditions ?? true)) {
    for (const payment of payments) yield { do: 'build', tile, cells, ...payment };
  }
}

type Payment = Pick<Extract<Step, { do: 'build' }>, 'first' | 'save'>;

/** The ways to pay for a tile that differ in what is left; none where it cannot be paid for. */
export function paymentsFor(open: Open, works: Works, tile: TileName): Payment[] {
  const { materials } = specOf(tile);
  const saves: (Material | undefined)[] = [undefined, ...new Set(materials ?? [])];
  const found: Payment[] = [];
  for (const save of saves) {
    if (refusalOfTile(open, works, tile, save)) continue;
    const player = open.players[works.seat]!;
    const saving: Payment = save ? { save } : {};
    found.push(saving);
    if (materialCost(tile, save).some((material) => storesOf(player, material).length > 1))
      found.push({ ...saving, first: 'hall' });
  }
  return found;
}
