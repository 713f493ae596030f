import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

/** Whether there is room beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
