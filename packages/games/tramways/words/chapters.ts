import type { Chapter } from '@cityhall/ruleset';

/** The rules page: chapters in the order of a round. */
export const chapters: readonly Chapter[] = [
  { id: 'setup', paragraphs: 3, rulings: ['TW-18', 'TW-19'] },
  { id: 'cards', paragraphs: 3, rulings: ['TW-4', 'TW-22', 'TW-2', 'TW-15'] },
  { id: 'auction', paragraphs: 2, rulings: ['TW-1', 'TW-3'] },
  { id: 'actions', paragraphs: 2, rulings: ['TW-16'] },
  { id: 'links', paragraphs: 3, rulings: ['TW-5', 'TW-6', 'TW-7', 'TW-8', 'TW-9'] },
  { id: 'building', paragraphs: 3, rulings: ['TW-10', 'TW-11'] },
  { id: 'passengers', paragraphs: 3, rulings: ['TW-12', 'TW-13', 'TW-14'] },
  { id: 'administration', paragraphs: 2, rulings: ['TW-17'] },
  { id: 'round', paragraphs: 1, rulings: ['TW-20'] },
  { id: 'ending', paragraphs: 2, rulings: ['TW-21'] },
];
