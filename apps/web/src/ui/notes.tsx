import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

let ready = false;

/** Shows a short note that passes by itself; screen readers hear it. */
export function note(text: string): void {
  if (!ready) {
    ready = true;
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <Toaster
        position="top-center"
        toastOptions={{
          style: {
            background: 'var(--card)',
            color: 'var(--ink)',
            borderColor: 'var(--line)',
            fontFamily: 'var(--font-sans)',
            fontSize: '15px',
          },
        }}
      />,
    );
    // The toaster listens once it is on the page.
    setTimeout(() => toast(text), 0);
    return;
  }
  toast(text);
}
