import { type Plan, tryPlan, type Works } from '@cityhall/small-city';
import { FlipHorizontal2, RotateCw, Trash2 } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { Account, ForecastPart } from './forecast.tsx';
import { Part } from './option.tsx';
import { canTurn, mirrored, turned } from './placing.ts';
import { withStep } from './plan-work.ts';
import { Steps } from './steps.tsx';
import { TileCard } from './tile-card.tsx';
import { Tray } from './tray.tsx';
import { capital, text, tileText } from './words.ts';

interface Props {
  ctx: Ctx;
  wide: boolean;
  setSteps(steps: Plan): void;
  /** How many places the tile taken up has. */
  places: number | null;
}

/** Planning: the tiles, the steps so far, what they cost and what they bring. */
export function Planner({ ctx, wide, setSteps, places }: Props) {
  const { plan, picked, ahead } = ctx;
  const { steps, account, works } = plan!;
  return (
    <>
      {ahead && <p className="sc-note">{text('plan.ahead')}</p>}
      {works.free && <p className="sc-note">{freeText(works.free)}</p>}
      {!works.free && !account.refusal && <Account ctx={ctx} account={account} />}
      {picked.station !== null && <p className="sc-note">{text('plan.station')}</p>}
      <TileCard ctx={ctx} setSteps={setSteps} />
      {(picked.tile || works.owed !== null) && <Pose ctx={ctx} places={places} />}
      <Tray
        ctx={ctx}
        wide={wide}
        expand={mayExpandNow(ctx) ? () => setSteps(withStep(plan!, { do: 'expand' })) : null}
      />
      {steps.length > 0 && (
        <Part
          title={text('plan.steps')}
          aside={
            <button type="button" className="sc-clear" onClick={() => setSteps([])}>
              <Trash2 size={16} aria-hidden="true" /> {text('plan.clear')}
            </button>
          }
        >
          <Steps ctx={ctx} setSteps={setSteps} />
        </Part>
      )}
      {!works.free && <ForecastPart ctx={ctx} />}
    </>
  );
}

/** What tile the Council gives. */
function freeText({ smallest, largest, conditions }: NonNullable<Works['free']>): string {
  const same = smallest === largest ? 'yes' : 'no';
  return text('plan.free', { smallest, largest, same, conditions: conditions ? 'yes' : 'no' });
}

/** Whether the plan may expand the Zone where it stands. */
function mayExpandNow({ plan }: Ctx): boolean {
  const { after, works } = plan!;
  return !works.free && !tryPlan(after, works, [{ do: 'expand' }]).refusal;
}

/** The tile taken up, with the ways to turn it. */
function Pose({ ctx, places }: { ctx: Ctx; places: number | null }) {
  const { picked, pick, plan } = ctx;
  const tile = plan!.works.owed !== null ? 'warehouse' : picked.tile!;
  const can = canTurn(tile);
  return (
    <div className="sc-pose">
      <span className="flex-1 text-sm">
        <span className="font-semibold">{capital(tileText(tile))}</span>
        {places !== null && <span className="text-soft"> · {text('plan.places', { places })}</span>}
      </span>
      <button
        type="button"
        className="sc-pose-button"
        disabled={!can.turn}
        onClick={() => pick({ pose: turned(picked.pose) })}
      >
        <RotateCw size={18} aria-hidden="true" /> {text('pose.turn')} <kbd>R</kbd>
      </button>
      <button
        type="button"
        className="sc-pose-button"
        disabled={!can.mirror}
        onClick={() => pick({ pose: mirrored(picked.pose) })}
      >
        <FlipHorizontal2 size={18} aria-hidden="true" /> {text('pose.mirror')} <kbd>M</kbd>
      </button>
    </div>
  );
}
