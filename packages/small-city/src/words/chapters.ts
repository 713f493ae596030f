import type { Chapter } from '@cityhall/ruleset';
export const chapters: readonly Chapter[] = [];
