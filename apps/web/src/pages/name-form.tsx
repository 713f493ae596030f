import { limits, personName } from '@cityhall/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { saveName } from '../link/api.ts';
import { meKey, useMe } from '../link/me.ts';
import { Button } from '../ui/button.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';

/** Asks for a name and saves it. */
export function NameForm({ onSaved }: { onSaved(name: string): void }) {
  const queries = useQueryClient();
  const known = useMe().data?.name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const hint = useId();
  const field = useId();
  const saving = useMutation({
    mutationFn: saveName,
    onSuccess(me) {
      queries.setQueryData(meKey, me);
      onSaved(me.name ?? '');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = personName.safeParse(typed ?? known);
    setWrong(!name.success);
    if (name.success) saving.mutate(name.data);
  }

  const trouble = wrong ? say('name.wrong', { max: limits.name }) : saving.isError ? sayFault(saving.error) : null;
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <label htmlFor={field} className="font-semibold">
        {say('name.label')}
      </label>
      <input
        id={field}
        className="tap w-full rounded-xl border border-soft bg-paper px-3 text-lg"
        value={typed ?? known}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={60}
        autoComplete="nickname"
        enterKeyHint="done"
        aria-describedby={hint}
        aria-invalid={wrong}
      />
      <p id={hint} className="text-sm text-soft">
        {say('name.hint', { max: limits.name })}
      </p>
      {trouble && (
        <p role="alert" className="text-sm text-accent">
          {trouble}
        </p>
      )}
      <Button look="main" type="submit" disabled={saving.isPending} className="self-start">
        {say('name.save')}
      </Button>
    </form>
  );
}
