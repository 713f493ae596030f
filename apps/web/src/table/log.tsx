import type { Words } from '@cityhall/ruleset';
import { useEffect, useRef } from 'react';
import { useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { DialogFrame } from '../ui/dialog.tsx';
import { say, sayLine } from '../words/index.ts';
import { linesSeen } from './since.ts';

/** Everything that happened, as this audience may read it; the latest at the bottom. */
export function LogDialog({ words, onClose }: { words: Words; onClose(): void }) {
  return (
    <DialogFrame title={say('table.log')} place="side" onClose={onClose}>
      <Lines words={words} />
    </DialogFrame>
  );
}

function Lines({ words }: { words: Words }) {
  const lines = useTable((state) => state.copy?.lines) ?? [];
  const names = useNames();
  const end = useRef<HTMLDivElement>(null);
  const seen = linesSeen(useTable((state) => state.table));
  const told = lines.flatMap((line, i) => {
    const text = sayLine(words, line, names);
    return text === undefined ? [] : [{ text, since: i === seen && i > 0 }];
  });
  useEffect(() => {
    if (told.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [told.length]);
  return (
    <>
      {told.length === 0 && <p className="text-soft">{say('table.log-empty')}</p>}
      <ol className="flex flex-col gap-1.5 text-sm">
        {told.map(({ text, since }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          <li key={i} className="border-b border-line/60 pb-1.5">
            {since && <p className="mt-2 mb-1 font-semibold text-brass">{say('table.log-since')}</p>}
            {text}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}
