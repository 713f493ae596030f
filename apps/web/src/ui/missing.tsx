import { Link } from '@tanstack/react-router';
import { say } from '../words/index.ts';
import { buttonClass } from './button.tsx';
import { Page } from './page.tsx';

/** An address that leads nowhere. */
export function MissingPage() {
  return (
    <Page title={say('missing.title')}>
      <div className="paper-card mt-6 flex flex-col items-start gap-4 p-6">
        <svg viewBox="0 0 120 60" className="w-40" aria-hidden="true">
          <path d="M6 50 46 34l68 10-44 14z" fill="var(--slab)" stroke="var(--cut)" strokeWidth="1.4" />
          <path d="m40 46 22-9 24 4-24 9z" fill="none" stroke="var(--soft)" strokeWidth="1.4" strokeDasharray="4 3" />
        </svg>
        <h1 className="text-3xl">{say('missing.title')}</h1>
        <p className="prose-line">{say('missing.text')}</p>
        <Link to="/" className={buttonClass('main')}>
          {say('house.home')}
        </Link>
      </div>
    </Page>
  );
}
