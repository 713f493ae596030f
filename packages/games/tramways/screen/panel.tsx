import { ActPanel } from './act-panel.tsx';
import { BidPanel, Bids, Displayed, TakePanel } from './auction-panel.tsx';
import type { Ctx } from './desk.ts';
import { Part } from './parts.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { BoardPanel, DraftPanel, MapPanel, SearchPanel } from './setup-panel.tsx';
import { BookPanel, KeepPanel, SourcePanel } from './ticket-panel.tsx';
import { text } from './words.ts';

/** What there is to choose from just now. */
export function Panel({ ctx }: { ctx: Ctx }) {
  const { stage, open, view, picked } = ctx;
  switch (stage) {
    case 'board':
      return <BoardPanel ctx={ctx} />;
    case 'map':
      return <MapPanel ctx={ctx} />;
    case 'draft':
      return <DraftPanel ctx={ctx} />;
    case 'book':
    case 'ticketDue':
      return <SourcePanel ctx={ctx} />;
    case 'ticket':
      return <BookPanel ctx={ctx} />;
    case 'keep':
      return <KeepPanel ctx={ctx} chosen={picked.card} />;
    case 'kept':
      return <KeepPanel ctx={{ ...ctx, pick: () => undefined }} chosen={view.own!.kept} />;
    case 'bid':
      return <BidPanel ctx={ctx} />;
    case 'take':
      return <TakePanel ctx={ctx} />;
    case 'search':
      return <SearchPanel ctx={ctx} />;
    case 'searched':
      return <SearchPanel ctx={ctx} still />;
    case 'plan':
      return <PlanPanel ctx={ctx} />;
    case 'planned':
      return <PlanPanel ctx={ctx} still />;
    case 'act':
    case 'more':
      return <ActPanel ctx={ctx} />;
    case 'done':
      return (
        <Part>
          <p className="tw-note">{text('act.done')}</p>
        </Part>
      );
    case undefined:
      return open.phase === 'auction' ? (
        <>
          <Bids ctx={ctx} />
          <Displayed ctx={ctx} />
        </>
      ) : null;
    default:
      return stage satisfies never;
  }
}
