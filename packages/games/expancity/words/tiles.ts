import type { LotKind, Tile } from '../content/tiles.ts';

export const tileWords: Record<Tile, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  park: 'Park',
  mall: 'Mall',
  stadium: 'Stadium',
  hospital: 'Hospital',
  school: 'School',
  church: 'Church',
  policeStation: 'Police Station',
  bank: 'Bank',
  bar: 'Bar',
  cityHall: 'City Hall',
};

export const kindWords: Record<LotKind, string> = { residential: 'Residential', commercial: 'Commercial' };
