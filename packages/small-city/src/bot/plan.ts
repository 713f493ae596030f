import type { Choice, Json } from '@cityhall/ruleset';
import { specOf, type TileName, tileNames } from '../content/tiles.ts';
import { builds, upgradesOf } from '../rules/plan.ts';
import { copyOf, copyOfWorks, idsOf, performStep, refusalOfStep, warehousePlaces } from '../rules/works.ts';
import type { Open, Plan, Step, Works } from '../state.ts';
import { siteWorth } from './sites.ts';
import { worthOf } from './worth.ts';

interface Position {
  open: Open;
  works: Works;
  steps: Plan;
  worth: number;
}

/** How many places of each tile are thought through, and how much better a step must be. */
const width = 3;
const threshold = 0.05;

/** A plan: the best step again and again, as long as the position gets better. */
export function bestPlan(open: Open, works: Works, promise: number | null): Plan {
  let now: Position = { open, works, steps: [], worth: worthOf(open, works.seat, promise) };
  now = settled(now, [], promise);
  for (;;) {
    let best: Position | undefined;
    for (const steps of worthTrying(now)) {
      const after = settled(now, steps, promise);
      if (!best || after.worth > best.worth) best = after;
    }
    if (!best || best.worth < now.worth + threshold) return now.steps;
    now = best;
  }
}

/** A position after some steps, with the Warehouse that is due and every upgrade of homes that follows. */
function settled(from: Position, more: readonly Step[], promise: number | null): Position {
  const open = copyOf(from.open);
  const works = copyOfWorks(from.works);
  const steps = [...from.steps];
  const take = (step: Step) => {
    performStep(open, works, step);
    steps.push(step);
  };
  for (const step of more) take(step);
  if (works.owed !== null) {
    const places = warehousePlaces(open, works.seat, works.owed).map(
      (cells): Extract<Step, { do: 'warehouse' }> => ({ do: 'warehouse', cells }),
    );
    take(best(places, (step) => siteWorth(open, works.seat, step)));
  }
  if (!works.free) while (upgradeOne(open, works, take));
  return { open, works, steps, worth: worthOf(open, works.seat, promise) };
}

function upgradeOne(open: Open, works: Works, take: (step: Step) => void): boolean {
  for (const id of idsOf(open.players[works.seat]!)) {
    const ways = [...upgradesOf(open, works, id)];
    if (ways.length === 0) continue;
    const { tile } = open.players[works.seat]!.tiles[id]!;
    if (tile === 'residence1' && isLastGate(open, works)) continue;
    take(ways[0]!);
    return true;
  }
  return false;
}

/** New Citizens come through a Residence 1: the last one is kept while there are Citizens to come. */
function isLastGate(open: Open, { seat }: Works): boolean {
  const player = open.players[seat]!;
  const gates = Object.values(player.tiles).filter(({ tile }) => tile === 'residence1').length;
  const larger = Object.values(player.tiles).some(
    ({ tile }) => specOf(tile).kind === 'residence' && tile !== 'residence1',
  );
  return gates === 1 && larger && player.hall.citizens + player.career > 0;
}

/** A plan as a choice. */
export function planned(move: string, steps: Plan): Choice {
  return { move, args: { steps: steps as unknown as Json } };
}

function best<T extends object>(list: readonly T[], worth: (one: T) => number): T {
  let found = list[0]!;
  let most = worth(found);
  for (const one of list.slice(1)) {
    const value = worth(one);
    if (value > most) {
      found = one;
      most = value;
    }
  }
  return found;
}

/** Steps that might be good: every tile on its best few places, and an expansion. */
function* worthTrying({ open, works }: Position): Generator<Step[]> {
  for (const tile of tileNames) {
    const seen = new Set<string>();
    const ways = [...builds(open, works, tile)] as Extract<Step, { do: 'build' }>[];
    const rated = ways
      .filter((step) => step.first === undefined)
      .map((step) => ({ step, worth: siteWorth(open, works.seat, step) }))
      .sort((a, b) => b.worth - a.worth);
    for (const { step } of rated) {
      if (seen.size >= placesOf(tile)) break;
      const key = step.cells.join();
      if (step.save === undefined && seen.has(key)) continue;
      seen.add(key);
      yield [step];
    }
  }
  if (!works.free && !refusalOfStep(open, works, { do: 'expand' })) yield [{ do: 'expand' }];
}

const placesOf = (tile: TileName) =>
  specOf(tile).kind === 'residence' || specOf(tile).kind === 'cultural' ? 2 * width : width;
