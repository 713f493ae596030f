import { anyChoice, type Choice, type Random } from '@cityhall/ruleset';
import { microCity } from './ruleset.ts';
import type { MicroCityView, Seat } from './state.ts';

export function decide(view: MicroCityView, seat: Seat, random: Random): Choice {
  return anyChoice(microCity, view, seat, random)!;
}
