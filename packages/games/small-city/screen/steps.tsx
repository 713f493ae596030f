import { type Plan, paymentsFor, placeName, type Step, tileAt, tryPlan } from '@cityhall/small-city';
import { ArrowDown, ArrowUp, Coins, TriangleAlert, UserRound, X } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { Why } from './option.tsx';
import { movedStep, withoutStep } from './plan-work.ts';
import { capital, materialsText, text, tileText } from './words.ts';

interface Props {
  ctx: Ctx;
  setSteps(steps: Plan): void;
}

/** The plan step by step: each can be dropped or moved, a building paid otherwise, a new station activated. */
export function Steps({ ctx, setSteps }: Props) {
  const { steps, broken, works } = ctx.plan!;
  return (
    <ol className="sc-steps">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
        <li key={at} className={`sc-step ${broken && at >= broken.at ? 'sc-step-broken' : ''}`}>
          <span className="sc-step-words">
            {broken?.at === at && <TriangleAlert size={16} aria-hidden="true" className="mr-1 inline text-accent" />}
            {stepText(ctx, at)}
            {broken?.at === at && <Why refusal={broken.refusal} names={ctx.names} />}
          </span>
          <Payment ctx={ctx} at={at} setSteps={setSteps} />
          {isStation(step) && works.built.includes(step.cells[0]!) && !hasCitizen(ctx, step.cells[0]!) && (
            <StepButton
              label={text('step.activate')}
              icon={<UserRound size={17} aria-hidden="true" />}
              run={() => ctx.pick({ station: step.cells[0]!, tile: null, at: null })}
            />
          )}
          <StepButton
            label={text('step.up', { step: at + 1 })}
            disabled={at === 0}
            icon={<ArrowUp size={17} aria-hidden="true" />}
            run={() => setSteps(movedStep(steps, at, -1))}
          />
          <StepButton
            label={text('step.down', { step: at + 1 })}
            disabled={at === steps.length - 1}
            icon={<ArrowDown size={17} aria-hidden="true" />}
            run={() => setSteps(movedStep(steps, at, 1))}
          />
          <StepButton
            label={text('step.drop', { step: at + 1 })}
            icon={<X size={17} aria-hidden="true" />}
            run={() => setSteps(withoutStep(steps, at))}
          />
        </li>
      ))}
    </ol>
  );
}

type Built = Extract<Step, { do: 'build' }>;
const isStation = (step: Step): step is Built =>
  step.do === 'build' && (step.tile === 'police' || step.tile === 'fire');
const hasCitizen = ({ plan, seat }: Ctx, cell: string) => plan!.after.players[seat!]!.citizens[cell] !== undefined;

interface ButtonProps {
  label: string;
  icon: React.ReactNode;
  disabled?: boolean;
  run(): void;
}

function StepButton({ label, icon, disabled = false, run }: ButtonProps) {
  return (
    <button type="button" className="sc-step-button" aria-label={label} title={label} disabled={disabled} onClick={run}>
      {icon}
    </button>
  );
}

/** The Borough as it lies just before a step. */
function before({ open, plan }: Ctx, at: number) {
  const { works, steps } = plan!;
  const start = open.works?.seat === works.seat ? open.works : { ...works, ...fresh };
  return tryPlan(open, start, steps.slice(0, at));
}

const fresh = { actions: 0, demolished: false, expanded: false, built: [], saved: false, owed: null, free: null };

/** Goes through the ways to pay for a Cultural Building, where there are several. */
function Payment({ ctx, at, setSteps }: Props & { at: number }) {
  const { steps } = ctx.plan!;
  const step = steps[at]!;
  if (step.do !== 'build') return null;
  const trial = before(ctx, at);
  if (!trial.works) return null;
  const payments = paymentsFor(trial.open, trial.works, step.tile);
  if (payments.length < 2) return null;
  const now = payments.findIndex(({ first, save }) => first === step.first && save === step.save);
  const { do: what, tile, cells } = step;
  const next = { do: what, tile, cells, ...payments[(now + 1) % payments.length] };
  return (
    <StepButton
      label={text('step.pay', { how: payText(step) })}
      icon={<Coins size={17} aria-hidden="true" />}
      run={() => setSteps(steps.with(at, next))}
    />
  );
}

function payText({ first, save }: Built): string {
  return [
    save ? text('pay.save', { material: materialsText([save]) }) : null,
    text(first === 'hall' ? 'pay.hall' : 'pay.warehouse'),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** A step in words. */
function stepText(ctx: Ctx, at: number): string {
  const step = ctx.plan!.steps[at]!;
  switch (step.do) {
    case 'build': {
      const how = step.save ? ` (${text('pay.save', { material: materialsText([step.save]) })})` : '';
      return `${text('step.build', { tile: tileText(step.tile), space: placeName(step.cells[0]!) })}${how}`;
    }
    case 'warehouse':
      return text('step.warehouse', { space: placeName(step.cells[0]!) });
    case 'expand':
      return text('step.expand');
    case 'activate':
      return text('step.activated', { from: placeName(step.from), to: placeName(step.tile) });
    default: {
      const trial = before(ctx, at);
      const placed = trial.works && tileAt(trial.open.players[ctx.seat!]!, step.tile);
      const tile = placed ? tileText(placed.tile) : '';
      if (step.do === 'demolish') return text('step.demolish', { tile, space: placeName(step.tile) });
      return capital(text('step.upgrade', { tile, space: placeName(step.tile), to: placeName(step.to) }));
    }
  }
}
