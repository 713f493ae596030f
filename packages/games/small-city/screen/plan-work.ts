import type { Json, Refusal } from '@cityhall/ruleset';
import {
  figures,
  newWorks,
  type Open,
  type Plan,
  type PlanAccount,
  paymentsFor,
  planAccount,
  type Seat,
  type SmallCityView,
  type StageName,
  type Step,
  type TileName,
  tryPlan,
  type Works,
} from '@cityhall/small-city';

/** A plan while it is worked on: its steps, what they come to, and where the next one starts. */
export interface PlanWork {
  /** What the draft is filed under, so that it is never taken for another plan. */
  key: string;
  steps: Plan;
  account: PlanAccount;
  /** The Borough after all steps that are sound, and the state of the works there. */
  after: Open;
  works: Works;
  /** The step that is not possible, where there is one. */
  broken: { at: number; refusal: Refusal } | null;
  /** The steps that are sound, for the rules' own helpers. */
  sound: Plan;
}

const planStages: Record<string, string> = { plan: 'plan', replan: 'replan', building: 'free' };
const beforeBuilding = new Set(['street', 'actions', 'building']);

/** The round that a plan made now is for; undefined where no Build comes any more. */
export function roundOfPlan({ phase, round }: Open): number | undefined {
  if (beforeBuilding.has(phase)) return round;
  return phase === 'settling' || round >= figures.rounds ? undefined : round + 1;
}

/** What a draft is filed under while a stage is asked; undefined where there is nothing to plan. */
export function planKey(open: Open, stage: StageName | undefined): string | undefined {
  const kind = stage && planStages[stage];
  if (kind && kind !== 'plan') return `${kind}.${open.round}.${open.phase}`;
  const round = roundOfPlan(open);
  return round === undefined ? undefined : `plan.${round}`;
}

/** The steps of a draft, if it is filed under that key. */
export function stepsOf(draft: Json, key: string): Plan {
  const filed = fieldsOf(draft);
  return filed.key === key && Array.isArray(filed.steps) ? (filed.steps as unknown as Plan) : [];
}

/** The fields of a draft; none where it is no object. */
export function fieldsOf(draft: Json): { readonly [name: string]: Json } {
  const whole = draft !== null && typeof draft === 'object' && !Array.isArray(draft);
  return whole ? (draft as { readonly [name: string]: Json }) : {};
}

/** Tries the steps out on the Borough as it lies now. */
export function planWork(view: SmallCityView, seat: Seat, key: string, steps: Plan): PlanWork {
  const { open } = view;
  const start = open.works && open.works.seat === seat ? open.works : newWorks(seat);
  const account = planAccount(open, seat, steps);
  const broken = account.refusal ? { at: account.at, refusal: account.refusal } : null;
  const sound = broken ? steps.slice(0, broken.at) : steps;
  const trial = tryPlan(open, start, sound);
  return { key, steps, account, after: trial.open!, works: trial.works!, broken, sound };
}

/** The steps with one more, put where the sound ones end. */
export function withStep({ steps, sound }: PlanWork, step: Step): Plan {
  return steps.toSpliced(sound.length, 0, step);
}

/** The steps without one; a Factory takes its Warehouse along, a station the Citizen sent to it. */
export function withoutStep(steps: Plan, at: number): Plan {
  const step = steps[at]!;
  const depends = (other: Step, place: number) => {
    if (place <= at || step.do !== 'build') return false;
    if (step.tile === 'factory1') return other.do === 'warehouse' && place === at + 1;
    return other.do === 'activate' && other.tile === step.cells[0];
  };
  return steps.filter((other, place) => place !== at && !depends(other, place));
}

/** The steps with one moved by one place. */
export function movedStep(steps: Plan, at: number, by: 1 | -1): Plan {
  const to = at + by;
  if (to < 0 || to >= steps.length) return steps;
  return steps.with(at, steps[to]!).with(to, steps[at]!);
}

/** How a tile is paid for unless something else is said: the Architect saves the dearest material. */
export const usualPayment = ({ after, works }: Pick<PlanWork, 'after' | 'works'>, tile: TileName) =>
  paymentsFor(after, works, tile)
    .filter(({ first }) => !first)
    .at(-1);
