import type { Chapter } from '@cityhall/ruleset';

/** The rules page in the order in which one learns the game; each ruling is an anchor inside its chapter. */
export const chapters: readonly Chapter[] = [
  { id: 'setup', paragraphs: 3, rulings: [] },
  { id: 'turn', paragraphs: 2, rulings: ['EX-13'] },
  { id: 'zoning', paragraphs: 1, rulings: ['EX-11'] },
  { id: 'building', paragraphs: 5, rulings: ['EX-3', 'EX-4', 'EX-5', 'EX-6'] },
  { id: 'completing', paragraphs: 4, rulings: ['EX-2', 'EX-7', 'EX-14'] },
  { id: 'contracts', paragraphs: 3, rulings: ['EX-9', 'EX-10'] },
  { id: 'planning', paragraphs: 1, rulings: ['EX-1', 'EX-12'] },
  { id: 'goals', paragraphs: 2, rulings: [] },
  { id: 'end', paragraphs: 2, rulings: ['EX-8'] },
];
