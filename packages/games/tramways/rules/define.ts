import { rulesOf } from '@cityhall/ruleset';
import type { Tramways } from './state.ts';

export const { move, phase, ruleset } = rulesOf<Tramways>();
