import { useEffect, useState } from 'react';
import { say } from '../words/index.ts';
import { useTable } from './context.tsx';

/** How long an answer may take before it is worth a word, in milliseconds. */
const quick = 400;

/** Says when the connection is lost, or when something tapped is not sent yet. Silent while all is well. */
export function LineState() {
  const line = useTable((state) => state.line);
  const waiting = useTable((state) => state.queue[0]?.at);
  const unsure = useTable((state) => state.queue[0]?.unsure === true);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (waiting === undefined) return;
    const timer = setTimeout(() => setSlow(true), quick);
    return () => clearTimeout(timer);
  }, [waiting]);
  const parts: string[] = [];
  if (line === 'lost') parts.push(say('table.line.lost'));
  if (waiting !== undefined && line === 'lost') parts.push(say('table.line.unsent'));
  else if (unsure) parts.push(say('table.line.unsure'));
  else if (waiting !== undefined && slow) parts.push(say('table.line.sending'));
  return (
    <p role="status" className="line-state text-sm font-semibold text-accent empty:hidden" data-line={line}>
      {parts.join(' ')}
    </p>
  );
}
