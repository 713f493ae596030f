import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onAwake } from '../link/awake.ts';
import { useMe } from '../link/me.ts';
import { followTable, type TableLink, type TableState } from '../link/table.ts';
import { socketWire } from '../link/wire.ts';
import { PageSkeleton } from '../ui/page.tsx';

const Context = createContext<TableLink | null>(null);

/** Follows a table for as long as it is on the page. */
export function FollowTable({ table, children }: { table: string; children: ReactNode }) {
  const [link, setLink] = useState<TableLink | null>(null);
  // The first answer makes this browser somebody to the server; a socket opened before would be nobody's.
  const known = useMe().isFetched;
  useEffect(() => {
    if (!known) return;
    const opened = followTable(table, socketWire());
    const stop = onAwake(opened.ask);
    setLink(opened);
    return () => {
      stop();
      opened.close();
      setLink(null);
    };
  }, [table, known]);
  return link ? <Context value={link}>{children}</Context> : <PageSkeleton />;
}

/** The table as a given link: for stories and tests that bring their own. */
export function GivenTable({ link, children }: { link: TableLink; children: ReactNode }) {
  return <Context value={link}>{children}</Context>;
}

/** What one can do at this table. */
export function useLink(): TableLink {
  const link = useContext(Context);
  if (!link) throw new Error('there is no table around this');
  return link;
}

/** One part of what is known of this table; the component is drawn anew only when that part changes. */
export function useTable<T>(part: (state: TableState) => T): T {
  return useStore(useLink().store, part);
}
