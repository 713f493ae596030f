import type { Goal } from '../content/goals.ts';

export const goalWords: Record<Goal, { name: string; about: string }> = {
  tallestBuilding: { name: 'Tallest Building', about: 'The highest completed building.' },
  mostCommercial: { name: 'Most Commercial Buildings', about: 'Most completed Commercial buildings.' },
  mostResidential: { name: 'Most Residential Buildings', about: 'Most completed Residential buildings.' },
  mostContracts: { name: 'Most Contracts', about: 'Most revealed contracts.' },
  largestNeighbourhood: {
    name: 'Largest Neighbourhood',
    about: 'Most controlled buildings that hang together side by side.',
  },
  mostParkFronts: { name: 'Most Park Fronts', about: 'Most completed buildings next to a Park.' },
};
