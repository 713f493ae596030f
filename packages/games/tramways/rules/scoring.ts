import { figures } from '../content/figures.ts';
import type { ScoreLine, ScoreSheet } from './define.ts';
import { happinessSources, type Open, type Seat } from './state.ts';

/** Happiness Points so far. */
export const happinessOf = (open: Open, seat: Seat): number =>
  Object.values(open.players[seat]!.happiness).reduce((sum, points) => sum + points, 0);

export const completeLinks = (open: Open, seat: Seat): number =>
  open.links.filter(({ owner, complete }) => owner === seat && complete).length;

/** Every point with its source; before the end as if the game ended now. */
export function scoreSheet(open: Open): ScoreSheet {
  return Object.fromEntries(
    open.players.map(({ happiness, money, stress }, seat) => {
      const links = completeLinks(open, seat);
      const lines: ScoreLine[] = [
        ...happinessSources.map((source) => ({ key: source, points: happiness[source] })),
        { key: 'links', params: { number: links }, points: links * figures.linkPoints },
        { key: 'money', params: { money }, points: Math.floor(money / figures.moneyPerPoint) },
        { key: 'stressLevel', params: { stress }, points: -stress },
      ];
      return [seat, { total: lines.reduce((sum, { points }) => sum + points, 0), lines }];
    }),
  );
}

/** The most points win; then the most money; then the victory is shared. */
export function outcomeOf(open: Open): NonNullable<Open['outcome']> {
  const sheet = scoreSheet(open);
  const totals = Object.fromEntries(open.players.map((_, seat) => [seat, sheet[seat]!.total]));
  const seats = [...open.players.keys()];
  const most = Math.max(...seats.map((seat) => totals[seat]!));
  const best = seats.filter((seat) => totals[seat] === most);
  const richest = Math.max(...best.map((seat) => open.players[seat]!.money));
  return { winners: best.filter((seat) => open.players[seat]!.money === richest), totals };
}
