import { tell } from '@cityhall/ruleset';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Game } from '../kit/game.ts';
import { gameOf } from '../table/games.ts';
import { useRuleset } from '../table/ruleset.ts';
import { buttonClass } from '../ui/button.tsx';
import { MissingPage } from '../ui/missing.tsx';
import { Page } from '../ui/page.tsx';
import { type SpokenRules, say } from '../words/index.ts';

/** The rules of a game, each ruling an anchor. */
export function RulesPage() {
  const { game: id } = useParams({ from: '/rules/$game' });
  const game = gameOf(id);
  return game ? <RulesOf game={game} /> : <MissingPage />;
}

function RulesOf({ game }: { game: Game }) {
  const ruleset = useRuleset(game.id);
  const ready = ruleset.data !== undefined;
  useEffect(() => {
    if (!ready || !location.hash) return;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <Page title={say('rules.title', { game: game.name })}>
      <h1 className="mt-3 text-4xl">{say('rules.title', { game: game.name })}</h1>
      {ruleset.data ? <Chapters ruleset={ruleset.data} /> : <div className="skeleton mt-6 h-64" />}
      <p className="mt-8 flex flex-wrap gap-2">
        <Link to="/learn/$game" params={{ game: game.id }} className={buttonClass('main')}>
          {say('home.learn')}
        </Link>
        <Link to="/" className={buttonClass('quiet')}>
          {say('house.home')}
        </Link>
      </p>
    </Page>
  );
}

function Chapters({ ruleset }: { ruleset: SpokenRules }) {
  const words = ruleset.words;
  const example = ruleset.rules.find((chapter) => chapter.rulings.length > 0)?.rulings[0];
  return (
    <>
      {example && <p className="prose-line mt-3 text-soft">{say('rules.intro', { example })}</p>}
      <nav aria-label={say('rules.contents')} className="mt-4">
        <ol className="flex flex-wrap gap-x-4">
          {ruleset.rules.map((chapter) => (
            <li key={chapter.id}>
              <a className="link inline-flex min-h-11 items-center" href={`#${chapter.id}`}>
                {tell(words, `rules.${chapter.id}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {ruleset.rules.map((chapter) => (
        <section key={chapter.id} className="paper-card mt-4 scroll-mt-4 p-5" id={chapter.id} tabIndex={-1}>
          <h2 className="text-2xl">{tell(words, `rules.${chapter.id}`)}</h2>
          {Array.from({ length: chapter.paragraphs }, (_, i) => `rules.${chapter.id}.${i + 1}`).map((key) => (
            <p key={key} className="prose-line mt-3">
              {tell(words, key)}
            </p>
          ))}
          {chapter.rulings.length > 0 && (
            <dl className="mt-4 border-t border-line pt-2">
              {chapter.rulings.map((ruling) => (
                <div
                  key={ruling}
                  id={ruling}
                  tabIndex={-1}
                  className="ruling scroll-mt-6 rounded-lg py-2 sm:flex sm:gap-4"
                >
                  <dt className="w-16 shrink-0 font-semibold">
                    <a className="text-brass" href={`#${ruling}`} aria-label={say('rules.anchor', { id: ruling })}>
                      {ruling}
                    </a>
                  </dt>
                  <dd className="prose-line">{tell(words, `rules.${ruling}`)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </>
  );
}
