import type { Words } from '@cityhall/ruleset';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What opens from the head of a table; `Chat` is null where nobody talks: in a replay. */
export interface Panels {
  Menu: ComponentType<{ onClose(): void }>;
  Log: ComponentType<{ words: Words; onClose(): void }>;
  Chat: ComponentType<{ words: Words; onClose(): void }> | null;
}

interface Surroundings {
  /** What stands between the head of the table and its board. */
  bar: ReactNode;
  /** Looking back, where that is possible. */
  look: { on: boolean; toggle(): void } | null;
  /** Why nothing can be decided just now: said in place of what is asked. */
  still: string | null;
  panels: Panels;
}

const Context = createContext<Surroundings | null>(null);

/** Puts something around a table, whatever the game. */
export function WithSurroundings({ children, ...given }: Surroundings & { children: ReactNode }) {
  return <Context value={given}>{children}</Context>;
}

/** What was put around this table. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('there is no house around this table');
  return surroundings;
}

/** One strip of the bar. */
export function Strip({ children, label, strong = false }: { children: ReactNode; label: string; strong?: boolean }) {
  return (
    <section
      aria-label={label}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-card px-3 py-1.5 text-sm ${strong ? 'font-semibold' : ''}`}
    >
      {children}
    </section>
  );
}
