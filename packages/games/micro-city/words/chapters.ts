import type { Chapter } from '@cityhall/ruleset';

/** The rules page in the order in which one learns the game; each ruling is an anchor inside its chapter. */
export const chapters: readonly Chapter[] = [
  { id: 'aim', paragraphs: 2, rulings: [] },
  { id: 'setup', paragraphs: 3, rulings: [] },
  { id: 'company', paragraphs: 2, rulings: ['MC-4'] },
  { id: 'round', paragraphs: 2, rulings: ['MC-3', 'MC-14'] },
  { id: 'preparation', paragraphs: 2, rulings: ['MC-1'] },
  { id: 'project', paragraphs: 3, rulings: ['MC-2', 'MC-15'] },
  { id: 'investment', paragraphs: 5, rulings: ['MC-6', 'MC-8'] },
  { id: 'building', paragraphs: 4, rulings: ['MC-5', 'MC-9', 'MC-16', 'MC-18'] },
  { id: 'final', paragraphs: 2, rulings: [] },
  { id: 'logistics', paragraphs: 1, rulings: ['MC-7'] },
  { id: 'together', paragraphs: 3, rulings: ['MC-10'] },
  { id: 'competition', paragraphs: 4, rulings: ['MC-11', 'MC-12', 'MC-13', 'MC-17'] },
];
