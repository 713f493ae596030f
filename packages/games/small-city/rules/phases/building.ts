import { asking, type Json, seatsWhere } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { tileAt } from '../board.ts';
import { move, phase, type Tools } from '../define.ts';
import { leaveGame } from '../leaving.ts';
import { planSteps, refusalOfPlan, stepsAfter } from '../plan.ts';
import { living, turnOrder } from '../seats.ts';
import { type Open, planSchema, type SmallCityState, type Step, type Works } from '../state.ts';
import { tellStep } from '../telling.ts';
import { seatingOrder } from '../turns.ts';
import { newWorks, performStep, refusalOfStep } from '../works.ts';

/** A whole plan in secret (SC-4). */
export const confirm = move({
  args: z.strictObject({ steps: planSchema }),
  check: ({ open }, seat, { steps }) => refusalOfPlan(open, newWorks(seat), steps),
  steps: ({ open }, seat, soFar) =>
    planSteps(open, newWorks(seat), soFar) as { next: Iterable<Json>; done?: { steps: Step[] } },
  apply(draft, seat, { steps }) {
    draft.own[seat]!.plan = steps;
    draft.open.ready[seat] = true;
  },
});

/** Takes the plan back while others still plan. */
export const reconsider = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply(draft, seat) {
    draft.own[seat]!.plan = null;
    draft.open.ready[seat] = false;
  },
});

/** Phase II: all plan at once. Who can do nothing at all is ready by itself. */
export const building = phase({
  begin(draft) {
    const { open } = draft;
    open.ready = open.players.map((_, seat) => open.out.includes(seat));
    for (const seat of living(open)) {
      if (!stepsAfter(open, newWorks(seat)).next().done) continue;
      draft.own[seat]!.plan = [];
      open.ready[seat] = true;
    }
  },
  awaits: ({ ready }) => asking(seatsWhere(ready, false), 'plan'),
  may: ({ ready }) => asking(seatsWhere(ready, true), 'ready'),
  stages: { plan: ['confirm'], ready: ['reconsider'] },
  next: () => 'works',
});

/** Carries steps out until one is no longer possible: an empty supply (SC-5). True where all were. */
function carry(open: Open, works: Works, steps: readonly Step[], tools: Tools): boolean {
  const { seat } = works;
  for (const step of steps) {
    if (open.out.includes(seat)) return true;
    if (refusalOfStep(open, works, step)) return false;
    const done = performStep(open, works, step);
    const at = step.do === 'upgrade' ? step.to : step.do === 'activate' ? step.tile : undefined;
    const tile = at === undefined ? 'cityHall' : tileAt(open.players[seat]!, at)!.tile;
    tellStep(tools, seat, step, done, tile);
    leaveGame(open, tools);
  }
  return true;
}

/** Plans are carried out in turn order; those not yet carried out stay hidden (SC-5). */
function carryOn(draft: SmallCityState, tools: Tools): void {
  const { open } = draft;
  while (open.queue.length > 0 && !open.outcome) {
    const seat = open.queue[0]!;
    const plan = draft.own[seat]!.plan ?? [];
    draft.own[seat]!.plan = null;
    const works = newWorks(seat);
    if (plan.length === 0) tools.say('all', 'builds-nothing', { player: { seat } });
    const whole = carry(open, works, plan, tools);
    if (!whole) tools.say('all', 'plan-broken', { player: { seat } });
    if (!whole && !stepsAfter(open, works).next().done) {
      open.works = works;
      return;
    }
    if (open.queue[0] === seat) open.queue.shift();
  }
}

/** Finishes a plan that met an empty supply. */
export const replan = move({
  args: z.strictObject({ steps: planSchema }),
  check: ({ open }, _seat, { steps }) => refusalOfPlan(open, open.works!, steps),
  steps: ({ open }, _seat, soFar) =>
    planSteps(open, open.works!, soFar) as { next: Iterable<Json>; done?: { steps: Step[] } },
  apply(draft, seat, { steps }, tools) {
    const { open } = draft;
    const works = open.works!;
    carry(open, works, steps, tools);
    open.works = null;
    if (open.queue[0] === seat) open.queue.shift();
    carryOn(draft, tools);
  },
});

/** The screens are taken away: what was planned is carried out. */
export const works = phase({
  begin(draft, tools) {
    draft.open.queue = turnOrder(draft.open);
    carryOn(draft, tools);
  },
  awaits: ({ works: broken }) => (broken === null ? {} : { [broken.seat]: 'replan' }),
  order: seatingOrder,
  stages: { replan: ['replan'] },
  next: () => 'moving',
});
