import { figures } from '../../content/figures.ts';
import { phase } from '../define.ts';
import { judgePromise, judgeSpecial } from '../promises.ts';
import { revenueOf, titleFor, totalOf, winnersAmong } from '../scoring.ts';
import { afterSeat, citizensInPlay, isSolo, living } from '../seats.ts';
import type { Open } from '../state.ts';

/** Phase VIII: the Mayor goes on, the round ends. */
export const visit = phase({
  begin({ open }, { say }) {
    for (const seat of living(open)) {
      const player = open.players[seat]!;
      const revenue = revenueOf(player);
      player.revenue += revenue;
      player.inPlay.push(citizensInPlay(open, seat));
      if (open.victory === 'economic') say('all', 'revenue', { player: { seat }, revenue, sum: player.revenue });
      if (open.victory === 'citizens') say('all', 'in-play', { player: { seat }, number: player.inPlay.at(-1)! });
    }
    if (open.host !== null && open.round < figures.rounds) {
      const next = open.nextHost ?? afterSeat(open, open.host);
      open.previousHost = open.host;
      open.host = next;
      open.nextHost = null;
      say('all', 'mayor-visits', { player: { seat: next } });
    }
    open.round += 1;
  },
  awaits: () => ({}),
  stages: {},
  next: ({ round }) => (round > figures.rounds ? 'scoring' : 'street'),
});

/** After the last round: Promises are shown and judged, and the game is decided (SC-24). */
export const scoring = phase({
  begin(draft, { say }) {
    const { open } = draft;
    open.round = figures.rounds;
    const verdicts = open.players.map((_, seat) => {
      if (open.out.includes(seat)) return { promise: null, specials: [] };
      const { promise, specials } = draft.own[seat]!;
      return {
        promise: promise === null ? null : judgePromise(open, seat, promise),
        specials: specials.map((card) => judgeSpecial(open, seat, card)),
      };
    });
    open.verdicts = verdicts;
    for (const [seat, { promise, specials }] of verdicts.entries()) {
      for (const verdict of [...(promise ? [promise] : []), ...specials]) {
        const words = {
          player: { seat },
          promise: { word: `promise.${verdict.card}` as const },
          points: verdict.points,
        };
        if (verdict.met) say('all', 'promise-kept', words);
        else say('all', 'promise-broken', words);
      }
    }
    decide(open);
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'scoring',
});

function decide(open: Open): void {
  const totals = Object.fromEntries(open.players.map((_, seat) => [seat, totalOf(open, seat)]));
  if (isSolo(open)) {
    const title = titleFor(totals[0]!);
    open.outcome = { winners: title ? [0] : [], totals, reason: title ? `outcome.${title}` : 'outcome.no-title' };
    return;
  }
  open.outcome = { winners: winnersAmong(open, living(open)), totals };
}
