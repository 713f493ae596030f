import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchPublicTables } from '../link/api.ts';
import { gameName } from '../table/games.ts';
import { Part } from '../ui/page.tsx';
import { listed, say } from '../words/index.ts';

/** Tables that everybody may join; nothing where there are none. */
export function PublicTables() {
  const tables = useQuery({ queryKey: ['public'], queryFn: fetchPublicTables, refetchInterval: 30_000 });
  if (!tables.data || tables.data.length === 0) return null;
  return (
    <Part title={say('public.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {tables.data.map(({ table, game, title, names, free }) => (
          <li key={table}>
            <Link
              to="/table/$table"
              params={{ table }}
              className="flex min-h-14 flex-wrap items-center gap-x-3 py-2 text-ink no-underline hover:text-accent"
            >
              <span className="font-display text-lg">{title ?? gameName(game)}</span>
              <span className="min-w-0 text-soft">
                {title && `${gameName(game)} `}
                {say('home.with', { names: listed(names.filter((name) => name !== null)) })}
              </span>
              <span className="ml-auto rounded-full border border-line px-3 py-0.5 text-sm">
                {say('public.free', { count: free })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
