import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FollowTable, useTable } from '../table/context.tsx';
import { RefusalNotes } from '../table/refusal-notes.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Page, PageSkeleton } from '../ui/page.tsx';
import { say } from '../words/index.ts';
import { Lobby } from './lobby.tsx';
import { MissingPage } from './missing.tsx';
import { tableOfLink } from './open-link.tsx';

const Play = lazy(() => import('../table/play.tsx').then((module) => ({ default: module.Play })));

/** A table: before the start, in play, or over. */
export function TablePage() {
  const { table: named } = useParams({ from: '/table/$table' });
  // Chats add a full stop or a bracket to a link.
  const table = tableOfLink(named);
  if (!table) return <MissingPage />;
  return (
    <FollowTable key={table} table={table}>
      <TableStages />
      <RefusalNotes />
    </FollowTable>
  );
}

function TableStages() {
  const fault = useTable((state) => state.fault);
  const room = useTable((state) => state.copy?.document.room);
  const line = useTable((state) => state.line);
  if (fault) return <FaultPage code={fault.code} text={fault.text} />;
  if (!room) return line === 'lost' ? <UnreachablePage /> : <PageSkeleton />;
  if (room.status === 'gathering') return <Lobby room={room} />;
  if (room.status === 'stopped') return <FaultPage code="stopped" text={say('table.stopped-text')} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Play room={room} />
    </Suspense>
  );
}

/** The server does not answer; the page goes on trying by itself. */
function UnreachablePage() {
  return <FaultPage code="unreachable" text={say('fault.unreachable')} />;
}

function FaultPage({ code, text }: { code: string; text: string }) {
  const title = code === 'stopped' ? say('table.stopped') : say('fault.title');
  return (
    <Page title={title}>
      <div className="paper-card mt-6 flex flex-col items-start gap-4 p-6" role="alert">
        <h1 className="text-3xl">{title}</h1>
        <p className="prose-line">{code === 'no-table' ? say('fault.no-table') : text}</p>
        <Link to="/" className={buttonClass('main')}>
          {say('house.home')}
        </Link>
      </div>
    </Page>
  );
}
