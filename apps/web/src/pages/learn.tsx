import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { keep } from '../device/kept.ts';
import type { Game } from '../kit/game.ts';
import { createTable } from '../link/api.ts';
import { seatAgainstBot } from '../link/first-game.ts';
import { gameOf } from '../table/games.ts';
import { Button } from '../ui/button.tsx';
import { MissingPage } from '../ui/missing.tsx';
import { Page } from '../ui/page.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';
import { useNamed } from './named.tsx';

/** A first game with hints, against bots where the game needs others. */
export function LearnPage() {
  const { game: id } = useParams({ from: '/learn/$game' });
  const game = gameOf(id);
  return game ? <LearnGame game={game} /> : <MissingPage />;
}

function LearnGame({ game }: { game: Game }) {
  const navigate = useNavigate();
  const [withName, asking] = useNamed();
  const beginning = useMutation({
    async mutationFn() {
      const table = await createTable(game.id, game.seats.usual, {});
      await seatAgainstBot(table, game.seats.usual);
      keep(`hints.${table}`, 'on');
      return table;
    },
    onSuccess: (table) => navigate({ to: '/table/$table', params: { table } }),
  });
  const title = say('learn.title', { game: game.name });
  return (
    <Page title={title}>
      <h1 className="mt-3 text-4xl">{title}</h1>
      <div className="paper-card mt-6 overflow-hidden">
        <div className="relative h-40 overflow-hidden border-b border-line bg-[var(--table)]">
          <Suspense fallback={null}>
            <game.Emblem />
          </Suspense>
        </div>
        <div className="flex flex-col items-start gap-4 p-5">
          <p className="prose-line">{say('learn.text', { bots: game.seats.usual - 1 })}</p>
          {beginning.isError && (
            <p role="alert" className="text-accent">
              {sayFault(beginning.error)}
            </p>
          )}
          <Button look="main" disabled={beginning.isPending} onClick={() => withName(() => beginning.mutate())}>
            {beginning.isPending ? say('home.creating') : say('learn.go')}
          </Button>
        </div>
      </div>
      {asking}
    </Page>
  );
}
