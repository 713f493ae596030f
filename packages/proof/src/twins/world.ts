import { act, decisionOf, type Match, type startMatch, undo } from '@cityhall/match';
import { type AnyRuleset, type Audience, type Choice, canonical, type Refusal, type Seat } from '@cityhall/ruleset';
import {
  type Command,
  carryOut,
  commandAnswerText,
  created,
  type Drafts,
  doorFor,
  draftFor,
  type Effects,
  follow,
  type Kept,
  keep,
  noLines,
  openAnswerText,
  presenceOf,
  rosterOf,
  summaryFor,
  wholeText,
  withLines,
  withSeats,
  youAt,
} from '@cityhall/table';

/** One world: a table as the server keeps it, with everything that its audiences were sent. */
export interface World {
  readonly ruleset: AnyRuleset;
  readonly kept: Kept;
  /** What the seats are working on. */
  readonly drafts: Drafts;
}

/** A move, or the seat's undo. */
export type Deed = { seat: Seat; choice: Choice | 'undo' };

/** What one deed did to a world. */
export type Outcome =
  | { ok: true; world: World; effects: Effects; answer: string }
  | { ok: false; refusal: Refusal; answer: string };

/** Everything by which the server says something of a table: the very functions that it calls. */
export interface Telling {
  carryOut: typeof carryOut;
  commandAnswerText: typeof commandAnswerText;
  openAnswerText: typeof openAnswerText;
  summaryFor: typeof summaryFor;
  doorFor: typeof doorFor;
  draftFor: typeof draftFor;
  presenceOf: typeof presenceOf;
}

const honest: Telling = {
  carryOut,
  commandAnswerText,
  openAnswerText,
  summaryFor,
  doorFor,
  draftFor,
  presenceOf,
};

/** Something planted that tells a secret where the table, not the ruleset, speaks. `secret` is a number made of all of it. */
export type TableLeak = (secret: (kept?: Kept) => number) => Partial<Telling>;

// Injected, so that twin worlds differ in nothing but what is hidden.
const table = 'twin-worlds-0123456789';
const rules = '';
const pace = { kind: 'live', bank: 3_600, increment: 20 } as const;
const opened = 1_000_000;
const step = 1_000;
const personOf = (seat: Seat) => `person ${seat}`;

/** A world in which a match has just been set up. */
export function worldOf(ruleset: AnyRuleset, { seats, options, seed }: Parameters<typeof startMatch>[1]): World {
  const places = withSeats([], seats).map((place, seat) => ({
    ...place,
    kind: 'person' as const,
    person: personOf(seat),
    name: `P${seat}`,
  }));
  const who = { person: personOf(0), name: 'P0' };
  const gathered = created(table, { kind: 'create', game: ruleset.id, seats, options, rules, pace, places, ...who });
  const begun = follow(gathered, { kind: 'start', seed }, ruleset, opened);
  if ('refusal' in begun) throw new Error(`${ruleset.id} does not start: ${begun.refusal.code}`);
  const since = { version: 1, at: opened, lines: withLines(noLines, begun.lines), editions: new Map() };
  return { ruleset, kept: keep(begun.state, since), drafts: new Map() };
}

/** The match of a world. */
export function matchOf({ kept }: World): Match {
  return kept.state.match!;
}

/** The same table with another hidden world: the same editions, and for those who cannot tell the same documents. */
export function withMatch(world: World, match: Match): World {
  const { kept } = world;
  const editions = new Map([...kept.seen].map(([audience, { edition }]) => [audience, edition]));
  return { ...world, kept: keep({ ...kept.state, match }, { ...kept, editions }) };
}

/** The same world, where every seat works on something that only `mine` makes the same in two worlds. */
export function withDrafts(world: World, name: string, mine: Audience | 'all'): World {
  const drafts = world.kept.state.places.map((_place, seat) => {
    const isSame = mine === 'all' || mine === seat;
    return [seat, { person: personOf(seat), draft: `${isSame ? 'draft' : 'another'} ${name} ${seat}` }] as const;
  });
  return { ...world, drafts: new Map(drafts) };
}

/** Does one deed a second later, as the server does it. */
export function perform(world: World, { seat, choice }: Deed, leak?: TableLeak, at = world.kept.at + step): Outcome {
  const telling = tellingWith(leak);
  const { kept, ruleset } = world;
  const decision = decisionOf(matchOf(world), seat);
  const command: Command & { kind: 'act' | 'undo' } =
    choice === 'undo'
      ? { kind: 'undo', seat, decision }
      : { kind: 'act', seat, decision, move: choice.move, args: choice.args };
  const done = telling.carryOut(kept, command, ruleset, rules, at);
  if ('stale' in done) throw new Error(`a deed of seat ${seat} is stale in its own world`);
  if ('refusal' in done) {
    const { refusal } = done;
    return { ok: false, refusal, answer: telling.commandAnswerText({ answer: 'refused', refusal }, seat) };
  }
  const { after, effects } = done;
  const answer = telling.commandAnswerText({ answer: 'done', effects }, seat);
  return { ok: true, world: { ...world, kept: after }, effects, answer };
}

/** The phases that a deed begins. */
export function phasesBegun(world: World, { seat, choice }: Deed): readonly string[] {
  const match = matchOf(world);
  const result = choice === 'undo' ? undo(match, seat) : act(match, seat, choice.move, choice.args);
  return result.ok ? result.begun : [];
}

/** All that an audience is told of some deeds, each under a name of its own. */
export function toldTo(audience: Audience, effects: readonly Effects[]): Record<string, string> {
  const frames = effects.flatMap((each) =>
    each.frames.filter(([reader]) => reader === audience).map(([, text]) => text),
  );
  // News pass through other hands: they are made of what spectators see, those of every seat.
  const news = effects.flatMap((each) => each.news.filter(({ seat }) => audience === 'spectator' || seat === audience));
  return {
    frames: frames.join(),
    notices: JSON.stringify(effects.flatMap((each) => each.notices)),
    news: JSON.stringify(news),
  };
}

/** What an audience reads who asks now: by opening the table, in My tables, at the door. */
export function shownTo(audience: Audience, world: World, leak?: TableLeak): Record<string, string> {
  const telling = tellingWith(leak, world.kept);
  const { kept, drafts } = world;
  const seat = audience === 'spectator' ? null : audience;
  const person = seat === null ? null : personOf(seat);
  const roster = rosterOf(kept);
  const everybody = [...kept.state.places.keys()].map((each) => ({ seat: each, name: personOf(each) }));
  const circumstances = {
    you: youAt(roster, person, seat),
    draft: telling.draftFor(drafts, seat, person),
    ...telling.presenceOf([...everybody, { seat: null, name: 'watcher' }]),
    now: kept.at,
  };
  const answer = telling.openAnswerText(circumstances, { missed: null, whole: wholeText(kept, audience) });
  return {
    // A world that was dealt anew has the same fields, but not in the same order.
    open: canonical(JSON.parse(answer)),
    'My tables': person === null ? '' : JSON.stringify(telling.summaryFor(table, roster, person)),
    door: JSON.stringify(telling.doorFor(roster, seat)),
  };
}

/** @param kept the table as it is, for what is told without a deed */
function tellingWith(leak: TableLeak | undefined, kept?: Kept): Telling {
  if (!leak) return honest;
  let latest = kept;
  const telling: Telling = {
    ...honest,
    carryOut(...given) {
      const done = honest.carryOut(...given);
      latest = 'after' in done ? done.after : given[0];
      return done;
    },
  };
  const planted = leak((given) => secretOf(given ?? latest!));
  return { ...telling, ...planted };
}

function secretOf({ state }: Kept): number {
  const { own, sealed } = state.match!.state.G;
  return checksum(canonical([own, sealed]));
}

/** A small number that depends on every character of a text. */
export function checksum(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum % 9973;
}
