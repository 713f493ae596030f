import type { Random } from '@cityhall/ruleset';
import { advantageNames } from '../content/advantages.ts';
import { goalNames } from '../content/goals.ts';
import { isCompetitive } from './modes.ts';
import type { MicroCityState, MicroCityView, Own } from './state.ts';

/** A hidden world consistent with a view: the Goal cards left over and the Advantage deck in another order. */
export function imagineFrom({ open }: MicroCityView, random: Random): MicroCityState {
  const own: Record<number, Own> = {};
  for (const seat of open.players.keys()) own[seat] = {};
  if (!isCompetitive(open)) return { open, own, sealed: { goals: [], advantages: [] } };
  const taken = open.players.flatMap(({ earned }) =>
    earned.flatMap((one) => (one.from === 'advantage' ? one.advantage : [])),
  );
  const goals = goalNames.filter((name) => !open.goals.some(({ goal }) => goal === name));
  const advantages = advantageNames.filter((name) => !taken.includes(name) && !open.advantages.includes(name));
  return { open, own, sealed: { goals: random.shuffle(goals), advantages: random.shuffle(advantages) } };
}
