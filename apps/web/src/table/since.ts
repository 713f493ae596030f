import { useEffect, useRef } from 'react';
import { keep, kept } from '../device/kept.ts';

/** How many lines of the log there were when this seat's last turn ended, as this device noted it. */
export function linesSeen(table: string): number {
  return Number(kept(`seen.${table}`) ?? 0);
}

/** Notes where the log stands whenever this seat's turn ends. */
export function useNoteSeen(table: string, mine: boolean, lines: number): void {
  const before = useRef(mine);
  useEffect(() => {
    if (before.current && !mine) keep(`seen.${table}`, `${lines}`);
    before.current = mine;
  }, [table, mine, lines]);
}
