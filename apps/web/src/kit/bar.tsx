import { createContext, type ReactNode, useContext } from 'react';

interface Surroundings {
  /** What stands between the head of the table and its board. */
  bar: ReactNode;
  /** Looking back, where that is possible. */
  look: { on: boolean; toggle(): void } | null;
  /** Why nothing can be decided just now: said in place of what is asked. */
  still: string | null;
  /** False where nobody talks: in a replay. */
  chat: boolean;
}

const Context = createContext<Surroundings>({ bar: null, look: null, still: null, chat: false });

/** Puts something around a table, whatever the game. */
export function WithSurroundings({ children, ...given }: Surroundings & { children: ReactNode }) {
  return <Context value={given}>{children}</Context>;
}

/** What was put around this table. */
export const useSurroundings = (): Surroundings => useContext(Context);

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
