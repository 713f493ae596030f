import { Link } from '@tanstack/react-router';
import { useMe } from '../link/me.ts';
import { games } from '../table/games.ts';
import { Page } from '../ui/page.tsx';
import { say } from '../words/index.ts';
import { MyTables } from './my-tables.tsx';
import { OpenLink } from './open-link.tsx';
import { PublicTables } from './public-tables.tsx';
import { StartTable } from './start-table.tsx';

/** Start a table, open a link, come back to one's tables. */
export function HomePage() {
  return (
    <Page title={say('home.title')} back="none">
      <h1 className="mt-3 text-4xl sm:text-5xl">{say('home.title')}</h1>
      <p className="prose-line mt-3 text-lg text-soft">{say('house.pitch')}</p>
      <div className="mt-6 flex flex-col gap-5">
        <StartTable games={games} />
        <MyTables />
        <PublicTables />
        <OpenLink />
      </div>
      <WhoAmI />
    </Page>
  );
}

function WhoAmI() {
  const me = useMe();
  if (!me.data) return null;
  return (
    <footer className="mt-8 flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span>{me.data.name ? say('name.you', { name: me.data.name }) : say('name.none')}</span>
      <Link to="/name" className="link inline-flex min-h-11 items-center">
        {me.data.name ? say('name.change') : say('name.give')}
      </Link>
      <Link to="/replay/$table" params={{ table: 'file' }} className="link inline-flex min-h-11 items-center">
        {say('replay.from-file')}
      </Link>
      <span className="sm:ml-auto">{say('house.footer')}</span>
    </footer>
  );
}
