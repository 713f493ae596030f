import { type Choice, cardCost, moversOf, type Plan, type StageName } from '@cityhall/small-city';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { UndoButton } from '@cityhall/web/kit/undo.tsx';
import { Button } from '@cityhall/web/ui/button.tsx';
import { Eye, NotebookPen } from 'lucide-react';
import type { Ctx, Spot } from './desk.ts';
import { gravesOf, streetOf } from './desks.ts';
import { planKey } from './plan-work.ts';
import { settledDraft } from './settled.ts';
import { text, word } from './words.ts';

interface Props {
  ctx: Ctx;
  undoState: ScreenProps['undoState'];
  undo(): void;
  aimed: Spot | undefined;
  perform(): void;
  homes: readonly string[];
}

interface Main {
  label: string;
  /** What is sent; null while something is still to be chosen. */
  choice: Choice | null;
}

/** The main action of the moment, with undo beside it. */
export function Actions({ ctx, undoState, undo, aimed, perform, homes }: Props) {
  const { view, seat, stage, busy, act, ahead, setAhead, pick } = ctx;
  if (seat === null || view.flow.over) return null;
  const main = ahead ? undefined : mainOf(ctx, homes);
  const other = ahead ? undefined : declineOf(stage);
  const confirms = aimed?.sure && aimed.state === 'lit';
  return (
    <>
      <UndoButton state={undoState} busy={busy} undo={undo} />
      {(ahead || mayPlanAhead(ctx)) && (
        <Button look="quiet" className="px-3" aria-pressed={ahead} onClick={() => setAhead(!ahead)}>
          {ahead ? <Eye size={18} aria-hidden="true" /> : <NotebookPen size={18} aria-hidden="true" />}
          {text(ahead ? 'action.table' : 'action.ahead')}
        </Button>
      )}
      {other && (
        <Button look="quiet" data-decline disabled={busy} onClick={() => act(other, {})}>
          {word(`move.${other}`)}
        </Button>
      )}
      {main && !confirms && (
        <Button
          look="main"
          className="dock-main"
          disabled={busy || main.choice === null}
          onClick={() => {
            if (main.choice) act(main.choice.move, main.choice.args);
            pick({ card: null, at: null, to: null, from: null });
          }}
        >
          {main.label}
        </Button>
      )}
      {confirms && (
        <Button look="main" className="dock-main" disabled={busy} onClick={perform}>
          {aimed.does}
        </Button>
      )}
    </>
  );
}

/** Planning for later is offered while nothing else that needs the Borough is asked. */
function mayPlanAhead({ open, stage, view, seat }: Ctx): boolean {
  if (planKey(open, stage) === undefined || open.out.includes(seat!) || stage === 'ready') return false;
  return stage === undefined || !view.flow.asked[seat!]!.awaited;
}

function declineOf(stage: StageName | undefined): 'pass' | 'decline' | undefined {
  if (stage === 'council') return 'pass';
  const may = stage === 'planner' || stage === 'councilor' || stage === 'assistant' || stage === 'building';
  return may ? 'decline' : undefined;
}

function mainOf(ctx: Ctx, homes: readonly string[]): Main | undefined {
  const { open, stage, picked, seat } = ctx;
  switch (stage) {
    case 'settle': {
      const { promise, side, cell } = settledDraft(ctx);
      return {
        label: word('move.settle'),
        choice: promise === null || cell === null ? null : { move: 'settle', args: { promise, side, cell } },
      };
    }
    case 'settled':
      return { label: word('move.unsettle'), choice: { move: 'unsettle', args: {} } };
    case 'propose':
    case 'decide': {
      if (!picked.at || !picked.to) return undefined;
      const move = stage === 'decide' ? 'placeMayor' : 'propose';
      return { label: word(`move.${move}`), choice: { move, args: { street: streetOf(picked.at, picked.to) } } };
    }
    case 'take':
      return takeOf(ctx);
    case 'plan':
    case 'replan':
    case 'building':
      return planOf(ctx, ctx.plan!.steps, stage);
    case 'ready':
      return { label: word('move.reconsider'), choice: { move: 'reconsider', args: {} } };
    case 'move': {
      const must = moversOf(open, seat!).filter((mover) => mover.must).length;
      return {
        label: must > 0 ? text('action.must', { must }) : word('move.finish'),
        choice: must > 0 ? null : { move: 'finish', args: { homes: [...homes] } },
      };
    }
    case 'trade':
      return { label: word('move.endTrade'), choice: { move: 'endTrade', args: {} } };
    case 'bury': {
      if (picked.from === null) return undefined;
      const graves = gravesOf(ctx);
      const cemetery = graves.length > 0 ? picked.to : null;
      return {
        label: word('move.bury'),
        choice:
          graves.length > 0 && cemetery === null ? null : { move: 'bury', args: { victim: picked.from, cemetery } },
      };
    }
    default:
      return undefined;
  }
}

function takeOf({ open, picked, seat }: Ctx): Main | undefined {
  const card = picked.card === null ? undefined : open.rondel[picked.card];
  if (!card || picked.card === null) return undefined;
  const cost = cardCost(open, picked.card);
  return {
    label: text('action.take', { action: word(`action.${card.action}`), cost }),
    choice:
      card.by !== null || open.players[seat!]!.money < cost ? null : { move: 'take', args: { card: picked.card } },
  };
}

function planOf({ plan }: Ctx, steps: Plan, stage: StageName): Main {
  const { account, works, broken } = plan!;
  const disabled = broken !== null || works.owed !== null || (stage === 'building' && steps.length === 0);
  const args = { steps };
  if (stage === 'building') {
    return { label: word('move.buildFree'), choice: disabled ? null : { move: 'buildFree', args } };
  }
  const money = account.refusal ? 0 : account.money;
  const materials = account.refusal ? 0 : account.materials.length;
  const move = stage === 'plan' ? 'confirm' : 'replan';
  const label = steps.length === 0 ? text('action.build-nothing') : text('action.confirm', { money, materials });
  return { label, choice: disabled ? null : { move, args } };
}
