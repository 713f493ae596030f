import { byRows, type CellKey, cellOf } from '@cityhall/grid';
import { contracts } from '../content/contracts.ts';
import { kindWord, placeOf } from '../words/places.ts';
import { buildingsOf } from './city.ts';
import type { ScoreLine, ScoreSheet } from './define.ts';
import type { Open, Seat } from './state.ts';

/** Every point of every player with its source. Goals count once they have been given. */
export function scoreSheet(open: Open): ScoreSheet {
  return Object.fromEntries(
    open.players.map((_, seat) => {
      const lines = [...buildingLines(open, seat), ...contractLines(open, seat), ...goalLines(open, seat)];
      return [seat, { total: lines.reduce((sum, { points }) => sum + points, 0), lines }];
    }),
  );
}

function buildingLines(open: Open, seat: Seat): ScoreLine[] {
  const inOrder = (a: CellKey, b: CellKey) => byRows(cellOf(a), cellOf(b));
  return buildingsOf(open.board, seat)
    .sort(inOrder)
    .flatMap((cell) => {
      const { building } = open.board[cell]!;
      const sum = building!.completed;
      if (!sum) return [];
      const params = { kind: kindWord(open, cell), place: placeOf(cell), storey: sum.storey, storeys: sum.storeys };
      return [{ key: 'building', params, points: sum.points }];
    });
}

function contractLines(open: Open, seat: Seat): ScoreLine[] {
  return open.players[seat]!.revealed.map((name) => ({
    key: 'contract',
    params: { contract: { word: `contract.${name}` } },
    points: contracts[name].points,
  }));
}

function goalLines(open: Open, seat: Seat): ScoreLine[] {
  return (open.awards ?? [])
    .filter(({ winners }) => winners.includes(seat))
    .map(({ goal, winners, points }) => ({
      key: 'goal',
      params: { goal: { word: `goal.${goal}` }, shared: winners.length },
      points,
    }));
}
