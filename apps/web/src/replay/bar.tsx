import type { AnyRuleset } from '@cityhall/ruleset';
import { Download, Link2, Pause, Play, TrendingUp } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useState } from 'react';
import { Strip } from '../table/bar.tsx';
import { namesOf } from '../table/names.ts';
import { Scrubber } from '../table/scrubber.tsx';
import { SeedCheck } from '../table/seed-check.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import { locale, say, sayLine } from '../words/index.ts';
import { Chart } from './chart.tsx';
import type { Perspective, Replayed } from './steps.ts';

/** Milliseconds from one action to the next while the replay runs by itself. */
const pace = 900;

interface Props {
  all: Replayed;
  ruleset: AnyRuleset;
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
  useKeys(at, last, onMove);
  const words = ruleset.words[locale] ?? {};
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
      {whole && (
        <Dialog.Root open onOpenChange={setWhole}>
          <DialogFrame title={say('replay.whole')} place="side">
            <Chart all={all} ruleset={ruleset} at={at} names={names} />
            <p role="status" className="my-4 font-semibold">
              {all.stoppedAt !== null
                ? say('replay.stopped', { at: all.stoppedAt })
                : all.differ === null
                  ? say('replay.no-digests')
                  : say(all.differ === 0 ? 'replay.same' : 'replay.differ', { count: all.differ })}
            </p>
            <SeedCheck room={all.room} />
          </DialogFrame>
        </Dialog.Root>
      )}
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
    <span className="inline-flex items-center gap-2">
      <label htmlFor={id} className="text-soft">
        {say('replay.eyes')}
      </label>
      <select
        id={id}
        className="tap rounded-xl border border-line bg-card px-2"
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

/** Comma and full stop step, Home and End jump, wherever the keyboard is not writing. */
function useKeys(at: number, last: number, onMove: (at: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('input, select, textarea, [role="dialog"]')) return;
      const to = { ',': at - 1, '.': at + 1, Home: 0, End: last }[event.key];
      if (to !== undefined) onMove(Math.max(0, Math.min(last, to)));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, last, onMove]);
}
