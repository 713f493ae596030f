import { act, type Match, overOf, startMatch, undo } from '@cityhall/match';
import {
  type AnyRuleset,
  type Audience,
  type Choice,
  canonical,
  type Line,
  type Refusal,
  type Seat,
} from '@cityhall/ruleset';
import {
  advance,
  framesBetween,
  freshTable,
  type Kept,
  keep,
  noLines,
  type TableState,
  withLines,
  withSeats,
} from '@cityhall/table';

/** One world: a table as the server keeps it, with everything that its audiences were sent. */
export interface World {
  readonly kept: Kept;
}

/** A move, or the seat's undo. */
export type Deed = { seat: Seat; choice: Choice | 'undo' };

/** What one deed did to a world. */
export type Outcome =
  | { ok: true; world: World; begun: readonly string[]; frames: ReadonlyMap<Audience, string>; answer: string }
  | { ok: false; refusal: Refusal; answer: string };

/** Something planted that tells a secret where the table, not the ruleset, speaks. */
export type TableLeak = 'edition' | 'acknowledgement';

// Injected, so that twin worlds differ in nothing but what is hidden.
const table = 'twin-worlds-0123456789';
const clock = 0;

/** A world in which a match has just been set up. */
export function worldOf(ruleset: AnyRuleset, plan: Parameters<typeof startMatch>[1]): World {
  const { match, lines } = startMatch(ruleset, plan);
  const state: TableState = {
    ...freshTable,
    table,
    game: ruleset.id,
    rules: '',
    options: match.options,
    places: withSeats([], plan.seats).map((place, seat) => ({
      ...place,
      kind: 'person',
      person: `${seat}`,
      name: `P${seat}`,
    })),
    status: 'playing',
    host: '0',
    match,
  };
  return { kept: keep(state, { version: 1, at: clock, lines: withLines(noLines, lines), editions: new Map() }) };
}

/** The match of a world. */
export function matchOf({ kept }: World): Match {
  return kept.state.match!;
}

/** The same table with another hidden world: the same editions, and for those who cannot tell the same documents. */
export function withMatch({ kept }: World, match: Match): World {
  const editions = new Map([...kept.seen].map(([audience, { edition }]) => [audience, edition]));
  return { kept: keep({ ...kept.state, match }, { ...kept, editions }) };
}

/** What an audience has on its screen, as the text that a newcomer is sent. */
export function wholeText({ kept }: World, audience: Audience): string {
  const { edition, document } = kept.seen.get(audience)!;
  return canonical({ edition, document });
}

/** Does one deed, as the server does it: the frames of every audience and the answer to the seat, as sent. */
export function perform(world: World, { seat, choice }: Deed, leak?: TableLeak): Outcome {
  const match = matchOf(world);
  const result = choice === 'undo' ? undo(match, seat) : act(match, seat, choice.move, choice.args);
  if (!result.ok) {
    return {
      ok: false,
      refusal: result.refusal,
      answer: JSON.stringify({ answer: 'refused', refusal: result.refusal }),
    };
  }
  const status = overOf(result.match) ? 'over' : 'playing';
  const state: TableState = { ...world.kept.state, match: result.match, status };
  const kept = advance(world.kept, world.kept.version + 1, clock, { state, lines: result.lines as Line[] });
  const secret = leak ? checksum(canonical([result.match.state.G.own, result.match.state.G.sealed])) : 0;
  const frames = new Map<Audience, string>();
  for (const [audience, { frame, text }] of framesBetween(world.kept, kept)) {
    frames.set(audience, leak === 'edition' ? JSON.stringify({ ...frame, to: frame.to + secret }) : text);
  }
  const answer = `{"answer":"done","frame":${frames.get(seat) ?? null}${leak === 'acknowledgement' ? `,"planted":${secret}` : ''}}`;
  return { ok: true, world: { kept }, begun: result.begun, frames, answer };
}

/** A small number that depends on every character of a text. */
export function checksum(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum % 9973;
}
