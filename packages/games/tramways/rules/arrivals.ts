import type { Tools } from './define.ts';
import type { Open } from './state.ts';
import { emptySpaces, surveyOf } from './survey.ts';

/** New passengers on the empty spaces of this round's building type, as far as the reserve reaches (TW-20). */
export function arrive(open: Open, { say }: Pick<Tools, 'say'>): void {
  const type = open.typeTiles.shift()!;
  const spaces = emptySpaces(open, surveyOf(open), type).slice(0, open.reserve);
  for (const cell of spaces) open.passengers[cell] = true;
  open.reserve -= spaces.length;
  say('all', 'arrived', { number: spaces.length, type: { word: `type.${type}` } });
}
