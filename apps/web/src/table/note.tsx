import { limits } from '@cityhall/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fetchNote, saveNote } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';

/** What somebody writes down for themselves about a table. */
export function Note({ table }: { table: string }) {
  const field = useId();
  const kept = useQuery({ queryKey: ['note', table], queryFn: () => fetchNote(table), gcTime: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  const saving = useMutation({ mutationFn: (text: string) => saveNote(table, text) });
  const text = typed ?? kept.data?.text ?? '';
  return (
    <section className="flex flex-col items-start gap-2">
      <label htmlFor={field} className="font-display text-lg font-semibold">
        {say('note.title')}
      </label>
      <textarea
        id={field}
        className="min-h-24 w-full rounded-xl border border-soft bg-paper p-3"
        value={text}
        maxLength={limits.note}
        disabled={kept.isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button disabled={typed === null || saving.isPending} onClick={() => saving.mutate(text)}>
        {say('note.save')}
      </Button>
      <p role="status" className="text-sm text-soft empty:hidden">
        {saving.isSuccess && saving.variables === text
          ? say('note.saved')
          : saving.isError
            ? sayFault(saving.error)
            : ''}
      </p>
    </section>
  );
}
