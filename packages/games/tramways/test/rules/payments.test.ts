import { playOut } from '@cityhall/match';
import { defaultOptions, seededRandom } from '@cityhall/ruleset';
import { viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../content/cards.ts';
import { dollars } from '../../content/icons.ts';
import { cardUses, linkOffers, moneyPayments, purchasesAt, ticketPayments, tramways, tripOffers } from '../../index.ts';
import { judgeLaid } from '../../rules/links.ts';
import { railPayments } from '../../rules/payments.ts';
import { costOf, refusalOfPayment, refusalOfPlays } from '../../rules/plays.ts';
import type { Play, TramwaysView } from '../../rules/state.ts';
import { surveyOf } from '../../rules/survey.ts';
import { play, scene, type Table } from './table.ts';

const all = Number.POSITIVE_INFINITY;
const keyOf = (plays: readonly Play[]) =>
  plays
    .map(({ card, icons }) => `${card}[${[...icons].sort()}]`)
    .sort()
    .join(' ');
const keysOf = (ways: readonly (readonly Play[])[]) => ways.map(keyOf).sort();

/** Every set of the Money icons of a hand, as plays. */
function everySet(hand: readonly string[]): Play[][] {
  const icons = hand
    .flatMap((card) => cardOf(card).icons.map((icon) => ({ card, icon })))
    .filter(({ icon }) => dollars(icon) > 0);
  return Array.from({ length: 2 ** icons.length }, (_, bits) => {
    const plays: Play[] = [];
    for (const [at, { card, icon }] of icons.entries()) {
      if (!(bits & (1 << at))) continue;
      const there = plays.find((one) => one.card === card);
      if (there) there.icons.push(icon);
      else plays.push(play(card, icon));
    }
    return plays;
  });
}

describe('what a player may pay with', () => {
  const money = (hand: string[], cash: number): Table =>
    scene({
      hands: { 0: hand },
      change: ({ players }) => {
        players[0]!.money = cash;
      },
    });

  test.each([
    [['development-20', 'auction-2-5', 'building-L1', 'parcel-A1'], 0],
    [['development-20', 'auction-2-5', 'building-L1', 'parcel-A1'], 3],
    [['auction-2-5', 'building-L1', 'generic-b1'], 0],
  ])('TW-2 every set of Money icons of which none is needless: %j with $%i', (hand, cash) => {
    const table = money(hand, cash);
    const player = table.open.players[0]!;
    for (let price = 1; price <= 8; price++) {
      const legal = everySet(hand).filter(
        (plays) =>
          !refusalOfPlays(table.state.own[0]!, player, plays) && !refusalOfPayment(table.open, 0, price, plays),
      );
      expect(keysOf(moneyPayments(viewOf(table, 0), 0, price, all)), `$${price}`).toEqual(keysOf(legal));
    }
  });

  test('TW-4 every strip with every destination, two icons of one card among them, the cheapest first', () => {
    const hand = ['parcel-A1', 'parcel-A2', 'parcel-G1', 'parcel-G2', 'generic-a1', 'building-R1', 'development-1'];
    const table = scene({ hands: { 0: hand } });
    const ways = ticketPayments(viewOf(table, 0), 0, 'R', all);
    expect(ways.length).toBeGreaterThan(12);
    expect(keysOf(ways.map(({ plays }) => plays))).toContain('building-R1[R,strip]');
    const efforts = ways.map(({ stress, plays }) => stress + plays.length);
    expect(efforts).toEqual([...efforts].sort((a, b) => a - b));
    const player = table.open.players[0]!;
    for (const { plays } of ways) expect(refusalOfPlays(table.state.own[0]!, player, plays)).toBeUndefined();
    // What is looked at where nobody chooses by hand is the beginning of the same list.
    expect(ticketPayments(viewOf(table, 0), 0, 'R')).toEqual(ways.slice(0, 12));
  });

  test('TW-4 rail symbols with every destination', () => {
    const hand = ['generic-a1', 'auction-2-6', 'development-3', 'development-7', 'parcel-A1', 'parcel-G1'];
    const table = scene({ hands: { 0: hand } });
    const few = railPayments(viewOf(table, 0), 0, 2, ['L', 'C']);
    const many = railPayments(viewOf(table, 0), 0, 2, ['L', 'C'], all);
    expect(many.slice(0, few.length)).toEqual(few);
    expect(new Set(keysOf(many.map(({ plays }) => plays))).size).toBe(many.length);
  });

  test('TW-14 Leisure: Points may be bought without more Stress than the cards ask for', () => {
    const hand = ['auction-3-2', 'parcel-B1', 'building-L1', 'generic-b1', 'auction-2-5'];
    const table = money(hand, 0);
    const survey = surveyOf(table.open);
    const end = survey.types.indexOf('L');
    const found = purchasesAt(viewOf(table, 0), 0, end, [play('parcel-B1', 'strip'), play('auction-3-2', 'L')], all);
    expect(found.filter(({ buy, plays }) => buy === 3 && costOf(plays).stress === 0)).not.toEqual([]);
  });
});

describe('what the screen offers, in a whole game of five', () => {
  /** Every fifteenth table at which somebody is asked for an action. */
  const tables: TramwaysView[] = [];
  const options = { ...defaultOptions(tramways.options), sides: 'difficult', layout: 'random' };
  let asked = 0;
  const bots = Array.from({ length: 5 }, () => tramways.bot);
  playOut(tramways, options, bots, seededRandom(3), (view) => {
    if (view.flow.phase === 'actions' && asked++ % 15 === 0) tables.push(view);
  });

  test('every link that is offered may be laid', () => {
    let offered = 0;
    for (const view of tables) {
      const survey = surveyOf(view.open);
      for (const { laid } of linkOffers(view, view.seat!)) {
        expect(judgeLaid(view.open, survey, view.seat!, laid).refusal).toBeUndefined();
        offered += 1;
      }
    }
    expect(offered).toBeGreaterThan(100);
  });

  test('an icon is said to be of no use only where no set of cards uses it', () => {
    for (const view of tables) {
      const seat = view.seat!;
      const uses = cardUses(view, seat);
      const sets = [...linkOffers(view, seat, 2, all), ...tripOffers(view, seat, all)].map(({ payments }) => payments);
      for (const { card, icons } of [...new Set(sets)].flat().flatMap(({ plays }) => plays))
        for (const icon of icons) expect(uses[card]!.find((use) => use.icon === icon)!.refusal).toBeUndefined();
    }
  });
});
