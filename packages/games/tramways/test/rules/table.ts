import type { Options } from '@cityhall/ruleset';
import { begin, type Table as TableOf, tableFor, write } from '@cityhall/testing';
import { tramways } from '../../index.ts';
import { count } from '../../rules/hand.ts';
import type { Laying, Link, Open, Play, Tramways, TramwaysState } from '../../rules/state.ts';
import { endsOf, surveyOf } from '../../rules/survey.ts';
import { railsFrom } from './pictures.ts';

export type Table = TableOf<Tramways>;

const usual: Options = {
  sides: 'normal',
  layout: 'random',
  playerBoards: 'normal',
  deal: 'normal',
  development: 'original',
  expert: false,
};

/** A table as it is set up, up to the first decision. */
export const openTable = (seats: number, options: Options = {}, seed = 7): Table =>
  tableFor(tramways, { seats, options: { ...usual, ...options }, seed });

/**
 * The map of the tests for two players, all on sides 1920, unturned:
 * ```
 *    ABCDEFGHIJ
 *  1 ..^1^....~   Parcel A1
 *  2 .R......1.   Residence, Parcel B1
 *  3 .R.^..~..^
 *  4 .........^
 *  5 ...2..2..C   Parcels A2 and B2, Commerce
 *  6 .1........   Parcel G1
 *  7 .......1.^   Parcel D1
 *  8 ....2....2   Parcels G2 and D2
 *  9 .L.^.....^   Leisure
 * 10 ..3.^.^I.~   Parcel G3, Industry
 * ```
 */
export const testMap: Laying[] = (['A', 'B', 'G', 'D'] as const).map((board) => ({ board, side: 1920, turns: 0 }));

export interface Scene {
  hands?: Record<number, string[]>;
  round?: number;
  change?(open: Open): void;
}

function arrange(state: TramwaysState, { hands = {}, round = 2, change }: Scene): void {
  const { open } = state;
  open.map = testMap;
  open.order = [0, 1];
  open.round = round;
  open.parcels = { A1: 0, A2: 0, G1: 0, G2: 0, B1: 1, B2: 1, D1: 1, D2: 1 };
  open.passengers = { '1,1': true, '1,2': true, '9,4': true, '1,8': true, '7,9': true };
  open.reserve = 20;
  open.ticket = null;
  for (const seat of [0, 1]) {
    state.own[seat]!.hand = hands[seat] ?? [];
    count(state, seat);
    open.players[seat]!.money = 10;
  }
  change?.(open);
}

/** A table for two in the middle of Phase 2: seat 0 is to act, Parcels A1 A2 G1 G2 are its own, the others of seat 1. */
export const scene = (asked: Scene = {}): Table => begin(openTable(2), 'actions', (state) => arrange(state, asked));

/** Puts a link on the map; whether it is complete follows from its ends. */
export function addLink(open: Open, owner: number, start: string, path: string, more: Partial<Link> = {}): Link {
  const rails = railsFrom(start, path);
  open.begun += 1;
  const link = { id: open.begun, owner, rails, complete: false, upgraded: false, worked: true, ...more };
  open.links.push(link);
  const [, end] = endsOf(surveyOf(open), link);
  link.complete = more.complete ?? end >= 0;
  return link;
}

export const play = (card: string, ...icons: string[]): Play => ({ card, icons });

/** The hand and the deck of a seat, as cards. */
export function dealTo(state: TramwaysState, seat: number, hand: string[], pile: string[] = []): void {
  Object.assign(state.own[seat]!, { hand, pile });
  state.sealed.decks[seat] = [...pile];
  count(state, seat);
}

export const deal = (table: Table, seat: number, hand: string[], pile: string[] = []): Table =>
  write(table, (state) => dealTo(state, seat, hand, pile));
