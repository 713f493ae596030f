import type { Audience, Json, Refusal, Seat } from '@cityhall/ruleset';
import type { SocketFault } from '@cityhall/wire';
import type { Effects } from './effects.ts';
import type { Roster } from './roster.ts';

// What is sent, as JSON text: frames and documents are text already when they come here, encoded once.

/** What became of a command. `effects` are null where it had been done before. */
export type Outcome =
  | { answer: 'done'; effects: Pick<Effects, 'roster' | 'frames'> | null }
  | { answer: 'refused'; refusal: Refusal }
  | { answer: 'stale' }
  | { answer: 'unknown' }
  | { answer: 'fault'; code: SocketFault };

/**
 * The answer to a command.
 * @param audience as whom the sender follows this table, before and after it; undefined where that is not one and the same
 */
export function commandAnswerText(outcome: Outcome, audience: Audience | undefined): string {
  if (outcome.answer !== 'done') return JSON.stringify(outcome);
  const frame = outcome.effects?.frames.find(([each]) => each === audience)?.[1];
  return `{"answer":"done","frame":${frame ?? 'null'}}`;
}

/** What a reader is told of a table besides what is to be seen at it. */
export interface Circumstances {
  you: { seat: Seat | null; host: boolean };
  draft: Json;
  present: Seat[];
  spectators: number;
  /** The server's clock, milliseconds since 1970. */
  now: number;
}

/**
 * The answer to who opens a table.
 * @param missed text of a list of frames, where those that the reader missed are at hand
 * @param whole text of the whole document's fields, without braces
 */
export function openAnswerText(
  circumstances: Circumstances,
  { missed, whole }: { missed: string | null; whole: string | null },
): string {
  const head = JSON.stringify({ answer: missed === null ? 'whole' : 'missed', ...circumstances }).slice(0, -1);
  return missed === null ? `${head},${whole}}` : `${head},"frames":${missed}}`;
}

/** Where a person stands at a table. */
export function youAt(roster: Roster, person: string | null, seat: Seat | null): Circumstances['you'] {
  return { seat, host: person !== null && person === roster.host };
}

/** What seats are working on, and who there. */
export type Drafts = ReadonlyMap<Seat, { person: string; draft: Json }>;

/** What a person is working on in a seat, or null: nobody who takes a seat over sees what was left there. */
export function draftFor(drafts: Drafts | undefined, seat: Seat | null, person: string | null): Json {
  const made = seat === null ? undefined : drafts?.get(seat);
  return made && made.person === person ? made.draft : null;
}

/**
 * Who has a table open, of those who follow it.
 * @param name tells one who looks on without a seat from another
 */
export function presenceOf(following: Iterable<{ seat: Seat | null; name: string }>): {
  present: Seat[];
  spectators: number;
} {
  const present = new Set<Seat>();
  const spectators = new Set<string>();
  for (const { seat, name } of following) {
    if (seat === null) spectators.add(name);
    else present.add(seat);
  }
  return { present: [...present].sort((a, b) => a - b), spectators: spectators.size };
}
