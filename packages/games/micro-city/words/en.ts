import { nameWords } from './names.ts';
import { rulesWords } from './rules.ts';
import { tableWords } from './table.ts';

/** Every English text of the game. */
export const english = { ...tableWords, ...nameWords, ...rulesWords };
