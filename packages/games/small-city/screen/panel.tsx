import type { Plan } from '@cityhall/small-city';
import { BuryPanel } from './bury-panel.tsx';
import { Choices } from './choices.tsx';
import { Council } from './council.tsx';
import type { Ctx } from './desk.ts';
import { ForecastPart } from './forecast.tsx';
import { IncomePanel } from './income-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { Planner } from './planner.tsx';
import { Rondel } from './rondel.tsx';
import { SettlePanel } from './settle-panel.tsx';
import { Steps } from './steps.tsx';
import { StreetPanel } from './street-panel.tsx';
import { TileCard } from './tile-card.tsx';
import { text } from './words.ts';

interface Props {
  ctx: Ctx;
  wide: boolean;
  setSteps(steps: Plan): void;
  places: number | null;
  repeat: { moves: number; run(): void } | null;
  homes: readonly string[];
  setHomes(homes: readonly string[]): void;
}

/** What there is to choose from just now. */
export function Panel(props: Props) {
  const { ctx, wide, setSteps, places } = props;
  if (ctx.ahead) return <Planner ctx={ctx} wide={wide} setSteps={setSteps} places={places} />;
  switch (ctx.stage) {
    case 'settle':
    case 'settled':
      return <SettlePanel ctx={ctx} />;
    case 'propose':
    case 'decide':
      return <StreetPanel ctx={ctx} />;
    case 'take':
      return <Rondel ctx={ctx} live />;
    case 'plan':
    case 'replan':
    case 'building':
      return <Planner ctx={ctx} wide={wide} setSteps={setSteps} places={places} />;
    case 'ready':
      return ctx.plan && ctx.plan.steps.length > 0 ? <Ready ctx={ctx} /> : null;
    case 'move':
      return <MovePanel {...props} />;
    case 'trade':
    case 'produce':
      return <IncomePanel ctx={ctx} />;
    case 'bury':
      return <BuryPanel ctx={ctx} />;
    case 'council':
    case 'councilor':
      return <Council ctx={ctx} live />;
    case undefined:
      return wide || ctx.picked.at !== null ? <Waiting ctx={ctx} wide={wide} /> : null;
    case 'supporter':
    case 'planner':
    case 'assistant':
    case 'anarchist':
    case 'industry':
    case 'economy':
    case 'special':
      return <Choices ctx={ctx} />;
    default:
      return ctx.stage satisfies never;
  }
}

/** The plan that is confirmed, to look at. */
function Ready({ ctx }: { ctx: Ctx }) {
  return (
    <>
      <p className="sc-note">{text('plan.confirmed')}</p>
      <div className="sc-still">
        <Steps ctx={ctx} setSteps={() => undefined} />
      </div>
      <ForecastPart ctx={ctx} />
    </>
  );
}

/** While others decide: the tile one looks at, and how one stands. */
function Waiting({ ctx, wide }: { ctx: Ctx; wide: boolean }) {
  const { seat, open } = ctx;
  return (
    <>
      <TileCard ctx={ctx} setSteps={null} />
      {wide && seat !== null && open.players[seat]!.side !== null && <ForecastPart ctx={ctx} />}
    </>
  );
}
