import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gameOf } from '../games/index.ts';
import { locale, sayRefusal } from '../words/index.ts';
import { useTable } from './context.tsx';
import { useNames } from './names.ts';

/** Says in words what the server did not allow, in a note that passes. */
export function RefusalNotes() {
  const refused = useTable((state) => state.refused);
  const id = useTable((state) => state.copy?.document.room.game) ?? '';
  const names = useNames();
  const ruleset = useQuery({
    queryKey: ['ruleset', id],
    queryFn: () => gameOf(id)?.ruleset() ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
  });
  const text = refused && sayRefusal(ruleset.data?.words[locale] ?? {}, refused.refusal, names);
  const count = refused?.count;
  useEffect(() => {
    if (text && count !== undefined) void import('../ui/notes.tsx').then(({ note }) => note(text));
  }, [text, count]);
  return null;
}
