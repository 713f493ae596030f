import { cellOf, groups } from '@cityhall/grid';
import type { Subject } from '../content/conditions.ts';
import { figures } from '../content/figures.ts';
import { type Goal, goals } from '../content/goals.ts';
import { buildingsOf } from './city.ts';
import { fits } from './fits.ts';
import type { Award, Board, Open, Seat } from './state.ts';

/** How much each seat has of what a goal compares. */
function goalStanding(open: Open, goal: Goal): number[] {
  return open.players.map((player, seat) => measure(open.board, seat, goals[goal].subject, player.revealed.length));
}

function measure(board: Board, seat: Seat, subject: Subject, revealed: number): number {
  if (subject.is === 'contracts') return revealed;
  const fitting = buildingsOf(board, seat).filter((cell) => fits(board, seat, cell, subject.fit));
  switch (subject.is) {
    case 'count':
      return fitting.length;
    case 'tallest':
      return Math.max(0, ...fitting.map((cell) => board[cell]!.building!.storeys));
    case 'neighbourhood':
      return Math.max(0, ...groups(fitting.map(cellOf)).map((group) => group.length));
  }
}

/** Who would get a goal now, and how many points each: ties split evenly, nobody with nothing. */
function awardOf(open: Open, goal: Goal): Award {
  const standing = goalStanding(open, goal);
  const most = Math.max(...standing);
  const winners = most > 0 ? standing.flatMap((held, seat) => (held === most ? [seat] : [])) : [];
  const points = standing.length === figures.fewestPlayers ? figures.goalPointsOfTwo : figures.goalPoints;
  return { goal, standing, winners, points: winners.length > 0 ? points / winners.length : 0 };
}

/** Every goal in play as it stands now. */
export function goalStandings(open: Open): Award[] {
  return open.goals.map((goal) => awardOf(open, goal));
}
