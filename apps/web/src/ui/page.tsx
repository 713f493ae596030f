import { Link } from '@tanstack/react-router';
import { ArrowLeft, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { themes, useTheme } from '../device/theme.ts';
import { say } from '../words/index.ts';

interface Props {
  title: string;
  /** The way back: home, unless said otherwise; none on the home page itself. */
  back?: 'home' | 'none';
  wide?: boolean;
  children: ReactNode;
}

/** The frame of every page but the table in play: title, way back, theme. */
export function Page({ title, back = 'home', wide = false, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{say('house.title', { page: title })}</title>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:m-2 focus:rounded-lg focus:bg-card focus:p-2"
      >
        {say('house.skip')}
      </a>
      <header className={`mx-auto flex w-full items-center gap-2 px-4 py-3 ${wide ? 'max-w-6xl' : 'max-w-3xl'}`}>
        {back === 'home' && (
          <Link to="/" className="tap inline-flex items-center gap-2 rounded-xl pr-3 text-ink no-underline">
            <ArrowLeft size={20} aria-hidden="true" />
            <span className="font-display text-lg">{say('house.name')}</span>
          </Link>
        )}
        {back === 'none' && (
          <span className="inline-flex min-h-11 items-center gap-2 font-display text-lg">
            <img src="/favicon.svg" alt="" width="28" height="28" />
            {say('house.name')}
          </span>
        )}
        <span className="ml-auto" />
        <ThemeButton />
      </header>
      <main id="main" className={`mx-auto w-full flex-1 px-4 pb-12 ${wide ? 'max-w-6xl' : 'max-w-3xl'}`}>
        {children}
      </main>
    </div>
  );
}

/** Steps through the themes: as the system, light, dark. */
export function ThemeButton() {
  const [theme, choose] = useTheme();
  const Icon = { system: Monitor, light: Sun, dark: Moon }[theme];
  const label = say('house.theme', { theme });
  return (
    <button
      type="button"
      className="tap inline-flex items-center justify-center rounded-xl text-soft hover:text-ink"
      aria-label={label}
      title={label}
      onClick={() => choose(themes[(themes.indexOf(theme) + 1) % themes.length]!)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}

/** What is shown while a page loads. */
export function PageSkeleton() {
  return (
    <Page title={say('house.loading')}>
      <p className="sr-only" role="status">
        {say('house.loading')}
      </p>
      <div className="skeleton mt-6 h-9 w-2/3" />
      <div className="skeleton mt-6 h-40 w-full" />
      <div className="skeleton mt-4 h-24 w-full" />
    </Page>
  );
}

/** A titled part of a page on its own card. */
export function Part({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <section className="paper-card p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="text-xl">{title}</h2>
        {aside && <span className="ml-auto">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
