import { rulesOf } from '@cityhall/ruleset';
import type { Expancity } from './state.ts';

export const { move, phase, ruleset } = rulesOf<Expancity>();
