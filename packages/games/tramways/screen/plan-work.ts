import type { Json } from '@cityhall/ruleset';
import { cardOf, isAdministrative, type PlanStep, placeOf, planOutlook } from '@cityhall/tramways';
import type { Ctx } from './desk.ts';

const keyOf = ({ open }: Ctx) => `plan.${open.round}`;

/** The steps of the plan in hand: confirmed, or as they are drafted for this round. */
export function stepsOf(ctx: Ctx): PlanStep[] {
  const { view, draft } = ctx;
  if (view.own?.plan) return view.own.plan;
  const kept = draft as { key?: string; steps?: PlanStep[] } | null;
  if (kept?.key !== keyOf(ctx) || !Array.isArray(kept.steps)) return [];
  return kept.steps.filter(({ card }) => view.own?.hand.includes(card));
}

export function setSteps(ctx: Ctx, steps: readonly PlanStep[]): void {
  ctx.setDraft({ key: keyOf(ctx), steps: steps as unknown as Json });
}

export const stepOf = (ctx: Ctx, card: string): PlanStep | undefined => stepsOf(ctx).find((step) => step.card === card);

/** How one would stand after the plan, or why it cannot be. */
export const outlookOf = (ctx: Ctx, steps: readonly PlanStep[] = stepsOf(ctx)) =>
  planOutlook(ctx.open, ctx.seat!, ctx.view.own!, steps);

/** The plan with a card played for these icons, discarded, or kept. */
export function planned(ctx: Ctx, card: string, step: PlanStep | null): PlanStep[] {
  const steps = stepsOf(ctx);
  const at = steps.findIndex((one) => one.card === card);
  if (!step) return steps.filter((one) => one.card !== card);
  return at < 0 ? [...steps, step] : steps.with(at, step);
}

type PlayStep = Extract<PlanStep, { do: 'play' }>;
const playOf = (ctx: Ctx, card: string): PlayStep => {
  const step = stepOf(ctx, card);
  return step?.do === 'play' ? step : { do: 'play', card, icons: [] };
};

/** An icon of a card used or not; it comes after those used already. */
export function withIcon(ctx: Ctx, card: string, icon: string, cell?: string): PlanStep[] {
  const { icons } = playOf(ctx, card);
  const used = icons.some((one) => one.icon === icon);
  const named = cell === undefined ? { icon } : { icon, cell: cell as `${number},${number}` };
  const next =
    used && cell === undefined
      ? icons.filter((one) => one.icon !== icon)
      : [...icons.filter((one) => one.icon !== icon), named];
  return planned(ctx, card, next.length > 0 ? { do: 'play', card, icons: next } : null);
}

/** True where the passenger of the card taken up may be put. */
export function canAdd(ctx: Ctx, cell: string): boolean {
  const { picked, survey, open } = ctx;
  if (picked.card === null || picked.other !== 'P') return false;
  const planned = stepsOf(ctx).flatMap((step) => (step.do === 'play' ? step.icons.map((one) => one.cell) : []));
  const place = placeOf(survey.map, cell);
  return survey.types[place] !== null && !open.passengers[cell] && !planned.includes(cell as never);
}

/** Puts the passenger of the card taken up on a space. */
export function adding(ctx: Ctx, cell: string): void {
  setSteps(ctx, withIcon(ctx, ctx.picked.card!, 'P', cell));
  ctx.pick({ other: null });
}

export const planIcons = (card: string): string[] => cardOf(card).icons.filter(isAdministrative);
