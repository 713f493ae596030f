import type { Subject } from './conditions.ts';
import type { Mark } from './mark.ts';

export const goals = {
  tallestBuilding: { subject: { is: 'tallest', fit: { completed: true } }, mark: 'published' },
  mostCommercial: { subject: { is: 'count', fit: { kind: 'commercial', completed: true } }, mark: 'published' },
  mostResidential: { subject: { is: 'count', fit: { kind: 'residential', completed: true } }, mark: 'published' },
  mostContracts: { subject: { is: 'contracts' }, mark: 'published' },
  largestNeighbourhood: { subject: { is: 'neighbourhood', fit: {} }, mark: 'house' },
  mostParkFronts: { subject: { is: 'count', fit: { completed: true, beside: ['park'] } }, mark: 'house' },
} as const satisfies Record<string, { subject: Subject; mark: Mark }>;

export type Goal = keyof typeof goals;
export const goalNames = Object.keys(goals) as Goal[];
