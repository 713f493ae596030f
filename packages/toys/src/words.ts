import type { Words } from '@cityhall/ruleset';
import { english as carousel } from './carousel-words.ts';
import { english as stones } from './stones-words.ts';

/** The English words of each toy. */
export const toyWords: Readonly<Record<string, Words>> = { carousel, stones };
