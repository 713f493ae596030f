import { keyed, keyedAbout } from '@cityhall/ruleset';
import { contractWords } from './contracts.ts';
import { goalWords } from './goals.ts';
import { rulesWords } from './rules.ts';
import { tableWords } from './table.ts';
import { kindWords, tileWords } from './tiles.ts';

/** Every English text of the game. */
export const english = {
  ...tableWords,
  ...keyed('tile', tileWords),
  ...keyed('kind', kindWords),
  ...keyedAbout('goal', goalWords),
  ...keyed('contract', contractWords),
  ...rulesWords,
};
