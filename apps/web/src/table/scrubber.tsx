import { ChevronLeft, ChevronRight } from 'lucide-react';
import { say } from '../words/index.ts';

interface Props {
  at: number;
  last: number;
  label: string;
  onMove(at: number): void;
}

/** Goes through moments one by one or at a stroke; the arrow keys of the slider do the same. */
export function Scrubber({ at, last, label, onMove }: Props) {
  return (
    <span className="flex min-w-0 flex-1 basis-64 items-center gap-1">
      <Step label={say('back.earlier')} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Step>
      <input
        type="range"
        min={0}
        max={Math.max(last, 1)}
        value={at}
        onChange={(event) => onMove(Math.min(last, Number(event.target.value)))}
        aria-label={say('back.slider')}
        aria-valuetext={label}
        className="min-h-11 min-w-0 flex-1 accent-[var(--accent)]"
      />
      <Step label={say('back.later')} disabled={at >= last} onClick={() => onMove(at + 1)}>
        <ChevronRight size={20} aria-hidden="true" />
      </Step>
      <span className="figures shrink-0 text-soft" aria-hidden="true">
        {at + 1}/{last + 1}
      </span>
    </span>
  );
}

function Step(props: { label: string; disabled: boolean; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      className="tap inline-flex items-center justify-center rounded-xl text-soft enabled:hover:text-ink disabled:opacity-40"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
