import { anyChoice, type Choice, type Random } from '@cityhall/ruleset';
import type { Seat, SmallCityView } from './state.ts';
import { smallCity } from './ruleset.ts';

export function decide(view: SmallCityView, seat: Seat, random: Random): Choice {
  return anyChoice(smallCity, view, seat, random)!;
}
