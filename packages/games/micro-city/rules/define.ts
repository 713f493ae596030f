import { rulesOf } from '@cityhall/ruleset';
import type { MicroCity } from './state.ts';

export const { move, phase, ruleset } = rulesOf<MicroCity>();
