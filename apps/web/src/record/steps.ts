import { digestOf, type Match, type MatchRecord, matchRecord, replay, viewOf } from '@cityhall/match';
import type { AnyRules, Audience, Line, ScoreSheet } from '@cityhall/ruleset';
import { colours, type Room } from '@cityhall/wire';
import { commitmentOf } from '../kit/seed-check.tsx';

/** A match replayed on this device: how it stood after each action, and what was told. */
export interface Replayed {
  record: MatchRecord;
  room: Room;
  steps: readonly { match: Match; lines: readonly Line[] }[];
  /** How many views differ from what the record says of them; null where it says nothing. */
  differ: number | null;
  /** Set where an action of the record is not allowed: how many were done before it. */
  stoppedAt: number | null;
}

/** @throws {TypeError} where it is no record */
export function readRecord(json: unknown): MatchRecord {
  const parsed = matchRecord.safeParse(json);
  if (!parsed.success) throw new TypeError(parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data;
}

/** Replays a record from its seed: nothing of what is shown is taken on trust. */
export function replayed(record: MatchRecord, ruleset: AnyRules): Replayed {
  const steps: { match: Match; lines: readonly Line[] }[] = [];
  let differ = 0;
  const end = replay(ruleset, record, undefined, ({ match, lines }, done) => {
    steps.push({ match, lines });
    if (record.digests && record.digests[done] !== digestOf(match)) differ += 1;
  });
  return {
    record,
    room: roomOf(record),
    steps,
    differ: record.digests ? differ : null,
    stoppedAt: end.refusal ? end.done : null,
  };
}

/** The table of a record, as its screen needs it. */
function roomOf({ game, options, seats, names, colours: chosen, seed, ended }: MatchRecord): Room {
  const places = Array.from({ length: seats }, (_, seat) => ({
    kind: 'person' as const,
    name: names?.[seat] ?? `${seat + 1}`,
    colour: colours.find((one) => one === chosen?.[seat]) ?? colours[seat % colours.length]!,
    ready: true,
    level: null,
    conceded: false,
  }));
  return {
    table: 'A'.repeat(22),
    game,
    options: { ...options },
    places,
    status: 'over',
    host: null,
    commitment: commitmentOf(seed),
    seed,
    name: null,
    listed: false,
    watching: true,
    whenFull: false,
    pace: { kind: 'free' },
    paused: false,
    clocks: [],
    proposal: null,
    ended: ended ? { how: ended.how === 'agreed' ? 'agreed' : 'conceded', winners: ended.winners } : null,
    rematch: null,
  };
}

/** What each seat has at a step and where it comes from, as that seat itself could count it. */
export function scoreAt({ steps, record }: Replayed, ruleset: AnyRules, at: number): ScoreSheet[number][] {
  return Array.from(
    { length: record.seats },
    (_, seat) => ruleset.score(viewOf(steps[at]!.match, seat))[seat] ?? { total: 0, lines: [] },
  );
}

/** Each seat's points after each action. */
export function totalsOver(all: Replayed, ruleset: AnyRules): number[][] {
  const sheets = all.steps.map((_, at) => scoreAt(all, ruleset, at));
  return Array.from({ length: all.record.seats }, (_, seat) => sheets.map((sheet) => sheet[seat]!.total));
}

/** Whose action led to a step; nobody's, where it is the start or a take-back of all. */
export function actorAt({ record }: Replayed, at: number): Audience {
  const action = record.actions[at - 1];
  return action && 'seat' in action ? action.seat : 'spectator';
}

/** Lines up to a step: those one audience reads, or every line of everybody. */
export function linesUpTo({ steps }: Replayed, at: number, reads: (line: Line) => boolean): Line[] {
  return steps.slice(0, at + 1).flatMap(({ lines }) => lines.filter(reads));
}

export type Perspective = Audience | 'all';
