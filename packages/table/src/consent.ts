import { takeBack } from '@cityhall/match';
import type { Line } from '@cityhall/ruleset';
import type { Proposal, ProposalKind } from '@cityhall/wire';
import { isAbsent, withMoreTime } from './clock.ts';
import { changed, nobody, personsSeats, type TableState } from './state.ts';

interface Told {
  state: TableState;
  lines: Line[];
}

const line = (key: string, params?: Line['params']): Line => ({ to: 'all', key, ...(params ? { params } : {}) });

/** Whose consent a proposal needs: every person's at the table, but not that of the absent one it is about. */
export function votersOf(state: TableState, { seat }: Pick<Proposal, 'seat'>): number[] {
  return personsSeats(state).filter((each) => each !== seat);
}

/**
 * What becomes of a proposal by what has just happened: it is carried out where all who are to be asked agree, be it that
 * the others are gone; it falls where there is no cause for it any more, or nobody is left to be asked.
 * @returns undefined where it stands as it is
 */
export function settledProposal(state: TableState, at: number): Told | undefined {
  const { proposal } = state;
  if (!proposal || state.status !== 'playing') return undefined;
  const fallen = { ...state, proposal: null };
  const { what, seat: about, by } = proposal;
  if (votersOf(state, proposal).length === 0 || whyNotPropose(fallen, by, what, about, at)) {
    return { state: fallen, lines: [line('log.table-proposal-fell')] };
  }
  const all = votersOf(state, proposal).every((seat) => proposal.agreed.includes(seat));
  return all ? carriedOut(fallen, proposal, at) : undefined;
}

/** Why a seat cannot propose something now, or null. The word is found under `refusal.<code>`. */
export function whyNotPropose(
  state: TableState,
  by: number,
  what: ProposalKind,
  about: number | null,
  at: number,
): string | null {
  if (state.proposal) return 'proposed';
  switch (what) {
    case 'take-back':
      return state.before ? null : 'nothing-before';
    case 'end':
      return null;
    case 'pause':
      return state.paused ? 'paused' : null;
    case 'resume':
      return state.paused ? null : 'not-paused';
    case 'wait':
    case 'bot':
    case 'free': {
      const place = about === null || about === by ? undefined : state.places[about];
      if (!place) return 'no-seat';
      // Nobody is missed in a chair that is free: a bot may take it at once.
      if (place.kind === 'free') return what === 'bot' ? null : 'not-late';
      if (what === 'bot' && place.kind === 'bot') return 'not-late';
      return isAbsent(state, about!, at) ? null : 'not-late';
    }
  }
}

function carriedOut(state: TableState, { what, seat }: Proposal, at: number): Told {
  const about = { seat: { seat: seat ?? 0 } };
  switch (what) {
    case 'take-back':
      return {
        state: { ...state, match: takeBack(state.match!, state.before!), before: null },
        lines: [line('log.table-taken-back')],
      };
    case 'end':
      return {
        state: { ...state, status: 'over', ended: { how: 'agreed', winners: [] } },
        lines: [line('log.table-ended')],
      };
    case 'pause':
      return { state: { ...state, paused: true }, lines: [line('log.table-paused')] };
    case 'resume':
      return { state: { ...state, paused: false }, lines: [line('log.table-resumed')] };
    case 'wait':
      return { state: withMoreTime(state, seat!, at), lines: [line('log.table-waits', about)] };
    case 'bot':
      return {
        state: changed(state, seat!, { kind: 'bot', level: 'usual' }),
        lines: [line('log.table-stands-in', about)],
      };
    case 'free':
      return {
        state: changed(withMoreTime(state, seat!, at), seat!, nobody),
        lines: [line('log.table-freed', { seat: seat! + 1 })],
      };
  }
}

/** A seat gives up: a bot plays on in it, or where one seat at most is left, the game ends. */
export function conceded(state: TableState, seat: number): Told {
  const after = changed(state, seat, { kind: 'bot', level: 'usual', conceded: true });
  const lines = [line('log.table-conceded', { seat: { seat } })];
  const left = after.places.flatMap((place, each) => (place.conceded ? [] : [each]));
  if (left.length > 1 && personsSeats(after).length > 0) return { state: after, lines };
  return {
    state: { ...after, status: 'over', proposal: null, ended: { how: 'conceded', winners: left } },
    lines: [...lines, line('log.table-over')],
  };
}
