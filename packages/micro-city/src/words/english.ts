import type { Words } from '@cityhall/ruleset';
import { nameWords } from './names.ts';
import { tableWords } from './table.ts';

/** Every English text of the game. */
export const english: Words = { ...tableWords, ...nameWords };
