import { awaitedOf, decisionOf } from '@cityhall/match';
import type { Kept } from '@cityhall/table';
import type { Roster } from './protocol.ts';

/** What the main thread needs to know of a table. */
export function rosterOf({ state, version, at }: Kept): Roster {
  const { game, status, places, host, match } = state;
  const awaited = match && status === 'playing' ? awaitedOf(match) : [];
  return {
    version,
    at,
    game,
    status,
    persons: places.map(({ person }) => person),
    names: places.map(({ name }) => name),
    host,
    awaited,
    bots: awaited
      .filter((seat) => places[seat]!.kind === 'bot')
      .map((seat) => ({ seat, decision: decisionOf(match!, seat) })),
  };
}
