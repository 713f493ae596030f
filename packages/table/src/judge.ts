import { newSeed } from '@cityhall/match';
import { type AnyRuleset, type Options, optionsSchema, type Refusal, refuse } from '@cityhall/ruleset';
import type { Deed } from '@cityhall/wire';
import { votersOf, whyNotPropose } from './consent.ts';
import type { TableEvent } from './event.ts';
import { seatOfPerson, type TableState } from './state.ts';

const no = (code: string, params?: Record<string, number>) => ({ refusal: refuse('house', code, params) });

/** Whether a game can be set up so; the options with their defaults, or a refusal. */
export function judgeSettings(
  ruleset: AnyRuleset,
  seats: number,
  options: Options,
): { options: Options } | { refusal: Refusal } {
  const { min, max } = ruleset.seats;
  if (seats < min || seats > max) return no('seats', { min, max });
  const parsed = optionsSchema(ruleset.options).safeParse(options);
  if (!parsed.success) return no('options');
  const refusal = ruleset.refuseSetup?.(seats, parsed.data);
  return refusal ? { refusal } : { options: parsed.data };
}

interface Who {
  person: string;
  name: string;
}
export type JudgedDeed = { event: TableEvent } | { refusal: Refusal };

/**
 * Whether a person may do something to the table itself, and the event it becomes.
 * @param at now, milliseconds since 1970
 */
export function judgeDeed(state: TableState, ruleset: AnyRuleset, who: Who, deed: Deed, at: number): JudgedDeed {
  switch (deed.do) {
    case 'propose':
    case 'agree':
    case 'concede':
    case 'return':
      return judgePlaying(state, who, deed, at);
    case 'host':
    case 'table':
      return judgeHosting(state, who, deed);
    case 'sit':
      return judgeSitting(state, who, deed.seat);
    default:
      return judgeGathering(state, ruleset, who, deed);
  }
}

function judgeSitting(state: TableState, { person, name }: Who, seat: number): JudgedDeed {
  if (state.status !== 'gathering' && state.status !== 'playing') return no('not-gathering');
  const place = state.places[seat];
  if (!place) return no('no-seat');
  // Sitting down where one sits already is granted: a tap too many is no fault.
  if (place.kind !== 'free' && place.person !== person) {
    return no(state.status === 'playing' ? 'not-gathering' : 'seat-taken');
  }
  if (state.status === 'playing' && seatOfPerson(state, person) !== null) return no('has-seat');
  return { event: { kind: 'sit', seat, person, name } };
}

type Hosting = Extract<Deed, { do: 'host' | 'table' }>;

function judgeHosting(state: TableState, { person }: Who, deed: Hosting): JudgedDeed {
  if (person !== state.host) return no('not-host');
  if (state.status !== 'gathering' && state.status !== 'playing') return no('not-playing');
  if (deed.do === 'host') {
    const heir = state.places[deed.seat]?.person;
    return heir ? { event: { kind: 'host', person: heir } } : no('seat-free');
  }
  const { do: _do, ...settings } = deed;
  const fixed = settings.pace ?? settings.listed ?? settings.whenFull;
  if (fixed !== undefined && state.status !== 'gathering') return no('not-gathering');
  return { event: { kind: 'table', ...settings } };
}

type Gathering = Exclude<Deed, { do: 'propose' | 'agree' | 'concede' | 'return' | 'host' | 'table' | 'sit' }>;

function judgeGathering(state: TableState, ruleset: AnyRuleset, { person }: Who, deed: Gathering): JudgedDeed {
  if (state.status !== 'gathering') return no('not-gathering');
  const own = seatOfPerson(state, person);
  if (deed.do === 'leave' || deed.do === 'colour' || deed.do === 'ready') {
    return own === null ? no('not-seated') : judgeOwnSeat(state, person, own, deed);
  }
  if (person !== state.host) return no('not-host');
  switch (deed.do) {
    case 'bot':
    case 'free': {
      const place = state.places[deed.seat];
      if (!place) return no('no-seat');
      if (deed.do === 'bot') {
        // A bot that sits there already may play otherwise from now on.
        if (place.kind === 'person') return no('seat-taken');
        return { event: { kind: 'bot', seat: deed.seat, level: deed.level ?? 'usual' } };
      }
      return place.kind === 'free' ? no('seat-free') : { event: { kind: 'free', seat: deed.seat } };
    }
    case 'swap':
      if (!state.places[deed.seat] || !state.places[deed.with]) return no('no-seat');
      return { event: { kind: 'swap', seat: deed.seat, with: deed.with } };
    case 'close':
      return { event: { kind: 'close' } };
    case 'settings': {
      if (state.places.slice(deed.seats).some(({ kind }) => kind === 'person')) return no('seats-taken');
      const judged = judgeSettings(ruleset, deed.seats, deed.options);
      if ('refusal' in judged) return judged;
      return { event: { kind: 'settings', seats: deed.seats, options: judged.options } };
    }
    case 'start':
      return judgeStart(state);
  }
}

/** Whether a table may start: by its host, or by itself once it is full. */
export function judgeStart(state: TableState): JudgedDeed {
  if (state.status !== 'gathering') return no('not-gathering');
  if (state.places.some(({ kind }) => kind === 'free')) return no('places-free');
  return { event: { kind: 'start', seed: newSeed() } };
}

type OwnSeat = Extract<Deed, { do: 'leave' | 'colour' | 'ready' }>;

function judgeOwnSeat(state: TableState, person: string, own: number, deed: OwnSeat): JudgedDeed {
  if (deed.do === 'leave') return { event: { kind: 'leave', person } };
  if (deed.do === 'ready') return { event: { kind: 'ready', person, ready: deed.ready } };
  const taken = state.places.some(
    (place, seat) => seat !== own && place.kind === 'person' && place.colour === deed.colour,
  );
  return taken ? no('colour-taken') : { event: { kind: 'colour', person, colour: deed.colour } };
}

type Playing = Extract<Deed, { do: 'propose' | 'agree' | 'concede' | 'return' }>;

function judgePlaying(state: TableState, { person }: Who, deed: Playing, at: number): JudgedDeed {
  if (state.status !== 'playing') return no('not-playing');
  const seat = seatOfPerson(state, person);
  if (seat === null) return no('not-seated');
  const place = state.places[seat]!;
  if (deed.do === 'return') {
    if (place.conceded) return no('conceded');
    return place.kind === 'bot' ? { event: { kind: 'return', seat } } : no('has-seat');
  }
  if (place.kind !== 'person') return no('bot-plays');
  if (deed.do === 'concede') return { event: { kind: 'concede', seat } };
  if (deed.do === 'agree') {
    const { proposal } = state;
    if (!proposal || !votersOf(state, proposal).includes(seat)) return no('no-proposal');
    if (deed.yes && proposal.agreed.includes(seat)) return no('no-proposal');
    return { event: { kind: 'agree', seat, yes: deed.yes } };
  }
  const about = deed.seat ?? null;
  const refusal = whyNotPropose(state, seat, deed.what, about, at);
  return refusal ? no(refusal) : { event: { kind: 'propose', seat, what: deed.what, about } };
}
