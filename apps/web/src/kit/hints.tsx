import type { AnyView } from '@cityhall/ruleset';
import { Lightbulb, X } from 'lucide-react';
import { useState } from 'react';
import { keep, kept } from '../device/kept.ts';
import { say } from '../words/index.ts';
import { useTable } from './context.tsx';
import type { Hint } from './game.ts';

/** The hint of the moment, at a table that was begun as a guided first game and until hints are hidden. */
export function Hints({ hints, view, seat }: { hints: readonly Hint[]; view: AnyView; seat: number | null }) {
  const table = useTable((state) => state.table);
  const [on, setOn] = useState(() => kept(`hints.${table}`) === 'on');
  const stage = seat === null || view.flow.over ? undefined : view.flow.asked[seat]?.stage;
  const hint = hints.find((one) => one.stage === stage);
  if (!on || !hint) return null;
  return (
    <aside
      key={hint.id}
      aria-label={say('learn.hint')}
      className="rise flex gap-2 border-b border-line bg-card px-3 py-2 text-sm"
    >
      <Lightbulb size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brass" />
      <p className="prose-line flex-1">{hint.text}</p>
      <button
        type="button"
        className="tap -m-1 inline-flex items-center justify-center"
        aria-label={say('learn.off')}
        title={say('learn.off')}
        onClick={() => {
          keep(`hints.${table}`, null);
          setOn(false);
        }}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </aside>
  );
}
