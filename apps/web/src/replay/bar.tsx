import { Download, Link2, Pause, Play, TrendingUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { saveFile } from '../device/save-file.ts';
import { Strip } from '../kit/bar.tsx';
import { namesOf } from '../kit/names.ts';
import type { Perspective, Replayed } from '../record/steps.ts';
import { WholeGame } from '../record/whole-game.tsx';
import { Scrubber } from '../table/scrubber.tsx';
import { Button } from '../ui/button.tsx';
import { type SpokenRules, say, sayLine } from '../words/index.ts';

/** Milliseconds from one action to the next while the replay runs by itself. */
const pace = 900;

interface Props {
  all: Replayed;
  ruleset: SpokenRules;
  at: number;
  onMove(at: number): void;
  perspective: Perspective;
  onPerspective(perspective: Perspective): void;
}

/** The controls of a replay: where one is, whose eyes one has, and what is known of the whole game. */
export function ReplayBar({ all, ruleset, at, onMove, perspective, onPerspective }: Props) {
  const last = all.steps.length - 1;
  const [running, setRunning] = useState(false);
  const [whole, setWhole] = useState(false);
  const runs = running && at < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => onMove(at + 1), pace);
    return () => clearTimeout(timer);
  }, [runs, at, onMove]);
  useKeys(at, last, onMove, (digit) => {
    if (digit <= all.record.seats) onPerspective(digit === 0 ? 'spectator' : digit - 1);
  });
  const words = ruleset.words ?? {};
  const names = namesOf(all.room);
  const told = all.steps[at]!.lines.filter(({ to }) => perspective === 'all' || to === 'all' || to === perspective);
  return (
    <Strip label={say('replay.title')}>
      <Button className="px-3" aria-label={say(runs ? 'replay.stop' : 'replay.run')} onClick={() => setRunning(!runs)}>
        {runs ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </Button>
      <Scrubber at={at} last={last} onMove={onMove} label={say('back.moment', { at: at + 1, all: last + 1 })} />
      <Eyes names={names} perspective={perspective} onPerspective={onPerspective} />
      <Button
        className="px-3"
        aria-label={say('replay.link')}
        title={say('replay.link')}
        onClick={() => void copyAddress()}
      >
        <Link2 size={18} aria-hidden="true" />
      </Button>
      <Button
        className="px-3"
        aria-label={say('replay.whole')}
        title={say('replay.whole')}
        onClick={() => setWhole(true)}
      >
        <TrendingUp size={18} aria-hidden="true" />
      </Button>
      <Button
        className="px-3"
        aria-label={say('replay.save')}
        title={say('replay.save')}
        onClick={() => saveFile(`${all.record.game}.json`, all.record)}
      >
        <Download size={18} aria-hidden="true" />
      </Button>
      <p role="status" className="order-last min-w-0 basis-full">
        {told.flatMap((line) => sayLine(words, line as never, names) ?? []).join(' ') || say('back.quiet')}
      </p>
      {whole && <WholeGame all={all} ruleset={ruleset} at={at} onClose={() => setWhole(false)} />}
    </Strip>
  );
}

function Eyes({
  names,
  perspective,
  onPerspective,
}: Pick<Props, 'perspective' | 'onPerspective'> & { names: readonly string[] }) {
  const id = useId();
  return (
    <span className="inline-flex min-w-0 items-center gap-2 max-sm:flex-1 max-sm:basis-28">
      <label htmlFor={id} className="text-soft max-sm:sr-only">
        {say('replay.eyes')}
      </label>
      <select
        id={id}
        className="tap min-w-0 rounded-xl border border-line bg-card px-2 max-sm:w-full"
        value={`${perspective}`}
        onChange={({ target: { value } }) =>
          onPerspective(value === 'spectator' || value === 'all' ? value : Number(value))
        }
      >
        <option value="spectator">{say('replay.spectator')}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="all">{say('replay.all')}</option>
      </select>
    </span>
  );
}

/** The address of this very moment, for a friend. */
const copyAddress = () =>
  navigator.clipboard?.writeText(location.href).then(
    () => import('../ui/notes.tsx').then(({ note }) => note(say('lobby.copied'))),
    () => undefined,
  );

/** Comma and full stop step, Home and End jump, digits change the eyes, wherever the keyboard is not writing. */
function useKeys(at: number, last: number, onMove: (at: number) => void, onDigit: (digit: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('input, select, textarea, [role="dialog"]')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ',': at - 1, '.': at + 1, Home: 0, End: last }[event.key];
      if (to !== undefined) onMove(Math.max(0, Math.min(last, to)));
      else if (/^[0-9]$/.test(event.key)) onDigit(Number(event.key));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, last, onMove, onDigit]);
}
