import { gameOf } from '../content/games.ts';
import { freshBuilding } from './building.ts';
import type { ScoreLine, ScoreSheet } from './define.ts';
import { isCompetitive } from './modes.ts';
import { pointsOf } from './points.ts';
import type { Open, Seat } from './state.ts';

/** Every point with its source. Where players build alone or together, the stages completed stand for points. */
export function scoreSheet(open: Open): ScoreSheet {
  const seats = [...open.players.keys()];
  if (isCompetitive(open)) {
    return Object.fromEntries(
      seats.map((seat) => [seat, { total: pointsOf(open, seat), lines: pointLines(open, seat) }]),
    );
  }
  const { completed, of } = stagesCompleted(open);
  const lines: ScoreLine[] = [{ key: 'stages', params: { completed, of }, points: completed }];
  return Object.fromEntries(seats.map((seat) => [seat, { total: completed, lines }]));
}

function pointLines(open: Open, seat: Seat): ScoreLine[] {
  return open.players[seat]!.earned.map((earning) => {
    const { points } = earning;
    if (earning.from === 'token') return { key: 'token', points };
    if (earning.from === 'advantage') {
      return { key: 'advantage', params: { advantage: { word: `advantage.${earning.advantage}` } }, points };
    }
    return { key: 'goal', params: { goal: { word: `goal.${earning.goal}` }, area: earning.area + 1 }, points };
  });
}

/** Stages completed of all stages of the game, over both sides of the card in the extended mode. */
export function stagesCompleted(open: Open): { completed: number; of: number } {
  const order = gameOf(open.game).buildings;
  const stages = order.map((name) => freshBuilding(name).stages.length);
  const before = open.building ? order.indexOf(open.building.name) : 0;
  const now = open.building?.stages.filter(({ completed }) => completed).length ?? 0;
  const sum = (list: readonly number[]) => list.reduce((total, number) => total + number, 0);
  return { completed: sum(stages.slice(0, before)) + now, of: sum(stages) };
}
