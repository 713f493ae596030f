import type { Board } from '@cityhall/expancity';
import type { CellKey } from '@cityhall/grid';
import { useMemo, useRef } from 'react';

const nothing: ReadonlySet<CellKey> = new Set();

/**
 * The spaces that changed since the end of one's last turn, while others play and until one's own first action.
 * @param mine true while it is one's own turn
 */
export function useRecent(board: Board, mine: boolean): ReadonlySet<CellKey> {
  const seen = useRef(board);
  const started = useRef<Board | null>(null);
  if (mine) {
    started.current ??= board;
    if (started.current !== board) seen.current = board;
  } else {
    if (started.current) seen.current = board;
    started.current = null;
  }
  const since = seen.current;
  return useMemo(() => {
    if (since === board) return nothing;
    return new Set((Object.keys(board) as CellKey[]).filter((cell) => board[cell] !== since[cell]));
  }, [board, since]);
}
