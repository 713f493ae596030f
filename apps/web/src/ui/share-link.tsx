import { Check, Copy, QrCode } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { say } from '../words/index.ts';
import { Button } from './button.tsx';

const Code = lazy(() => import('./qr.tsx').then((module) => ({ default: module.Code })));

/** A link to copy, or to read off the screen with a phone. Without a clipboard (plain HTTP) its text is selected instead. */
export function ShareLink({ link, label }: { link: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [told, setTold] = useState<'copied' | 'selected' | null>(null);
  const [code, setCode] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setTold('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setTold('selected');
    }
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="tap min-w-0 flex-1 basis-64 rounded-xl border border-line bg-paper px-3 text-sm text-soft"
        />
        <Button look="main" onClick={copy}>
          {told === 'copied' ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          {say('lobby.copy')}
        </Button>
        <Button aria-expanded={code} onClick={() => setCode(!code)}>
          <QrCode size={18} aria-hidden="true" />
          {say('lobby.qr-show')}
        </Button>
      </div>
      <p role="status" className="mt-1 text-sm text-good empty:hidden">
        {told === 'copied' ? say('lobby.copied') : told === 'selected' ? say('lobby.select') : ''}
      </p>
      {code && (
        <Suspense fallback={<div className="skeleton mt-3 size-52" />}>
          <Code text={link} />
        </Suspense>
      )}
    </div>
  );
}
