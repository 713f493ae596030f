import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/page.tsx';
import { say } from '../words/index.ts';

/** The table that a pasted link or id names. */
export function tableOfLink(text: string): string | undefined {
  return /(?:^|\/table\/)([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])/.exec(text.trim())?.[1];
}

/** Opens a link that was pasted, for where a link cannot be tapped. */
export function OpenLink() {
  const navigate = useNavigate();
  const field = useId();
  const hint = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  function open(event: FormEvent) {
    event.preventDefault();
    const table = tableOfLink(text);
    setWrong(!table);
    if (table) void navigate({ to: '/table/$table', params: { table } });
  }
  return (
    <Part title={say('home.open')}>
      <form onSubmit={open} className="flex flex-wrap items-center gap-2">
        <label htmlFor={field} className="w-full text-soft">
          {say('home.open-hint')}
        </label>
        <input
          id={field}
          className="tap min-w-0 flex-1 rounded-xl border border-soft bg-paper px-3"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={wrong}
          aria-describedby={hint}
          inputMode="url"
          autoComplete="off"
        />
        <Button type="submit">{say('home.open-go')}</Button>
        <p id={hint} role="status" className="w-full text-sm text-accent empty:hidden">
          {wrong ? say('home.open-wrong') : ''}
        </p>
      </form>
    </Part>
  );
}
