import { rulesWords } from './rules.ts';
import { tableWords } from './table.ts';
import { nameWords } from './things.ts';

/** Every English text of the game. */
export const english = { ...tableWords, ...nameWords, ...rulesWords };
