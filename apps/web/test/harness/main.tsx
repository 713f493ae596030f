import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { keep } from '../../src/device/kept.ts';
import { applyTheme } from '../../src/device/theme.ts';
import { GivenTable, useTable } from '../../src/kit/context.tsx';
import { Play } from '../../src/table/play.tsx';
import { RefusalNotes } from '../../src/table/refusal-notes.tsx';
import { localTable } from './local-table.ts';
import '../../src/styles.css';

const asked = new URLSearchParams(location.search);
const seat = asked.get('seat');
const link = await localTable({
  game: asked.get('game') ?? 'expancity',
  options: JSON.parse(asked.get('options') ?? '{}'),
  seats: Number(asked.get('seats') ?? 3),
  ahead: Number(asked.get('ahead') ?? 0),
  seat: seat === 'none' ? null : Number(seat ?? 0),
  seed: Number(asked.get('seed') ?? 1),
  stage: asked.get('stage'),
  player: asked.get('player') === 'any' ? 'any' : 'bot',
});
keep('hints.harness000000000000000', asked.has('hints') ? 'on' : null);
applyTheme();
Object.assign(window, { link });

function Table() {
  const room = useTable((state) => state.copy!.document.room);
  return (
    <Suspense>
      <Play room={room} />
      <RefusalNotes />
    </Suspense>
  );
}

const root = createRootRoute({
  component: () => (
    <GivenTable link={link}>
      <Table />
    </GivenTable>
  ),
});
const router = createRouter({ routeTree: root, history: createMemoryHistory() });

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router as never} />
  </QueryClientProvider>,
);
