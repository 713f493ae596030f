import type { Choice, Json } from '@cityhall/ruleset';
import { specOf, type TileName, tileNames } from '../content/tiles.ts';
import { emptySpaces, numberOf } from '../rules/board.ts';
import { builds, upgradesOf } from '../rules/plan.ts';
import type { Open, Plan, Step, Works } from '../rules/state.ts';
import { copyOf, copyOfWorks, idsOf, performStep, refusalOfStep, warehousePlaces } from '../rules/works.ts';
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
/** How many positions are carried on. */
const beamWidth = 3;

/** A plan: a few of the best positions are carried on from step to step, and the best one found is taken. */
export function bestPlan(open: Open, works: Works, promise: number | null): Plan {
  let best = settled({ open, works, steps: [], worth: 0 }, [], promise);
  let beam = [best];
  while (beam.length > 0) {
    const reached = new Map<string, Position>();
    for (const position of beam) {
      for (const steps of worthTrying(position, promise)) {
        const after = settled(position, steps, promise);
        reached.set(canonicalOf(after), after);
      }
    }
    beam = [...reached.values()].sort((a, b) => b.worth - a.worth).slice(0, beamWidth);
    if (beam[0] && beam[0].worth > best.worth + threshold) best = beam[0];
  }
  return best.steps;
}

/** The same steps in another order lead to the same position. */
function canonicalOf({ steps }: Position): string {
  return steps
    .map((step) => JSON.stringify(step))
    .sort()
    .join();
}

function emptyNumbers(open: Open, { seat }: Works): ReadonlySet<number> {
  return new Set(emptySpaces(open.players[seat]!).map(numberOf));
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
  for (const step of more) {
    take(step);
    if (works.owed === null) continue;
    const empty = emptyNumbers(open, works);
    const places = warehousePlaces(open, works.seat, works.owed).map(
      (cells): Extract<Step, { do: 'warehouse' }> => ({ do: 'warehouse', cells }),
    );
    take(best(places, (step) => siteWorth(open, works.seat, step, empty)));
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
function* worthTrying({ open, works }: Position, promise: number | null): Generator<Step[]> {
  const empty = emptyNumbers(open, works);
  for (const tile of tileNames) {
    const ways = [...builds(open, works, tile)] as Extract<Step, { do: 'build' }>[];
    const rated = ways
      .filter((step) => step.first === undefined)
      .map((step) => ({ step, worth: siteWorth(open, works.seat, step, empty) }))
      .sort((a, b) => b.worth - a.worth);
    yield* firstPlaces(rated, placesOf(tile));
    // Separate Park areas count for Promise 10: places away from other Parks are tried too.
    if (promise === 10 && specOf(tile).kind === 'park') yield* firstPlaces(rated.reverse(), placesOf(tile));
  }
  if (!works.free && !refusalOfStep(open, works, { do: 'expand' })) yield [{ do: 'expand' }];
}

/** Steps on the first few places of a list; savings of the Architect are further steps on the same place. */
function* firstPlaces(rated: readonly { step: Extract<Step, { do: 'build' }> }[], most: number): Generator<Step[]> {
  const seen = new Set<string>();
  for (const { step } of rated) {
    if (seen.size >= most) return;
    const key = step.cells.join();
    if (step.save === undefined && seen.has(key)) continue;
    seen.add(key);
    yield [step];
  }
}

const placesOf = (tile: TileName) =>
  specOf(tile).kind === 'residence' || specOf(tile).kind === 'cultural' ? 2 * width : width;
