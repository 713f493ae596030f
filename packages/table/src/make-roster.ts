import { decisionOf, viewOf } from '@cityhall/match';
import { dueOf } from './clock.ts';
import type { Kept } from './kept.ts';
import type { Roster } from './roster.ts';
import { awaitedIn, type TableState } from './state.ts';

/** What is known of a table without its match: who sits where, and whom it waits for. */
export function rosterOf({ state, version, at }: Kept): Roster {
  const { game, status, places, host, match, name, listed, watching, rematch } = state;
  const awaited = awaitedIn(state);
  return {
    version,
    at,
    game,
    status,
    persons: places.map(({ person }) => person),
    names: places.map(({ name }) => name),
    kinds: places.map(({ kind }) => kind),
    host,
    awaited,
    asked: awaited.map((seat) => ({ seat, stage: stageOf(state, seat)!, since: state.clocks[seat]?.since ?? null })),
    title: name,
    listed,
    watching,
    full: status === 'gathering' && state.whenFull && places.every(({ kind }) => kind !== 'free'),
    due: dueOf(state),
    rematch,
    bots: awaited
      .filter((seat) => places[seat]!.kind === 'bot')
      .map((seat) => ({ seat, decision: decisionOf(match!, seat) })),
  };
}

/** The stage at which a seat is asked, as everybody sees it; null where it is not. */
export function stageOf({ match }: TableState, seat: number): string | null {
  return (match && viewOf(match, 'spectator').flow.asked[seat]?.stage) ?? null;
}
