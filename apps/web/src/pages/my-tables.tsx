import type { TableSummary } from '@cityhall/wire';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchTables } from '../link/api.ts';
import { gameName } from '../table/games.ts';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/page.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { type HouseKey, listed, locale, say } from '../words/index.ts';

/** The tables of this person, those that wait for them first. */
export function MyTables() {
  const tables = useQuery({ queryKey: ['tables'], queryFn: fetchTables, refetchInterval: 15_000 });
  return (
    <Part title={say('home.mine')}>
      {tables.isPending && (
        <div className="flex flex-col gap-2" role="status" aria-label={say('house.loading')}>
          <div className="skeleton h-12" />
          <div className="skeleton h-12" />
        </div>
      )}
      {tables.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            {say('home.mine-fault')} {sayFault(tables.error)}
          </p>
          <Button onClick={() => tables.refetch()}>{say('house.retry')}</Button>
        </div>
      )}
      {tables.data?.length === 0 && <p className="text-soft">{say('home.mine-empty')}</p>}
      {tables.data && tables.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {[...tables.data].sort(byNeed).map((table) => (
            <li key={table.table}>
              <TableRow table={table} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function byNeed(a: TableSummary, b: TableSummary): number {
  const rank = (table: TableSummary) =>
    table.awaited ? 0 : table.status === 'over' || table.status === 'closed' ? 2 : 1;
  return rank(a) - rank(b) || b.at - a.at;
}

function TableRow({ table }: { table: TableSummary }) {
  const others = table.names.filter((name, seat): name is string => name !== null && seat !== table.seat);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const when = format.format(table.since ?? table.at);
  return (
    <Link
      to="/table/$table"
      params={{ table: table.table }}
      className="flex min-h-14 flex-wrap items-center gap-x-3 py-2 text-ink no-underline hover:text-accent"
    >
      <span className="font-display text-lg">{table.title ?? gameName(table.game)}</span>
      <span className="min-w-0 text-soft">
        {table.title && `${gameName(table.game)} `}
        {others.length > 0 ? say('home.with', { names: listed(others) }) : say('home.alone')}
      </span>
      <span className="ml-auto flex items-center gap-3 text-sm">
        <time dateTime={new Date(table.at).toISOString()} className="text-soft">
          {table.since === null ? when : say('home.since', { when })}
          {table.due !== null && ` · ${say('home.due', { when: format.format(table.due) })}`}
        </time>
        {table.awaited ? (
          <span className="rounded-full bg-accent px-3 py-0.5 font-semibold text-on-accent">
            {say('home.your-turn')}
          </span>
        ) : (
          <span className="rounded-full border border-line px-3 py-0.5 text-soft">
            {say(`home.status.${table.status}` as HouseKey)}
          </span>
        )}
      </span>
      {table.asked && <span className="w-full text-sm">{table.asked}</span>}
    </Link>
  );
}
