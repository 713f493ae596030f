import { useEffect } from 'react';
import { useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { sayRefusal } from '../words/index.ts';
import { useRuleset } from './ruleset.ts';

/** Says in words what the server did not allow, in a note that passes. */
export function RefusalNotes() {
  const refused = useTable((state) => state.refused);
  const id = useTable((state) => state.copy?.document.room.game) ?? '';
  const names = useNames();
  const ruleset = useRuleset(id);
  const text = refused && sayRefusal(ruleset.data?.words ?? {}, refused.refusal, names);
  const count = refused?.count;
  useEffect(() => {
    if (text && count !== undefined) void import('../ui/notes.tsx').then(({ note }) => note(text));
  }, [text, count]);
  return null;
}
