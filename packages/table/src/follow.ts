import { act, type Match, overOf, type Result, startMatch, undo } from '@cityhall/match';
import type { AnyRuleset, Line, Refusal } from '@cityhall/ruleset';
import { marked, withClocks } from './clock.ts';
import { conceded, settledProposal } from './consent.ts';
import type { TableEvent, TableSettings } from './event.ts';
import { forgotten, freed, recoloured, seated, swapped } from './seats.ts';
import { changed, freshTable, seatOfPerson, type TableState, withSeats } from './state.ts';

/** A table after an event, and what was told. `notices` are for the chat alone. */
export interface Followed {
  state: TableState;
  lines: Line[];
  notices?: Line[];
}

type Next = Followed | { refusal: Refusal };

/**
 * A table after one event. Deterministic: the same log gives the same table on every node.
 * @param at when the event was stored, milliseconds since 1970: it moves the clocks, and no rule reads it
 * @returns a refusal where the rules do not allow a move; the state handed in is as it was
 * @throws where the rules fail, or the event does not fit the state
 */
export function follow(state: TableState, event: TableEvent, ruleset: AnyRuleset, at: number): Next {
  const next = followed(state, event, ruleset);
  if ('refusal' in next) return next;
  const timed = withClocks(state, next.state, at);
  const consented = settledProposal(timed, at);
  if (!consented) return { ...next, state: timed };
  const takenBack = consented.state.match !== timed.match;
  const settled = withClocks(timed, consented.state, at, takenBack);
  return { ...next, state: settled, lines: [...next.lines, ...consented.lines] };
}

function followed(state: TableState, event: TableEvent, ruleset: AnyRuleset): Next {
  switch (event.kind) {
    case 'create':
      throw new Error('a table is created once');
    case 'sit':
      return noticed(seated(state, event.seat, event.person, event.name), 'log.table-sat', {
        seat: { seat: event.seat },
      });
    case 'leave': {
      const seat = seatOfPerson(state, event.person)!;
      return noticed(freed(state, seat), 'log.table-left', { number: seat + 1 });
    }
    case 'free':
      return quiet(freed(state, event.seat));
    case 'colour':
      return quiet(recoloured(state, seatOfPerson(state, event.person)!, event.colour));
    case 'ready':
      return quiet(changed(state, seatOfPerson(state, event.person)!, { ready: event.ready }));
    case 'bot':
      return quiet(
        changed(state, event.seat, { kind: 'bot', person: null, name: null, ready: true, level: event.level }),
      );
    case 'swap':
      return quiet(swapped(state, event.seat, event.with));
    case 'host':
      return quiet({ ...state, host: event.person });
    case 'close':
      return noticed({ ...state, status: 'closed', listed: false }, 'log.table-closed');
    case 'table':
      return quiet(withTableSettings(state, event));
    case 'settings':
      return quiet({ ...state, options: event.options, places: withSeats(state.places, event.seats) });
    case 'start': {
      const { match, lines } = startMatch(ruleset, {
        seats: state.places.length,
        options: state.options,
        seed: event.seed,
      });
      const begun = played({ ...state, listed: false }, match);
      return { state: begun, lines: [{ to: 'all', key: 'log.table-started' }, ...lines] };
    }
    case 'move': {
      const next = afterAction(state, act(begun(state), event.seat, event.move, event.args));
      return 'refusal' in next ? next : withBefore(state, next, event.seat);
    }
    case 'undo': {
      const next = afterAction(state, undo(begun(state), event.seat));
      return 'refusal' in next ? next : { ...next, state: { ...next.state, before: null } };
    }
    case 'propose': {
      const { what, seat: by, about } = event;
      return quiet({ ...state, proposal: { what, seat: about, by, agreed: [by] } });
    }
    case 'agree': {
      const { proposal } = state;
      // What was proposed may have passed away by what happened since.
      if (!proposal) return quiet(state);
      if (!event.yes) return told({ ...state, proposal: null }, 'log.table-declined', { seat: { seat: event.seat } });
      return quiet({ ...state, proposal: { ...proposal, agreed: [...proposal.agreed, event.seat] } });
    }
    case 'concede':
      return conceded(state, event.seat);
    case 'return':
      return told(changed(state, event.seat, { kind: 'person', level: null }), 'log.table-returned', {
        seat: { seat: event.seat },
      });
    case 'remind':
      return {
        state: marked(state, event.seat, { reminded: true }),
        lines: [{ to: event.seat, key: 'log.table-remind' }],
      };
    case 'late':
      return told(marked(state, event.seat, { late: true }), 'log.table-late', { seat: { seat: event.seat } });
    case 'rename': {
      const seat = seatOfPerson(state, event.person);
      return quiet(seat === null ? state : changed(state, seat, { name: event.name }));
    }
    case 'forget':
      return quiet(forgotten(state, event.person));
    case 'rematch':
      return told({ ...state, rematch: event.table }, 'log.table-rematch');
    case 'stop':
      return told({ ...state, status: 'stopped' }, 'log.table-stopped');
    case 'restart':
      return told({ ...state, status: statusOf(state) }, 'log.table-restarted');
    case 'rules': {
      const key = event.back === null ? 'log.table-rules' : 'log.table-rules-back';
      const status = state.status === 'stopped' ? statusOf(state) : state.status;
      return told({ ...state, rules: event.rules, status }, key);
    }
  }
}

/** A new table: its creator sits in the first seat and is table host, unless who sits where is said. */
export function created(table: string, event: TableEvent & { kind: 'create' }): TableState {
  const { game, rules, options, seats, person, name } = event;
  const places = event.places ?? withSeats([], seats);
  if (!event.places) places[0] = { ...places[0]!, kind: 'person', person, name };
  const pace = event.pace ?? freshTable.pace;
  return { ...freshTable, table, game, rules, options, places, host: person, pace };
}

const quiet = (state: TableState): Followed => ({ state, lines: [] });
const told = (state: TableState, key: string, params?: Line['params']): Followed => ({
  state,
  lines: [{ to: 'all', key, ...(params ? { params } : {}) }],
});
const noticed = (state: TableState, key: string, params?: Line['params']): Followed => ({
  state,
  lines: [],
  notices: told(state, key, params).lines,
});

function begun(state: TableState): Match {
  if (!state.match) throw new Error('the game has not begun');
  return state.match;
}

function played(state: TableState, match: Match): TableState {
  return { ...state, match, status: statusOf({ match }) };
}

/** How a table stands that nothing has stopped. */
function statusOf({ match }: Pick<TableState, 'match'>): TableState['status'] {
  if (!match) return 'gathering';
  return overOf(match) ? 'over' : 'playing';
}

function afterAction(state: TableState, result: Result): Followed | { refusal: Refusal } {
  if (!result.ok) return { refusal: result.refusal };
  return { state: played(state, result.match), lines: result.lines };
}

/** Keeps what was before a person's action, and drops the proposal to take back the one before it. */
function withBefore(before: TableState, { state, lines }: Followed, seat: number): Followed {
  const own = before.places[seat]!.kind === 'person';
  const outdated = state.status === 'over' || (own && state.proposal?.what === 'take-back');
  const proposal = outdated ? null : state.proposal;
  const kept = state.status === 'over' ? null : own ? before.match : before.before;
  return { state: { ...state, before: kept, proposal }, lines };
}

function withTableSettings(state: TableState, { name, listed, watching, whenFull, pace }: TableSettings): TableState {
  return {
    ...state,
    ...(name === undefined ? {} : { name }),
    ...(listed === undefined ? {} : { listed }),
    ...(watching === undefined ? {} : { watching }),
    ...(whenFull === undefined ? {} : { whenFull }),
    ...(pace === undefined ? {} : { pace }),
  };
}
