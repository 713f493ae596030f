import type { AnyRuleset, Audience, Refusal } from '@cityhall/ruleset';
import type { WireLine } from '@cityhall/wire';
import type { Command } from './command.ts';
import type { TableEvent } from './event.ts';
import { advance, framesBetween, type Kept } from './kept.ts';
import { rosterOf } from './make-roster.ts';
import { type News, newsOf, noticesOf } from './news.ts';
import { judgeCommand } from './propose.ts';
import type { Roster } from './roster.ts';

/** A frame as JSON text, for each audience that has something new to see. */
export type FrameTexts = [Audience, string][];

/** What one entry did: the table after it, and what is told. */
export interface Effects<Told = News> {
  roster: Roster;
  frames: FrameTexts;
  /** What the table itself has to say in the chat. */
  notices: WireLine[];
  news: Told[];
}

/** What an entry did that was stored elsewhere: whoever stored it has spoken of it. */
export function effectsBetween(before: Kept, after: Kept): Effects<never> {
  return {
    roster: rosterOf(after),
    frames: [...framesBetween(before, after)].map(([audience, { text }]) => [audience, text]),
    notices: [],
    news: [],
  };
}

/** A command that was carried out on a table in memory, and is the table only once it is stored. */
export interface CarriedOut {
  event: TableEvent;
  after: Kept;
  effects: Effects;
}

/**
 * Carries a command out on a table as it is stored, and works out all that is told of it. The server and the proof that it
 * keeps secrets go through here.
 * @param rules content hash of the game's rules
 * @param at now, milliseconds since 1970
 */
export function carryOut(
  before: Kept,
  command: Exclude<Command, { kind: 'create' }>,
  ruleset: AnyRuleset,
  rules: string,
  at: number,
): CarriedOut | { refusal: Refusal; fault?: string } | { stale: true } {
  const judged = judgeCommand(before.state, command, ruleset, rules, at);
  if (!('event' in judged)) return judged;
  const { event, next } = judged;
  const after = advance(before, before.version + 1, at, next);
  const effects: Effects = {
    ...effectsBetween(before, after),
    notices: noticesOf(next.lines, next.notices),
    news: newsOf(before, after, event),
  };
  return { event, after, effects };
}
