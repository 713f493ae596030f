import type { Json } from '@cityhall/ruleset';
import {
  type Plan,
  placesFor,
  type Seat,
  type SmallCityView,
  type StageName,
  type TileName,
  zoneWidth,
} from '@cityhall/small-city';
import { useMemo } from 'react';
import { type Ways, waysOf } from './placing.ts';
import { type PlanWork, planKey, planWork, stepsOf } from './plan-work.ts';

interface Planning {
  plan: PlanWork | null;
  ways: Ways | null;
  setSteps(steps: Plan): void;
}

const working = new Set(['plan', 'replan', 'building', 'ready']);

/**
 * The plan in hand, worked out anew when its steps or the table change, and every way to lay the tile taken up.
 * @param ahead the plan is made for a Build still to come
 */
export function usePlan(
  view: SmallCityView,
  seat: Seat | null,
  stage: StageName | undefined,
  ahead: boolean,
  tile: TileName | null,
  draft: Json,
  setDraft: (draft: Json) => void,
): Planning {
  const key = seat === null || !(ahead || (stage && working.has(stage))) ? undefined : planKey(view.open, stage);
  const confirmed = stage === 'ready' ? view.own?.plan : undefined;
  const plan = useMemo(() => {
    if (key === undefined || seat === null || view.open.players[seat]!.side === null) return null;
    return planWork(view, seat, key, confirmed ?? stepsOf(draft, key));
  }, [view, seat, key, confirmed, draft]);
  const wanted = plan?.works.owed ? 'warehouse' : tile;
  const ways = useMemo(() => {
    if (!plan || !wanted || stage === 'ready') return null;
    return waysOf(wanted, placesFor(view.open, seat!, wanted, plan.sound), zoneWidth(plan.after.players[seat!]!));
  }, [plan, wanted, view.open, seat, stage]);
  return { plan, ways, setSteps: (steps) => key !== undefined && setDraft({ key, steps: steps as unknown as Json }) };
}
