import { keyed, keyedAbout } from '@cityhall/ruleset';
import { rulesWords } from './rules.ts';
import { tableWords } from './table.ts';
import { actionWords, councilWords, materialWords, promiseWords, tileWords } from './things.ts';

/** Every English text of the game. */
export const english = {
  ...tableWords,
  ...keyed('tile', tileWords),
  ...keyed('material', materialWords),
  ...keyedAbout('action', actionWords),
  ...keyedAbout('council', councilWords),
  ...keyed('promise', promiseWords),
  ...rulesWords,
};
