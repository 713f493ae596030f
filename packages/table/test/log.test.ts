import { digestOf, replay, stateText } from '@cityhall/match';
import { type AnyRuleset, canonical } from '@cityhall/ruleset';
import { stones } from '@cityhall/toys';
import { type Deed, withChanges } from '@cityhall/wire';
import { describe, expect, test } from 'vitest';
import {
  advance,
  bodyOf,
  created,
  eventOf,
  fitting,
  follow,
  fromSnapshot,
  historyOf,
  judgeDeed,
  keep,
  missedSince,
  noLines,
  recordOf,
  rotated,
  snapshotOf,
  type TableEvent,
} from '../src/index.ts';

const table = 'AAAAAAAAAAAAAAAAAAAAAA';
const now = 1_800_000_000_000;
const rulesetOf = (): AnyRuleset => stones;
const create = {
  kind: 'create',
  game: 'stones',
  seats: 2,
  options: { heap: 12 },
  rules: 'hash',
  person: 'ann',
  name: 'Ann',
} as const;

/** A table as its log makes it, with the rows it would be stored as. */
function logOf(seats = 2) {
  const first: TableEvent & { kind: 'create' } = { ...create, seats };
  const rows = [{ version: 1, kind: 'create', body: bodyOf(first), at: now }];
  let kept = keep(created(table, first), { version: 1, at: now, lines: noLines, editions: new Map() });
  const log = {
    rows,
    get kept() {
      return kept;
    },
    get state() {
      return kept.state;
    },
    happens(...events: TableEvent[]) {
      for (const event of events) {
        const version = rows.length + 1;
        const next = follow(kept.state, event, stones, now + version);
        if ('refusal' in next) throw new Error(next.refusal.code);
        rows.push({ version, kind: event.kind, body: bodyOf(event), at: now + version });
        kept = advance(kept, version, now + version, next);
      }
      return log;
    },
    /** Somebody asks for something: the code of the refusal, or undefined, and then it has happened. */
    ask(person: string, deed: Deed): string | undefined {
      const judged = judgeDeed(kept.state, stones, { person, name: person }, deed, now + rows.length);
      if ('refusal' in judged) return judged.refusal.code;
      log.happens(judged.event);
      return undefined;
    },
  };
  return log;
}

const seed = '00112233445566778899aabbccddee00';
const start: TableEvent = { kind: 'start', seed };
const ben: TableEvent = { kind: 'sit', seat: 1, person: 'ben', name: 'Ben' };
const take = (seat: number, count: number): TableEvent => ({ kind: 'move', seat, move: 'take', args: { count } });
/** Ann and Ben in a game in which three stones were taken. The first shuns 2, the second 1. */
const playing = () => logOf().happens(ben, start, take(0, 1), take(1, 2));

describe('what a person may do to a table that gathers', () => {
  test('a free seat may be taken, one in which somebody sits may not, and a second tap is no fault', () => {
    const log = logOf();
    expect(log.ask('ben', { do: 'sit', seat: 0 })).toBe('seat-taken');
    expect(log.ask('ben', { do: 'sit', seat: 2 })).toBe('no-seat');
    expect(log.ask('ben', { do: 'sit', seat: 1 })).toBeUndefined();
    expect(log.ask('ben', { do: 'sit', seat: 1 })).toBeUndefined();
    expect(log.state.places.map(({ person }) => person)).toEqual(['ann', 'ben']);
  });

  test('who moves to another seat leaves the one before', () => {
    const log = logOf(3).happens(ben);
    expect(log.ask('ben', { do: 'sit', seat: 2 })).toBeUndefined();
    expect(log.state.places.map(({ person }) => person)).toEqual(['ann', null, 'ben']);
  });

  test.each<Deed>([
    { do: 'bot', seat: 1 },
    { do: 'free', seat: 1 },
    { do: 'swap', seat: 0, with: 1 },
    { do: 'host', seat: 1 },
    { do: 'close' },
    { do: 'start' },
    { do: 'settings', seats: 3, options: {} },
    { do: 'table', listed: true },
  ])('only the table host may: %j', (deed) => {
    expect(logOf().happens(ben).ask('ben', deed)).toBe('not-host');
  });

  test('a colour that a person has is taken, and a free seat gives up its own', () => {
    const log = logOf(3).happens(ben);
    const [first, second, third] = log.state.places.map(({ colour }) => colour);
    expect(log.ask('ben', { do: 'colour', colour: first! })).toBe('colour-taken');
    expect(log.ask('ben', { do: 'colour', colour: third! })).toBeUndefined();
    expect(log.state.places.map(({ colour }) => colour)).toEqual([first, third, second]);
    expect(log.ask('cleo', { do: 'ready', ready: true })).toBe('not-seated');
  });

  test('nothing starts while a place is free, and nobody sits down or readies once it has', () => {
    const log = logOf();
    expect(log.ask('ann', { do: 'start' })).toBe('places-free');
    log.happens(ben);
    expect(log.ask('ann', { do: 'start' })).toBeUndefined();
    expect(log.state.status).toBe('playing');
    expect(log.ask('cleo', { do: 'sit', seat: 1 })).toBe('not-gathering');
    expect(log.ask('ben', { do: 'ready', ready: true })).toBe('not-gathering');
  });

  test('seats, options and numbers of seats are those of the game', () => {
    const log = logOf().happens(ben);
    const settings = (seats: number, options = {}) => log.ask('ann', { do: 'settings', seats, options });
    expect(settings(5)).toBe('seats');
    expect(settings(2, { heap: 13 })).toBe('options');
    expect(settings(1)).toBe('seats-taken');
    expect(settings(4, { heap: 21 })).toBeUndefined();
    expect(log.state).toMatchObject({ options: { heap: 21 }, places: { length: 4 } });
  });

  test('a bot takes a free place alone, and the host frees it again', () => {
    const log = logOf();
    expect(log.ask('ann', { do: 'bot', seat: 0 })).toBe('seat-taken');
    expect(log.ask('ann', { do: 'free', seat: 1 })).toBe('seat-free');
    expect(log.ask('ann', { do: 'bot', seat: 1 })).toBeUndefined();
    expect(log.state.places[1]).toMatchObject({ kind: 'bot', level: 'usual', ready: true });
    expect(log.ask('ann', { do: 'free', seat: 1 })).toBeUndefined();
    expect(log.state.places[1]!.kind).toBe('free');
  });

  test('the table host’s part passes to the first who still sits', () => {
    const log = logOf(3).happens({ ...ben, seat: 2 });
    expect(log.ask('ann', { do: 'leave' })).toBeUndefined();
    expect(log.state.host).toBe('ben');
    log.ask('ben', { do: 'leave' });
    expect(log.state.host).toBeNull();
  });
});

describe('a game under way', () => {
  test('a move that the rules refuse changes nothing', () => {
    const { state } = playing();
    expect(follow(state, take(1, 1), stones, now)).toEqual({ refusal: { rule: 'flow', code: 'not-asked' } });
    expect(() => follow(logOf().state, take(0, 1), stones, now)).toThrow('the game has not begun');
  });

  test('whose data are deleted is played on for under no name', () => {
    const log = playing().happens({ kind: 'forget', person: 'ann' });
    expect(log.state.places[0]).toMatchObject({ kind: 'bot', person: null, name: null });
    expect(log.state.host).toBe('ben');
    expect(JSON.stringify(log.state)).not.toContain('Ann');
  });

  test('a table that stopped goes on from where it stood', () => {
    const log = playing().happens({ kind: 'stop' });
    const { match } = log.state;
    expect(log.ask('ann', { do: 'concede' })).toBe('not-playing');
    log.happens({ kind: 'restart' });
    expect(log.state).toMatchObject({ status: 'playing' });
    expect(log.state.match).toBe(match);
  });

  test('the same people play again one seat further, and bots stay bots', () => {
    const log = logOf(3).happens(ben, { kind: 'bot', seat: 2, level: 'usual' }, start, { kind: 'concede', seat: 0 });
    expect(rotated(log.state.places).map(({ kind, name, conceded }) => [kind, name, conceded])).toEqual([
      ['person', 'Ben', false],
      ['bot', null, false],
      ['person', 'Ann', false],
    ]);
  });
});

describe('the log', () => {
  test('an event is what its row says', () => {
    for (const event of [create, ben, start, take(1, 3), { kind: 'agree', seat: 0, yes: false }] as TableEvent[]) {
      expect(eventOf({ kind: event.kind, body: bodyOf(event) })).toEqual(event);
    }
  });

  test('the seed is in no document before the game is over, and in every one after', () => {
    const log = playing();
    const documents = () => [...log.kept.seen.values()].map(({ document }) => JSON.stringify(document));
    for (const text of documents()) expect(text).not.toContain(seed);
    log.happens({ kind: 'concede', seat: 0 });
    for (const text of documents()) expect(text).toContain(seed);
  });

  test('an edition rises where there is something new to see, and nowhere else', () => {
    const log = playing();
    const editions = () => [...log.kept.seen].map(([audience, { edition }]) => [audience, edition]);
    const before = editions();
    log.happens({ kind: 'remind', seat: 0 });
    const risen = before.map(([audience, edition]) => [audience, audience === 0 ? Number(edition) + 1 : edition]);
    expect(editions()).toEqual(risen);
  });

  test('the latest frames are at hand for those who missed some, older ones are not', () => {
    const log = playing();
    for (let times = 0; times < 20; times++) log.happens({ kind: 'table', name: `table ${times}` });
    const seen = log.kept.seen.get('spectator')!;
    expect(missedSince(seen, seen.edition)).toEqual([]);
    expect(missedSince(seen, seen.edition - 2)!.map((text) => JSON.parse(text).to)).toEqual([
      seen.edition - 1,
      seen.edition,
    ]);
    expect(missedSince(seen, 1)).toBeUndefined();
  });

  test.each(['spectator', 0, 1] as const)('every frame in turn makes the document that %s sees', (audience) => {
    const log = playing().happens(
      { kind: 'propose', seat: 0, what: 'pause', about: null },
      { kind: 'agree', seat: 1, yes: true },
    );
    const { document, frames, times } = historyOf(table, log.rows, audience, rulesetOf);
    const last = frames.reduce((now, { changes }) => withChanges(now, changes), document);
    expect(canonical(last)).toBe(canonical(log.kept.seen.get(audience)!.document));
    expect(frames.map(({ from, to }) => to - from)).toEqual(frames.map(() => 1));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('a table read from its snapshot is the table, and goes on like it', () => {
    const log = playing().happens({ kind: 'propose', seat: 0, what: 'end', about: null });
    const { kept } = log;
    const read = fromSnapshot(kept.version, snapshotOf(kept), rulesetOf);
    expect(snapshotOf(read)).toBe(snapshotOf(kept));
    const next = (from: typeof kept) => {
      const followed = follow(from.state, take(0, 3), stones, now + 100);
      if ('refusal' in followed) throw new Error(followed.refusal.code);
      return snapshotOf(advance(from, 100, now + 100, followed));
    };
    expect(next(read)).toBe(next(kept));
  });

  test('the record replays to the same match, with undo and what was taken back by consent', () => {
    const alone = logOf(1).happens(start, take(0, 1), { kind: 'undo', seat: 0 }, take(0, 3));
    const back = playing().happens(
      { kind: 'propose', seat: 0, what: 'take-back', about: null },
      { kind: 'agree', seat: 1, yes: true },
      take(1, 3),
    );
    for (const log of [alone, back]) {
      const record = recordOf(table, log.rows, rulesetOf)!;
      const digests: string[] = [];
      const { match, refusal } = replay(stones, record, undefined, (step) => digests.push(digestOf(step.match)));
      expect(refusal).toBeNull();
      expect(stateText(match)).toBe(stateText(log.state.match!));
      expect(digests).toEqual(record.digests);
    }
    expect(recordOf(table, back.rows, rulesetOf)!.actions).toContainEqual({ back: 1 });
    expect(recordOf(table, logOf().rows, rulesetOf)).toBeNull();
  });

  test('what was given up when the rules changed is not replayed, all before and after is', () => {
    const log = logOf().happens(ben, start);
    const row = (version: number, event: TableEvent) => ({ version, kind: event.kind, body: bodyOf(event), at: now });
    const rows = [
      ...log.rows,
      row(4, take(0, 1)),
      row(5, take(1, 2)),
      row(6, { kind: 'rules', rules: 'newer', back: 3 }),
      row(7, take(0, 3)),
    ];
    expect(fitting(rows).map(({ version }) => version)).toEqual([1, 2, 3, 6, 7]);
    expect(recordOf(table, fitting(rows), rulesetOf)!.actions).toEqual([{ seat: 0, move: 'take', args: { count: 3 } }]);
    const kept = { ...rows[5]!, body: JSON.stringify({ rules: 'newer', back: null }) };
    expect(fitting([...rows.slice(0, 5), kept]).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a log that does not begin with the creation, or that the rules refuse, is not read', () => {
    const { rows } = playing();
    expect(() => recordOf(table, rows.slice(1), rulesetOf)).toThrow('does not begin with its creation');
    const wrong = { version: 9, kind: 'move', body: bodyOf(take(1, 1)), at: now };
    expect(() => recordOf(table, [...rows, wrong], rulesetOf)).toThrow('entry 9');
  });
});
