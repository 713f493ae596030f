import { act, type Match, overOf, type Result, startMatch, undo } from '@cityhall/match';
import type { AnyRuleset, Line, Refusal } from '@cityhall/ruleset';
import type { TableEvent } from './event.ts';
import { type Place, seatOfPerson, type TableState, withSeats } from './state.ts';

/** A table after an event, and what was told. */
export interface Followed {
  state: TableState;
  lines: Line[];
}

/**
 * A table after one event. Deterministic: the same log gives the same table on every node.
 * @returns a refusal where the rules do not allow a move; the state handed in is as it was
 * @throws where the rules fail, or the event does not fit the state
 */
export function follow(state: TableState, event: TableEvent, ruleset: AnyRuleset): Followed | { refusal: Refusal } {
  switch (event.kind) {
    case 'create':
      throw new Error('a table is created once');
    case 'sit':
      return quiet(seated(state, event.seat, event.person, event.name));
    case 'leave':
      return quiet(freed(state, seatOfPerson(state, event.person)!));
    case 'free':
      return quiet(freed(state, event.seat));
    case 'colour':
      return quiet(recoloured(state, seatOfPerson(state, event.person)!, event.colour));
    case 'ready':
      return quiet(changed(state, seatOfPerson(state, event.person)!, { ready: event.ready }));
    case 'bot':
      return quiet(changed(state, event.seat, { kind: 'bot', person: null, name: null, ready: true }));
    case 'settings':
      return quiet({ ...state, options: event.options, places: withSeats(state.places, event.seats) });
    case 'start': {
      const { match, lines } = startMatch(ruleset, {
        seats: state.places.length,
        options: state.options,
        seed: event.seed,
      });
      return { state: played(state, match), lines: [{ to: 'all', key: 'log.table-started' }, ...lines] };
    }
    case 'move':
      return afterAction(state, act(begun(state), event.seat, event.move, event.args));
    case 'undo':
      return afterAction(state, undo(begun(state), event.seat));
    case 'stop':
      return { state: { ...state, status: 'stopped' }, lines: [{ to: 'all', key: 'log.table-stopped' }] };
    case 'rules': {
      const key = event.back === null ? 'log.table-rules' : 'log.table-rules-back';
      const status = state.status === 'stopped' ? 'playing' : state.status;
      return { state: { ...state, rules: event.rules, status }, lines: [{ to: 'all', key }] };
    }
  }
}

/** A new table: its creator sits in the first seat and is table host. */
export function created(table: string, event: TableEvent & { kind: 'create' }): TableState {
  const { game, rules, options, seats, person, name } = event;
  const places = withSeats([], seats);
  places[0] = { ...places[0]!, kind: 'person', person, name };
  return { table, game, rules, options, places, status: 'gathering', host: person, match: null };
}

const quiet = (state: TableState): Followed => ({ state, lines: [] });

function begun(state: TableState): Match {
  if (!state.match) throw new Error('the game has not begun');
  return state.match;
}

function played(state: TableState, match: Match): TableState {
  return { ...state, match, status: overOf(match) ? 'over' : 'playing' };
}

function afterAction(state: TableState, result: Result): Followed | { refusal: Refusal } {
  if (!result.ok) return { refusal: result.refusal };
  return { state: played(state, result.match), lines: result.lines };
}

function changed(state: TableState, seat: number, change: Partial<Place>): TableState {
  return { ...state, places: state.places.map((place, each) => (each === seat ? { ...place, ...change } : place)) };
}

const nobody = { kind: 'free', person: null, name: null, ready: false } as const;

/** Sits a person down. Whoever sits already changes places; where there is no table host, this is one. */
function seated(state: TableState, seat: number, person: string, name: string): TableState {
  const before = seatOfPerson(state, person);
  const cleared = before === null ? state : changed(state, before, nobody);
  const after = changed(cleared, seat, { kind: 'person', person, name, ready: false });
  return { ...after, host: state.host ?? person };
}

/** Frees a seat. The table host's part passes on to the first person who still sits. */
function freed(state: TableState, seat: number): TableState {
  const gone = state.places[seat]!.person;
  const after = changed(state, seat, nobody);
  if (gone === null || gone !== state.host) return after;
  return { ...after, host: after.places.find(({ person }) => person !== null)?.person ?? null };
}

/** Gives a seat a colour; a free place or a bot that had it takes the old one. */
function recoloured(state: TableState, seat: number, colour: Place['colour']): TableState {
  const old = state.places[seat]!.colour;
  const other = state.places.findIndex((place, each) => each !== seat && place.colour === colour);
  return changed(other === -1 ? state : changed(state, other, { colour: old }), seat, { colour });
}
