import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import type { Game } from '../kit/game.ts';
import { createTable } from '../link/api.ts';
import { useRuleset } from '../table/ruleset.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';
import { useNamed } from './named.tsx';
import { OptionFields, refusalOf, refusedOf } from './option-fields.tsx';

type Chosen = Record<string, string | number | boolean>;

/** Chooses a game, the number of seats and the options, and makes the table. */
export function StartTable({ games }: { games: readonly Game[] }) {
  const [id, setId] = useState(games[0]!.id);
  const game = games.find((one) => one.id === id)!;
  const [seats, setSeats] = useState(game.seats.usual);
  const [options, setOptions] = useState<Chosen>({});
  const [withName, asking] = useNamed();
  const navigate = useNavigate();
  const title = useId();
  const ruleset = useRuleset(id);
  const creating = useMutation({
    mutationFn: () => createTable(id, seats, options),
    onSuccess: (table) => navigate({ to: '/table/$table', params: { table } }),
  });
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const refused = refusedOf(counts, (count) => ruleset.data && refusalOf(ruleset.data, count, options));
  const why = ruleset.data && refusalOf(ruleset.data, seats, options);

  return (
    <section aria-labelledby={title} className="paper-card overflow-hidden">
      <div className="relative h-44 overflow-hidden border-b border-line bg-[var(--table)] sm:h-64">
        <Suspense fallback={null}>
          <game.Emblem />
        </Suspense>
      </div>
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <div>
          <h2 id={title} className="text-2xl">
            {games.length > 1 ? say('home.start') : game.name}
          </h2>
          <p className="prose-line text-soft">{game.pitch}</p>
        </div>
        {games.length > 1 && (
          <Choice<string>
            label={say('home.game')}
            value={id}
            values={games.map((one) => ({ value: one.id, text: one.name }))}
            onChange={(next) => {
              setId(next);
              setSeats(games.find((one) => one.id === next)!.seats.usual);
              setOptions({});
            }}
          />
        )}
        <Choice<number>
          label={say('home.seats')}
          value={seats}
          values={counts.map((count) => ({
            value: count,
            text: `${count}`,
            refused: refused.has(count),
          }))}
          onChange={setSeats}
        />
        {ruleset.data && <OptionFields ruleset={ruleset.data} seats={seats} chosen={options} onChange={setOptions} />}
        {why && (
          <p role="status" className="text-accent">
            {why}
          </p>
        )}
        {creating.isError && (
          <p role="alert" className="text-accent">
            {sayFault(creating.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            look="main"
            disabled={creating.isPending || why !== undefined}
            onClick={() => withName(() => creating.mutate())}
          >
            {creating.isPending ? say('home.creating') : say('home.create')}
          </Button>
          <Link to="/learn/$game" params={{ game: id }} className={buttonClass('quiet')}>
            {say('home.learn')}
          </Link>
          <Link to="/rules/$game" params={{ game: id }} className={buttonClass('bare')}>
            {say('home.rules')}
          </Link>
        </div>
      </div>
      {asking}
    </section>
  );
}
