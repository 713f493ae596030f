import { undoOf, viewOf } from '@cityhall/match';
import type { Pace } from '@cityhall/wire';
import { awaitedIn, type SeatClock, type TableState } from './state.ts';

const second = 1_000;
const day = 24 * 3_600 * second;

/** Where nobody set a pace, a seat that is awaited for this long may be stood in for, milliseconds. */
export const longAbsence = day;

/** The time a seat has at the start, or for each move by days; without end where there is no pace. Milliseconds. */
export function allotted(pace: Pace): number {
  if (pace.kind === 'live') return pace.bank * second;
  return pace.kind === 'days' ? pace.days * day : Number.MAX_SAFE_INTEGER;
}

/** What a seat is publicly asked, as text: while it stays the same, its clock runs on. */
function questionOf(state: TableState, seat: number): string | null {
  if (!awaitedIn(state).includes(seat)) return null;
  const { phase, turn, asked } = viewOf(state.match!, 'spectator').flow;
  return `${phase} ${turn} ${asked[seat]!.stage}`;
}

/**
 * The table with its clocks as of a moment. They follow what everybody sees asked, so that they tell of no hidden step.
 *
 * Time is given once a question is really past: where nothing that was done can be undone any more, and the seat is not
 * asked what it was asked when that was last so. What is done and undone, or taken back by consent, gives and takes nothing.
 * @param before the table before the event
 * @param at when the event was stored, milliseconds since 1970
 * @param takenBack true where the event took an action back by consent
 */
export function withClocks(before: TableState, after: TableState, at: number, takenBack = false): TableState {
  const { match, pace, paused, status } = after;
  if (!match) return after;
  const fresh: SeatClock = { left: allotted(pace), since: null, late: false, reminded: false, question: null };
  const isSettled = after.places.every((_place, seat) => undoOf(match, seat).depth === 0);
  const clocks = after.places.map((_place, seat) => {
    const clock = after.clocks[seat] ?? fresh;
    const was = clock.since === null ? null : questionOf(before, seat);
    const is = questionOf(after, seat);
    if (paused || status !== 'playing') return held(clock, at);
    const asked = was === is ? clock : { ...held(clock, at), late: false, reminded: false };
    const since = is === null ? null : (asked.since ?? at);
    const past = clock.question ?? null;
    if (!isSettled) return since === asked.since ? asked : { ...asked, since };
    if (past === null || past === is || takenBack) {
      return since === asked.since && past === is ? asked : { ...asked, since, question: is };
    }
    const left = pace.kind === 'live' ? held(asked, at).left + pace.increment * second : allotted(pace);
    return { left, since: is === null ? null : at, late: false, reminded: false, question: is };
  });
  return { ...after, clocks };
}

/** A clock that stands still with what is left. */
function held(clock: SeatClock, at: number): SeatClock {
  return clock.since === null ? clock : { ...clock, left: Math.max(0, clock.left - (at - clock.since)), since: null };
}

/** When a seat's time is up, milliseconds since 1970; null where it does not run or there is no pace. */
export function lateAt(state: TableState, seat: number): number | null {
  const clock = state.clocks[seat];
  if (!clock || clock.since === null || clock.late || state.pace.kind === 'free') return null;
  return clock.since + clock.left;
}

/** When a seat is reminded in a game by days: with a quarter of its time left. */
export function remindAt(state: TableState, seat: number): number | null {
  const end = lateAt(state, seat);
  if (end === null || state.pace.kind !== 'days' || state.clocks[seat]!.reminded) return null;
  return end - state.clocks[seat]!.left / 4;
}

/** What time alone will bring next: a reminder, or that a seat is late. `name` is its own for good. */
export interface Due {
  kind: 'remind' | 'late';
  seat: number;
  at: number;
  name: string;
}

/** The next thing that time brings to a table, or null. */
export function dueOf(state: TableState): Due | null {
  let next: Due | null = null;
  for (const [seat, place] of state.places.entries()) {
    if (place.kind === 'bot') continue;
    for (const [kind, at] of [
      ['remind', remindAt(state, seat)],
      ['late', lateAt(state, seat)],
    ] as const) {
      if (at === null || (next && next.at <= at)) continue;
      next = { kind, seat, at, name: `${kind}:${seat}:${state.clocks[seat]!.since}` };
    }
  }
  return next;
}

/** True where the others may decide about a seat: it is late, or without a pace has been awaited for long. */
export function isAbsent(state: TableState, seat: number, at: number): boolean {
  const clock = state.clocks[seat];
  if (!clock) return false;
  return clock.late || (state.pace.kind === 'free' && clock.since !== null && at - clock.since >= longAbsence);
}

/** The table with new time for a seat that was late. */
export function withMoreTime(state: TableState, seat: number, at: number): TableState {
  const clocks = state.clocks.map((clock, each) =>
    each === seat ? { ...clock, left: allotted(state.pace), since: at, late: false, reminded: false } : clock,
  );
  return { ...state, clocks };
}

/** The table with a mark on a seat's clock. */
export function marked(state: TableState, seat: number, mark: Partial<SeatClock>): TableState {
  return { ...state, clocks: state.clocks.map((clock, each) => (each === seat ? { ...clock, ...mark } : clock)) };
}
