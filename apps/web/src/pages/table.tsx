import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FollowTable, useLink, useTable } from '../kit/context.tsx';
import { fetchDoor } from '../link/api.ts';
import { gameName } from '../table/games.ts';
import { RefusalNotes } from '../table/refusal-notes.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { MissingPage } from '../ui/missing.tsx';
import { Page, PageSkeleton } from '../ui/page.tsx';
import { say, sayCode } from '../words/index.ts';
import { DoorChoices, useDoor } from './door.tsx';
import { Lobby } from './lobby.tsx';
import { useNamed } from './named.tsx';
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
  const [outside, enter] = useDoor(room);
  if (fault) return <FaultPage code={fault.code} text={sayCode(fault.code) ?? say('fault.server')} />;
  if (!room) return line === 'lost' ? <UnreachablePage /> : <PageSkeleton />;
  if (room.status === 'gathering') return <Lobby room={room} />;
  if (room.status === 'stopped') return <FaultPage code="stopped" text={say('table.stopped-text')} />;
  if (room.status === 'closed') return <FaultPage code="closed" text={say('lobby.closed')} />;
  if (outside) {
    const title = room.name ?? gameName(room.game);
    return (
      <Page title={title}>
        <h1 className="mt-2 mb-4 text-3xl sm:text-4xl">{title}</h1>
        <DoorChoices room={room} onWatch={enter} />
      </Page>
    );
  }
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
        {code === 'no-watching' && <SeatOffered />}
        <p className="prose-line">{text}</p>
        <Link to="/" className={buttonClass('main')}>
          {say('house.home')}
        </Link>
      </div>
    </Page>
  );
}

/** Where nobody may watch, a free seat may still be taken. */
function SeatOffered() {
  const table = useTable((state) => state.table);
  const { deed } = useLink();
  const [withName, asking] = useNamed();
  const door = useQuery({ queryKey: ['door', table], queryFn: () => fetchDoor(table) });
  const free = door.data?.free ?? null;
  if (free === null) return null;
  return (
    <>
      <Button look="main" onClick={() => withName(() => deed({ do: 'sit', seat: free }))}>
        {say('door.sit')}
      </Button>
      {asking}
    </>
  );
}
