import { changed, nobody, type Place, seatOfPerson, type TableState } from './state.ts';

/** Sits a person down. Whoever sits already changes places; where there is no table host, this is one. */
export function seated(state: TableState, seat: number, person: string, name: string | null): TableState {
  const before = seatOfPerson(state, person);
  const cleared = before === null ? state : changed(state, before, nobody);
  const after = changed(cleared, seat, { ...nobody, kind: 'person', person, name });
  return { ...after, host: state.host ?? person };
}

/** Frees a seat. The table host's part passes on to the first person who still sits. */
export function freed(state: TableState, seat: number): TableState {
  return withHost(changed(state, seat, nobody), state.places[seat]!.person);
}

/** Takes a person off the table: before the start the seat is free, later a nameless bot plays on. */
export function forgotten(state: TableState, person: string): TableState {
  const seat = seatOfPerson(state, person);
  if (seat === null) return withHost(state, person);
  if (state.status === 'gathering') return freed(state, seat);
  const bot = { kind: 'bot', person: null, name: null, level: state.places[seat]!.level ?? 'usual' } as const;
  return withHost(changed(state, seat, bot), person);
}

function withHost(state: TableState, gone: string | null): TableState {
  if (gone === null || gone !== state.host) return state;
  return { ...state, host: state.places.find(({ person }) => person !== null)?.person ?? null };
}

/** Gives a seat a colour; a free place or a bot that had it takes the old one. */
export function recoloured(state: TableState, seat: number, colour: Place['colour']): TableState {
  const old = state.places[seat]!.colour;
  const other = state.places.findIndex((place, each) => each !== seat && place.colour === colour);
  return changed(other === -1 ? state : changed(state, other, { colour: old }), seat, { colour });
}

/** Two places change: whoever sits there keeps colour and readiness. */
export function swapped(state: TableState, one: number, other: number): TableState {
  const [first, second] = [state.places[one]!, state.places[other]!];
  return changed(changed(state, one, second), other, first);
}

/** The places of the next game of the same people, one seat further round the table. */
export function rotated(places: readonly Place[]): Place[] {
  return places.map((_place, seat) => {
    const next = places[(seat + 1) % places.length]!;
    const bot = next.kind === 'bot' && next.person === null;
    const kind = next.person === null && !bot ? 'free' : bot ? 'bot' : 'person';
    return { ...next, kind, ready: bot, conceded: false, level: bot ? next.level : null };
  });
}
