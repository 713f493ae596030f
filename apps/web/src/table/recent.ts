import { useMemo, useRef } from 'react';

const nothing: ReadonlySet<never> = new Set();

/**
 * The places that changed since the end of one's last turn, while others play and until one's own first action.
 * @param now what lies where; a place has changed where its entry is another
 * @param mine true while it is one's own turn
 */
export function useRecent<Key extends string>(now: Readonly<Record<Key, unknown>>, mine: boolean): ReadonlySet<Key> {
  const seen = useRef(now);
  const started = useRef<Readonly<Record<Key, unknown>> | null>(null);
  if (mine) {
    started.current ??= now;
    if (started.current !== now) seen.current = now;
  } else {
    if (started.current) seen.current = now;
    started.current = null;
  }
  const since = seen.current;
  return useMemo(() => {
    if (since === now) return nothing;
    return new Set((Object.keys(now) as Key[]).filter((place) => now[place] !== since[place]));
  }, [now, since]);
}
