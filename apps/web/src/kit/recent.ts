import { useMemo, useRef } from 'react';

const nothing: ReadonlySet<never> = new Set<never>();

/**
 * The spaces that changed since the end of one's last turn, while others play and until one's own first action.
 * @param spaces what lies on each; the same object while nothing changed
 * @param mine true while it is one's own turn
 */
export function useRecent<Key extends string>(spaces: Readonly<Record<Key, unknown>>, mine: boolean): ReadonlySet<Key> {
  const seen = useRef(spaces);
  const started = useRef<typeof spaces | null>(null);
  if (mine) {
    started.current ??= spaces;
    if (started.current !== spaces) seen.current = spaces;
  } else {
    if (started.current) seen.current = spaces;
    started.current = null;
  }
  const since = seen.current;
  return useMemo(() => {
    if (since === spaces) return nothing;
    return new Set((Object.keys(spaces) as Key[]).filter((key) => spaces[key] !== since[key]));
  }, [spaces, since]);
}
