import type { Words } from '@cityhall/ruleset';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  BookOpen,
  ChevronDown,
  ChevronUp,
  History,
  Menu,
  MessageCircle,
  ScrollText,
  Trophy,
} from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useBackCloses } from '../ui/back-closes.ts';
import { say } from '../words/index.ts';
import { useSurroundings } from './bar.tsx';
import { useTable } from './context.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { LineState } from './line-state.tsx';

interface Props {
  title: string;
  game: string;
  words: Words;
  /** The players' strip: what matters in this game, always in sight. */
  players: ReactNode;
  board: ReactNode;
  /** Everything to consult: beside the board on a wide screen, in the sheet on a phone. */
  side: ReactNode;
  /** A hint for beginners, above everything else. */
  hint: ReactNode;
  /** What the seat holds and chooses from just now. */
  hand: ReactNode;
  /** Whose decision is awaited and what it is. */
  sentence: ReactNode;
  actions: ReactNode;
  /** The result, once the game is over. */
  result: ReactNode | null;
  /** The hand needs the whole width of a wide screen: it stands above the sentence, not beside it. */
  tall?: boolean;
}

/**
 * The table in play, the same for every game. The board takes all the room that is left;
 * on a phone the sheet at the bottom pushes it up instead of covering it.
 */
export function TableFrame(props: Props) {
  const { title, game, words, players, board, side, hint, hand, sentence, actions, result, tall = false } = props;
  const [more, setMore] = useState(false);
  const [log, setLog] = useState(false);
  const [menu, setMenu] = useState(false);
  const [talk, setTalk] = useState(false);
  const { bar, look, still, panels } = useSurroundings();
  const [city, setCity] = useState(false);
  const dock = useRef<HTMLElement>(null);
  useKeptFocus(dock);
  const showResult = result !== null && !city;
  return (
    <div className="table-frame">
      <header className="table-head">
        <Link to="/" aria-label={say('house.home')} title={say('house.home')} className={iconButton}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <h1 className="mr-auto truncate text-lg font-semibold">{title}</h1>
        {result !== null && (
          <IconButton
            label={say(showResult ? 'table.board' : 'table.result')}
            onClick={() => setCity(showResult)}
            icon={<Trophy size={20} aria-hidden="true" />}
          />
        )}
        <Watching />
        {look && (
          // After the end the replay is at hand instead, and a phone's width is needed for the name.
          <span className={result !== null && !look.on ? 'max-sm:hidden' : ''}>
            <IconButton
              label={say(look.on ? 'back.now' : 'back.open')}
              onClick={look.toggle}
              icon={<History size={20} aria-hidden="true" />}
            />
          </span>
        )}
        {panels.Chat && <ChatButton onClick={() => setTalk(true)} />}
        <IconButton
          label={say('table.log')}
          onClick={() => setLog(true)}
          icon={<ScrollText size={20} aria-hidden="true" />}
        />
        <a
          href={`/rules/${game}`}
          target="_blank"
          rel="noreferrer"
          aria-label={say('table.rules')}
          title={say('table.rules')}
          className={iconButton}
        >
          <BookOpen size={20} aria-hidden="true" />
        </a>
        <IconButton
          label={say('table.menu')}
          onClick={() => setMenu(true)}
          icon={<Menu size={20} aria-hidden="true" />}
        />
      </header>
      <section className="table-players" aria-label={say('table.players')}>
        {players}
      </section>
      <div className={`table-hint ${more ? 'max-lg:hidden' : ''}`}>
        {bar}
        {hint}
      </div>
      <main className="table-board">
        {showResult ? <div className="absolute inset-0 overflow-auto p-3 sm:p-6">{result}</div> : board}
      </main>
      <section
        className={`table-side ${more ? 'table-side-open' : ''}`}
        id="table-side"
        aria-label={say('table.side')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {side}
      </section>
      <footer className={`table-dock ${tall ? 'table-dock-tall' : ''}`} ref={dock}>
        {hand}
        <div className="dock-row">
          <div className="dock-sentence">
            <LineState />
            {still && result === null ? <p className="text-soft">{still}</p> : sentence}
          </div>
          <div className="dock-actions">
            {!(still && result === null) && actions}
            <button
              type="button"
              className={`${iconButton} ml-auto lg:hidden`}
              aria-expanded={more}
              aria-controls="table-side"
              aria-label={say(more ? 'table.sheet-less' : 'table.sheet-more')}
              onClick={() => setMore(!more)}
            >
              {more ? <ChevronDown size={22} aria-hidden="true" /> : <ChevronUp size={22} aria-hidden="true" />}
            </button>
          </div>
        </div>
      </footer>
      {more && <BackCloses onBack={() => setMore(false)} />}
      <Suspense fallback={null}>
        {menu && <panels.Menu onClose={() => setMenu(false)} />}
        {panels.Chat && talk && <panels.Chat words={words} onClose={() => setTalk(false)} />}
        {log && <panels.Log words={words} onClose={() => setLog(false)} />}
      </Suspense>
    </div>
  );
}

const iconButton = 'tap inline-flex shrink-0 items-center justify-center rounded-xl text-soft hover:text-ink';

function IconButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick(): void }) {
  return (
    <button type="button" className={iconButton} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

function ChatButton({ onClick }: { onClick(): void }) {
  const unread = useTable((state) => state.unread);
  return (
    <span className="relative inline-flex">
      <IconButton
        label={unread > 0 ? say('chat.unread', { count: unread }) : say('chat.title')}
        onClick={onClick}
        icon={<MessageCircle size={20} aria-hidden="true" />}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="figures pointer-events-none absolute top-0.5 right-0 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent"
        >
          {unread}
        </span>
      )}
    </span>
  );
}

/** The sheet is a panel too. */
function BackCloses({ onBack }: { onBack(): void }) {
  useBackCloses(onBack);
  return null;
}

function Watching() {
  const spectators = useTable((state) => state.spectators);
  if (spectators === 0) return null;
  return <span className="hidden text-sm text-soft sm:inline">{say('table.spectators', { count: spectators })}</span>;
}
