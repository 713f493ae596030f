import type { FaultReport } from '@cityhall/wire';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saveFile } from '../device/save-file.ts';
import { useLink } from '../kit/context.tsx';
import { fetchHistory } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';

/** Makes a file of what this screen was sent and what its person says about it, for whoever runs the server. */
export function FaultForm() {
  const { store } = useLink();
  const [words, setWords] = useState('');
  const field = useId();
  const making = useMutation({
    async mutationFn() {
      const { table, you, copy } = store.getState();
      const report: FaultReport = {
        format: 'cityhall-fault-1',
        table,
        game: copy!.document.room.game,
        version: import.meta.url.split('/').at(-1)!.slice(0, 80),
        seat: you.seat,
        edition: copy!.edition,
        words,
        history: await fetchHistory(table),
      };
      saveFile(`fault-${table.slice(0, 6)}.json`, report);
    },
  });
  return (
    <details>
      <summary className="flex min-h-11 items-center">{say('fault-report.title')}</summary>
      <p className="mb-2 text-sm text-soft">{say('fault-report.hint')}</p>
      <label htmlFor={field} className="text-sm font-semibold">
        {say('fault-report.words')}
      </label>
      <textarea
        id={field}
        className="mb-2 min-h-20 w-full rounded-xl border border-soft bg-paper p-3"
        value={words}
        maxLength={2000}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button disabled={making.isPending} onClick={() => making.mutate()}>
        {say('fault-report.save')}
      </Button>
      <p role="status" className="mt-1 text-sm text-soft empty:hidden">
        {making.isSuccess ? say('fault-report.saved') : making.isError ? sayFault(making.error) : ''}
      </p>
    </details>
  );
}
