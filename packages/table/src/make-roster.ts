import { decisionOf, viewOf } from '@cityhall/match';
import { tell, type Words } from '@cityhall/ruleset';
import { dueOf } from './clock.ts';
import type { Kept } from './kept.ts';
import type { Roster } from './roster.ts';
import { awaitedIn, type TableState } from './state.ts';

/** What the main thread needs to know of a table. */
export function rosterOf({ state, version, at }: Kept, words: Words): Roster {
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
    asked: awaited.map((seat) => ({
      seat,
      text: askedText(state, words, seat),
      since: state.clocks[seat]?.since ?? null,
    })),
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

/** What a seat is asked, in the words of the game. Stages are public. */
export function askedText({ match }: TableState, words: Words, seat: number): string {
  const stage = match && viewOf(match, 'spectator').flow.asked[seat]?.stage;
  const key = `stage.${stage}`;
  return stage && Object.hasOwn(words, key) ? tell(words, key) : '';
}
