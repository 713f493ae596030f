import { rulesOf } from '@cityhall/ruleset';
import type { SmallCity } from './state.ts';

export const { move, phase, ruleset } = rulesOf<SmallCity>();
