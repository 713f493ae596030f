import { randomUUID } from 'node:crypto';
import type { Seat } from '@cityhall/ruleset';
import type { Clock } from '../clock.ts';
import type { Doorbell, Presence } from '../tables/doorbell.ts';

type Who = Pick<Presence, 'present' | 'spectators'>;

/** Who has tables open through other nodes, as far as they say so. */
export interface Elsewhere {
  /** Seats and spectators at a table, those here and those elsewhere together. */
  with(table: string, here: Who): { present: Seat[]; spectators: number };
  /** Tells the others who is here now. */
  announce(table: string, here: Who): void;
  /** Stops saying anything again and again. */
  close(): void;
}

/** Milliseconds after which everybody says again who is with them, and after which who says nothing is gone. */
const sayEvery = 10_000;
const goneAfter = 25_000;

/**
 * Hears and tells presence over the doorbell. Where no bell is heard, only who is here is known.
 * @param here who has a table open here; undefined where nobody has
 * @param tables those that somebody has open here
 * @param changed called where presence elsewhere has changed at a table
 */
export function watchElsewhere(
  bell: Doorbell,
  clock: Clock,
  here: (table: string) => Who | undefined,
  tables: () => Iterable<string>,
  changed: (table: string) => void,
): Elsewhere {
  const self = randomUUID();
  const known = new Map<string, Map<string, Who & { at: number }>>();
  const announce = (table: string, { present, spectators }: Who) =>
    bell.announce({ table, node: self, present, spectators });

  function forget(table: string, node: string): void {
    const nodes = known.get(table);
    nodes?.delete(node);
    if (nodes?.size === 0) known.delete(table);
  }

  bell.hearPresence(({ table, node, present, spectators }) => {
    if (node === self) return;
    const before = known.get(table)?.get(node);
    const gone = present.length + spectators === 0;
    if (gone && !before) return;
    if (gone) forget(table, node);
    else {
      if (!known.has(table)) known.set(table, new Map());
      known.get(table)!.set(node, { present, spectators, at: clock.now() });
    }
    const mine = here(table);
    if (!mine || JSON.stringify([before?.present, before?.spectators]) === JSON.stringify([present, spectators]))
      return;
    changed(table);
    // Who says something for the first time has not heard this node yet.
    if (!before) announce(table, mine);
  });

  const close = clock.every(sayEvery, async () => {
    for (const table of tables()) announce(table, here(table)!);
    for (const [table, nodes] of known) {
      for (const [node, { at }] of nodes) {
        if (clock.now() - at < goneAfter) continue;
        forget(table, node);
        if (here(table)) changed(table);
      }
    }
  });

  return {
    with(table, { present, spectators }) {
      const others = [...(known.get(table)?.values() ?? [])];
      const seats = new Set([...present, ...others.flatMap((other) => other.present)]);
      return {
        present: [...seats].sort((a, b) => a - b),
        spectators: others.reduce((sum, other) => sum + other.spectators, spectators),
      };
    },
    announce,
    close,
  };
}
