import { act, awaited, begin, keysOf, refused, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { deal, dealTo, openTable, play, type Table } from './table.ts';

/** An auction in a round: everybody has $20, nobody a card. */
function auction(seats: number, round = 2): Table {
  return begin(openTable(seats), 'auction', (state) => {
    const { open } = state;
    open.order = Array.from({ length: seats }, (_, seat) => seat);
    open.round = round;
    open.ticket = null;
    for (const seat of open.order) {
      dealTo(state, seat, []);
      open.players[seat]!.money = 20;
    }
    open.queue = [];
  });
}

const bid = (table: Table, seat: number, amount: number, ...plays: ReturnType<typeof play>[]) =>
  act(table, seat, 'bid', { bid: amount, plays });
const bidRefused = (table: Table, seat: number, amount: number, ...plays: ReturnType<typeof play>[]) =>
  refused(table, seat, 'bid', { bid: amount, plays });

describe('TW-1 bids', () => {
  test('TW-1 after $2 a rival may bid $1 or $3 but not $2', () => {
    const table = bid(auction(3), 0, 2);
    expect(bidRefused(table, 1, 2)).toBe('TW-1 bid-taken');
    expect(bidRefused(table, 1, 1)).toBeUndefined();
    expect(bidRefused(table, 1, 3)).toBeUndefined();
    expect(bidRefused(table, 1, 0)).toBe('TW-1 bid-too-low');
  });

  test('TW-1 bids of $4 then $6 cost $10 in all', () => {
    const table = bid(bid(bid(auction(2), 0, 4), 1, 5), 0, 6);
    expect(table.open.players[0]!.money).toBe(10);
    expect(table.open.auction.paid[0]).toBe(10);
  });

  test('TW-1 one’s own last bid cannot be repeated, but that of a later player can', () => {
    const table = bid(bid(auction(2), 0, 4), 1, 5);
    expect(bidRefused(table, 0, 4)).toBe('TW-1 bid-repeated');
    expect(bidRefused(table, 0, 5)).toBeUndefined();
  });

  test('TW-1 of equal bids the earlier player leads and takes the first place when asked', () => {
    const table = bid(bid(auction(3), 0, 4), 1, 5);
    act(table, 2, 'pass');
    expect(awaited(table)).toEqual({ 0: 'bid' });
    bid(table, 0, 5);
    expect(awaited(table)).toEqual({ 1: 'bid' });
    act(table, 1, 'pass');
    expect(table.open.order).toEqual([0, 1, 2]);
  });

  test('TW-1 who leads on their turn takes the earliest place, the others bid on', () => {
    const table = bid(bid(bid(auction(3), 0, 5), 1, 3), 2, 4);
    expect(table.open.auction.places).toEqual([0, null, null]);
    expect(awaited(table)).toEqual({ 1: 'bid' });
  });

  test('TW-1 bids of those who have left block no number', () => {
    const table = bid(bid(bid(auction(3), 0, 5), 1, 3), 2, 4);
    expect(bidRefused(table, 1, 5)).toBeUndefined();
    expect(bidRefused(table, 1, 3)).toBe('TW-1 bid-repeated');
  });

  test('TW-1 the last one takes the place left without paying, also who never bid', () => {
    const table = act(auction(2), 0, 'pass');
    expect(table.open.order).toEqual([1, 0]);
    expect(table.open.players.map(({ money }) => money)).toEqual([20, 20]);
  });
});

describe('TW-2 paying', () => {
  test('TW-2 change is given when icons pay all, and one pays with the card’s Stress for further icons', () => {
    const table = auction(2);
    deal(table, 0, ['auction-2-5', 'building-C1']);
    bid(table, 0, 2, play('auction-2-5', '$3'));
    expect(table.open.players[0]!.money).toBe(21);
    expect(table.open.players[0]!.discard).toEqual(['auction-2-5']);
  });

  test('TW-2 icons and cash together are exact', () => {
    const table = auction(2);
    deal(table, 0, ['auction-2-5']);
    bid(table, 0, 7, play('auction-2-5', '$3'));
    expect(table.open.players[0]!.money).toBe(16);
  });

  test('TW-2 no icon may be played without which the price is met', () => {
    const table = auction(2);
    deal(table, 0, ['auction-2-5', 'generic-b1']);
    expect(bidRefused(table, 0, 3, play('auction-2-5', '$3'), play('generic-b1', '$1'))).toBe('TW-2 icon-not-needed');
    expect(bidRefused(table, 0, 4, play('auction-2-5', '$3'), play('generic-b1', '$1'))).toBeUndefined();
  });

  test('TW-2 nobody bids more than cash and icons', () => {
    expect(bidRefused(auction(2), 0, 21)).toBe('TW-2 too-little-money');
  });

  test('TW-22 only Money is played in the auction', () => {
    const table = auction(2);
    deal(table, 0, ['auction-2-5']);
    expect(bidRefused(table, 0, 3, play('auction-2-5', '$3', 'R'))).toBe('TW-22 only-money-in-auction');
  });

  test('TW-4 a Consequence is paid in cash, before and besides the bid', () => {
    const table = auction(2);
    deal(table, 0, ['development-20']);
    bid(table, 0, 6, play('development-20', '$5'));
    expect(table.open.players[0]!.money).toBe(18);
    const poor = auction(2);
    deal(poor, 0, ['development-20']);
    write(poor, ({ open }) => {
      open.players[0]!.money = 0;
    });
    expect(bidRefused(poor, 0, 5, play('development-20', '$5'))).toBe('TW-4 consequence-unpaid');
  });
});

describe('TW-3 Auction cards', () => {
  test('TW-3 the first in the new order gains 1 Stress, 2 in round 6', () => {
    const table = act(auction(2), 0, 'pass');
    expect(table.open.players.map(({ stress }) => stress)).toEqual([1, 2]);
    const last = act(auction(2, 6), 0, 'pass');
    expect(last.open.players.map(({ stress }) => stress)).toEqual([1, 3]);
  });

  /** Seat 1 is first and takes of three cards, one of them Void. */
  function taking(hand: string[]): Table {
    const table = auction(2);
    deal(table, 1, hand);
    write(table, ({ open }) => {
      open.auction.display = ['auction-2-9', 'parcel-C1'];
    });
    return act(table, 0, 'pass');
  }

  test('TW-3 a Void Ticket costs another card at once that is not Void', () => {
    const table = taking(['generic-a1', 'auction-2-10']);
    expect(refused(table, 1, 'take', { card: 'auction-2-9', discard: null })).toBe('TW-3 void-needs-discard');
    expect(refused(table, 1, 'take', { card: 'auction-2-9', discard: 'auction-2-10' })).toBe('TW-3 void-needs-discard');
    act(table, 1, 'take', { card: 'auction-2-9', discard: 'generic-a1' });
    expect(table.state.own[1]!.hand).toEqual(['auction-2-9', 'auction-2-10']);
    expect(table.open.players[1]!.discard).toEqual(['generic-a1']);
  });

  test('TW-3 with nothing to discard nothing is discarded', () => {
    const table = taking(['auction-2-10']);
    act(table, 1, 'take', { card: 'auction-2-9', discard: null });
    expect(table.open.players[1]!.discard).toEqual([]);
  });

  test('TW-3 the Consequence of the card forced away applies; without cash nothing is paid', () => {
    const stressed = taking(['development-15']);
    act(stressed, 1, 'take', { card: 'auction-2-9', discard: 'development-15' });
    expect(stressed.open.players[1]!.stress).toBe(3);
    const poor = taking(['development-19']);
    write(poor, ({ open }) => {
      open.players[1]!.money = 0;
    });
    act(poor, 1, 'take', { card: 'auction-2-9', discard: 'development-19' });
    expect(poor.open.players[1]!.money).toBe(0);
  });

  test('TW-3 who takes a Parcel card owns the Parcel', () => {
    const table = taking([]);
    act(table, 1, 'take', { card: 'parcel-C1', discard: null });
    expect(table.open.parcels.C1).toBe(1);
    expect(keysOf(table)).toContain('parcel-bought');
  });

  test('TW-21 in round 6 no cards are taken: everybody looks for a hand', () => {
    const table = auction(2, 6);
    deal(table, 0, [], ['generic-a1']);
    act(table, 0, 'pass');
    expect(table.phase).toBe('search');
    expect(awaited(table)).toEqual({ 0: 'search' });
  });
});
