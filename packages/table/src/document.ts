import { matchCommitment, undoOf, viewOf } from '@cityhall/match';
import type { Audience } from '@cityhall/ruleset';
import type { Json, Room, TableDocument } from '@cityhall/wire';
import { seatOfPerson, type TableState } from './state.ts';

/** The table as everybody sees it. The seed shows when the game is over, never before. */
export function roomOf(state: TableState): Room {
  const { table, game, options, places, status, host, match, name, listed, watching, whenFull, pace, paused } = state;
  return {
    table,
    game,
    options,
    places: places.map(({ kind, name, colour, ready, level, conceded }) => ({
      kind,
      name,
      colour,
      ready,
      level,
      conceded,
    })),
    status,
    host: seatOfPerson(state, host),
    commitment: match && matchCommitment(match),
    seed: match && status === 'over' ? match.seed : null,
    name,
    listed,
    watching,
    whenFull,
    pace,
    paused,
    clocks: state.clocks.map(({ left, since, late }) => ({ left: pace.kind === 'free' ? null : left, since, late })),
    proposal: state.proposal,
    ended: state.ended,
    rematch: state.rematch,
  };
}

/** All that one audience sees of a table. */
export function documentOf(state: TableState, room: Room, audience: Audience): TableDocument {
  const { match } = state;
  return {
    room,
    view: match && (viewOf(match, audience) as unknown as Json),
    undo: match && audience !== 'spectator' ? undoOf(match, audience) : null,
  };
}
