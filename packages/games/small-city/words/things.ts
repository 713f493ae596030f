import type { Action } from '../content/actions.ts';
import type { CouncilRow } from '../content/council.ts';
import type { PromiseNumber } from '../content/promises.ts';
import type { Material, TileName } from '../content/tiles.ts';

export const tileWords: Record<TileName, string> = {
  residence1: 'Residence 1',
  residence2: 'Residence 2',
  residence3: 'Residence 3',
  residence4: 'Residence 4',
  residence5: 'Residence 5',
  commerce1: 'Commerce 1',
  commerce2: 'Commerce 2',
  commerce3: 'Commerce 3',
  commerce4: 'Commerce 4',
  factory1: 'Factory 1',
  factory2: 'Factory 2',
  factory3: 'Factory 3',
  parkS: 'small Park',
  parkM: 'medium Park',
  parkL: 'large Park',
  warehouse: 'Warehouse',
  cityHall: 'City Hall',
  refinery: 'Refinery',
  harbor: 'Harbor',
  police: 'Police Station',
  fire: 'Fire Station',
  school: 'School',
  library: 'Library',
  museum: 'Museum',
  metro: 'Metro Station',
  clinic: 'CliniC',
  university: 'University',
};

export const materialWords: Record<Material, string> = {
  white: 'a white material',
  grey: 'a grey material',
  black: 'a black material',
};

export const actionWords: Record<Action, { name: string; about: string }> = {
  mayor: { name: 'Mayor', about: 'You are the Mayor’s host next round. In the solo game it does nothing.' },
  architect: { name: 'Architect', about: 'One Cultural Building of this round costs one material less.' },
  mediator: { name: 'Mediator', about: 'Every tile that costs money costs $1 less this round, but at least $1.' },
  engineer: { name: 'Engineer', about: 'Factories of your Borough that produce this round do not pollute.' },
  supporter: { name: 'Supporter', about: 'Take 2 votes or $1 at once.' },
  urbanPlanner: { name: 'Urban Planner', about: 'You may expand your Constructible Zone at once.' },
  cityCouncilor: {
    name: 'City Councilor',
    about: 'You may advance one of your council discs at once, for money or votes.',
  },
  opponent: { name: 'Opponent', about: 'A blank card.' },
  execAssistant: {
    name: 'Exec Assistant',
    about:
      'You may merge a Residence 1 with a Residence beside it into the next level, for $1 more than the other’s level.',
  },
  ecologist: { name: 'Ecologist', about: 'Citizens and Tourists in your Commerce do not pollute this round.' },
  attorney: { name: 'Attorney', about: 'Once this round you may put two Citizens on one space, and use it twice.' },
  anarchist: { name: 'Anarchist', about: 'Pay $2 or 3 votes at once; if you have neither, take 3 pollution.' },
};

export const councilWords: Record<CouncilRow, { name: string; about: string }> = {
  industry: { name: 'the Department of Industry', about: 'Building materials.' },
  building: { name: 'the Department of Building', about: 'A tile for nothing.' },
  economy: { name: 'the Department of Economy', about: 'Money or votes.' },
  tourism: { name: 'the Department of Tourism', about: 'More Citizens.' },
};

/** Every Promise, 1 to 16, and Special Promise, 17 to 32. */
export const promiseWords: Record<PromiseNumber, string> = {
  1: 'At least four different levels of Residence',
  2: 'All three levels of Factory',
  3: 'All four levels of Commerce',
  4: 'The whole Constructible Zone opened',
  5: 'At least two rows of the City Council completed',
  6: 'Pollution below 15',
  7: 'At least three dead Citizens',
  8: 'The Constructible Zone never expanded',
  9: 'At least three Commerce 4',
  10: 'At least three Park areas of five spaces or more',
  11: 'All 22 Citizens in use',
  12: 'Pollution above 40',
  13: 'At least three Factories 3',
  14: 'More than $17',
  15: 'All five levels of Residence',
  16: 'All six Cultural Buildings',
  17: 'Alone with the largest area of Factories',
  18: 'Alone with the largest area of Residences',
  19: 'Alone with the largest area of Commerce',
  20: 'Alone with the fewest dead Citizens',
  21: 'Alone with the most empty spaces in the Constructible Zone',
  22: 'Alone with the smallest area of Parks',
  23: 'Alone with the smallest area of Factories',
  24: 'Alone with the most dead Citizens',
  25: 'Alone with the fewest empty spaces in the Constructible Zone',
  26: 'Alone with the fewest Citizens in the Borough',
  27: 'Alone with the highest pollution',
  28: 'Alone with the smallest area of Residences',
  29: 'Alone with the fewest votes',
  30: 'Alone with the most spaces in use in the Constructible Zone',
  31: 'Alone with the most money',
  32: 'Alone in having both a Police Station and a Fire Station',
};
