import { figures, playerBoards } from '../content/figures.ts';
import type { Player } from './state.ts';

/** What a plan or a table knows of a player's Stress. */
export type Stressed = Pick<Player, 'board' | 'stress' | 'happiness'>;

const trackOf = ({ board }: Pick<Player, 'board'>): readonly number[] => playerBoards[board].stress;

/** Happiness Points that so many steps up cost: the step that reaches the end, and each beyond it (TW-15). */
export function lossOf(player: Stressed, steps: number): number {
  const track = trackOf(player);
  const free = track.length - 2 - track.indexOf(player.stress);
  return Math.max(0, steps - Math.max(0, free));
}

/** Raises Stress step by step (TW-15). */
export function addStress(player: Stressed, steps: number): void {
  const track = trackOf(player);
  player.happiness.stress -= lossOf(player, steps);
  player.stress = track[Math.min(track.length - 1, track.indexOf(player.stress) + steps)]!;
}

export const isCalm = (player: Stressed): boolean => player.stress === trackOf(player)[0];

/** One step down, if there is one. */
export function relieve(player: Stressed): void {
  const track = trackOf(player);
  player.stress = track[Math.max(0, track.indexOf(player.stress) - 1)]!;
}

export const isExhausted = ({ stress }: Pick<Player, 'stress'>): boolean => stress === figures.mostStress;
