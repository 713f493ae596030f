import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMe } from '../link/me.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx').then((module) => ({ default: module.NameDialog })));

/**
 * Does something that needs a name: at once where there is one, else after asking for it.
 * @returns the function to call, and what to render for the asking
 */
export function useNamed(): [(action: () => void) => void, ReactNode] {
  const me = useMe();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const withName = (action: () => void) => {
    if (me.data?.name) action();
    else setWaiting(() => action);
  };
  const dialog = waiting && (
    <Suspense fallback={null}>
      <NameDialog
        onSaved={() => {
          setWaiting(null);
          waiting();
        }}
        onClose={() => setWaiting(null)}
      />
    </Suspense>
  );
  return [withName, dialog];
}
