import type { Chapter } from '@cityhall/ruleset';

/** The rules page: chapters in the order of a round. */
export const chapters: readonly Chapter[] = [
  { id: 'setup', paragraphs: 3, rulings: ['SC-28'] },
  { id: 'borough', paragraphs: 3, rulings: ['SC-7', 'SC-8', 'SC-6'] },
  { id: 'actions', paragraphs: 3, rulings: ['SC-1', 'SC-2', 'SC-3', 'SC-23'] },
  { id: 'build', paragraphs: 3, rulings: ['SC-4', 'SC-5', 'SC-10', 'SC-11', 'SC-12'] },
  { id: 'upgrades', paragraphs: 2, rulings: ['SC-9'] },
  { id: 'cultural', paragraphs: 2, rulings: ['SC-27'] },
  { id: 'citizens', paragraphs: 3, rulings: ['SC-13', 'SC-14', 'SC-15', 'SC-16', 'SC-17'] },
  { id: 'income', paragraphs: 3, rulings: ['SC-18'] },
  { id: 'votes', paragraphs: 1, rulings: [] },
  { id: 'pollution', paragraphs: 3, rulings: ['SC-19', 'SC-20', 'SC-21'] },
  { id: 'council', paragraphs: 2, rulings: ['SC-22'] },
  { id: 'ending', paragraphs: 2, rulings: ['SC-24'] },
  { id: 'advanced', paragraphs: 3, rulings: ['SC-25'] },
  { id: 'solo', paragraphs: 2, rulings: ['SC-26'] },
];
