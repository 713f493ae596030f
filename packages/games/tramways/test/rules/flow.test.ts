import { playOut } from '@cityhall/match';
import { seededRandom } from '@cityhall/ruleset';
import { act, awaited, begin, refused, viewOf, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { cardOf, parcelsOf, tramways } from '../../index.ts';
import { openTable, type Table } from './table.ts';

describe('setting up', () => {
  test('n = 3: 6 boards, 12 Parcels claimed, deck of 15 with 3 open, 3 Books, 2 tiles a type, hand 7, $3', () => {
    const table = openTable(3);
    const { open } = table;
    expect(open.map).toHaveLength(6);
    expect(Object.keys(open.parcels)).toHaveLength(12);
    expect(open.auction.display).toHaveLength(3);
    expect(open.auction.deck).toBe(12);
    expect(open.books.map(({ size }) => size)).toEqual([4, 4, 4]);
    expect(open.supply).toEqual({ R: 2, L: 2, C: 2, I: 2 });
    expect(open.typeTiles).toHaveLength(5);
    for (let turn = 0; turn < 3; turn++) {
      const [seat] = Object.keys(awaited(table)).map(Number);
      act(table, seat!, 'openBook', { book: turn });
      const [card, top] = table.state.own[seat!]!.looking;
      act(table, seat!, 'takeTicket', { card, top });
    }
    expect(table.open.players.map(({ hand, money, workers, stress }) => [hand, money, workers, stress])).toEqual(
      Array(3).fill([7, 3, 2, 1]),
    );
  });

  test('two players have two Industries and one tile of each other type', () => {
    expect(openTable(2).open.supply).toEqual({ R: 1, L: 1, C: 1, I: 2 });
  });

  test('a passenger stands on every printed space and one waits on each tile', () => {
    const { open } = openTable(5);
    const standing = Object.keys(open.passengers).length;
    expect(standing).toBeGreaterThan(12);
    expect(standing + open.reserve + 16).toBe(30);
  });

  test('all Parcels of the map that nobody has are in the Auction deck', () => {
    const { open, state } = openTable(3);
    const left = open.map
      .flatMap(({ board }) => parcelsOf(board))
      .filter((parcel) => open.parcels[parcel] === undefined);
    const deck = [...open.auction.display, ...state.sealed.auction];
    expect(left.every((parcel) => deck.includes(`parcel-${parcel}`))).toBe(true);
  });

  test('TW-18 the first Ticket is chosen in reverse turn order from a Book', () => {
    const table = openTable(3);
    expect(table.open.queue).toEqual([...table.open.order].reverse());
  });

  test('TW-18 Alternate rule: one of four kept in secret, three of the others on display', () => {
    const table = openTable(2, { development: 'alternate' });
    expect(awaited(table)).toEqual({ 0: 'keep', 1: 'keep' });
    const kept = table.state.own[0]!.offered[2]!;
    act(table, 0, 'keepTicket', { card: kept });
    expect(table.open.players[0]!.hand).toBe(6);
    act(table, 0, 'reconsiderTicket');
    act(table, 0, 'keepTicket', { card: kept });
    expect(refused(table, 1, 'keepTicket', { card: kept })).toBe('TW-18 ticket-not-offered');
    act(table, 1, 'keepTicket', { card: table.state.own[1]!.offered[0]! });
    expect(table.open).toMatchObject({ phase: 'auction', ticketDeck: 3 });
    expect(table.open.display).toHaveLength(3);
    expect(table.state.own[0]!.hand).toContain(kept);
    expect(table.open.players[0]!.seen).not.toContain(kept);
  });

  test('TW-14 Alternate rule: from the display, which is refilled, or blind from the deck', () => {
    const alternate = (): Table => {
      const table = openTable(2, { development: 'alternate' });
      for (const seat of [0, 1]) act(table, seat, 'keepTicket', { card: table.state.own[seat]!.offered[0]! });
      begin(table, 'actions');
      write(table, ({ open }) => {
        open.queue = [0];
        open.turn.actions = 1;
        open.ticket = { book: null };
      });
      return table;
    };
    const shown = alternate();
    const [card] = shown.open.display;
    act(shown, 0, 'takeDisplayed', { card });
    expect(shown.state.own[0]!.hand).toContain(card);
    expect(shown.open).toMatchObject({ ticketDeck: 2 });
    expect(shown.open.display).toHaveLength(3);
    const blind = alternate();
    const [top] = blind.state.sealed.tickets;
    act(blind, 0, 'takeBlind');
    expect(blind.state.own[0]!.hand).toContain(top);
    expect(blind.open.ticketDeck).toBe(2);
  });

  test('TW-19 the advanced draft: two cards each, the last four, then back', () => {
    const table = openTable(3, { deal: 'draft' });
    const order = [...table.open.order];
    const turns: number[] = [];
    while (table.phase === 'drafting') {
      const [seat] = Object.keys(awaited(table)).map(Number);
      turns.push(seat!);
      act(table, seat!, 'draftParcels', { parcels: table.open.pool.slice(0, 2) });
    }
    expect(turns).toEqual([...order, ...[...order].reverse()]);
    expect(Object.values(table.open.parcels).filter((seat) => seat === order[2])).toHaveLength(4);
  });

  test('TW-19 everybody may choose the side of the player board; the first player may lay out the map', () => {
    const table = openTable(2, { playerBoards: 'chosen', layout: 'chosen' });
    act(act(table, 1, 'chooseBoard', { board: 'difficult' }), 0, 'chooseBoard', { board: 'normal' });
    expect(table.open.players.map(({ workers }) => workers)).toEqual([2, 1]);
    const seat = table.open.order[0]!;
    expect(awaited(table)).toEqual({ [seat]: 'map' });
    const map = ['A', 'B', 'C', 'E'].map((board) => ({ board, side: 1920, turns: 0 }));
    expect(refused(table, seat, 'layOut', { map })).toBe('TW-19 building-type-missing');
    map[3]!.board = 'D';
    act(table, seat, 'layOut', { map });
    expect(table.open.map.map(({ board }) => board)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('TW-19 the expert map is for two players', () => {
    expect(tramways.refuseSetup!(3, { expert: true })?.code).toBe('expert-for-two');
    expect(openTable(2, { expert: true }).open.map).toHaveLength(3);
  });
});

describe('whole games', () => {
  test.each(tramways.variants().map((variant) => [variant]))('bots play %j to the end', ({ seats, options }) => {
    const bots = Array.from({ length: seats }, () => tramways.bot);
    const { state, outcome } = playOut(tramways, options, bots, seededRandom(5));
    expect(tramways.faults(state)).toEqual([]);
    expect(outcome.winners.length).toBeGreaterThan(0);
    // All Parcels and Auction cards were taken.
    expect(state.open.auction).toMatchObject({ display: [], deck: 0 });
    expect(state.open.round).toBe(6);
  });

  test('a spectator’s view names no hidden card', () => {
    const table = openTable(2);
    expect(viewOf(table, null).own).toBeNull();
    const open = JSON.stringify(table.open);
    for (const card of [...table.state.sealed.books.flat(), ...table.state.sealed.auction])
      expect(open).not.toContain(`"${cardOf(card).id}"`);
  });
});
