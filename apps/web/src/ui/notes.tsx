import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

const look = {
  background: 'var(--card)',
  color: 'var(--ink)',
  borderColor: 'var(--line)',
  fontFamily: 'var(--font-sans)',
  fontSize: '15px',
} as const;

let ready = false;

/** Shows a short note that passes by itself; screen readers hear it. */
export function note(text: string): void {
  if (!ready) {
    ready = true;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    // At once: the toaster shows only what comes after it is on the page.
    flushSync(() => root.render(<Toaster position="top-center" toastOptions={{ style: look }} />));
  }
  toast(text);
}
