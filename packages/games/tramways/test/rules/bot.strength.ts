import { playOut } from '@cityhall/match';
import { anyChoice, judge, type Random, seededRandom } from '@cityhall/ruleset';
import { describe, expect, test } from 'vitest';
import { type Seat, type TramwaysView, tramways } from '../../index.ts';

const anyone = (view: TramwaysView, seat: Seat, random: Random) => anyChoice(tramways, view, seat, random)!;
const usual = tramways.variants()[0]!.options;

describe('the bot', () => {
  test('beats a random player in 19 of 20 games at least', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const players = game % 2 === 0 ? [tramways.bot, anyone] : [anyone, tramways.bot];
      const { outcome } = playOut(tramways, usual, players, seededRandom(game + 1));
      if (outcome.winners.join() === `${game % 2}`) won += 1;
    }
    expect(won).toBeGreaterThan(18);
  });

  test('three bots complete 8 links and deliver 12 passengers a game on average, and choose nothing that is refused', () => {
    const games = 4;
    let links = 0;
    let trips = 0;
    for (let game = 0; game < games; game++) {
      const bots = [tramways.bot, tramways.bot, tramways.bot];
      const { state } = playOut(tramways, usual, bots, seededRandom(game + 1), (view, seat, { move, args }) => {
        expect(judge(tramways, view, seat, move, args).refusal).toBeUndefined();
        if (move === 'deliver') trips += 1;
      });
      links += state.open.links.filter(({ complete }) => complete).length;
    }
    expect(links / games).toBeGreaterThanOrEqual(8);
    expect(trips / games).toBeGreaterThanOrEqual(12);
  });
});
