import { newSeed } from '@cityhall/match';
import { type AnyRuleset, type Options, optionsSchema, type Refusal, refuse } from '@cityhall/ruleset';
import type { Deed } from '@cityhall/wire';
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

/** Whether a person may do something to the table itself, and the event it becomes. */
export function judgeDeed(
  state: TableState,
  ruleset: AnyRuleset,
  who: { person: string; name: string },
  deed: Deed,
): { event: TableEvent } | { refusal: Refusal } {
  if (state.status !== 'gathering') return no('not-gathering');
  const { person } = who;
  const own = seatOfPerson(state, person);
  const host = person === state.host;
  switch (deed.do) {
    case 'sit': {
      const place = state.places[deed.seat];
      if (!place) return no('no-seat');
      // Sitting down where one sits already is granted: a tap too many is no fault.
      if (place.kind !== 'free' && place.person !== person) return no('seat-taken');
      return { event: { kind: 'sit', seat: deed.seat, person, name: who.name } };
    }
    case 'leave':
      return own === null ? no('not-seated') : { event: { kind: 'leave', person } };
    case 'colour': {
      if (own === null) return no('not-seated');
      const taken = state.places.some(
        (place, seat) => seat !== own && place.kind === 'person' && place.colour === deed.colour,
      );
      return taken ? no('colour-taken') : { event: { kind: 'colour', person, colour: deed.colour } };
    }
    case 'ready':
      return own === null ? no('not-seated') : { event: { kind: 'ready', person, ready: deed.ready } };
    case 'bot': {
      if (!host) return no('not-host');
      const place = state.places[deed.seat];
      if (!place) return no('no-seat');
      return place.kind === 'free' ? { event: { kind: 'bot', seat: deed.seat } } : no('seat-taken');
    }
    case 'free': {
      if (!host) return no('not-host');
      const place = state.places[deed.seat];
      if (!place) return no('no-seat');
      return place.kind === 'free' ? no('seat-free') : { event: { kind: 'free', seat: deed.seat } };
    }
    case 'settings': {
      if (!host) return no('not-host');
      if (state.places.slice(deed.seats).some(({ kind }) => kind === 'person')) return no('seats-taken');
      const judged = judgeSettings(ruleset, deed.seats, deed.options);
      if ('refusal' in judged) return judged;
      return { event: { kind: 'settings', seats: deed.seats, options: judged.options } };
    }
    case 'start':
      if (!host) return no('not-host');
      if (state.places.some(({ kind }) => kind === 'free')) return no('places-free');
      return { event: { kind: 'start', seed: newSeed() } };
  }
}
